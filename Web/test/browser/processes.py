"""Starts programs so that nothing of them is left running."""

import os
import signal
import subprocess
import time
from contextlib import contextmanager, suppress

OWN_SESSION = {"start_new_session": True}


def end_session(leader, wait=3):
    """Ends every process of the session that this process leads, also those that moved to a group of their own."""
    for number in (signal.SIGTERM, signal.SIGKILL):
        deadline = time.monotonic() + wait
        while left := members(leader):
            for pid in left:
                with suppress(ProcessLookupError):
                    os.kill(pid, number)
            if time.monotonic() > deadline:
                break
            time.sleep(0.05)


def members(leader):
    """The processes of a session that have not ended."""
    return [pid for pid in map(int, filter(str.isdigit, os.listdir("/proc"))) if session_of(pid) == leader]


def session_of(pid):
    try:
        # After the name, which may hold anything and ends with the last parenthesis: state, parent, group, session.
        with open(f"/proc/{pid}/stat", encoding="utf-8", errors="replace") as stat:
            fields = stat.read().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return None
    return None if fields[0] == "Z" else int(fields[3])


@contextmanager
def running_program(command, **options):
    process = subprocess.Popen(command, stderr=subprocess.DEVNULL, **OWN_SESSION, **options)
    try:
        yield process
    finally:
        end_session(process.pid)
        process.wait()


@contextmanager
def display():
    """A screen in memory, for programs that want one; its name, such as :99."""
    command = ["Xvfb", "-displayfd", "1", "-screen", "0", "1280x900x24", "-nolisten", "tcp"]
    with running_program(command, stdout=subprocess.PIPE, text=True) as process:
        yield f":{process.stdout.readline().strip()}"
