"""A fact with its type: what the annotations of its type say about comparing it."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, NotRequired, Union, get_args, get_origin

from typing_extensions import get_type_hints, is_typeddict

from burgrave.core.facts import SEAT, Also, Bag, Direct, Ids, Marks, Name, Seats
from burgrave.core.scenario.written import plain


@dataclass(frozen=True, slots=True)
class Form:
    """How facts of one type are compared."""

    fields: Mapping[str, Any] = field(default_factory=dict)  # of a TypedDict, their types by name
    others: Mapping[str, str] = field(default_factory=dict)  # other names of fields
    name: str = ""  # the field that counts where only a name is wanted
    direct: Sequence[str] = ()  # the fields whose entries may be spoken of without them
    item: Any = Any  # the type of what is in a list or a mapping
    bag: Bag | type[Bag] | None = None
    marks: Marks | type[Marks] | None = None


PLAIN = Form()


@cache
def form_of(type: Any) -> Form:
    """What a type says; nothing for one that is no list and no mapping."""
    notes: list[Any] = []
    while get_origin(type) in (Annotated, NotRequired, Union, UnionType):
        if get_origin(type) is Annotated:
            type, *more = get_args(type)
            notes += more
        else:
            type = only_one([each for each in get_args(type) if each is not NoneType])
    if is_typeddict(type):
        return form_of_fields(get_type_hints(type, include_extras=True))
    arguments = get_args(type)
    return Form(item=arguments[-1] if arguments else Any, bag=noted(notes, Bag), marks=noted(notes, Marks))


def only_one(types: list[Any]) -> Any:
    """The type of a fact that may be none; several other types are compared by their values alone."""
    return types[0] if len(types) == 1 else Any


def form_of_fields(types: dict[str, Any]) -> Form:
    notes = {name: getattr(type, "__metadata__", ()) for name, type in types.items()}
    names = [name for name, said in notes.items() if Name in said]
    others = {
        other: name
        for name, said in notes.items()
        for note in said
        if isinstance(note, Also)
        for other in note.names
    }
    direct = [name for name, said in notes.items() if Direct in said]
    return Form(fields=types, others=others, name=names[0] if names else "", direct=direct)


@cache
def seat_fields(type: Any) -> frozenset[str]:
    """The names of all fields, however deep, that say which seat."""
    waiting, known, found = [type], set(), set()
    while waiting:
        form = form_of(waiting.pop())
        for name, each in form.fields.items():
            if is_seat(each):
                found.add(name)
            elif each not in known:
                known.add(each)
                waiting.append(each)
        if form.item is not Any:
            waiting.append(form.item)
    return frozenset(found)


def is_seat(type: Any) -> bool:
    """Whether facts of a type are seats, or may be."""
    notes = [note for note in getattr(type, "__metadata__", ()) if isinstance(note, Ids)]
    if notes or get_origin(type) is dict:
        return any(note.vocabulary == SEAT for note in notes)
    return any(is_seat(each) for each in get_args(type))


def noted(notes: Iterable[Any], kind: type[Any]) -> Any:
    """The annotation of a kind: the class itself, or one that says more."""
    for note in notes:
        if isinstance(note, kind) or (isinstance(note, type) and issubclass(note, kind)):
            return note
    return None


class Fact:
    """A value, its form, and all the facts it belongs to."""

    def __init__(self, value: Any, form: Form = PLAIN, among: Any = None) -> None:
        self.value = value
        self.form = form
        self.among = value if among is None else among

    def bag(self, values: list[Any], item: Any) -> "Fact":
        """Values of this fact as a bag."""
        return Fact(values, Form(item=item, bag=Bag), self.among)

    def part(self, key: Any) -> "Fact":
        """A field or an entry, by its name; an item of a list, by its place."""
        type = self.form.fields.get(key, self.form.item)
        return Fact(self.value[key], form_of(type), self.among)

    @property
    def parts(self) -> "list[Fact]":
        return [self.part(place) for place in range(len(self.value))]

    @property
    def name(self) -> "Fact | None":
        """What names the thing, if it is one."""
        return self.part(self.form.name) if self.form.name and self.value is not None else None

    @property
    def direct(self) -> "dict[str, Fact]":
        """Entries of fields that may be spoken of without them, by their names in plain spelling."""
        fields = [self.part(name) for name in self.form.direct]
        return {plain(key): each.part(key) for each in fields for key in each.value}

    @property
    def is_bag(self) -> bool:
        return self.form.bag is not None

    @property
    def is_seats(self) -> bool:
        return isinstance(self.form.bag, type) and issubclass(self.form.bag, Seats)

    @property
    def holds_things(self) -> bool:
        """A list of things that can be told by their names alone."""
        return bool(form_of(self.form.item).name)

    def in_short(self) -> Any:
        """The value with the names of things in place of all that can be said of them."""
        if isinstance(self.value, list):
            names = [part.name if self.holds_things else None for part in self.parts]
            return [
                part.in_short() if name is None else name.value
                for part, name in zip(self.parts, names, strict=True)
            ]
        if isinstance(self.value, dict):
            return {key: self.part(key).in_short() for key in self.value}
        return self.value
