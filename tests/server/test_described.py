"""What openapi.json says is what the server does, tried by schemathesis with good and bad data."""

import json
import os
from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.config import SchemathesisConfig
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.server.running import Server
from vernissage.server.schema import openapi

EXAMPLES = int(os.environ.get("EXAMPLES", "8"))
REFUSED = [400, 401, 403, 404, 405, 409, 413, 415, 422, 429]
"""How bad data may be refused; 413 too, where what is drawn happens to be large."""
CONFIG = SchemathesisConfig.from_dict(
    {"checks": {"negative_data_rejection": {"expected-statuses": REFUSED}}}
)
api = schemathesis.openapi.from_dict(json.loads(openapi()), config=CONFIG)


@api.parametrize()
@settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
def test_every_request_is_answered_as_described(case: Any, server: Server) -> None:
    """Names, options and notation are narrower than a schema can say, so good data may be 400."""
    case.call_and_validate(base_url=server.url, excluded_checks=[positive_data_acceptance])
