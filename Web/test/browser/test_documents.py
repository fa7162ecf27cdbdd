"""The form that the documents show, filled in by keys."""

import re
from pathlib import Path

import pytest

from keys import press, text

DOCUMENTS = sorted(Path(__file__).resolve().parents[3].glob("README*.md"))


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_the_form_gets_the_amount(page, document):
    (html,) = re.findall(r"^```html\n.*?^(<form>.*?</form>)$", document.read_text(encoding="utf-8"), re.M | re.S)
    page.script("document.querySelector('#place').innerHTML = arguments[0]", html)
    page.script("bench.watch(document.querySelector('amount-field')); bench.focus()")
    page.keys(text("1234,567"))
    assert page.bench()["reject"] == ["tooManyFractionDigits"]
    page.keys(press("tab"))
    assert page.bench()["shown"][0] == "1.234,56"
    data = page.script("return Object.fromEntries(new FormData(document.querySelector('form')))")
    assert data == {page.script("return document.querySelector('amount-field').name"): "1234.56"}
