"""The campaign of Wraith & the Giants."""

from __future__ import annotations

from fastapi import APIRouter

from giantstable.games.wraith.server import campaigns
from giantstable.games.wraith.server.wire import CampaignInfo, CampaignMode, FootholdsWish, NewRun
from giantstable.server.office import KnownVisitor, MaybeVisitor, TheOffice
from giantstable.server.tables import table_info
from giantstable.server.wire import TableInfo

router = APIRouter(prefix="/api/campaigns/wraith", tags=["campaign"])


@router.get("")
def campaign(visitor: MaybeVisitor, office: TheOffice) -> CampaignInfo:
    """Where who is asking stands in the campaign and the gauntlets."""
    return campaigns.journey_info(office, visitor)


@router.post("/begin")
def begin(new: NewRun, visitor: KnownVisitor, office: TheOffice) -> CampaignInfo:
    """Begin a run in place of the old one of its mode."""
    return campaigns.begin_run(office, visitor, new.mode, new.footholds, new.first, new.anyway)


@router.post("/fight", status_code=201)
def fight(which: CampaignMode, visitor: KnownVisitor, office: TheOffice) -> TableInfo:
    """The table of the current fight, opened if there is none."""
    id_ = campaigns.fight_table(office, visitor, which.mode)
    return table_info(office, office.store.table(id_), visitor)


@router.post("/footholds")
def footholds(wish: FootholdsWish, visitor: KnownVisitor, office: TheOffice) -> CampaignInfo:
    """Play the next fights of the campaign with or without Dangerous Footholds."""
    return campaigns.switch_footholds(office, visitor, wish.on, wish.anyway)


@router.post("/give-up")
def give_up(which: CampaignMode, visitor: KnownVisitor, office: TheOffice) -> CampaignInfo:
    """Leave the fight under way, which loses it."""
    return campaigns.give_up(office, visitor, which.mode)
