"""The form that the documents show, filled in by keys."""

import re
from pathlib import Path

import pytest

from keys import press, text

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize("document, keys, shown", [
    ("README.md", "1234,567", "1.234,56"),
    ("README.zh-CN.md", "1234.567", "¥1,234.56"),
])
def test_the_form_gets_the_amount(page, document, keys, shown):
    source = (ROOT / document).read_text(encoding="utf-8")
    (html,) = re.findall(r"^```html\n.*?^(<form>.*?</form>)$", source, re.M | re.S)
    page.script("document.querySelector('#place').innerHTML = arguments[0]", html)
    page.script("bench.watch(document.querySelector('amount-field')); bench.focus()")
    page.keys(text(keys))
    assert page.bench()["reject"] == ["tooManyFractionDigits"]
    page.keys(press("tab"))
    assert page.bench()["shown"][0] == shown
    assert page.script("return [...new FormData(document.querySelector('form'))]") == [["total", "1234.56"]]
