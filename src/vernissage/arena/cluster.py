"""Ray: the same tasks on several machines. An optional extra, `vernissage[cluster]`."""

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Any, Final

from vernissage.arena.workers import Done, Task, play_task
from vernissage.core.refusals import Invalid, Refusal

ON_LOOPBACK: Final = "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"
"""Set to 0 before Ray is imported, its processes listen on 127.0.0.1, on every system."""


class Rays:
    def __init__(self, ray: Any, size: int) -> None:
        self.ray = ray
        self.size = size
        self.play = ray.remote(play_task)

    def submit(self, task: Task) -> Any:
        return self.play.remote(task)

    def wait(self, handle: Any) -> Done:
        try:
            done: Done = self.ray.get(handle)
        except self.ray.exceptions.RayTaskError as error:
            raise refusal_in(error) or error from None
        return done


def refusal_in(error: BaseException) -> Refusal | None:
    """Ray wraps what a worker raised; a refusal is told as one."""
    cause = getattr(error, "cause", None)
    return cause if isinstance(cause, Refusal) else None


@contextmanager
def cluster(address: str, workers: int) -> Iterator[Rays]:
    """A cluster that runs at this address, or `local`: one of our own, on loopback only."""
    check_there(address)
    if address == "local":
        os.environ[ON_LOOPBACK] = "0"
    ray = imported()
    quiet = {"log_to_driver": False, "logging_level": "error"}
    try:
        if address == "local":
            ray.init(
                num_cpus=workers,
                include_dashboard=False,
                **quiet,
            )
        else:
            ray.init(address=address, **quiet)
    except (OSError, ValueError, RuntimeError) as error:
        raise unanswered(address, error) from None
    try:
        yield Rays(ray, max(1, int(ray.cluster_resources().get("CPU", 1))))
    finally:
        ray.shutdown()


def check_there(address: str) -> None:
    """Ray is installed and somebody answers; known before a file is opened for the records.

    Ray is not imported here: where it may listen is decided before that.
    """
    if find_spec("ray") is None:
        raise Invalid("--ray", "arena-extra-missing", extra="cluster")
    try:
        knock(address)
    except (OSError, ValueError) as error:
        raise unanswered(address, error) from None


def knock(address: str) -> None:
    """Ray itself waits for minutes where nobody answers; this tells within seconds."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), timeout=5).close()


def unanswered(address: str, error: Exception) -> Invalid:
    detail = str(error).splitlines()[0] if str(error) else type(error).__name__
    return Invalid(f"--ray {address}", "arena-no-cluster", detail=detail)


def imported() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    import ray

    return ray
