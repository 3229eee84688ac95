"""The tests speak English, whatever the machine speaks."""

import os

os.environ["LC_ALL"] = "C"
