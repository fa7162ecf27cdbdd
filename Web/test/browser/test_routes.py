"""Text that comes and goes by the ways of a browser: the clipboard, dropping, autofill, words and lines, undoing."""

import pytest

from keys import press, text
from rows import drop


def test_copies_and_cuts_to_other_fields(page):
    page.start({}, ("1,234.5", 7, 7))
    page.keys(press("ctrl+a"), press("ctrl+c"), press("ctrl+x"))
    assert page.bench()["shown"] == ["", 0, 0]
    page.script("document.querySelector('#source').value = ''; document.querySelector('#source').focus()")
    page.keys(press("ctrl+v"))
    assert page.script("return document.querySelector('#source').value") == "1,234.5"


def test_pastes_what_it_has_copied(page):
    page.start({"locale": "fr-FR", "currency": "EUR", "symbol": "symbol"}, ("1\u202f234,50\xa0€", 8, 8))
    page.keys(press("ctrl+a"), press("ctrl+c"), press("bs"))
    assert page.bench()["amount"] == "nil"
    page.keys(press("ctrl+v"))
    state = page.bench()
    assert (state["amount"], state["shown"][0], state["reject"]) == ("1234.50", "1\u202f234,50\xa0€", [])


def test_a_refused_paste_changes_nothing(page):
    page.start()
    page.bench(("hold", "twelve"))
    page.keys(press("ctrl+c"))
    page.start({}, ("1,234", 2, 4))
    page.keys(press("ctrl+v"))
    state = page.bench()
    assert (state["shown"], state["reject"]) == (["1,234", 2, 4], ["unreadableAmount"])


# The whole number is one word and one line, whatever the browser makes of its separators.
@pytest.mark.parametrize("key, caret, shown", [
    ("ctrl+bs", 8, ["", 0, 0]),
    ("ctrl+del", 0, ["", 0, 0]),
    ("ctrl+bs", 3, ["34.56", 0, 0]),
    ("ctrl+del", 3, ["12", 2, 2]),
])
def test_deletes_words_by_keys(page, key, caret, shown):
    page.start({}, ("1,234.56", caret, caret))
    page.keys(press(key))
    assert page.bench()["shown"] == shown
    page.keys(press("ctrl+z"))
    assert page.bench()["shown"] == ["1,234.56", caret, caret]


@pytest.mark.parametrize("kind, deleted, shown", [
    ("deleteSoftLineBackward", [0, 3], ["34.56", 0, 0]),
    ("deleteHardLineForward", [3, 8], ["12", 2, 2]),
    ("deleteEntireSoftLine", [0, 8], ["", 0, 0]),
])
def test_deletes_lines(page, kind, deleted, shown):
    page.start({}, ("1,234.56", 3, 3))
    assert page.bench(("edit", kind, None, deleted))["shown"] == shown


def test_replaces_what_was_corrected(page):
    page.start({}, ("1,234", 0, 5))
    assert page.bench(("edit", "insertReplacementText", "1,250.50"))["shown"] == ["1,250.50", 8, 8]
    state = page.bench(("select", 0, 8), ("edit", "insertReplacementText", "oops"))
    assert (state["shown"][0], state["reject"]) == ("1,250.50", ["unreadableAmount"])


def test_takes_what_is_filled_in(page):
    page.start({"locale": "de-DE", "currency": "EUR"}, ("", 0, 0))
    assert page.bench(("autofill", "1.234,50"))["amount"] == "1234.50"
    state = page.bench(("autofill", "Erika"))
    assert (state["shown"][0], state["amount"], state["reject"]) == ("1.234,50", "1234.50", ["unreadableAmount"])


def test_takes_what_is_filled_in_without_focus(page):
    page.start({"fraction-digits": "2-2"}, ("1", 1, 1))
    page.keys(press("tab"))
    state = page.bench(("autofill", "99.5"))
    assert (state["shown"][0], state["amount"], state["isActive"]) == ("99.50", "99.50", False)


def test_drops(page):
    """By real dragging where the driver can; in the others the page says that it has happened."""
    page.start({}, ("1,234", 5, 5))
    drop_text(page, "56")
    state = page.bench()
    assert state["reject"] == []
    assert sorted(state["amount"]) == sorted("123456")
    assert state["shown"] == state["told"]
    drop_text(page, "x")
    after = page.bench()
    assert (after["amount"], after["reject"]) == (state["amount"], ["unexpectedCharacter"])


def test_drops_where_no_focus_is(page):
    """Chromium gives the focus to where something was dropped."""
    page.start({"fraction-digits": "2-2"}, ("", 0, 0))
    page.keys(press("tab"))
    drop_text(page, "5")
    state = page.bench()
    assert (state["shown"][0], state["reject"]) == ("5" if page.name == "chromium" else "5.00", [])
    page.bench(("focus",))
    page.keys(press("tab"))
    assert page.bench()["shown"][0] == "5.00"


def drop_text(page, dropped):
    if page.name == "chromium":
        drop(page, dropped)
    else:
        page.bench(("edit", "insertFromDrop", dropped))


@pytest.mark.parametrize("redo", ["ctrl+shift+z", "ctrl+y"])
def test_undoes_and_redoes_by_keys(page, redo):
    """Some of the edits are done by the browser, some by the field: the history is one."""
    page.start()
    page.keys(text("1234567.8"), press("left"), press("bs"), text("9"))
    done = page.bench()["shown"]
    states = [done]
    for _ in range(10):
        page.keys(press("ctrl+z"))
        states.append(page.bench()["shown"])
        if states[-1][0] == "":
            break
    assert states[-1] == ["", 0, 0]
    assert "1,234,567.8" in [shown[0] for shown in states]
    for expected in reversed(states[:-1]):
        page.keys(press(redo))
        assert page.bench()["shown"][0] == expected[0]


def test_undoes_by_the_menu(page):
    page.start()
    page.keys(text("1234"), press("home"), text("5"))
    assert page.bench(("history", "historyUndo"))["shown"][0] == "1,234"
    assert page.bench(("history", "historyUndo"))["shown"][0] == ""
    assert page.bench(("history", "historyRedo"), ("history", "historyRedo"))["shown"][0] == "51,234"


def test_agrees_with_the_browsers_own_undo(page):
    """Whatever the browser's own history does, the field ends at a text that it can have."""
    page.start()
    page.keys(text("1234.5"), press("bs"), text("7"))
    for _ in range(4):
        page.script("document.execCommand('undo')")
        state = page.bench()
        assert state["shown"] == state["told"]
        amount = "nil" if state["shown"][0] == "" else state["shown"][0].replace(",", "").rstrip(".")
        assert state["amount"] == amount
