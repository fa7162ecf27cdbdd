"""A browser that dies or hangs fails its tests, says so, and leaves nothing running."""

import os
import signal
import time
from contextlib import suppress

import pytest

import browsers
from processes import members


@pytest.mark.parametrize("number, sign", [(signal.SIGKILL, "died"), (signal.SIGSTOP, "hung")])
@pytest.mark.parametrize("name", browsers.START)
def test_a_browser_that_stops(name, number, sign, address, pytestconfig):
    if name not in (pytestconfig.getoption("browser") or browsers.START):
        pytest.skip("not asked for")
    with browsers.START[name](address) as browser:
        browser.open("field.html")
        browser.wait_at_most(5)
        leader = browser.leader
        for pid in members(leader):
            # A helper of the browser may end by itself meanwhile.
            with suppress(ProcessLookupError):
                os.kill(pid, number)
        started = time.monotonic()
        with pytest.raises(browsers.BrowserGone, match=f"{name} died or hung at execute"):
            browser.script("return 1")
        with pytest.raises(browsers.BrowserGone, match=f"{name} is gone since execute"):
            browser.script("return 1")
        assert time.monotonic() - started < 60
    assert members(leader) == []
