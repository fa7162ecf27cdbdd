"""Counts how the rows went, and shows it as a table."""

from collections import Counter
from pathlib import Path

import scenarios

KINDS = ("by keys", "by dispatched events", "skipped", "failed")

HEAD = """# Browsers

Every row of `Tests/Scenarios` is played on `<amount-field>` in three browsers; `Scripts/test web` does it. Keys are
real ones, sent by the browser's driver, and pasting goes through the clipboard. Where a driver cannot do what a row
says, the page dispatches the events that the browser would send; these rows are counted by themselves.

This page is written by `.venv/bin/pytest Web/test/browser --write-table Docs/Browsers.md`.
"""


class Report:
    def __init__(self):
        self.versions = {}
        self.results = Counter()
        self.skipped = {}

    def count(self, browser, row, kind, reason=None):
        self.results[browser, row.file, kind] += 1
        if reason:
            self.skipped.setdefault((browser, reason), []).append(row.place)

    def table(self):
        lines = ["| browser | file | " + " | ".join(KINDS) + " |", "|---|---|" + "---:|" * len(KINDS)]
        files = [path.name for path in scenarios.FILES]
        for browser, version in self.versions.items():
            counts = {file: [self.results[browser, file, kind] for kind in KINDS] for file in files}
            counts["all"] = [sum(column) for column in zip(*counts.values())]
            for file, numbers in counts.items():
                lines.append(f"| {browser} {version} | {file} | {' | '.join(map(str, numbers))} |")
        if self.skipped:
            lines += ["", "| skipped rows | in | why |", "|---|---|---|"]
            lines += [f"| {', '.join(self.skipped[key])} | {key[0]} | {key[1]} |" for key in self.skipped]
        return "\n".join(lines)

    def write(self, path):
        Path(path).write_text(f"{HEAD}\n{self.table()}\n", encoding="utf-8")
