"""Input methods. Chromium composes by its own means; in the others the page dispatches what a composition sends."""

import pytest

from keys import press, text
from rows import compose, insert


def mark(page, marked):
    if page.name == "chromium":
        compose(page, marked)
    else:
        page.bench(("mark", marked))


def commit(page, committed):
    if page.name == "chromium":
        insert(page, committed)
    else:
        page.bench(("commit", committed))


@pytest.mark.parametrize("start, marked, committed, shown, amount, reject", [
    (("1,234", 3, 3), ["w", "wu"], "５", ["12,5|34"], "12534", []),
    (("1,234", 3, 3), ["w", "wu"], "五", ["1,2|34"], "1234", ["unexpectedCharacter"]),
    (("1,234", 2, 5), ["1", "12", "123"], "99.5", ["199.5|"], "199.5", []),
    (("", 0, 0), ["１", "１２"], "１２３４", ["1,234|"], "1234", []),
])
def test_asks_at_the_commit(page, start, marked, committed, shown, amount, reject):
    page.start({}, start)
    before = page.bench()["amount"]
    lower, upper = start[1:]
    for part in marked:
        mark(page, part)
        state = page.bench()
        assert state["shown"][0] == start[0][:lower] + part + start[0][upper:], "nothing is rewritten meanwhile"
        assert (state["amount"], state["reject"]) == (before, [])
    commit(page, committed)
    state = page.bench()
    plain, _, rest = shown[0].partition("|")
    assert state["shown"] == state["told"] == [plain + rest, len(plain), len(plain)]
    assert (state["amount"], state["reject"]) == (amount, reject)


def test_a_composition_that_is_given_up_leaves_no_trace(page):
    page.start({}, ("12", 2, 2))
    mark(page, "san")
    mark(page, "") if page.name == "chromium" else page.bench(("commit", ""))
    assert page.bench()["shown"] == ["12", 2, 2]
    page.keys(text("3"))
    assert page.bench()["shown"] == ["123", 3, 3]


def test_a_composition_ends_with_the_focus(page):
    page.start({"fraction-digits": "2-2"}, ("12", 2, 2))
    mark(page, "3")
    page.keys(press("tab"))
    state = page.bench()
    assert (state["shown"][0], state["amount"], state["isActive"]) == ("123.00", "123.00", False)


def test_undo_takes_back_a_composition(page):
    page.start({}, ("12", 2, 2))
    mark(page, "san")
    commit(page, "３４")
    assert page.bench()["shown"][0] == "1,234"
    page.keys(press("ctrl+z"))
    assert page.bench()["shown"] == ["12", 2, 2]
    page.keys(press("ctrl+shift+z"))
    assert page.bench()["shown"][0] == "1,234"


# The page sets something while text is marked. Where the text is another one then, what was marked is gone, and no
# browser need tell so; where it is not, it stays marked.
@pytest.mark.parametrize("action, then, committed", [
    ("bench.field.locale = 'de-DE'", ["1.234,5", 7, 7], ["1.234,56", 8, 8]),
    ("bench.field.value = '99'", ["99", 2, 2], ["996", 3, 3]),
    ("bench.field.maximum = '5000'", ["1,234.56", 8, 8], ["1,234.56", 8, 8]),
    ("bench.field.value = bench.field.value", ["1,234.56", 8, 8], ["1,234.56", 8, 8]),
])
def test_a_page_sets_something_meanwhile(page, action, then, committed):
    page.start({}, ("1,234.5", 7, 7))
    mark(page, "6")
    page.script(action)
    assert page.bench()["shown"] == then
    if page.name == "chromium" or then[0] == "1,234.56":
        commit(page, "6")
    else:
        page.keys(text("6"))
    page.keys(text("x"))
    state = page.bench()
    assert state["shown"] == state["told"] == committed
    assert state["reject"] == ["unexpectedCharacter"]
