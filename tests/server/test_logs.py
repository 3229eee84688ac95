"""The log tells what went wrong, and nothing that a player has said."""

import io
import json
import logging

from vernissage.server.hall import Hall
from vernissage.server.house import House
from vernissage.server.library import Library
from vernissage.server.limits import NO_LIMITS, Allowances
from vernissage.server.logs import Log, Quiet
from vernissage.server.refusals import Denied

SECRET = "T0KEN-of-Ola"


def broken() -> Exception:
    try:
        Denied(SECRET, SECRET).status  # noqa: B018
    except KeyError as error:
        return error
    raise AssertionError


def test_an_error_is_told_by_kind_and_place() -> None:
    out = io.StringIO()
    Log(out).error("mishap", broken())
    told = json.loads(out.getvalue())
    assert (told["event"], told["kind"]) == ("mishap", "KeyError")
    assert told["place"].startswith("server/refusals.py:")
    assert SECRET not in out.getvalue()


def test_libraries_do_not_speak_for_themselves() -> None:
    out = io.StringIO()
    logger = logging.Logger("uvicorn.error")
    logger.addHandler(Quiet(Log(out)))
    logger.info("to %s", SECRET)
    logger.warning("to %s", SECRET)
    logger.error(SECRET, exc_info=broken())
    assert SECRET not in out.getvalue()
    lines = [json.loads(line) for line in out.getvalue().splitlines()]
    assert [(line["event"], line["kind"]) for line in lines] == [("library-error", "KeyError")]


def test_a_mishap_is_counted() -> None:
    out = io.StringIO()
    hall = Hall.__new__(Hall)
    house = House(
        hall=hall, library=Library.__new__(Library), allowances=Allowances(NO_LIMITS), log=Log(out)
    )
    house.mishap("mishap", broken())
    assert house.metrics.errors == 1
    assert out.getvalue().count("\n") == 1
