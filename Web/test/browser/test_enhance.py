"""An input of the page's own, with what pages do to inputs."""

import pytest

from keys import press, text


@pytest.fixture
def form(browser):
    """The input is `input`, its amount `amount`."""
    browser.open("form.html")
    browser.script("""
      window.input = document.querySelector('#plain');
      window.form = input.form;
      window.start = (options) => {
        window.amount = kit.enhance(input, { locale: 'de-DE', currency: 'EUR', ...options });
      };
      window.reset = () => HTMLFormElement.prototype.reset.call(form);
    """)
    return browser


def shown(form):
    """Once all that the page has to do has been done."""
    return form.script("""
      return new Promise((done) => setTimeout(() => done([amount.value, amount.text, input.value]), 20));
    """, wait=True)


def data(form, name="plain"):
    return form.script("return new FormData(form).getAll(arguments[0])", name)


def test_takes_keys_where_the_input_has_a_greatest_length(form):
    form.script("input.value = '12'; input.maxLength = 2; start(); input.focus()")
    form.keys(press("ctrl+a"), text("1234,5"))
    assert shown(form) == ["1234.5", "1.234,5", "1.234,5"]
    assert form.script("amount.detach(); return input.maxLength") == 2


@pytest.mark.parametrize("reset, is_reset", [
    ("document.querySelector('#reset').click()", True),
    ("reset()", True),
    ("form.addEventListener('reset', (event) => event.preventDefault()); reset()", False),
])
def test_is_reset_with_its_form(form, reset, is_reset):
    form.script("start(); amount.value = '99'")
    form.script(reset)
    assert shown(form) == (["1234.50", "1.234,50", "1.234,50"] if is_reset else ["99.00", "99,00", "99,00"])


def test_is_reset_by_a_click(form):
    form.script("start(); amount.value = '99'")
    form.click("#reset")
    assert shown(form) == ["1234.50", "1.234,50", "1.234,50"]
    assert data(form) == ["1234.50"]


def test_is_reset_in_a_shadow_tree(form):
    form.script("""
      const host = document.createElement('div');
      document.body.append(host);
      host.attachShadow({ mode: 'open' }).innerHTML = '<form><input name="a" value="5"></form>';
      window.input = host.shadowRoot.querySelector('input');
      start();
      amount.value = '99';
      input.form.reset();
    """)
    assert shown(form) == ["5.00", "5,00", "5,00"]


def test_goes_on_where_it_is_enhanced_anew_at_each_key(form):
    form.script("""
      input.value = '';
      start();
      input.addEventListener('input', () => {
        amount.detach();
        start();
      });
      input.focus();
    """)
    form.keys(text("1234,05"), press("left") * 2, text("7"), press("bs"), press("home"), text("9"))
    assert form.script("return [input.value, input.selectionStart]") == ["91.234,05", 1]
    form.keys(press("tab"))
    assert (data(form), form.script("return input.value")) == (["91234.05"], "91.234,05")


def test_a_disabled_input_has_no_data(form):
    form.script("start(); input.disabled = true")
    assert data(form) == []
    form.script("input.disabled = false")
    assert data(form) == ["1234.50"]


def test_may_be_put_into_its_form_later(form):
    form.script("""
      window.input = Object.assign(document.createElement('input'), { name: 'late', value: '5' });
      start();
      form.append(input);
    """)
    assert [data(form, "late"), data(form, "late")] == [["5.00"], ["5.00"]]


@pytest.mark.parametrize("options", ["{ value: 'twelve' }", "{ value: '1.234' }", "{ minimum: '5', maximum: '1' }"])
def test_leaves_the_input_alone_where_it_fails(form, options):
    failed = form.script("""
      const attributes = () => [...input.attributes].map(({ name, value }) => `${name}=${value}`).sort();
      const state = () => [...attributes(), input.value].join();
      const before = state();
      try {
        start(eval(`(${arguments[0]})`));
      } catch (error) {
        return state() === before && form.elements.plain === input;
      }
    """, options)
    assert failed
    form.script("start(); input.focus()")
    form.keys(press("ctrl+a"), text("5"))
    assert (shown(form)[0], data(form)) == ("5", ["5"])


def test_gives_back_the_styles(form):
    styles = "text-align: center; color: red;"
    form.script("input.style.cssText = arguments[0]; start(); amount.detach()", styles)
    assert form.script("return input.style.cssText").split() == styles.split()


def test_react_hears_of_every_edit(form):
    """React puts its own `value` over that of each input; where an event brings what was set by it, it tells nobody."""
    form.script("""
      input.value = '';
      const { get, set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
      let known = '';
      Object.defineProperty(input, 'value', {
        configurable: true, get, set(value) { known = `${value}`; set.call(this, value); },
      });
      window.heard = [];
      form.addEventListener('input', () => {
        if (input.value === known) return;
        known = input.value;
        heard.push(known);
        // What it renders then.
        input.value = known;
      });
      start();
      input.focus();
    """)
    form.keys(text("12345x,6"), press("bs"))
    heard = ["1", "12", "123", "1.234", "12.345", "12.345,", "12.345,6", "12.345,"]
    assert form.script("return heard") == heard
    assert shown(form) == ["12345", "12.345,", "12.345,"]
    form.script("amount.value = '5'")
    form.keys(press("bs"))
    assert form.script("return heard.at(-1)") == "5,0"


@pytest.mark.parametrize("steps, value, text", [
    (["input.focus()", "input.value = ''", "input.blur()"], "", ""),
    (["input.focus()", "input.value = '2.345,5'", "input.blur()"], "2345.50", "2.345,50"),
    (["input.value = '99'", "input.focus()", "input.blur()"], "99.00", "99,00"),
    (["input.focus()", "input.value = 'none'", "input.blur()"], "1234.50", "1.234,50"),
])
def test_takes_what_a_page_writes_past_it(form, steps, value, text):
    form.script("start()")
    for step in steps:
        form.script(step)
    assert shown(form) == [value, text, text]
    assert data(form) == [value]


def test_says_no_more_after_it_has_been_given_back(form):
    form.script("document.documentElement.lang = 'fr'; start({ maximum: '5' }); amount.detach()")
    form.script("return kit.loadMessages('fr').then(() => new Promise((done) => setTimeout(done, 50)))", wait=True)
    assert form.script("return [input.validationMessage, input.matches(':valid')]") == ["", True]
