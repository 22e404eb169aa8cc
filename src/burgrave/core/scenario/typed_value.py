"""A value of state data with its type. The annotations of the type say how to compare the value."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, NotRequired, Union, get_args, get_origin

from typing_extensions import get_type_hints, is_typeddict

from burgrave.core.scenario.value import normalize
from burgrave.core.state_data import SEAT, Alias, IdOf, Inline, NameField, SeatList, Sparse, Unordered


@dataclass(frozen=True, slots=True)
class TypeRules:
    """How values of one type are compared."""

    fields: Mapping[str, Any] = field(default_factory=dict)  # of a TypedDict: the types of its fields by name
    aliases: Mapping[str, str] = field(default_factory=dict)  # other names of fields
    name_field: str = ""  # the field that is compared if only a name is written
    inline: Sequence[str] = ()  # the fields whose entries may be written in their place
    item: Any = Any  # the type of the items of a list or a mapping
    unordered: Unordered | type[Unordered] | None = None
    sparse: Sparse | type[Sparse] | None = None


NO_RULES = TypeRules()


@cache
def rules_of_type(type: Any) -> TypeRules:
    """Return the rules of a type. They are empty for a type that is neither a list nor a mapping."""
    notes: list[Any] = []
    while get_origin(type) in (Annotated, NotRequired, Union, UnionType):
        if get_origin(type) is Annotated:
            type, *more = get_args(type)
            notes += more
        else:
            type = only_one([each for each in get_args(type) if each is not NoneType])
    if is_typeddict(type):
        return rules_of_fields(get_type_hints(type, include_extras=True))
    arguments = get_args(type)
    return TypeRules(
        item=arguments[-1] if arguments else Any,
        unordered=find_annotation(notes, Unordered),
        sparse=find_annotation(notes, Sparse),
    )


def only_one(types: list[Any]) -> Any:
    """Return the only type in the list, or Any. Values of several types are compared without rules."""
    return types[0] if len(types) == 1 else Any


def rules_of_fields(types: dict[str, Any]) -> TypeRules:
    notes = {name: getattr(type, "__metadata__", ()) for name, type in types.items()}
    names = [name for name, said in notes.items() if NameField in said]
    others = {
        other: name
        for name, said in notes.items()
        for note in said
        if isinstance(note, Alias)
        for other in note.names
    }
    direct = [name for name, said in notes.items() if Inline in said]
    return TypeRules(fields=types, aliases=others, name_field=names[0] if names else "", inline=direct)


@cache
def seat_fields(type: Any) -> frozenset[str]:
    """Return the names of all fields at any depth that are seats."""
    waiting, known, found = [type], set(), set()
    while waiting:
        form = rules_of_type(waiting.pop())
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
    """Check whether values of a type are seats, or may be."""
    notes = [note for note in getattr(type, "__metadata__", ()) if isinstance(note, IdOf)]
    if notes or get_origin(type) is dict:
        return any(note.vocabulary == SEAT for note in notes)
    return any(is_seat(each) for each in get_args(type))


def find_annotation(notes: Iterable[Any], kind: type[Any]) -> Any:
    """Return the annotation of a kind, as a class or an instance; None if there is none."""
    for note in notes:
        if isinstance(note, kind) or (isinstance(note, type) and issubclass(note, kind)):
            return note
    return None


class TypedValue:
    """A value, its rules, and all the state data that it belongs to."""

    def __init__(self, value: Any, rules: TypeRules = NO_RULES, root: Any = None) -> None:
        self.value = value
        self.rules = rules
        self.root = value if root is None else root

    def as_unordered(self, values: list[Any], item: Any) -> "TypedValue":
        """Return values of this part of the state data as an unordered list."""
        return TypedValue(values, TypeRules(item=item, unordered=Unordered), self.root)

    def part(self, key: Any) -> "TypedValue":
        """Return a field or an entry by its name, or an item of a list by its place."""
        type = self.rules.fields.get(key, self.rules.item)
        return TypedValue(self.value[key], rules_of_type(type), self.root)

    @property
    def parts(self) -> "list[TypedValue]":
        return [self.part(place) for place in range(len(self.value))]

    @property
    def name(self) -> "TypedValue | None":
        """The name of the thing; None if the value does not have one."""
        return self.part(self.rules.name_field) if self.rules.name_field and self.value is not None else None

    @property
    def inline(self) -> "dict[str, TypedValue]":
        """Entries of the inline fields by their normalized names."""
        fields = [self.part(name) for name in self.rules.inline]
        return {normalize(key): each.part(key) for each in fields for key in each.value}

    @property
    def is_unordered(self) -> bool:
        return self.rules.unordered is not None

    @property
    def is_seat_list(self) -> bool:
        return isinstance(self.rules.unordered, type) and issubclass(self.rules.unordered, SeatList)

    @property
    def holds_named_items(self) -> bool:
        """Whether this is a list of things that can be written by their names alone."""
        return bool(rules_of_type(self.rules.item).name_field)

    def shorten(self) -> Any:
        """Return the value with the names of things in place of all their details."""
        if isinstance(self.value, list):
            names = [part.name if self.holds_named_items else None for part in self.parts]
            return [
                part.shorten() if name is None else name.value
                for part, name in zip(self.parts, names, strict=True)
            ]
        if isinstance(self.value, dict):
            return {key: self.part(key).shorten() for key in self.value}
        return self.value
