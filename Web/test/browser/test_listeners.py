"""What listeners of a page hear, in which order, and what they may do."""

import pytest

from keys import press, text


def test_order(page):
    """Whether the browser brings a key to the screen or the field does."""
    page.start({}, ("12", 2, 2))
    page.script("""
      window.heard = [];
      for (const type of ['beforeinput', 'input', 'amount-rejected', 'change']) {
        bench.field.addEventListener(type, () => heard.push([type, bench.field.text]));
      }
    """)
    page.keys(text("34x"), press("tab"))
    page.bench()
    assert page.script("return heard") == [
        ["beforeinput", "12"], ["input", "123"], ["beforeinput", "123"], ["input", "1,234"],
        ["beforeinput", "1,234"], ["amount-rejected", "1,234"], ["change", "1,234"],
    ]


@pytest.mark.parametrize("start, strokes", [
    (("12", 2, 2), text("3")), (("123", 3, 3), text("4")), (("1,234", 5, 5), press("bs")), (("12", 2, 2), text("x")),
])
def test_a_page_may_prevent_an_edit(page, start, strokes):
    page.start({}, start)
    page.script("bench.field.addEventListener('beforeinput', (event) => event.preventDefault())")
    page.keys(strokes)
    state = page.bench()
    assert state["shown"] == state["told"] == list(start)
    page.keys(press("tab"))
    assert page.bench()["shown"][0] == start[0]
    assert page.script("return bench.log") == []


def test_a_page_may_keep_events_to_itself(page):
    page.start({}, ("123", 3, 3))
    page.script("bench.field.addEventListener('beforeinput', (event) => event.stopPropagation())")
    page.keys(text("45.6x7"), press("bs"))
    state = page.bench()
    assert state["shown"] == state["told"] == ["12,345.6", 8, 8]
    assert state["reject"] == ["unexpectedCharacter"]


@pytest.mark.parametrize("place", ["field", "field.form"])
@pytest.mark.parametrize("type", ["keydown", "keypress"])
def test_a_page_may_prevent_that_enter_submits(page, place, type):
    page.script("""
      const [place, type] = arguments;
      document.querySelector('#place').innerHTML = '<form><amount-field name="total"></amount-field></form>';
      const field = document.querySelector('amount-field');
      window.heard = 0;
      field.form.addEventListener('submit', (event) => {
        event.preventDefault();
        window.heard += 1;
      });
      window.prevent = (event) => event.key === 'Enter' && event.preventDefault();
      window.target = place === 'field' ? field : field.form;
      target.addEventListener(type, prevent);
      field.focus();
    """, place, type)
    page.keys(text("5"), press("enter"))
    assert page.script("return heard") == 0
    page.script("target.removeEventListener(arguments[0], prevent)", type)
    page.keys(press("enter"))
    assert page.script("return heard") == 1


def test_an_edit_within_an_edit(page):
    """A listener that types itself does not make the field miss what it listens to."""
    page.start({}, ("12", 2, 2))
    page.script("""
      bench.field.addEventListener('beforeinput', () => {
        bench.input.dispatchEvent(new InputEvent('beforeinput', { inputType: 'insertText', data: '3', bubbles: true,
          composed: true, cancelable: true }));
      }, { once: true });
    """)
    page.keys(text("x"))
    state = page.bench()
    assert (state["shown"], state["reject"]) == (state["told"], ["unexpectedCharacter"])


@pytest.mark.parametrize("action, shown", [
    ("bench.field.value = '7'", "7"), ("bench.field.remove()", "12"), ("bench.field.blur()", "12"),
    ("bench.field.currency = 'EUR'", "12"), ("event.preventDefault()", "12"),
])
def test_a_refusal_is_no_edit_whatever_a_page_does_about_it(page, action, shown):
    page.start({}, ("12", 2, 2))
    page.script("bench.field.addEventListener('amount-rejected', new Function('event', arguments[0]))", action)
    page.keys(text("x"))
    state = page.bench()
    assert state["shown"][0] == state["told"][0] == shown
    assert [entry["type"] for entry in page.script("return bench.log")] == ["amount-rejected"]


@pytest.mark.parametrize("kind", ["text/html", "text/plain", "application/x-other"])
def test_a_paste_without_text_deletes_nothing(page, kind):
    page.start()
    page.bench(("hold", ""))
    page.script("""
      const [kind] = arguments;
      document.querySelector('#source').oncopy = (event) => {
        event.clipboardData.setData(kind, kind === 'text/plain' ? '' : '<b>5</b>');
        event.preventDefault();
      };
    """, kind)
    page.keys(press("ctrl+c"))
    page.start({}, ("1,234", 0, 5))
    page.keys(press("ctrl+v"))
    state = page.bench()
    assert state["shown"] == state["told"] == ["1,234", 0, 5]
    assert state["amount"] == "1234"
