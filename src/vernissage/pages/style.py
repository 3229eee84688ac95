"""The look of a page: ink on paper, or light on dark; one column, readable on a phone."""

from typing import Final

STYLE: Final = """
:root { color-scheme: light dark; --wall: #E9E4DA; --paper: #FBF8F2; --ink: #1E1B18;
  --quiet: #5B534A; --line: #C9BFAE; --alarm: #B3261E; --accent: #0B5FA5; --slot: #E3DBCC; }
@media (prefers-color-scheme: dark) {
  :root { --wall: #16130F; --paper: #221E19; --ink: #ECE5DA; --quiet: #B3A897; --line: #4B4338;
    --alarm: #FF8A80; --accent: #7CB8EE; --slot: #322C24; }
  figure.wide svg, figure.narrow svg { filter: invert(1) hue-rotate(180deg) brightness(1.3); }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--wall); color: var(--ink);
  font: 16px/1.45 Figtree, "Segoe UI", "DejaVu Sans", sans-serif; }
main { max-width: 760px; margin: 32px auto; padding: 32px 40px; background: var(--paper);
  border: 1px solid var(--line); }
h1 { font: 600 28px/1.2 Fraunces, Georgia, "DejaVu Serif", serif; margin: 0 0 16px; }
h2 { font: 600 20px/1.25 Fraunces, Georgia, "DejaVu Serif", serif; margin: 40px 0 4px; }
h3 { font-size: 16px; font-weight: 600; margin: 24px 0 4px; }
p { margin: 0 0 8px; overflow-wrap: anywhere; }
.missing { color: var(--alarm); }
.meeting { margin-top: 24px; font-weight: 600; }
.cost { margin: 12px 0 0; font-weight: 600; }
.why { color: var(--quiet); }
.made { margin-top: 40px; padding-top: 12px; border-top: 1px solid var(--line); font-size: 14px; }
.table { overflow-x: auto; margin: 16px 0; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums;
  font-size: 15px; }
th, td { padding: 6px 8px; text-align: right; white-space: nowrap;
  border-bottom: 1px solid var(--line); }
th { font-weight: 600; }
th.words, td.words { text-align: left; white-space: normal; }
th:first-child, td:first-child { padding-left: 0; }
@media (min-width: 761px) {
  .many { margin: 16px -32px; }
  .many table { font-size: 13px; }
  .many th, .many td { padding: 4px 5px; white-space: nowrap; }
}
th:first-child.words, td:first-child.words { overflow-wrap: anywhere; }
figure { margin: 12px 0 0; }
figure svg { display: block; max-width: 100%; height: auto; }
figure.narrow { display: none; }
figure.narrow svg { width: 100%; }
.beside { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 340px); gap: 24px;
  align-items: start; margin: 16px 0 24px; }
.drawing { margin: 12px 0 0; }
.drawing svg { width: 100%; max-width: 420px; }
.drawing text { fill: var(--ink); }
.drawing .slot { fill: var(--slot); stroke: var(--line); }
.drawing .mark { fill: none; stroke-width: 4; stroke: var(--accent); }
.drawing .played { stroke: var(--alarm); stroke-dasharray: 7 5; }
figcaption { margin-top: 6px; font-size: 14px; color: var(--quiet); }
.pictures { position: absolute; width: 0; height: 0; }
@media (max-width: 760px) {
  main { margin: 0; padding: 20px 16px; border: 0; }
  h1 { font-size: 23px; }
  .beside { display: block; }
  thead { display: none; }
  tr { display: grid; grid-template-columns: 1fr 1fr; gap: 2px 20px; padding: 10px 0;
    border-bottom: 1px solid var(--line); }
  td { display: flex; justify-content: space-between; gap: 8px; border: 0; padding: 2px 0; }
  td::before { content: attr(data-name); color: var(--quiet); white-space: nowrap; }
  td.words span { text-align: right; }
  td:first-child { grid-column: 1 / -1; font-weight: 600; font-size: 17px; }
  td.words:first-child::before { content: none; }
  td.number:first-child { justify-content: flex-start; }
}
@media (max-width: 520px) {
  figure.wide { display: none; }
  figure.narrow { display: block; }
}
@media print { body { background: none; } main { border: 0; margin: 0; } }
"""
