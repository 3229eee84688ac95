"""vernissage serve: a table server, for friends at a link."""

import sys
import urllib.request
import webbrowser
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from http.client import HTTPException
from typing import Annotated

import msgspec
from cyclopts import Parameter

from vernissage.cli.game_options import Lang
from vernissage.cli.language import SAY
from vernissage.cli.slow_engine import tell_guests_of_a_slow_engine
from vernissage.core.files import not_written
from vernissage.core.refusals import Invalid
from vernissage.server.doors import Doors, address_of, opened
from vernissage.server.limits import Limits
from vernissage.server.store import default_database
from vernissage.server.wanted import Wanted, check, is_loopback
from vernissage.server.wire import Health
from vernissage.tables.saving import folder

LIMITS = Limits()


@Parameter(name="*")
@dataclass(frozen=True, kw_only=True)
class Asked:
    """The flags of the protocol, and who may ask for how much."""

    host: Annotated[str, Parameter(help=SAY("serve-flag-host"))] = "127.0.0.1"
    port: Annotated[int, Parameter(help=SAY("serve-flag-port"))] = 8000
    database: Annotated[str | None, Parameter(help=SAY("serve-flag-database"))] = None
    bus: Annotated[str | None, Parameter(help=SAY("serve-flag-bus"))] = None
    public_url: Annotated[str | None, Parameter(help=SAY("serve-flag-public-url"))] = None
    proxy: Annotated[bool, Parameter(help=SAY("serve-flag-proxy"), negative=())] = False
    metrics_port: Annotated[int | None, Parameter(help=SAY("serve-flag-metrics-port"))] = None
    no_browser: Annotated[bool, Parameter(help=SAY("serve-flag-no-browser"), negative=())] = False
    workers: Annotated[int, Parameter(help=SAY("serve-flag-workers"))] = 1
    bots: Annotated[int | None, Parameter(help=SAY("serve-flag-bots"))] = None
    push: Annotated[str | None, Parameter(help=SAY("serve-flag-push"))] = None
    push_service: Annotated[
        tuple[str, ...], Parameter(help=SAY("serve-flag-push-service"), negative=())
    ] = ()
    testing: Annotated[bool, Parameter(help=SAY("serve-flag-testing"), negative=())] = False
    tables_per_hour: Annotated[float, Parameter(help=SAY("serve-flag-tables"))] = (
        LIMITS.tables_per_hour
    )
    sockets_per_address: Annotated[float, Parameter(help=SAY("serve-flag-sockets"))] = (
        LIMITS.sockets_per_address
    )
    requests_per_minute: Annotated[float, Parameter(help=SAY("serve-flag-requests"))] = (
        LIMITS.requests_per_minute
    )
    actions_per_minute: Annotated[float, Parameter(help=SAY("serve-flag-actions"))] = (
        LIMITS.actions_per_minute
    )
    idle_days: Annotated[int, Parameter(help=SAY("serve-flag-idle-days"))] = 90


NOTHING_ASKED = Asked()


def serve(*, asked: Asked = NOTHING_ASKED, lang: Lang = None) -> int:
    wanted = wanted_by(asked)
    check(wanted)
    check_at_least_one("--workers", asked.workers)
    check_at_least_one("--bots", asked.bots)
    if not is_loopback(wanted.host):
        print(SAY("serve-open-to-all", url=wanted.public_url or ""), file=sys.stderr)
    address = f"http://{wanted.host}:{wanted.port}/"
    if is_for_the_browser(asked) and asked.database is None and is_ours(address):
        print(SAY("serve-already-running", url=address))
        open_browser(address)
        return 0
    with opened(wanted, processes=asked.workers) as doors:
        for door in doors:
            if door.metrics is not None:
                print(SAY("serve-metrics-at", url=address_of(door.metrics)), file=sys.stderr)
        return _served(wanted, asked, doors)


def _served(wanted: Wanted, asked: Asked, doors: Sequence[Doors]) -> int:
    address = address_of(doors[0].guests)

    def ready() -> None:
        print(f"ready {address}", flush=True)
        if is_for_the_browser(asked):
            tell_guests_of_a_slow_engine()
            open_browser(address)

    if asked.workers > 1:
        from vernissage.server.processes import run_several

        return run_several(wanted, doors, ready)
    from vernissage.server.serving import run

    run(wanted, doors[0], ready)
    return 0


def is_for_the_browser(asked: Asked) -> bool:
    return not asked.no_browser and not asked.testing


def is_ours(address: str) -> bool:
    """Whether a table server answers there already."""
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with opener.open(f"{address}healthz", timeout=2) as answer:
            return msgspec.json.decode(answer.read(1000), type=Health).status == "ok"
    except (OSError, HTTPException, ValueError, msgspec.DecodeError):
        return False


def check_at_least_one(flag: str, number: int | None) -> None:
    if number is not None and number < 1:
        raise Invalid(f"{flag} {number}", "cli-at-least-one")


def wanted_by(asked: Asked) -> Wanted:
    """The flags as the server reads them."""
    return Wanted(
        host=asked.host,
        port=asked.port,
        database=asked.database or own_database(),
        bus=asked.bus,
        public_url=asked.public_url,
        metrics_port=asked.metrics_port,
        testing=asked.testing,
        behind_proxy=asked.proxy,
        limits=Limits(
            tables_per_hour=asked.tables_per_hour,
            sockets_per_address=asked.sockets_per_address,
            requests_per_minute=asked.requests_per_minute,
            actions_per_minute=asked.actions_per_minute,
        ),
        bots=asked.bots,
        idle_days=asked.idle_days,
        push=asked.push,
        push_services=asked.push_service,
    )


def own_database() -> str:
    """A file in the user's data folder, for nobody else to read."""
    home = folder()
    try:
        home.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise not_written(home, error) from None
    return default_database()


def open_browser(address: str) -> None:
    """As soon as there is something to see in it."""
    from vernissage.server.pages import CLIENT

    if (CLIENT / "index.html").is_file():
        with suppress(webbrowser.Error):
            webbrowser.open(address)
