"""A report on paper: the same parts as a page for a browser, or as Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape

from giantstable.text import words

STYLE = """
:root { color-scheme: dark light; --ground: #15181c; --surface: #1e2227; --raised: #2a2e34;
  --ink: #efe7d9; --soft: #b9b0a1; --line: #42474e; --brass: #dcab4f; --good: #93c58a;
  --danger: #f08a72; }
@media (prefers-color-scheme: light) { :root { --ground: #e8dec8; --surface: #f4ecda;
  --raised: #fdf8ec; --ink: #2a2119; --soft: #5d5142; --line: #bfae8e; --brass: #8a5c0c;
  --good: #2f6b2a; --danger: #a33a20; } }
* { box-sizing: border-box }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 16px/1.5 Inter, system-ui, sans-serif; font-variant-numeric: tabular-nums }
main { max-width: 1080px; margin: 0 auto; padding: 32px 20px 64px }
h1, h2, h3 { font-family: Alegreya, Georgia, serif; line-height: 1.2; font-weight: 600 }
h1 { font-size: 2.4rem; margin: 0 0 8px } h2 { color: var(--brass); margin: 48px 0 12px;
  border-bottom: 1px solid var(--line); padding-bottom: 6px } h3 { margin: 28px 0 8px }
p { max-width: 72ch; color: var(--soft); margin: 6px 0 12px }
code { background: var(--raised); padding: 1px 6px; border-radius: 4px; color: var(--ink) }
.sheet { background: var(--surface); border: 1px solid var(--line); border-radius: 10px;
  padding: 12px; overflow-x: auto; margin: 8px 0 16px }
table { border-collapse: collapse; width: 100% }
th, td { padding: 6px 10px; text-align: left; border-bottom: 1px solid var(--line) }
tr:last-child td { border-bottom: 0 } th { color: var(--soft); font-weight: 500 }
td.number { text-align: right; white-space: nowrap } th.number { text-align: right }
td.above { box-shadow: inset -4px 0 var(--good) }
td.below { box-shadow: inset -4px 0 var(--danger) }
td.even { box-shadow: inset -4px 0 var(--line) } td small { color: var(--soft); display: block }
svg { display: block; width: 100%; max-width: 860px; height: auto; margin: 0 auto }
svg text { fill: var(--ink); font-size: 13px } svg .axis { fill: var(--soft); font-size: 12px }
svg .tick { stroke: var(--line) } svg .bar { fill: var(--brass) }
svg .fair { stroke: var(--soft); stroke-width: 1.5; stroke-dasharray: 3 2 }
svg .span { stroke-width: 3; stroke: var(--soft) } svg .mark { fill: var(--soft) }
svg .above .span { stroke: var(--good) } svg .above .mark { fill: var(--good) }
svg .below .span { stroke: var(--danger) } svg .below .mark { fill: var(--danger) }
@media print { body { background: #fff } }
"""

SIGNS = {"above": "▲ ", "below": "▼ "}  # colour is never the only sign


@dataclass(frozen=True)
class Told:
    """One cell of a table: what it says, what it adds in small, and on which side of fair it is."""

    text: str
    small: str = ""
    sort: str = ""  # above, below or even


Entry = str | Told


@dataclass
class Paper:
    """What is written, part by part, in both hands."""

    title: str
    html: list[str] = field(default_factory=list)
    markdown: list[str] = field(default_factory=list)

    def heading(self, text: str, depth: int = 2) -> None:
        """Begin a chapter."""
        self.html.append(f"<h{depth}>{escape(text)}</h{depth}>")
        self.markdown.append(f"{'#' * depth} {text}")

    def say(self, text: str) -> None:
        """Write a paragraph; what stands between backquotes is to be typed."""
        parts = escape(text).split("`")
        coded = "".join(f"<code>{p}</code>" if i % 2 else p for i, p in enumerate(parts))
        self.html.append(f"<p>{coded}</p>")
        self.markdown.append(text)

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[Entry]]) -> None:
        """Write a table; what is not in the first column is a number or near one."""
        head = "".join(_cell("th", text, i) for i, text in enumerate(heads))
        body = "".join(
            "<tr>" + "".join(_cell("td", each, i) for i, each in enumerate(row)) + "</tr>"
            for row in rows
        )
        table = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
        self.html.append(f'<div class="sheet">{table}</div>')
        lines = ["| " + " | ".join(_plain(each) for each in row) + " |" for row in [heads, *rows]]
        lines.insert(1, "|---" * len(heads) + "|")
        self.markdown.append("\n".join(lines))

    def plot(self, svg: str) -> None:
        """Show a plot, where it can be shown."""
        self.html.append(f'<div class="sheet">{svg}</div>')

    def as_html(self) -> str:
        """Return the page for a browser, whole: it loads nothing."""
        return (
            '<!doctype html><html lang="en"><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{escape(self.title)}</title><style>{STYLE}</style><main>"
            f"<h1>{escape(self.title)}</h1>{''.join(self.html)}</main></html>\n"
        )

    def as_markdown(self) -> str:
        """Return the page as Markdown."""
        return "\n\n".join([f"# {self.title}", *self.markdown]) + "\n"


def _cell(tag: str, entry: Entry, column: int) -> str:
    told = entry if isinstance(entry, Told) else Told(entry)
    names = " ".join(name for name in ("number" if column else "", told.sort) if name)
    small = f"<small>{escape(told.small)}</small>" if told.small else ""
    sign = f' title="{escape(words(f"cli-arena-{told.sort}"))}"' if told.sort else ""
    shown = f' class="{names}"' if names else ""
    text = f"{SIGNS.get(told.sort, '')}{told.text}"
    return f"<{tag}{shown}{sign}>{escape(text)}{small}</{tag}>"


def _plain(entry: Entry) -> str:
    told = entry if isinstance(entry, Told) else Told(entry)
    text = f"{told.text} ({told.small})" if told.small else told.text
    return text.replace("|", "\\|").replace("\n", " ")
