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
    """all cards"""
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
    """the cost of building it; none if it cannot be built"""
    points: int
    """its points in a city at the end, without its effect"""
    copies: int
    """the number of copies"""


class CastMemberData(TypedDict):
    """A character that is in play."""

    rank: int
    """its place in the order of calls"""
    income: TypeId | None
    """the type of the districts that pay its income"""


class CitadelsSetupData(TypedDict):
    """The data that never changes in a game."""

    edition: EditionId
    players: int
    """the number of players"""
    completion: int
    """the number of districts in a completed city"""
    cast: list[CharacterId]
    """the characters in play, by rank"""
    characters: dict[CharacterId, CastMemberData]
    """the same characters with their printed data"""
    districts: Cards
    """the unique districts in play"""
    catalogue: dict[CardId, CardData]
    """every kind of card in play, with its printed data"""
    cards: CardCountData
    """the number of cards by type"""
    action_cards: bool
    """whether action cards are in play"""
    duplicates: Literal["allowed", "forbidden"]
    """whether a city may have the same district twice"""
    discard_pile: bool
    """whether there is a discard pile; without one, discarded cards go under the deck"""
    characters_each: int
    """how many characters each player picks in a round"""


class DistrictData(TypedDict):
    """A district of a city. A missing field means that it does not apply."""

    card: Annotated[CardId, NameField]
    beautified: NotRequired[bool]
    """whether the Artist's coin lies on it: it costs 1 more to destroy and scores 1 point more"""
    under: NotRequired[Cards]
    """the cards under a Museum; only its owner sees them, the others see `unknown`"""
    early: NotRequired[bool]
    """for a Bell Tower: whether it was declared to end the game early"""


class CashWagonData(TypedDict):
    """A Cash Wagon on the table."""

    gold: Annotated[int, NameField]
    """the gold on it"""
    number: int
    """its number, as moves count the wagons"""
    used: bool
    """whether it was used in this turn"""


class NotesData(TypedDict):
    """What a seat remembers about a hidden place."""

    cards: Cards
    """the cards seen there"""
    doubts: int
    """how many of them may have left the place unseen"""


def hidden_places(state_data: "CitadelsStateData") -> list[str]:
    return [*(str(seat) for seat in range(len(state_data["seats"]))), "museum"]


Remembered = Annotated[dict[str, NotesData], SparsePlaces(hidden_places)]


class CitadelsPlayerData(TypedDict):
    """The data of one seat."""

    gold: int
    hand: Cards
    """the cards; in a view of another hand `unknown`, except the cards that the viewer knows for certain"""
    city: Annotated[list[DistrictData], Unordered]
    """the districts in it"""
    beautified: Cards
    """the districts with a coin"""
    museum: Cards
    """the cards under this seat's Museum; only the owner sees them, the others see `unknown`"""
    big_tops: int
    """the number of Big Tops in front of this seat"""
    cash_wagons: Annotated[list[CashWagonData], Unordered]
    """the Cash Wagons in front of this seat; the gold on one is enough to name it"""
    size: int
    """the number of districts that count toward completing the city"""
    completed: bool
    """whether the city has ever been completed"""
    points: int
    """the points if the game ended now, as far as the viewer knows the cards that count"""
    scored: dict[str, int]
    """the same points by item"""
    characters: Characters
    """the characters held; `unknown` for a character that the viewer has not seen"""
    kept: Characters
    """the characters kept in the draft; in a view only the viewer's own"""
    revealed: Characters
    """the characters that everyone has seen"""
    played: Characters
    """the characters whose turn this seat has taken in this round"""
    gave_away: Characters
    """picked characters that a Theater took away; in a view only the viewer's own"""
    received: Characters
    """the characters to choose from at the first pick; in a view only the viewer's own"""
    received_again: Characters
    """the characters to choose from at the second pick; in a view only the viewer's own"""
    put_away: Characters
    """the characters put away facedown at a pick; `unknown` to other seats"""
    built_this_round: Cards
    """the kinds of districts built in this round"""
    used: Cards
    """the districts whose effect cannot be used again for now"""
    counts_as: TypeId | None
    """the type chosen for the Haunted Quarter"""
    knows: Remembered
    """what this seat remembers, by seat number or `museum`; in a view only the viewer's own"""


class CallData(TypedDict):
    """A character that was called in this round."""

    character: Annotated[CharacterId, NameField]
    seat: Seat | None
    """the seat that revealed it; none if no seat answered"""


class GatheringData(TypedDict):
    """The result of gathering."""

    gold: int
    """the gold, if the player takes gold"""
    draws: int
    """the number of cards drawn, if the player takes cards"""
    keeps: int
    """how many of these cards the player keeps"""


