"""A match at the terminal: draw, ask, carry out; and everything that can be asked besides.

Several people may share the keyboard: what only one of them may know is drawn after it was handed
over, and every word is told as the one who is asked would hear it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Protocol

from giantstable.bots.advice import Advice
from giantstable.kernel.errors import BadSetup, GiantsError, NotPending
from giantstable.kernel.event import Event
from giantstable.kernel.judge import Reason
from giantstable.kernel.match import Match
from giantstable.library import rules
from giantstable.terminal.canvas import Canvas, wrapped
from giantstable.terminal.company import Company
from giantstable.terminal.look import BACKDROP, BRASS, PAPER, QUIET, Look
from giantstable.terminal.menu import Choice, Menu, menu_of
from giantstable.terminal.terminal import Size, Terminal
from giantstable.text import say, words

OVER: Final = "over"
QUIT: Final = "quit"
NEW: Final = "new"

Hint = Callable[[Match], Advice]  # what somebody wise would say
Keep = Callable[[Match], str]  # saves a match and returns where


@dataclass(slots=True)
class Showing:
    """What a screen shows besides the match: its size, what was told, a word to the player."""

    size: Size
    look: Look
    told: list[str] = field(default_factory=list)
    fresh: int = 0  # how many of the last lines are new since the last choice
    word: str = ""
    news: bool = False  # what happened is to be read before the next decision
    seat: int = 0  # who looks
    events: list[Event] = field(default_factory=list)  # what was told, as that seat knows it


class Screen(Protocol):
    """What a game needs to be played at the table."""

    def draw(self, match: Match, showing: Showing) -> Canvas:
        """Return the screen of a match."""

    def choice(self, match: Match, answer: str) -> Choice:
        """Return the choice that an answer means; refuse what means none or several."""

    def command(self, match: Match, name: str, rest: str) -> str | None:
        """Carry out a command of this game alone; return a word on it, None if it is none."""

    def hinted(self, match: Match, choice: Choice) -> str:
        """Return a hint in words."""

    def help(self, look: Look) -> list[str]:
        """Return how to play and what can be typed."""

    def tells(self, match: Match, showing: Showing) -> bool:
        """Return whether all that is new can be read beside the next decision."""

    def caution(self, match: Match, choice: Choice) -> str | None:
        """Return a question to ask before a choice is carried out."""

    def refusal(self, match: Match, answer: str) -> str | None:
        """Return why something that is on the table cannot be chosen now."""

    def cards(self, match: Match, look: Look, about: str = "") -> list[str]:
        """Return what is printed on the pieces in sight, or more about some of them."""


class Sitting:
    """One match at one terminal. Every choice is kept at once: nothing can be lost."""

    def __init__(
        self,
        match: Match,
        screen: Screen,
        terminal: Terminal,
        keep: Keep,
        hint: Hint | None = None,
        company: Company | None = None,
    ) -> None:
        self.match = match
        self.screen = screen
        self.terminal = terminal
        self.keep = keep
        self.hint = hint
        self.company = company if company is not None else Company([0])
        self.seat = self.company.people[0]  # who looks at the screen
        self.handed = ""  # a word to whom the keyboard goes, until that person sits there
        self.heard: dict[int, int] = {}  # of each person, how much there was before the last choice
        self.told: list[str] = []
        self.cited: list[str] = []
        self.events: list[Event] = []
        self.fresh = 0
        self.unread = False
        self.giving_up = "terminal-give-up"  # what is asked before a match is given up
        self.word = words("terminal-welcome")
        self._go_round()
        self.fresh = 0

    # -- the loop ------------------------------------------------------------------------------

    def sit(self) -> str:
        """Play until the match is over and looked at, or the player leaves or starts anew."""
        try:
            while True:
                self._draw()
                answer = self.terminal.ask(self._draw)
                self.word = ""
                if answer is None:
                    return self._leave()
                left = self._hear(answer)
                if left:
                    return left
        except KeyboardInterrupt:  # while somebody wise was thinking
            self.terminal.say("")
            return self._leave()

    def _hear(self, answer: str) -> str:
        """Carry out what was typed; return why the table is left, if it is."""
        if self.handed:
            if answer.casefold() in ("quit", "q", "exit"):
                return self._leave()
            self.handed = ""
            return ""
        if not answer:
            if self.match.over:
                return OVER
            if self.unread:
                self.unread, self.fresh = False, 0
            else:
                self.word = words("terminal-type-something")
            return ""
        if self.unread and answer.isdecimal():
            return self._show_first()
        self.unread = False
        name, _, rest = answer.partition(" ")
        command = COMMANDS.get(name.casefold())
        try:
            if command is not None:
                return command(self, rest.strip())
            if self.match.over:
                return OVER
            word = self.screen.command(self.match, name.casefold(), rest.strip())
            if word is not None:
                self.word = word
                return ""
            self._choose(self.screen.choice(self.match, answer))
        except NotPending as refusal:
            self.word = self.screen.refusal(self.match, answer) or str(refusal)
        except GiantsError as refusal:
            self.word = str(refusal)
        return ""

    def _show_first(self) -> str:
        """Take a number for no choice while the options it could mean are out of sight."""
        if self.unread:
            self.unread, self.fresh = False, 0
        self.word = words("terminal-now-choose")
        return ""

    def _choose(self, choice: Choice) -> None:
        question = self.screen.caution(self.match, choice)
        if question is not None and not self._sure(question):
            return
        self.heard[self.seat] = len(self.told)
        self.match.choose(choice.option)
        self._go_round()
        aside = self.screen.tells(self.match, self._scene())
        self.unread = self.terminal.live and not self.match.over and not aside
        if not self.terminal.live and not aside:
            for told in self.told[len(self.told) - self.fresh :]:
                self.terminal.say(told)
        self.keep(self.match)

    def _go_round(self) -> None:
        """Let bots answer, and turn to the person who is asked next."""
        self.company.play(self.match)
        seat = self.match.pending[0].seat if not self.match.over else self.seat
        if seat != self.seat:
            self.seat = seat
            self.handed = words("terminal-hand-over", {"player": seat + 1})
            self.told, self.cited = [], []
        self._listen()
        self.fresh = max(0, len(self.told) - self.heard.get(self.seat, 0))

    def _listen(self) -> None:
        """Put into words what happened since the last time; forget what was taken back."""
        match = self.match
        events = match.events(self.seat)
        self.events = events
        del self.told[len(events) :]
        del self.cited[len(events) :]
        for event in events[len(self.told) :]:
            self.told.append(say(match.game.event_text(match.table, event, self.seat)))
            self.cited.append(event.kind.rule)

    def _scene(self) -> Showing:
        terminal = self.terminal
        told = (self.told, self.fresh, self.word, self.unread)
        return Showing(terminal.size, terminal.look, *told, self.seat, self.events)

    def _draw(self) -> None:
        if self.handed:
            self.terminal.show(self._curtain())
        else:
            self.terminal.show(self.screen.draw(self.match, self._scene()))

    def _curtain(self) -> Canvas:
        """Return a screen that tells nobody anything while the keyboard changes hands."""
        width, height = self.terminal.size
        canvas = Canvas(width, height - 1, PAPER, BACKDROP if self.terminal.look.color else "")
        lines = wrapped(self.handed, width - 8)
        for i, line in enumerate(lines):
            canvas.put((width - len(line)) // 2, height // 2 - 2 + i, line, BRASS, bold=True)
        foot = words("terminal-hand-over-enter")
        canvas.put((width - len(foot)) // 2, height // 2 + len(lines), foot, QUIET)
        return canvas

    def _sure(self, question: str) -> bool:
        """Ask a question whose answer is no unless the player says yes."""
        self.word = words("terminal-sure", {"question": question})
        self._draw()
        answer = (self.terminal.ask(self._draw) or "").casefold()
        sure = bool(answer) and words("terminal-yes").startswith(answer)
        self.word = "" if sure else words("terminal-not-done")
        return sure

    def _read(self, title: str, lines: list[str], last: str = "") -> str:
        """Show pages; what is typed instead of reading on is heard at once."""
        answer = self.terminal.pages(title, lines, last)
        if answer is None:
            return self._leave()
        if answer.isdecimal() and not self.match.over:
            return self._show_first()
        return self._hear(answer) if answer else ""

    def _leave(self) -> str:
        self.keep(self.match)
        self.terminal.say(words("terminal-left"))
        return QUIT

    # -- commands --------------------------------------------------------------------------------

    def undo(self, rest: str) -> str:
        """Take back a person's last choice with what bots chose since; another must agree."""
        chooser = self.company.last_to_choose(self.match)
        way = self.match.way_back(chooser)
        if chooser != self.seat:
            question = words("terminal-undo-theirs", {"player": chooser + 1})
            if not self._sure(question):
                return ""
        way.go(self.match)
        self._go_round()
        self.fresh = 0
        self.word = words("terminal-undone")
        self.keep(self.match)
        return ""

    def give_hint(self, rest: str) -> str:
        """Ask somebody wise."""
        if self.match.over or self.hint is None:
            self.word = words("terminal-no-hint")
            return ""
        if self.terminal.live:
            self.word = words("terminal-thinking")
            self._draw()
        advice = self.hint(self.match)
        self.word = self.screen.hinted(self.match, self._choice(advice.best))
        lines = self._reasons(advice.reasons)
        if advice.second is not None:
            second = self._choice(advice.second)
            facts: dict[str, object] = {"text": second.text, "notation": second.notation}
            lines += ["", words("terminal-hint-second", facts)]
            lines += self._reasons(advice.others)
        if advice.chance is not None:
            lines += ["", words("terminal-hint-chance", {"n": round(100 * advice.chance)})]
        return self._read(self.word, lines) if lines else ""

    def _choice(self, code: int) -> Choice:
        decision = self.match.pending[0]
        notation = self.match.game.notation(decision, code)
        menu: Menu = menu_of(decision)
        return next(choice for choice in menu if choice.notation == notation)

    def _reasons(self, reasons: list[Reason]) -> list[str]:
        return [words(f"terminal-{reason.tone}", {"text": say(reason.text)}) for reason in reasons]

    def why(self, rest: str) -> str:
        """Tell the rule behind the question, or behind the last thing that happened."""
        if rest and self._rule(rest) is None:
            reason = None if self.match.over else self.screen.refusal(self.match, rest)
            if reason is not None:
                self.word = reason
                return ""
        if rest:
            return self.rule(rest)
        if self.match.over:
            return self.rule(self.cited[-1])
        return self.rule(self.match.pending[0].rule)

    def rule(self, rest: str) -> str:
        """Tell a rule by its id; the letters before the first dash may be left out."""
        found = self._rule(rest)
        if found is None:
            raise BadSetup("unknown-rule", rule=rest, game=self.match.game.name)
        lines = [str(found["rule"]), "", words("terminal-rule-page", {"page": str(found["page"])})]
        see = found.get("see")
        if isinstance(see, list):
            lines.append(words("terminal-rule-see", {"rulings": ", ".join(map(str, see))}))
        return self._read(f"{found['id']}  {found['title']}", lines)

    def log(self, rest: str) -> str:
        """Tell what happened, each line with its rule: as much as fits, or ``log all`` of it."""
        wide = max((len(rule) for rule in self.cited), default=0)
        lines = [
            f"{rule:<{wide}}  {told}" for rule, told in zip(self.cited, self.told, strict=True)
        ]
        if rest.casefold() != words("terminal-all") and self.terminal.live:
            last = self.terminal.last_page(lines)
            if len(last) < len(lines):
                return self._read(words("terminal-log-last"), last, words("terminal-log-earlier"))
        return self._read(words("terminal-log"), lines)

    def cards(self, rest: str) -> str:
        """Tell what is printed on every card in sight, or more about some of them."""
        lines = self.screen.cards(self.match, self.terminal.look, rest)
        return self._read(words("terminal-cards-title"), lines)

    def save(self, rest: str) -> str:
        """Save; every choice is saved anyway, this says where."""
        self.word = words("terminal-saved", {"file": self.keep(self.match)})
        return ""

    def quit(self, rest: str) -> str:
        """Leave; the match waits."""
        return self._leave()

    def help(self, rest: str) -> str:
        """Tell how to play and what can be typed."""
        lines = self.screen.help(self.terminal.look)
        return self._read(words("terminal-help-title"), lines)

    def new(self, rest: str) -> str:
        """Give this match up and begin another."""
        if self.match.over or self._sure(words(self.giving_up)):
            return NEW
        return ""

    def _rule(self, wanted: str) -> dict[str, object] | None:
        wanted = wanted.upper()
        for rule in rules(self.match.game.name, self.terminal.language):
            known = str(rule["id"])
            if wanted in (known, known.partition("-")[2]):
                return rule
        return None


COMMANDS: dict[str, Callable[[Sitting, str], str]] = {
    "undo": Sitting.undo,
    "u": Sitting.undo,
    "hint": Sitting.give_hint,
    "why": Sitting.why,
    "rule": Sitting.rule,
    "log": Sitting.log,
    "cards": Sitting.cards,
    "save": Sitting.save,
    "quit": Sitting.quit,
    "q": Sitting.quit,
    "exit": Sitting.quit,
    "help": Sitting.help,
    "?": Sitting.help,
    "new": Sitting.new,
}
