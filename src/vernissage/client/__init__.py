"""The Python client of a table: sit down at a link, be asked, answer."""

from vernissage.client.links import Link, read_link
from vernissage.client.requests import Refused, make_table, request
from vernissage.client.seat import Question, Seat, sit_down, watch

__all__ = [
    "Link",
    "Question",
    "Refused",
    "Seat",
    "make_table",
    "read_link",
    "request",
    "sit_down",
    "watch",
]
