"""What a barrage is made of: methods, paths, heads and moves, right and wrong ones."""

METHODS = ("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "BREW")
PATHS = ("%2e%2e", "%00", "%ff", "a%0Ab", "..", "", "A" * 22, "x" * 3000, "%C5%BC", "%2f", "?", "*")
KINDS = ("text/plain", "application/json; charset=latin-1", "", "application/x-www-form-urlencoded")
HEADERS = (
    ("Accept-Language", "pl;q=1.1, de;q=nan, *;q=0,,,"),
    ("Accept-Language", "\xff" * 400),
    ("Authorization", "Basic xyz"),
    ("Authorization", "Bearer \xff\xfe"),
    ("Cookie", "a=b; " * 200),
    ("Origin", "http://evil.example"),
    ("X-Forwarded-For", "::1, \xff, 1.2.3.4"),
    ("Range", "bytes=0-"),
    ("Expect", "100-continue"),
    ("If-None-Match", "*"),
    ("Upgrade", "h2c"),
)
QUERIES = (
    *("since=0", "since=-1", "since=999", "since=1e3", "since=٣", "wait=0.01", "wait=nan", "%00"),
    *("since=0&since=1", "since=0&wait=-1", "token=x", "&&&", "since", "since=" + "9" * 99),
)
ACTIONS = ("pass", "hang 19 T3", "bid 12", "offer nex open", "lot 2x2", "seal 5", "price 7", "buy")
ORDERS = (
    {"order": "ceiling", "amount": 40},
    {"order": "buy", "at_most": 15},
    {"order": "out"},
    {"order": "wishes", "tiles": ["2x3PG"]},
)
NOT_OURS = "A" * 22
