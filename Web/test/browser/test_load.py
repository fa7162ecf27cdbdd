"""Many fields, many edits, fast fingers."""

import pytest

from keys import press, text


def test_two_hundred_fields(page):
    page.start()
    found = page.script("""
      const place = document.querySelector('#place');
      const locales = ['en-US', 'de-DE', 'ar-EG', 'hi-IN'];
      for (let number = 0; number < 200; number += 1) {
        const field = document.createElement('amount-field');
        Object.assign(field, { locale: locales[number % 4], currency: 'EUR', value: `${number}.25` });
        place.append(field);
      }
      return [...place.children].slice(1).map(({ value }) => value);
    """)
    assert found == [f"{number}.25" for number in range(200)]
    page.script("document.querySelector('#place').children[200].focus()")
    page.keys(press("ctrl+a"), text("1234.5"), press("shift+tab"), press("ctrl+a"), text("99"))
    found = page.script("return [...document.querySelector('#place').children].slice(-3).map(({ value }) => value)")
    assert found == ["197.25", "99", "1234.50"]
    page.script("document.querySelector('#place').textContent = ''")
    assert page.script("return window.errors") == []


def test_memory_does_not_grow(page):
    """A million edits in the engine: taken, refused, undone."""
    sizes = page.script("""
      const { loadedEngine, EngineField, amountFormat } = kit;
      const { memory } = loadedEngine().exports;
      const field = new EngineField(amountFormat({ locale: 'de-DE', currency: 'EUR' }));
      field.focus();
      const run = (edits) => {
        for (let done = 0; done < edits; done += 10) {
          for (const key of '1234,5x') field.apply(field.end, field.end, key);
          field.undo();
          field.apply(0, field.text.length, '1.234,50');
          field.apply(0, field.text.length, '');
        }
        return memory.buffer.byteLength;
      };
      const sizes = [run(10000), run(1000000), field.text];
      field.dispose();
      return sizes;
    """)
    assert sizes == [sizes[0], sizes[0], ""]


def test_memory_of_fields_is_used_again(page):
    """Fields that come and go, as on a page that lists rows, leave no more memory behind the longer it lasts."""
    grown = page.script("""
      const { loadedEngine, EngineField, amountFormat } = kit;
      const { memory } = loadedEngine().exports;
      const run = (fields) => {
        for (let made = 0; made < fields; made += 1) {
          const field = new EngineField(amountFormat({ currency: 'USD' }));
          field.apply(0, 0, '1234.5');
          field.dispose();
        }
        return memory.buffer.byteLength;
      };
      const before = run(1000);
      return run(50000) - before;
    """)
    assert grown == 0


# One call without pauses: as fast as the browser takes keys, which is faster than fingers.
@pytest.mark.parametrize("locale, shown", [
    ("en-US", "123,456,789,012,345.67"), ("fr-FR", "123\u202f456\u202f789\u202f012\u202f345,67")])
def test_loses_no_key(page, locale, shown):
    page.start({"locale": locale})
    amount = "123456789012345.67"
    strokes = []
    for _ in range(8):
        strokes += text(amount) + press("bs") * len(amount)
    strokes += text(amount)
    page.keys(strokes)
    state = page.bench()
    assert state["shown"] == state["told"] == [shown, len(shown), len(shown)]
    assert (state["amount"], state["reject"]) == (amount, [])
