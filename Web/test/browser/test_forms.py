"""The field as a part of a form, on a page in German."""

from urllib.parse import parse_qs, urlsplit

import pytest

from keys import press, text


@pytest.fixture
def form(browser):
    browser.open("form.html")
    browser.script("bench.watch(document.querySelector('#total'))")
    return browser


def enter(form, characters, selector="#total"):
    """Puts an amount into a field by keys."""
    form.script("document.querySelector(arguments[0]).focus()", selector)
    form.keys(press("ctrl+a"), text(characters))


def data(form):
    return form.script("return Object.fromEntries(new FormData(document.querySelector('#form')))")


def submitted(form):
    form.eventually("return location.pathname.endsWith('/submitted.html') && document.readyState === 'complete'")
    query = urlsplit(form.script("return location.href")).query
    return {name: values[0] for name, values in parse_qs(query, keep_blank_values=True).items()}


def test_a_form_gets_the_amount_in_canonical_form(form):
    assert data(form) == {"total": "12.50", "tip": "", "plain": "1.234,5"}
    enter(form, "1234,5")
    assert form.bench()["shown"][0] == "1.234,5"
    assert data(form)["total"] == "1234.5"


def test_enter_submits(form):
    enter(form, "1234,5")
    form.keys(press("enter"))
    assert submitted(form) == {"total": "1234.50", "tip": "", "plain": "1.234,5"}


def test_a_button_submits(form):
    enter(form, "2,5", "#tip")
    form.click("#send")
    assert submitted(form) == {"total": "12.50", "tip": "2.5", "plain": "1.234,5"}


@pytest.mark.parametrize("characters, flag, message", [
    ("5001", "rangeOverflow", "Höchstens 5.000,00"),
    ("1.250", None, ""),
    ("12.50", "badInput", "Bitte prüfen: Der Betrag ist 1.250"),
    (None, "valueMissing", "Bitte einen Betrag eingeben"),
])
def test_a_form_keeps_what_is_not_valid(form, characters, flag, message):
    if flag == "badInput":
        form.script("document.querySelector('#total').typedSeparator = 'locale'")
    if characters is None:
        form.script("document.querySelector('#total').focus()")
        form.keys(press("ctrl+a"), press("bs"))
    else:
        enter(form, characters)
    found = form.script("""
      const field = document.querySelector('#total');
      const flags = Object.keys(ValidityState.prototype).filter((name) => name !== 'valid' && field.validity[name]);
      const isInvalid = [field.matches(':invalid'), form.matches(':invalid')];
      return [flags, field.validationMessage, ...isInvalid, field.checkValidity()];
    """)
    assert found[0] == ([flag] if flag else [])
    assert found[1].startswith(message) and bool(found[1]) == bool(message)
    assert found[2:] == [bool(flag), bool(flag), not flag]
    form.keys(press("enter"))
    if flag:
        form.bench()
        assert form.script("return location.pathname").endswith("/form.html")
    else:
        submitted(form)


def test_says_why_a_key_is_refused(form):
    enter(form, "1,2,")
    assert form.bench()["reject"] == ["secondDecimalSeparator"]
    says = "return document.querySelector('#total').shadowRoot.querySelector('[part=message]').textContent"
    german = form.script("return import('/dist/messages/de.js').then((all) => all.default.secondDecimalSeparator)", wait=True)
    assert form.script(says) == german.replace("{separator}", ",")
    form.keys(text("3"))
    assert form.script(says) == ""


def test_reset_brings_back_the_default(form):
    enter(form, "99")
    form.click("#reset")
    state = form.bench()
    assert (state["shown"][0], state["amount"]) == ("12,50", "12.50")
    enter(form, "7")
    assert form.bench()["amount"] == "7"


def test_a_disabled_fieldset_takes_its_fields_along(form):
    form.script("document.querySelector('#group').disabled = true")
    assert "tip" not in data(form)
    form.script("bench.watch(document.querySelector('#tip'))")
    form.script("document.querySelector('#tip').focus()")
    form.keys(text("5"))
    assert form.bench()["shown"][0] == ""
    assert form.script("return document.querySelector('#tip').matches(':disabled')")
    form.script("document.querySelector('#group').disabled = false")
    enter(form, "5", "#tip")
    assert data(form)["tip"] == "5"


def test_a_label_gives_the_focus(form):
    form.click("#label")
    assert form.bench()["isActive"]
    assert form.script("return bench.input.ariaLabel ?? bench.input.getAttribute('aria-label')") == "Betrag"


def test_readonly_refuses_every_route(form):
    form.script("document.querySelector('#total').readOnly = true; document.querySelector('#total').focus()")
    form.keys(press("end"), text("9"), press("bs"), press("del"), press("ctrl+x"), press("ctrl+v"), press("ctrl+z"))
    state = form.bench()
    assert (state["shown"][0], state["amount"]) == ("12,50", "12.50")


def test_change_is_told_once_and_at_the_end(form):
    told = "return bench.log.map(({ type }) => type)"
    enter(form, "34")
    form.bench()
    assert form.script(told) == ["input", "input"]
    form.keys(press("tab"))
    form.bench()
    assert form.script(told) == ["input", "input", "change"]
    enter(form, "34,00")
    form.keys(press("tab"))
    form.bench()
    assert form.script(told).count("change") == 1, "it is the same amount"


def test_enhance(form):
    """An input of the page's own, with its text read as the locale writes it."""
    form.script("""
      const input = document.querySelector('#plain');
      window.plain = kit.enhance(input, { locale: 'de-DE', currency: 'EUR', maximum: '5000' });
    """)
    assert form.script("return [plain.value, document.querySelector('#plain').value]") == ["1234.50", "1.234,50"]
    enter(form, "2345,678", "#plain")
    assert form.script("return document.querySelector('#plain').value") == "2.345,67"
    assert data(form)["plain"] == "2345.67"
    enter(form, "5001", "#plain")
    assert form.script("return document.querySelector('#plain').matches(':invalid')")
    form.script("plain.detach()")
    assert data(form)["plain"] == "5.001"
    form.keys(text("x"))
    assert form.script("return document.querySelector('#plain').value") == "5.001x"
