import signal
import sys

import pytest

pytest.register_assert_rewrite("browsers")

import browsers
import server
from report import Report


def pytest_addoption(parser):
    parser.addoption("--browser", action="append", choices=browsers.START, help="only this browser; may be repeated")
    parser.addoption("--write-table", metavar="FILE", help="write the table of rows, as Docs/Browsers.md")


def pytest_configure(config):
    # So that the browsers are ended, too, when the run is.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("terminated"))
    config.rows = Report()


def pytest_generate_tests(metafunc):
    if "browser" in metafunc.fixturenames:
        names = metafunc.config.getoption("browser") or list(browsers.START)
        metafunc.parametrize("browser", names, indirect=True, scope="session")


@pytest.fixture(scope="session")
def address():
    with server.serving() as address:
        yield address


@pytest.fixture(scope="session")
def browser(request, address):
    with browsers.START[request.param](address) as browser:
        request.config.rows.versions[browser.name] = browser.version
        yield browser


@pytest.fixture
def page(browser):
    """The page on which a test makes fields of its own."""
    browser.open("field.html")
    return browser


def pytest_terminal_summary(terminalreporter, config):
    if config.rows.results:
        terminalreporter.write_line("")
        terminalreporter.write_line(config.rows.table())
        if path := config.getoption("write_table"):
            config.rows.write(path)