class CitadelsTurnData(TypedDict):
    """The current turn."""

    seat: Seat
    """the seat whose turn it is"""
    character: CharacterId
    """the character whose turn it is"""
    mode: Mode
    """the kind of turn: `normal`, or a part of a turn that a Witch or a Hospital has changed"""
    gathered: bool
    """whether resources have been gathered"""
    restricted: bool
    """whether only gathering is possible"""
    gathering: GatheringData
    """the result of gathering"""
    built: int
    """the number of built districts that count toward the limit"""
    limit: int
    """the number of districts that may be built"""
    extra_builds: int
    """how many of these an action card adds"""
    income: int
    """the number of districts that pay income to this character"""
    income_taken: bool
    ability_used: bool
    bonus_taken: bool
    """whether the additional gold or cards of the character have been taken"""
    crown_passed: bool
    """whether the Emperor has passed the crown"""
    begged: bool
    """whether the Abbot has asked the richest player for gold"""
    borrowed: bool
    """whether the Cardinal has borrowed"""
    coins_placed: int
    """the number of coins that the Artist has placed"""
    spent: int
    """the gold paid for building"""
    first_paid: bool
    """whether a district has been paid for"""
    threat_settled: bool
    """whether the threat against this character is settled"""
    action_card_played: bool
    wagons_used: list[int]
    """the numbers of the Cash Wagons used"""
    drawn: Cards
    """the cards to choose from; `unknown` to seats that have not seen them"""
    destroyed: CardId | None
    """a district that is leaving a city while a decision about it is open"""
    building: CardId | None
    """a district that is paid for but not built yet"""
    paid: int | None
    """the gold paid for it"""
    chosen: CardId | None
    """the card chosen earlier in a series of choices; none if the viewer may not know it"""
    owed: int
    """the cards or gold still to be given in the open decision"""
    laid_out: CardId | None
    """the action card that is taking effect"""
    marked: Characters
    """the characters that are being given markers; in a view only the viewer's own"""


class CitadelsDecisionData(CommonDecisionData):
    """The open decision."""

    other: Seat | None
    """the other seat that the decision concerns: the seat that gets a card from a Seer or lent gold to a
    Cardinal, whose city or hand was chosen, or that used the Cash Wagon"""
    wagon: int | None
    """the number of the Cash Wagon"""


class CitadelsStateData(CommonStateData):
    """The state of a game of Citadels."""

    setup: CitadelsSetupData
    """the data that never changes"""
    phase: Phase
    """the part of the round; `call` is a question at a call, `end_of_round` asks a killed Emperor"""
    decision: CitadelsDecisionData | None
    """the open decision; none when the game is over, or if the viewer may not know it"""
    turn: CitadelsTurnData | None
    """the current turn"""
    round: int
    crown: Seat
    """the seat that has the crown"""
    called: CharacterId | None
    """the last character called in this round"""
    calls: list[CallData]
    """every character called in this round, with the seat that answered"""
    deck: list[CardId]
    """the cards, top first; in a view `unknown` unless the viewer knows the card"""
    discard_pile: Cards
    """the cards; in a view `unknown` unless the viewer knows the card"""
    reshuffles: int
    """how often the discard pile has become the deck"""
    first_picker: Seat
    """the seat that picks first in this round"""
    faceup: Characters
    """the characters discarded faceup"""
    facedown: CharacterId | None
    """the character discarded facedown; none if the last picker took it (then the one put down instead is in
    `pack`); in a view `unknown` unless the viewer has seen it, and again after another seat reveals it"""
    facedown_seen: Annotated[list[Seat], SeatList]
    """the seats that have seen it"""
    random_discard: CharacterId | None
    """the character that three players discard between their picks; in a view `unknown` after that"""
    pack: Characters
    """the characters that are passed on, after the draft those that are left; in a view only the picker knows
    them, and after the draft only the last picker"""
    swapped: list[Seat]
    """the two seats that exchanged characters at a Theater, its owner first; else empty"""
    killed: CharacterId | None
    robbed: CharacterId | None
    thief: Seat | None
    """the seat of the Thief"""
    bewitched: CharacterId | None
    witch: Seat | None
    """the seat that continues the turn of the bewitched character"""
    witch_played: bool
    """whether the Witch has played an action card before that"""
    witch_builds: int
    """how many districts it adds to her limit"""
    warrants: Annotated[dict[CharacterId, WarrantFace], ON_CHARACTERS]
    """the face of each warrant by character; in a view `unknown` until the signed one is shown, except for
    the
    Magistrate"""
    magistrate: Seat | None
    """the seat that placed the warrants"""
    threats: Annotated[dict[CharacterId, ThreatFace], ON_CHARACTERS]
    """the face of each threat by character; in a view `unknown` until the flowered one is shown, except for
    the Blackmailer. `settled` is a threat that was taken off"""
    blackmailer: Seat | None
    """the seat that placed the threats"""
    protected: Characters
    """the characters that Rasputin protects in this round"""
    acrobat_played: bool
    """whether the Acrobat was played in this round"""
    tax: int
    """the gold on the Tax Collector's token"""
    goal: int
    """the number of districts with which a city ends the game: fewer after an early declaration at a Bell
    Tower"""
    first_completed: Seat | None
    """the seat that completed a city first"""
    ending: bool
    """whether the game ends after this round, also because of a Bell Tower"""
    spectators_know: Remembered
    """what spectators remember about hands, in the form of `knows`"""
    seats: list[CitadelsPlayerData]
    """the data of each seat"""
