"""The browsers, each behind the same few calls. All of them run without a window on this machine's screen."""

import os
import socket
import tempfile
import time
from contextlib import contextmanager
from pathlib import Path
from subprocess import DEVNULL

from marionette_driver.errors import MarionetteException
from marionette_driver.marionette import Marionette
from selenium import webdriver
from selenium.common.exceptions import WebDriverException
from selenium.webdriver.chrome.service import Service as ChromeService
from selenium.webdriver.remote.command import Command
from selenium.webdriver.webkitgtk.options import Options as WebKitOptions
from selenium.webdriver.webkitgtk.service import Service as WebKitService
from urllib3.exceptions import HTTPError

from processes import OWN_SESSION, display, end_session, running_program

# Seconds for one call, and for a script in the page. A browser that takes longer counts as hung.
CALL = 60
SCRIPT = 45


class BrowserGone(Exception):
    """The browser died or hung; nothing more can be asked of it."""


class Browser:
    """One tab that all tests of a browser share."""

    def __init__(self, name, address, leader):
        self.name = name
        self.address = address
        self.leader = leader  # Of the session that all its processes belong to.
        self.gone = None

    def open(self, page):
        """Loads a page of the folder pages, and waits until the engine and bench.js are there."""
        self.call(self.navigate, self.address + page)
        found = self.script("""
          const deadline = Date.now() + 20000;
          return new Promise(function look(done) {
            const isOver = window.bench || errors.length > 0 || Date.now() > deadline;
            isOver ? done({ isThere: Boolean(window.bench), errors }) : setTimeout(look, 5, done);
          })
        """, wait=True)
        assert found["isThere"], f"{page} did not load: {found['errors'] or 'it took too long'}"

    def script(self, body, *arguments, wait=False):
        """Runs a function body in the page; its answer. With `wait`, the answer may be a promise."""
        if not wait:
            return self.call(self.execute, body, arguments)
        body = f"""
          const done = arguments[arguments.length - 1];
          Promise.resolve((function () {{ {body} }}).apply(null, arguments))
            .then(value => done({{ value }}), error => done({{ error: `${{error}} ${{error?.stack}}` }}));
        """
        answer = self.call(self.execute_async, body, arguments)
        assert "error" not in answer, answer["error"]
        return answer.get("value")

    def bench(self, *calls):
        """Calls functions of bench.js, each as (name, arguments …); the state of its field afterwards."""
        state = self.script("return bench.run(arguments[0])", calls, wait=True)
        assert state["errors"] == []
        return state

    def start(self, options={}, start=("", 0, 0)):
        """A new field that is being edited, on the page field.html."""
        return self.bench(("start", options, start, False))

    def keys(self, *strokes):
        """Presses real keys, as keys.py makes them."""
        self.call(self.perform, [{"type": "key", "id": "keyboard", "actions": sum(strokes, [])}])

    def eventually(self, body, *arguments):
        """Waits until a function body says yes; also over a change of pages."""
        deadline = time.monotonic() + 20
        while not self.holds(body, *arguments):
            assert time.monotonic() < deadline, f"never came true: {body}"
            time.sleep(0.05)

    def holds(self, body, *arguments):
        """What a function body says; no where the page that was asked is gone before it answers."""
        try:
            return self.script(body, *arguments)
        except (WebDriverException, MarionetteException) as error:
            if "unload" in str(error):
                return False
            raise

    def click(self, selector):
        """Clicks an element with the mouse, at its middle."""
        x, y = self.script("""
          const box = document.querySelector(arguments[0]).getBoundingClientRect();
          return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)]
        """, selector)
        actions = [{"type": "pointerMove", "x": x, "y": y, "duration": 0, "origin": "viewport"},
                   {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}
        self.call(self.perform, [mouse])

    def call(self, function, *arguments):
        if self.gone:
            raise BrowserGone(f"{self.name} is gone since {self.gone}")
        try:
            return function(*arguments)
        except (HTTPError, OSError) as error:
            self.gone = f"{function.__name__} of {str(arguments)[:200]}: {error!r}"
        except (WebDriverException, MarionetteException) as error:
            if self.answers():
                raise
            self.gone = f"{function.__name__} of {str(arguments)[:200]}: {error!r}"
        raise BrowserGone(f"{self.name} died or hung at {self.gone}")

    def answers(self):
        try:
            return self.execute("return 1", []) == 1
        except Exception:  # Whatever it is, it does not answer.
            return False


class Selenium(Browser):
    def __init__(self, name, address, driver):
        super().__init__(name, address, driver.service.process.pid)
        self.driver = driver
        self.wait_at_most(CALL)
        driver.set_script_timeout(SCRIPT)
        driver.set_page_load_timeout(SCRIPT)
        self.navigate = driver.get
        self.version = driver.capabilities["browserVersion"]

    def wait_at_most(self, seconds):
        self.driver.command_executor.client_config.timeout = seconds

    def execute(self, body, arguments):
        return self.driver.execute_script(body, *arguments)

    def execute_async(self, body, arguments):
        return self.driver.execute_async_script(body, *arguments)

    def perform(self, actions):
        self.driver.execute(Command.W3C_ACTIONS, {"actions": actions})


class Chromium(Selenium):
    def devtools(self, command, **parameters):
        """A command of the DevTools protocol, such as Input.imeSetComposition."""
        return self.call(self.driver.execute_cdp_cmd, command, parameters)


class Firefox(Browser):
    def __init__(self, address, leader, marionette):
        super().__init__("firefox", address, leader)
        self.marionette = marionette
        self.version = marionette.session_capabilities["browserVersion"]
        self.navigate = marionette.navigate

    def wait_at_most(self, seconds):
        self.marionette.client.socket_timeout = seconds

    def execute(self, body, arguments):
        return self.marionette.execute_script(body, script_args=arguments, sandbox=None)

    def execute_async(self, body, arguments):
        return self.marionette.execute_async_script(body, script_args=arguments, sandbox=None)

    def perform(self, actions):
        self.marionette.actions.perform(actions)


@contextmanager
def chromium(address):
    options = webdriver.ChromeOptions()
    for argument in ("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu", "--lang=en-US"):
        options.add_argument(argument)
    service = ChromeService("/usr/bin/chromedriver", popen_kw=dict(OWN_SESSION))
    with ending(service):
        yield Chromium("chromium", address, webdriver.Chrome(options=options, service=service))


@contextmanager
def webkit(address):
    options = WebKitOptions()
    [options.binary_location] = map(str, Path("/usr/lib").glob("*/webkit2gtk-4.1/MiniBrowser"))
    options.add_argument("--automation")
    with display() as name, tempfile.TemporaryDirectory() as home:
        # Its sandbox needs rights that a container does not have.
        settings = {"DISPLAY": name, "HOME": home, "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1", "LANG": "C.UTF-8"}
        service = WebKitService("/usr/bin/WebKitWebDriver", env=os.environ | settings, popen_kw=dict(OWN_SESSION))
        with ending(service):
            yield Selenium("webkit", address, webdriver.WebKitGTK(options=options, service=service))


@contextmanager
def ending(service):
    try:
        yield
    finally:
        if service.process:
            end_session(service.process.pid)
            service.process.wait()


@contextmanager
def firefox(address):
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        port = free_port()
        preferences = {
            "marionette.port": port, "intl.accept_languages": '"en-US"', "app.update.enabled": "false",
            "datareporting.policy.dataSubmissionEnabled": "false", "browser.shell.checkDefaultBrowser": "false",
        }
        lines = [f'user_pref("{name}", {value});\n' for name, value in preferences.items()]
        Path(profile, "user.js").write_text("".join(lines), encoding="utf-8")
        command = ["firefox-esr", "--headless", "--marionette", "--no-remote", "--profile", profile]
        with running_program(command, stdout=DEVNULL, env=os.environ | {"HOME": profile}) as process:
            marionette = Marionette(port=port, socket_timeout=CALL)
            marionette.raise_for_port(timeout=60, check_process_status=False)
            marionette.start_session(timeout=CALL)
            marionette.timeout.script = SCRIPT
            marionette.timeout.page_load = SCRIPT
            yield Firefox(address, process.pid, marionette)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


START = {"chromium": chromium, "webkit": webkit, "firefox": firefox}
