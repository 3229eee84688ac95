"""The house: what all doors of one server process share."""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from vernissage.server.hall import Hall
from vernissage.server.library import Library
from vernissage.server.limits import Allowances
from vernissage.server.logs import Log
from vernissage.server.metrics import Metrics

if TYPE_CHECKING:  # it needs packages that are there only where it is switched on
    from vernissage.server.push.post import Post


@dataclass
class House:
    hall: Hall
    library: Library
    allowances: Allowances
    metrics: Metrics = field(default_factory=Metrics)
    log: Log = field(default_factory=Log)
    public_url: str | None = None
    """Where guests find this server, if that is not where it listens."""
    post: "Post | None" = None
    """Tells people on their devices that it is their turn; None: switched off."""
    closing: bool = False
    """Nothing new is begun."""

    def mishap(self, event: str, error: BaseException) -> None:
        """A mistake of ours: counted, and logged by its kind and place."""
        self.metrics.errors += 1
        self.log.error(event, error)
