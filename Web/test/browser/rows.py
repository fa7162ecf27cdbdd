"""Plays the rows of the scenario files in a browser, with as few calls to it as their order allows."""

import keys
from skipped import SKIPPED

KEYS = {
    "bs": "bs", "del": "del", "left": "left", "right": "right", "home": "home", "end": "end", "selectall": "ctrl+a",
    "cut": "ctrl+x", "undo": "ctrl+z", "redo": "ctrl+shift+z", "blur": "tab",
}
# What the program of a page does.
BY_PAGE = {"focus", "select", "set"}
# The events that a browser would send, dispatched by the page.
DISPATCHED = {
    "paste": ("edit", "insertFromPaste"), "drop": ("edit", "insertFromDrop"), "dictate": ("edit", "insertText"),
    "replace": ("replace",), "autofill": ("autofill",), "mark": ("mark",), "commit": ("commit",), "unmark": ("commit",),
}


class Player:
    """Collects what a row asks for into calls of the page and runs of keys, each as long as possible."""

    def __init__(self, browser, row):
        self.browser = browser
        self.row = row
        self.calls = []
        self.strokes = []
        self.dispatched = set()
        self.is_left = False

    def play(self):
        """The state after the row, as bench.js reads it."""
        row = self.row
        pasted = [arguments[0] for name, arguments in row.actions if name == "paste" and arguments[0]]
        if pasted:
            self.call("hold", pasted[0])
            self.press(keys.press("ctrl+c"))
        self.clipboard = pasted[:1]
        self.call("start", row.options, row.start, row.actions[0][0] == "focus")
        for name, arguments in row.actions:
            self.act(name, *arguments)
        self.flush_keys()
        return self.page()

    def act(self, name, *arguments):
        if name in ("blur", "focus"):
            self.is_left = name == "blur"
        if name == "type":
            for character in arguments[0]:
                self.type(character)
        elif name == "paste" and list(arguments) == self.clipboard:
            self.press(keys.press("ctrl+v"))
        elif name in ("undo", "redo") and self.is_left:
            # Keys go elsewhere now; a menu of the browser does not.
            self.dispatched.add(name)
            self.call("history", f"history{name.capitalize()}")
        elif name in KEYS:
            self.press(keys.press(KEYS[name]))
        elif name == "caret":
            self.press(keys.press("home") + keys.press("right") * arguments[0])
        elif name in BY_PAGE:
            self.call(name, *arguments)
        elif self.can_really(name):
            self.flush_keys()
            self.page()
            DEVTOOLS[name](self.browser, *arguments)
        else:
            self.dispatched.add(name)
            self.call(*DISPATCHED[name], *arguments)

    def can_really(self, name):
        # A real drop brings the focus along, which a row with an idle field does not have.
        return self.browser.name == "chromium" and name in DEVTOOLS and not (name == "drop" and self.is_left)

    def type(self, character):
        if self.browser.name == "firefox" and ord(character) > 0xFFFF:
            # Its driver sends the two halves of a character as two keys, which no keyboard does.
            self.dispatched.add("type")
            self.call("edit", "insertText", character)
        else:
            self.press(keys.text(character))

    def call(self, *call):
        self.flush_keys()
        self.calls.append(call)

    def press(self, strokes):
        if self.calls:
            self.page()
        self.strokes += strokes

    def flush_keys(self):
        if self.strokes:
            self.browser.keys(self.strokes)
            self.strokes = []

    def page(self):
        calls, self.calls = self.calls, []
        return self.browser.bench(*calls)


def compose(browser, text):
    length = len(text.encode("utf-16-le")) // 2
    browser.devtools("Input.imeSetComposition", text=text, selectionStart=length, selectionEnd=length)


def insert(browser, text):
    browser.devtools("Input.insertText", text=text)


def drop(browser, text):
    """Drags a text over the middle of the field and lets it go."""
    x, y = browser.script("""
      const box = bench.field.getBoundingClientRect();
      return [box.x + box.width / 2, box.y + box.height / 2]
    """)
    data = {"items": [{"mimeType": "text/plain", "data": text}], "dragOperationsMask": 1}
    for step in ("dragEnter", "dragOver", "drop"):
        browser.devtools("Input.dispatchDragEvent", type=step, x=x, y=y, data=data)


# What the DevTools protocol of Chromium makes the browser itself do.
DEVTOOLS = {
    "mark": compose, "commit": insert, "dictate": insert, "drop": drop, "unmark": lambda browser: compose(browser, ""),
}


def differences(row, state):
    """In words, what a state has that the row does not expect."""
    wanted = {"shown": list(row.expect), **row.checks}
    found = [f"{name}: expected {wanted[name]!r}, got {state[name]!r}" for name in wanted if state[name] != wanted[name]]
    if state["told"] != state["shown"] and row.actions[-1][0] != "mark":
        found.append(f"the field says {state['told']!r}, its input shows {state['shown']!r}")
    return found


def why_skipped(browser_name, row):
    reasons = [why for names, rows, why in SKIPPED if browser_name in names and (row.format, row.do) in rows]
    return reasons[0] if reasons else None
