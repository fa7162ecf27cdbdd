"""Reads the scenario files, Tests/Scenarios/*.tsv; their format is in Docs/Scenarios.md."""

import re
from dataclasses import dataclass, field
from pathlib import Path

FILES = sorted((Path(__file__).resolve().parents[3] / "Tests/Scenarios").glob("*.tsv"))

CHECKS = ("reject", "amount", "validity", "applied")

ESCAPE = re.compile(r"\\(u\{([0-9A-Fa-f]+)\}|.)", re.DOTALL)
PLAIN = {"t": "\t", "n": "\n", "s": " ", "\\": "\\", ")": ")", "|": "|", "[": "[", "]": "]"}
ACTION = re.compile(r" *([a-z]+)(?:\(((?:[^\\)]|\\.)*)\))?(?:\*(\d+))?(?= |$)")


@dataclass
class Scenario:
    file: str
    line: int
    format: str  # as in the row
    do: str
    options: dict
    start: tuple  # text, start and end of the selection in UTF-16 units
    actions: list  # pairs of a name and its arguments
    expect: tuple
    checks: dict = field(default_factory=dict)  # reject, amount, validity, applied: those that the row has

    @property
    def place(self):
        return f"{self.file}:{self.line}"


def unescape(text):
    return ESCAPE.sub(lambda found: chr(int(found[2], 16)) if found[2] else PLAIN[found[1]], text)


def utf16(text):
    return len(text.encode("utf-16-le")) // 2


def marked(cell):
    """`1,2|34` or `1,[23]4`: the text, and where the marks stand."""
    pieces = re.findall(r"\\u\{[^}]*\}|\\.|.", cell, re.DOTALL)
    text, marks = "", []
    for piece in pieces:
        if piece in ("|", "[", "]"):
            marks.append((piece, utf16(text)))
        else:
            text += unescape(piece)
    places = [place for _, place in marks]
    assert [mark for mark, _ in marks] in (["|"], ["[", "]"]), f"marks in {cell!r}"
    return text, places[0], places[-1]


def actions(cell):
    found, place = [], 0
    while cell[place:].strip(" "):
        match = ACTION.match(cell, place)
        assert match, f"no action: {cell[place:]!r}"
        name, argument, count = match.groups()
        found += [(name, arguments(name, argument))] * int(count or 1)
        place = match.end()
    return found


def arguments(name, argument):
    if argument is None:
        return ()
    if name == "replace":
        start, end, text = argument.split(",", 2)
        return int(start), int(end), unescape(text)
    if name in ("caret", "select"):
        return tuple(int(part) for part in argument.split(","))
    return (unescape(argument),)


def read(path):
    columns, options = None, {}
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        if not line.strip(" \t") or line.startswith("#"):
            continue
        cells = line.split("\t")
        if columns is None:
            columns = cells
            continue
        row = dict(zip(columns, cells))
        if row["format"] != "^":
            pairs = [pair.split("=", 1) for pair in row["format"].split(" ") if pair not in ("", "-")]
            options = {name: unescape(value) for name, value in pairs}
        checks = {name: unescape(row[name]) for name in CHECKS if row.get(name)}
        if "reject" in checks:
            checks["reject"] = [] if checks["reject"] == "-" else checks["reject"].split(",")
        start, done, expect = marked(row["start"]), actions(row["do"]), marked(row["expect"])
        yield Scenario(path.name, number, row["format"], row["do"], options, start, done, expect, checks)


def everything():
    return [scenario for path in FILES for scenario in read(path)]
