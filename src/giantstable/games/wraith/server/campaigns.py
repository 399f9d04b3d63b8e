"""The campaign on the server: a profile for each visitor, and the tables of its fights.

A fight counts once: the table remembers that the campaign knows how it ended.
"""

from __future__ import annotations

from typing import Any, cast

from sqlalchemy import select, update
from sqlalchemy.orm import Session

from giantstable import library
from giantstable.games.wraith.campaign.profile import GAVE_UP, Profile
from giantstable.games.wraith.campaign.view import campaign_view
from giantstable.games.wraith.game import WraithGame
from giantstable.games.wraith.server.wire import CampaignInfo
from giantstable.server.office import Office
from giantstable.server.refusals import Refused
from giantstable.server.schema import CampaignProfile, GameTable, Visitor
from giantstable.server.store import enter
from giantstable.server.tables import new_table

GAME = "wraith"


def wraith_game(office: Office) -> WraithGame:
    """Return the game with its content."""
    return cast(WraithGame, library.game(GAME, office.settings.content))


class Journey:
    """A visitor's campaign within one transaction."""

    def __init__(self, session: Session, office: Office, visitor: Visitor) -> None:
        self.session = session
        self.visitor = visitor
        self.game = wraith_game(office)
        session.get(Visitor, visitor.id, with_for_update=True)  # one step of theirs at a time
        found = session.get(CampaignProfile, (visitor.id, GAME))
        self.profile = (
            Profile.from_json(found.profile, self.game) if found is not None else Profile(self.game)
        )
        self._report_ends()

    def _fights(self) -> list[GameTable]:
        """Return the tables of fights that the campaign has not heard the end of."""
        found = (
            select(GameTable)
            .where(
                GameTable.host == self.visitor.id,
                GameTable.game == GAME,
                GameTable.campaign != "",
                GameTable.reported.is_(False),
            )
            .order_by(GameTable.created)
        )
        return list(self.session.scalars(found))

    def fight_of(self, mode: str) -> GameTable | None:
        """Return the table of a mode's current fight, if it is under way.

        One that nobody can go on with is fought anew.
        """
        for table in self._fights():
            if table.campaign == mode and table.stranded is None and not table.closed:
                return table
        return None

    def _report_ends(self) -> None:
        for table in self._fights():
            if table.outcome is not None:
                self._report(table, str(table.outcome["result"]))

    def _report(self, table: GameTable, result: str) -> None:
        self._forget(table)
        run = self.profile.runs.get(table.campaign)
        if run is None or run.finished:
            return
        fight = run.current
        if (fight.wraith, fight.giant) == (table.setup["wraith"], table.setup["giant"]):
            run.report(result)
            self.keep()

    def _forget(self, table: GameTable) -> None:
        self.session.execute(
            update(GameTable).where(GameTable.id == table.id).values(reported=True)
        )

    def begin(self, mode: str, footholds: bool, first: str, anyway: bool) -> None:
        """Begin a run; the fight of the old one that was under way is left."""
        self.profile.begin(mode, footholds, first, anyway)
        under_way = self.fight_of(mode)
        if under_way is not None:
            self._forget(under_way)
        self.keep()

    def switch_footholds(self, on: bool, anyway: bool) -> None:
        """Put Dangerous Footholds into the next fights of the campaign, or leave them out."""
        self.profile.switch_footholds(on, anyway)
        self.keep()

    def give_up(self, mode: str) -> None:
        """Leave the fight under way, which loses it."""
        under_way = self.fight_of(mode)
        if under_way is None:
            raise Refused("no-fight")
        self._report(under_way, GAVE_UP)

    def keep(self) -> None:
        """Write the profile down."""
        self.session.merge(
            CampaignProfile(visitor_id=self.visitor.id, game=GAME, profile=self.profile.to_json())
        )

    def info(self) -> CampaignInfo:
        """Return the campaign as the client draws it."""
        drawn: dict[str, Any] = dict(campaign_view(self.profile))
        for run in drawn["runs"]:
            under_way = self.fight_of(run["mode"])
            run["table"] = under_way.id if under_way is not None else None
        return CampaignInfo.model_validate(drawn)


def journey_info(office: Office, visitor: Visitor | None) -> CampaignInfo:
    """Return where a visitor stands; somebody new stands at the first fight."""
    if visitor is None:
        fresh: dict[str, Any] = dict(campaign_view(Profile(wraith_game(office))))
        for run in fresh["runs"]:
            run["table"] = None
        return CampaignInfo.model_validate(fresh)
    with office.store.transaction() as session:
        return Journey(session, office, visitor).info()


def begin_run(
    office: Office, visitor: Visitor, mode: str, footholds: bool, first: str, anyway: bool
) -> CampaignInfo:
    """Begin a run in place of the old one of its mode."""
    with office.store.transaction() as session:
        journey = Journey(session, office, visitor)
        journey.begin(mode, footholds, first, anyway)
        session.flush()
        return journey.info()


def switch_footholds(office: Office, visitor: Visitor, on: bool, anyway: bool) -> CampaignInfo:
    """Play the next fights of the campaign with or without Dangerous Footholds."""
    with office.store.transaction() as session:
        journey = Journey(session, office, visitor)
        journey.switch_footholds(on, anyway)
        session.flush()
        return journey.info()


def give_up(office: Office, visitor: Visitor, mode: str) -> CampaignInfo:
    """Leave the fight under way."""
    with office.store.transaction() as session:
        journey = Journey(session, office, visitor)
        journey.give_up(mode)
        session.flush()
        return journey.info()


def fight_table(office: Office, visitor: Visitor, mode: str) -> str:
    """Return the table of a mode's current fight, opened if there is none."""
    with office.store.transaction() as session:
        journey = Journey(session, office, visitor)
        under_way = journey.fight_of(mode)
        if under_way is not None:
            return under_way.id
        run = journey.profile.runs.get(mode)
        if run is None:
            raise Refused("no-fight")
        table, seats = new_table(journey.game, dict(run.setup()), visitor, [])
        table.campaign = mode
        enter(session, table, seats)
        return table.id
