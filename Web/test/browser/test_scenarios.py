"""Every row of Tests/Scenarios, in every browser."""

import pytest

import scenarios
from rows import Player, differences, why_skipped
from skipped import SKIPPED

ROWS = scenarios.everything()


@pytest.fixture(scope="module")
def page(browser):
    """One page for all rows."""
    browser.open("field.html")
    return browser


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.place)
def test_row(page, row, pytestconfig):
    report = pytestconfig.rows
    if reason := why_skipped(page.name, row):
        report.count(page.name, row, "skipped", reason)
        pytest.skip(reason)
    player = Player(page, row)
    found = None
    try:
        found = differences(row, player.play())
    finally:
        kind = "failed" if found is None or found else "by dispatched events" if player.dispatched else "by keys"
        report.count(page.name, row, kind)
    assert not found, "\n".join(found)


def test_what_is_skipped_is_there():
    rows = {(row.format, row.do) for row in ROWS}
    assert [row for _, skipped, _ in SKIPPED for row in skipped if row not in rows] == []


def test_rows_are_read():
    assert len(ROWS) > 600
    assert {row.file for row in ROWS} == {path.name for path in scenarios.FILES}
