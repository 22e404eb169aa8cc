"""The types of the state data of Citadels. The text below a field describes it."""

from typing import Annotated, Final, Literal, NotRequired

from typing_extensions import TypedDict

from burgrave.core.state_data import (
    CommonDecisionData,
    CommonStateData,
    IdOf,
    NameField,
    Seat,
    SeatList,
    SparsePlaces,
    Unordered,
)

CardId = Annotated[str, IdOf("card")]
CharacterId = Annotated[str, IdOf("character")]
TypeId = Literal["noble", "religious", "trade", "military", "unique"]

Cards = Annotated[list[CardId], Unordered]
Characters = Annotated[list[CharacterId], Unordered]
EditionId = Literal["classic", "2016", "deluxe"]
Phase = Literal["draft", "theater", "call", "turn", "end_of_round", "scoring", "over"]
Mode = Literal["normal", "witch_first", "bewitched", "witch_resumed", "hospital"]
WarrantFace = Literal["signed", "blank", "shown", "unknown"]
ThreatFace = Literal["flowered", "plain", "settled", "unknown"]


ON_CHARACTERS: Final = SparsePlaces(lambda state_data: state_data["setup"]["cast"], "character")


class CardCountData(TypedDict):
    """The number of cards in the deck at the start."""

    total: int
    """all of them"""
    noble: int
    religious: int
    trade: int
    military: int
    unique: int
    action: int


class CardData(TypedDict):
    """A kind of card that is in play."""

    type: TypeId | None
    """none for an action card"""
    cost: int | None
    """what building it costs; none if it cannot be built"""
    points: int
    """what it is worth in a city at the end, its effect aside"""
    copies: int
    """how many there are"""


class CastMemberData(TypedDict):
    """A character that is in play."""

    rank: int
    """in which order it is called"""
    income: TypeId | None
    """the type of districts that pay it an income"""


class CitadelsSetupData(TypedDict):
    """The data that never changes in a game."""

    edition: EditionId
    players: int
    """how many there are"""
    completion: int
    """how many districts a completed city has"""
    cast: list[CharacterId]
    """the characters in play, by rank"""
    characters: dict[CharacterId, CastMemberData]
    """the same with what is printed on them"""
    districts: Cards
    """the unique districts in play"""
    catalogue: dict[CardId, CardData]
    """every kind of card in play, with what is printed on it"""
    cards: CardCountData
    """how many cards there are, by type"""
    action_cards: bool
    """whether action cards are in play"""
    duplicates: Literal["allowed", "forbidden"]
    """whether a city may have the same district twice"""
    discard_pile: bool
    """whether cards are discarded to a pile; else they go under the deck"""
    characters_each: int
    """how many characters everybody picks in a round"""


class DistrictData(TypedDict):
    """A district of a city. A missing field means that it does not apply."""

    card: Annotated[CardId, NameField]
    beautified: NotRequired[bool]
    """it has the Artist's coin: one more to destroy, one point more"""
    under: NotRequired[Cards]
    """the cards under a Museum; `unknown` to all but its owner"""
    early: NotRequired[bool]
    """of a Bell Tower: whether it was declared to end the game early"""


class CashWagonData(TypedDict):
    """A Cash Wagon on the table."""

    gold: Annotated[int, NameField]
    """what lies on it"""
    number: int
    """which of the wagons it is, as moves count them"""
    used: bool
    """whether it was used in this turn"""


class NotesData(TypedDict):
    """What a seat remembers about a hidden place."""

    cards: Cards
    """those seen there"""
    doubts: int
    """how many of them may have left it unseen"""


def hidden_places(state_data: "CitadelsStateData") -> list[str]:
    return [*(str(seat) for seat in range(len(state_data["seats"]))), "museum"]


Remembered = Annotated[dict[str, NotesData], SparsePlaces(hidden_places)]


class CitadelsPlayerData(TypedDict):
    """The data of one seat."""

    gold: int
    hand: Cards
    """in a view of another hand the cards that the viewer surely knows, `unknown` for the others"""
    city: Annotated[list[DistrictData], Unordered]
    """the districts that stand in it"""
    beautified: Cards
    """the districts with a coin"""
    museum: Cards
    """the cards under this seat's Museum; `unknown` to all but their owner"""
    big_tops: int
    """how many Big Tops are laid out"""
    cash_wagons: Annotated[list[CashWagonData], Unordered]
    """the Cash Wagons laid out; the gold on one is enough to name it"""
    size: int
    """what the city counts as toward its completion"""
    completed: bool
    """whether the city has ever been completed"""
    points: int
    """the points if the game ended now, as far as the viewer knows the cards that count"""
    scored: dict[str, int]
    """the same item by item"""
    characters: Characters
    """those held; `unknown` those that the viewer has not seen"""
    kept: Characters
    """those kept at the picks; in a view the viewer's own"""
    revealed: Characters
    """those that everybody has seen"""
    played: Characters
    """those the seat has taken a turn as in this round"""
    gave_away: Characters
    """those picked that a Theater has taken away; in a view the viewer's own"""
    received: Characters
    """those to choose from at the first pick; in a view the viewer's own"""
    received_again: Characters
    """those to choose from at the second pick; in a view the viewer's own"""
    put_away: Characters
    """those put away facedown at a pick; in a view of others `unknown`"""
    built_this_round: Cards
    """the kinds of districts built in this round"""
    used: Cards
    """the districts whose effect is used up for now"""
    counts_as: TypeId | None
    """the type chosen for the Haunted Quarter"""
    knows: Remembered
    """what the seat remembers, by seat, or `museum`; in a view the viewer's own"""


