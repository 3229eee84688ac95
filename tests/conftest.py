"""The tests speak English, whatever the machine speaks, and wait for it, however busy it is."""

import os

from hypothesis import HealthCheck, settings

os.environ["LC_ALL"] = "C"
settings.register_profile("busy", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("busy")
