"""The element among others: before it is defined, with other attributes, at other places of a page."""

import pytest

from keys import press, text


@pytest.mark.parametrize("properties, text, attributes, errors", [
    ({"value": "1.2345", "fractionDigits": 4}, "1.2345", {"fraction-digits": "4"}, []),
    ({"value": 5, "locale": "de-DE", "currency": "EUR"}, "5,00", {"currency": "EUR"}, []),
    ({"currency": "nonsense", "value": "5", "maximum": "9", "required": True}, "5", {"maximum": "9", "required": ""},
     ['amount-field: unknown currency "nonsense"; expected an ISO 4217 code such as EUR']),
    ({"value": "12.345", "name": "total", "message": "none"}, "", {"name": "total", "message": "none"},
     ['amount-field: "12.345": At most 2 decimal places']),
    ({"defaultValue": "7", "placeholder": "0"}, "7", {"value": "7", "placeholder": "0"}, []),
])
def test_takes_what_was_set_before_it_was_defined(browser, properties, text, attributes, errors):
    browser.call(browser.navigate, browser.address + "submitted.html")
    found = browser.script("""
      const field = document.createElement('amount-field');
      Object.assign(field, arguments[0]);
      document.body.append(field);
      const errors = [];
      console.error = (message) => errors.push(message);
      const names = Object.keys(arguments[1]);
      return import('/dist/index.js').then(() => [
        field.text, Object.fromEntries(names.map((name) => [name, field.getAttribute(name)])), errors,
        Object.getOwnPropertyNames(field),
      ]);
    """, properties, attributes, wait=True)
    assert found == [text, attributes, errors, []]


# Steps that are done one after the other to a field of dollars with 12.50 that was set; what it shows at the end.
@pytest.mark.parametrize("steps, shown", [
    (["field.currency = 'JPY'", "field.value", "field.value = '5'"], "5"),
    (["field.currency = 'JPY'", "field.value", "field.currency = 'EUR'", "field.value", "field.value = '5'"], "5.00"),
    (["field.currency = 'JPY'", "field.value", "field.setAttribute('currency', 'abc')", "field.value = '5'"], "5.00"),
    (["field.currency = 'JPY'", "field.value", "field.form.reset()"], "7"),
    (["field.value = '12'", "field.currency = 'JPY'", "field.value = 'twelve'"], "12"),
    (["field.currency = 'JPY'", "field.value = 'twelve'", "field.value = '5'"], "5"),
    (["field.form.reset()", "field.currency = 'JPY'", "field.value = 'twelve'"], "7"),
])
def test_keeps_to_its_attributes(page, steps, shown):
    found = page.script("""
      const place = document.querySelector('#place');
      place.innerHTML = '<form><amount-field currency="USD" value="7"></amount-field></form>';
      const field = place.querySelector('amount-field');
      field.value = '12.50';
      for (const step of arguments[0]) {
        try {
          new Function('field', step)(field);
        } catch (error) {
          if (error.name !== 'TypeError') throw error;
        }
      }
      errors.splice(0);
      return field.text;
    """, steps)
    assert found == shown


def test_takes_its_attributes_when_a_person_has_made_room(page):
    page.start({"currency": "USD"}, ("12.50", 5, 5))
    page.script("bench.field.currency = 'JPY'; bench.field.value; errors.splice(0)")
    page.keys(press("ctrl+a"), text("34"), press("tab"))
    state = page.bench()
    assert (state["shown"][0], state["amount"]) == ("34", "34")


@pytest.mark.parametrize("strokes, shown", [
    (text("12.05"), ["12.05", 5, 5]), (text("-0.50"), ["-0.50", 5, 5]),
    (text("1") + press("home") + text("2"), ["21", 1, 1]),
    (text("1234567.8") + press("left") * 4 + text("9") + press("bs"), ["1,234,567.8", 7, 7]),
    (text("1,234") + press("home") + press("del") + text("9"), ["9,234", 1, 1]),
])
def test_keeps_what_is_half_typed_when_a_limit_changes(page, strokes, shown):
    page.start({"sign": "any"})
    page.script("let limit = 1e9; bench.field.addEventListener('input', () => (bench.field.maximum = limit += 1))")
    page.keys(strokes)
    state = page.bench()
    assert state["shown"] == state["told"] == shown


