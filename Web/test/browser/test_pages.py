"""Pages that are not as usual: from right to left, or with a strict policy."""

from keys import press, text


def test_a_page_from_right_to_left(browser):
    browser.open("rtl.html")
    browser.script("bench.watch(document.querySelector('#total')); bench.focus()")
    browser.keys(text("1234567.5"))
    assert browser.bench()["shown"] == ["١٬٢٣٤٬٥٦٧٫٥", 11, 11]
    # Arrow keys go by sight: of digits, which run from left to right even here, the left one comes earlier.
    browser.keys(press("left"), press("left"), press("bs"), text("٩"))
    assert browser.bench()["shown"] == ["١٬٢٣٤٬٥٦٩٫٥", 9, 9]
    browser.keys(press("home"), text("-"))
    assert browser.bench()["amount"] == "-1234569.5"
    browser.keys(press("tab"))
    state = browser.bench()
    assert state["shown"][0] == "\u061c-١٬٢٣٤٬٥٦٩٫٥"
    assert state["reject"] == []
    assert browser.script("return document.querySelector('#total').validationMessage") == ""


def test_a_page_with_a_strict_policy(browser):
    browser.open("policy.html")
    browser.script("bench.watch(document.querySelector('#total')); bench.focus()")
    browser.keys(text("1234.5x"))
    state = browser.bench()
    assert (state["shown"][0], state["amount"], state["reject"]) == ("1,234.5", "1234.5", ["unexpectedCharacter"])
    # The policy is in force: it forbids what it should.
    forbidden = browser.script("""
      document.body.insertAdjacentHTML('beforeend', '<p id="probe" style="color: red"></p>');
      return new Promise((done) => setTimeout(() => done(errors.splice(0)), 100));
    """, wait=True)
    assert len(forbidden) == 1 and forbidden[0].startswith("style-src")
