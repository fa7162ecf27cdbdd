"""The playground opens from disk, in one file, and what it records is a row."""

from pathlib import Path

import pytest

import rows
import scenarios
from keys import press, text

PAGE = Path(__file__).resolve().parents[2] / "dist/playground.html"


@pytest.fixture
def playground(browser):
    def open_at(state=""):
        # A change of the fragment alone would not load the page again.
        browser.call(browser.navigate, "about:blank")
        browser.call(browser.navigate, PAGE.as_uri() + state)
        browser.eventually("return document.querySelector('#row dd') !== null")
        return browser

    return open_at


def shown(browser, selector):
    return browser.script("return document.querySelector(arguments[0]).textContent", selector)


def field(browser):
    return browser.script("const field = document.querySelector('#field'); return [field.text, field.value]")


def enter(browser, keys):
    browser.script("document.querySelector('#field').focus()")
    browser.keys(keys)


def choose(browser, option, value):
    """Writes a value into the control of an option."""
    browser.script("const control = document.getElementById(arguments[0]); control.focus(); control.select()", f"option-{option}")
    browser.keys(text(value), press("tab"))


def pasted(browser):
    """What is on the clipboard."""
    browser.script("""
      const place = document.createElement('textarea');
      place.id = 'pasted';
      document.body.prepend(place);
      place.focus();
    """)
    browser.keys(press("ctrl+v"))
    browser.eventually("return document.querySelector('#pasted').value !== ''")
    return browser.script("return document.querySelector('#pasted').value")


def copy(browser, selector):
    browser.script("document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })", selector)
    browser.click(selector)
    browser.eventually("return /copied$/.test(document.querySelector('#status').textContent)")
    return pasted(browser)


def test_dollars_then_yen(playground, tmp_path):
    browser = playground()
    enter(browser, text("1234567.895"))
    browser.eventually("return document.querySelector('#verdict').dataset.kind === 'refused'")
    assert field(browser) == ["1,234,567.89", "1234567.89"]
    assert shown(browser, "#reason") == "tooManyFractionDigits “At most 2 decimal places”"
    assert shown(browser, "#rule").startswith("K2 ")
    assert shown(browser, "#bare") == "1234567.895"
    browser.eventually("return document.querySelector('#words dd').textContent !== '—'")
    assert shown(browser, "#words dd") == "人民币壹佰贰拾叁万肆仟伍佰陆拾柒元捌角玖分"
    assert shown(browser, "#hint") == "million"

    choose(browser, "currency", "JPY")
    assert "1234567.89, which this format cannot show" in shown(browser, "#notice")
    browser.click("#notice button")
    browser.eventually("return document.querySelector('#notice').hidden")
    enter(browser, press("bs") + text("1234567.895") + press("left") * 2 + press("bs"))
    browser.eventually("return document.querySelector('#field').text === '123,467'")

    file = tmp_path / "row.tsv"
    file.write_text(copy(browser, "#copy-row button"), encoding="utf-8")
    [row] = scenarios.read(file)
    assert row.options == {"currency": "JPY"}
    assert row.start == ("", 0, 0)
    assert row.actions == [("bs", ()), ("type", ("1234567.895",)), ("left", ()), ("left", ()), ("bs", ())]
    assert row.expect[0] == "123,467"
    assert row.checks == {
        "reject": ["fractionNotAllowed"] * 4, "amount": "123467", "validity": "valid", "applied": "adjusted"}


def test_recorded_row_plays_again(playground, tmp_path):
    """What was recorded comes to the same when it is played."""
    browser = playground("#locale=de-DE&currency=EUR&symbol=symbol&sign=any&maximum=999999&out-of-range=reject")
    enter(browser, text("1234,567x") + press("left") * 3 + press("bs") + text("98-"))
    browser.keys(press("shift+left") * 2, press("ctrl+c"), press("home"), press("del"), press("ctrl+v"), press("end"))
    browser.keys(press("ctrl+z"), press("ctrl+z"), press("ctrl+shift+z"), press("ctrl+a"), text("7."), press("ctrl+a"))
    browser.keys(press("ctrl+v"), press("left"), press("ctrl+bs"), text("0,5"))
    file = tmp_path / "row.tsv"
    file.write_text(copy(browser, "#copy-row button"), encoding="utf-8")
    [row] = scenarios.read(file)
    browser.open("field.html")
    browser.start()
    assert row.start == ("", 0, 0) and len(row.actions) > 15 and row.checks["reject"]
    assert rows.differences(row, rows.Player(browser, row).play()) == [], file.read_text(encoding="utf-8")


def test_link_reproduces_the_field(playground):
    browser = playground("#locale=ar-EG&currency=EGP&symbol=symbol&maximum=5000&amount=9000.5&theme=dark")
    assert field(browser)[1] == "9000.50"
    assert shown(browser, "#live-validity") == "aboveMaximum 5000"
    state = browser.script("""
      const stage = document.querySelector('#stage');
      return [getComputedStyle(stage).direction, stage.lang, document.documentElement.dataset.theme,
              document.querySelector('#option-maximum').value, location.hash]
    """)
    assert state[:4] == ["rtl", "ar-EG", "dark", "5000"]
    assert state[4] == "#locale=ar-EG&currency=EGP&symbol=symbol&maximum=5000&amount=9000.50&theme=dark"
    choose(browser, "maximum", "500000")
    browser.eventually("return location.hash.includes('maximum=500000')")
    assert copy(browser, "#link button").startswith("file:///")


def test_what_is_wrong_with_options_is_told(playground):
    browser = playground("#minimum=10&maximum=5")
    assert shown(browser, "#notice") == "The minimum 10 is above the maximum 5."
    choose(browser, "maximum", "50")
    assert browser.script("return document.querySelector('#notice').hidden")


def test_code_follows_the_options(playground):
    browser = playground("#locale=de-DE&currency=EUR&grouping=idle")
    assert "options.grouping = .idle" in shown(browser, "#code")
    browser.script("document.querySelector('#tab-Shell').click()")
    assert shown(browser, "#code") == (
        "amount=$(amount ask \\\n  --locale de-DE \\\n  --currency EUR \\\n  --grouping idle \\\n  'Amount: ')")
    browser.script("document.querySelector('#tab-HTML').click()")
    assert 'grouping="idle"></amount-field>' in copy(browser, "#copy-code button")


def test_many_locales_are_found(playground):
    browser = playground()
    tags = ["af-ZA", "ar-EG", "de-AT", "de-DE", "en-IN", "fr-CA", "hi-IN", "pt-BR", "zh-CN"]
    browser.eventually("""
      const found = [...document.querySelectorAll('#locales option')].map(({ value }) => value);
      return new Set(found).size === found.length && arguments[0].every((tag) => found.includes(tag))
    """, tags)