def test_another_notation_keeps_amount_and_caret(page):
    page.start({"fraction-digits": "3"}, ("1,234", 2, 2))
    page.script("bench.field.locale = 'de-DE'")
    state = page.bench()
    assert (state["shown"], state["amount"]) == (["1.234", 1, 1], "1234")


@pytest.mark.parametrize("options, mode", [
    ({}, "decimal"), ({"locale": "de-DE"}, "decimal"), ({"currency": "JPY"}, "numeric"),
    ({"inputmode": "none"}, "none"),
])
def test_asks_for_a_keyboard_of_digits(page, options, mode):
    page.start(options)
    assert page.script("return bench.input.inputMode") == mode


@pytest.mark.parametrize("attributes, name", [
    ("id='a'", "Label"), ("id='a' aria-label='Own'", "Own"), ("id='b'", None),
    ("id='b' aria-labelledby='x y'", "One Two"),
    ("id='a' aria-label='Own' aria-labelledby='y none'", "Two"), ("id='a' aria-labelledby='none'", "Label"),
])
def test_has_a_name(page, attributes, name):
    found = page.script("""
      const place = document.querySelector('#place');
      place.innerHTML = `<label for="a">Label</label><i id="x">One</i><i id="y">Two</i><amount-field ${arguments[0]}>`;
      return place.querySelector('amount-field').shadowRoot.querySelector('input').getAttribute('aria-label');
    """, attributes)
    if page.script("return 'ariaLabelledByElements' in Element.prototype") and name != "Own":
        found = page.script("""
          const input = document.querySelector('#place amount-field').shadowRoot.querySelector('input');
          return input.ariaLabelledByElements?.map(({ textContent }) => textContent).join(' ') ?? null;
        """)
    assert found == name


def test_goes_on_where_it_is_moved_to(page):
    """Some browsers can move an element with its focus."""
    if not page.script("return 'moveBefore' in Element.prototype"):
        pytest.skip("this browser cannot move an element with its focus")
    page.start({"fraction-digits": "2-2"}, ("12.5", 4, 4))
    page.script("document.body.moveBefore(bench.field, document.querySelector('#after'))")
    page.keys(text("6"))
    state = page.bench()
    assert (state["shown"], state["isActive"], state["reject"]) == (["12.56", 5, 5], True, [])


def test_looks_the_same_in_another_document(page):
    page.start({}, ("1,234", 5, 5))
    found = page.script("""
      const frame = document.createElement('iframe');
      document.querySelector('#place').append(frame);
      const look = () => {
        const style = (element) => element.ownerDocument.defaultView.getComputedStyle(element);
        return [style(bench.field).display, style(bench.input).unicodeBidi];
      };
      const looks = [look()];
      for (const place of [frame.contentDocument.body, document.querySelector('#place')]) {
        place.append(bench.field);
        looks.push(look());
      }
      return [looks, bench.field.text];
    """)
    assert found == [[["inline-block", "plaintext"]] * 3, "1,234"]


@pytest.mark.parametrize("rule, colour", [
    ("body { color: white; background: black }", "rgb(0, 0, 0)"),
    ("amount-field { color: red }", "rgb(255, 0, 0)"),
    ("amount-field::part(input) { color: red }", "rgb(255, 0, 0)"),
])
def test_is_readable_on_a_dark_page(page, rule, colour):
    """Text has the colour of an input, not of the page around it, as the background has."""
    page.start()
    found = page.script("""
      const style = document.createElement('style');
      style.textContent = arguments[0];
      document.head.append(style);
      const { color, backgroundColor } = getComputedStyle(bench.input);
      return [color, backgroundColor];
    """, rule)
    assert found == [colour, "rgb(255, 255, 255)"]
