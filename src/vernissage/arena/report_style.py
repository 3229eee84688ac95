"""The look of a report: ink on paper, one column, readable on a phone and in print."""

from typing import Final

STYLE: Final = """
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #E9E4DA; color: #1E1B18;
  font: 16px/1.45 Figtree, "Segoe UI", "DejaVu Sans", sans-serif; }
main { max-width: 760px; margin: 32px auto; padding: 32px 40px; background: #FBF8F2;
  border: 1px solid #C9BFAE; }
h1 { font: 600 28px/1.2 Fraunces, Georgia, "DejaVu Serif", serif; margin: 0 0 16px; }
h2 { font: 600 20px/1.25 Fraunces, Georgia, "DejaVu Serif", serif; margin: 40px 0 4px; }
p { margin: 0 0 8px; overflow-wrap: anywhere; }
.missing { color: #B3261E; }
.meeting { margin-top: 24px; font-weight: 600; }
.made { margin-top: 40px; padding-top: 12px; border-top: 1px solid #C9BFAE; font-size: 14px; }
table { width: 100%; border-collapse: collapse; margin: 16px 0;
  font-variant-numeric: tabular-nums; font-size: 15px; }
th, td { padding: 6px 8px; text-align: right; white-space: nowrap;
  border-bottom: 1px solid #C9BFAE; }
th { font-weight: 600; }
th:first-child, td:first-child { text-align: left; padding-left: 0; white-space: normal;
  overflow-wrap: anywhere; }
figure { margin: 12px 0 0; }
figure svg { display: block; max-width: 100%; height: auto; }
figure.narrow { display: none; }
@media (max-width: 760px) {
  main { margin: 0; padding: 20px 16px; border: 0; }
  h1 { font-size: 23px; }
  figure.wide { display: none; }
  figure.narrow { display: block; }
  thead { display: none; }
  tr { display: grid; grid-template-columns: 1fr 1fr; gap: 2px 20px; padding: 10px 0;
    border-bottom: 1px solid #C9BFAE; }
  td { display: flex; justify-content: space-between; gap: 8px; border: 0; padding: 2px 0; }
  td::before { content: attr(data-name); color: #5B534A; }
  td:first-child { grid-column: 1 / -1; font-weight: 600; font-size: 17px; }
  td:first-child::before { content: none; }
}
@media print { body { background: none; } main { border: 0; margin: 0; } }
"""