class CallData(TypedDict):
    """A character that was called in this round."""

    character: Annotated[CharacterId, NameField]
    seat: Seat | None
    """who has shown it; none if nobody has answered"""


class GatheringData(TypedDict):
    """The result of gathering."""

    gold: int
    """gold instead of cards"""
    draws: int
    """cards drawn instead of gold"""
    keeps: int
    """how many of them are kept"""


class CitadelsTurnData(TypedDict):
    """The current turn."""

    seat: Seat
    """whose it is"""
    character: CharacterId
    """as whom"""
    mode: Mode
    """what kind of turn it is: `normal`, or part of one that a Witch or a Hospital has changed"""
    gathered: bool
    """whether resources have been gathered"""
    restricted: bool
    """only gathering is possible now"""
    gathering: GatheringData
    """what gathering brings"""
    built: int
    """how many districts have been built that count toward the limit"""
    limit: int
    """how many districts may be built"""
    extra_builds: int
    """how many of them an action card adds"""
    income: int
    """how many districts pay an income to this character"""
    income_taken: bool
    ability_used: bool
    bonus_taken: bool
    """the additional gold or cards of the character have been taken"""
    crown_passed: bool
    """the Emperor has given the crown away"""
    begged: bool
    """the Abbot has asked the richest for gold"""
    borrowed: bool
    """the Cardinal has borrowed"""
    coins_placed: int
    """how many coins the Artist has placed"""
    spent: int
    """gold paid for building"""
    first_paid: bool
    """a district has been paid for"""
    threat_settled: bool
    """the threat against this character is settled"""
    action_card_played: bool
    wagons_used: list[int]
    """the numbers of the Cash Wagons used"""
    drawn: Cards
    """the cards to choose from; `unknown` for those who have not seen them"""
    destroyed: CardId | None
    """a district on its way out while somebody decides about it"""
    building: CardId | None
    """a district paid for that does not stand yet"""
    paid: int | None
    """what was paid for it"""
    chosen: CardId | None
    """a card chosen so far in a row of choices; none for those who may not know it"""
    owed: int
    """cards or gold still to be given in the present decision"""
    laid_out: CardId | None
    """an action card whose effect is under way"""
    marked: Characters
    """characters on which markers are being placed; in a view only the placing player's own"""


class CitadelsDecisionData(CommonDecisionData):
    """The open decision."""

    other: Seat | None
    """whom it concerns besides: who gets the card of a Seer or has lent to a Cardinal, whose city or hand was
    chosen, who has used the Cash Wagon"""
    wagon: int | None
    """the number of that Cash Wagon"""


class CitadelsStateData(CommonStateData):
    """The state of a game of Citadels."""

    setup: CitadelsSetupData
    """what never changes"""
    phase: Phase
    """`call` asks somebody at a call, `end_of_round` a killed Emperor"""
    decision: CitadelsDecisionData | None
    """who decides what; none when the game is over, or in a view that may not know of it"""
    turn: CitadelsTurnData | None
    """whose turn it is, and what has happened in it"""
    round: int
    crown: Seat
    """who has it"""
    called: CharacterId | None
    """the character called last in this round"""
    calls: list[CallData]
    """every character called in this round, with who has answered"""
    deck: list[CardId]
    """the cards, top first; in a view `unknown` unless the seat knows them"""
    discard_pile: Cards
    """in a view `unknown` unless the seat knows them"""
    reshuffles: int
    """how often the discard pile has become the deck"""
    first_picker: Seat
    """who picked first in this round"""
    faceup: Characters
    """discarded for all to see"""
    facedown: CharacterId | None
    """the one discarded facedown, none if the last picker took it up (then the `pack` has the one laid down
    instead); in a view `unknown` unless the seat has seen it, and once somebody else shows it"""
    facedown_seen: Annotated[list[Seat], SeatList]
    """who has seen it"""
    random_discard: CharacterId | None
    """the one that three players discard between their picks; in a view `unknown` once it has happened"""
    pack: Characters
    """the characters being passed round, after the draft those left over; in a view known to the one who
    picks, and to the last picker afterwards"""
    swapped: list[Seat]
    """the two seats of a Theater's exchange, its owner first; or none"""
    killed: CharacterId | None
    robbed: CharacterId | None
    thief: Seat | None
    """who robs"""
    bewitched: CharacterId | None
    witch: Seat | None
    """who goes on in the place of the bewitched"""
    witch_played: bool
    """whether the Witch has played an action card before that"""
    witch_builds: int
    """what it adds to her limit"""
    warrants: Annotated[dict[CharacterId, WarrantFace], ON_CHARACTERS]
    """their faces by character; in a view `unknown` until the signed one is shown, except for the
    Magistrate"""
    magistrate: Seat | None
    """whose warrants they are"""
    threats: Annotated[dict[CharacterId, ThreatFace], ON_CHARACTERS]
    """their faces by character; in a view `unknown` until the flowered one is shown, except for the
    Blackmailer. `settled` is where one lay"""
    blackmailer: Seat | None
    """whose threats they are"""
    protected: Characters
    """by Rasputin, in this round"""
    acrobat_played: bool
    """whether the Acrobat was played in this round"""
    tax: int
    """gold on the Tax Collector's token"""
    goal: int
    """how many districts a city needs now to end the game: fewer with a Bell Tower declared early"""
    first_completed: Seat | None
    """who was the first to complete a city"""
    ending: bool
    """whether the game ends after this round; also because of a Bell Tower, as things stand"""
    spectators_know: Remembered
    """what spectators know of hands, as `knows`"""
    seats: list[CitadelsPlayerData]
    """what lies before each seat"""
