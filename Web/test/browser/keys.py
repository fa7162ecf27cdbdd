"""Keys as the WebDriver protocol names them: each a list of strokes for `Browser.keys`."""

NAMED = {
    "bs": "\ue003", "tab": "\ue004", "enter": "\ue007", "shift": "\ue008", "ctrl": "\ue009", "alt": "\ue00a",
    "escape": "\ue00c", "end": "\ue010", "home": "\ue011", "left": "\ue012", "up": "\ue013", "right": "\ue014",
    "down": "\ue015", "del": "\ue017",
}


def press(name):
    """`press("bs")`, `press("ctrl+a")`, `press("ctrl+shift+z")`: down in order, up in the reverse."""
    values = [NAMED.get(part, part) for part in name.split("+")]
    down = [{"type": "keyDown", "value": value} for value in values]
    return down + [{"type": "keyUp", "value": value} for value in reversed(values)]


def text(characters):
    """Each code point is a key of its own, as if the keyboard had it."""
    return [{"type": kind, "value": character} for character in characters for kind in ("keyDown", "keyUp")]
