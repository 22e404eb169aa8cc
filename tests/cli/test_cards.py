"""`burgrave card` and `burgrave cards`."""

import pytest

from burgrave import game
from burgrave.cli.main import main
from burgrave.i18n import LANGUAGES, Translator


def printed_text(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == 0
    out, err = capsys.readouterr()
    assert err == ""
    return str(out)


def listed(shown: str) -> list[str]:
    """The cards of a list, without the rulings that follow them."""
    return [block for block in shown.split("\n\n") if " · " in block.splitlines()[0]]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("typed", "heading"),
    [
        ("king", "King · Character · Rank 4"),
        ("KING", "King · Character · Rank 4"),
        ("Král", "King · Character · Rank 4"),
        ("krol", "King · Character · Rank 4"),
        ("Крал", "King · Character · Rank 4"),
        ("town hall", "Town Hall · District (trade) · Cost 5 · Points 5 · Copies 2"),
        ("town_hall", "Town Hall · District (trade)"),
        ("Lovecký zámek", "Manor · District (noble)"),
        ("dragon", "Dragon Gate · District (unique) · Cost 6 · Points 8"),
        ("strażnica", "Watchtower · District (military)"),
    ],
)
def test_a_card_is_found_by_whatever_it_is_called(typed, heading, capsys):
    assert printed_text(capsys, "card", *typed.split()).startswith(heading)


@pytest.mark.parametrize(
    ("typed", "heading"),
    [("obsrvatory", "Observatory · District (unique)"), ("citadel", "")],
)
def test_a_card_that_is_only_similar_says_so(typed, heading, capsys):
    assert main(["card", typed]) == 0
    out, err = capsys.readouterr()
    assert out.startswith(heading)
    assert err == f"No card is called “{typed}”. This is the closest:\n"


def test_a_card_comes_with_its_text_its_rulings_and_its_editions(capsys):
    classic, later = printed_text(capsys, "card", "library").split("\n\n")
    lines = classic.splitlines()
    assert lines[0] == "Library · District (unique) · Cost 6 · Points 6 · Copies 1"
    assert lines[1] == "When you gather cards, keep 2 of those you draw."
    assert lines[2] == "A29: With both Library and Observatory you draw 3 cards and keep 2."
    assert lines[-1] == "Edition: Classic"
    assert later.splitlines()[1] == "When you gather cards, keep all that you draw."
    assert later.splitlines()[-1] == "Edition: 2016, De Luxe"


def test_a_card_that_costs_nothing_has_no_cost(capsys):
    assert printed_text(capsys, "card", "secret vault").startswith(
        "Secret Vault · District (unique) · Copies 1\n"
    )


def test_an_action_card_says_what_it_is(capsys):
    assert printed_text(capsys, "card", "director").startswith("Director · Action card · Copies 2\n")


def test_a_name_that_means_two_cards_shows_both(capsys):
    """Generał is the Warlord in Polish, Generál the Marshal in Czech."""
    shown = printed_text(capsys, "card", "general")
    assert "Marshal" in shown
    assert "Warlord" in shown


def test_the_readers_language_decides_where_a_name_means_several(capsys):
    shown = printed_text(capsys, "card", "general", "--lang", "pl")
    assert shown.startswith("Generał · Postać · Ranga 8")
    assert "Marszałek" not in shown


@pytest.mark.parametrize(("edition", "count"), [("classic", 35), ("2016", 74), ("deluxe", 87)])
def test_every_edition_can_be_listed(edition, count, capsys):
    assert len(listed(printed_text(capsys, "cards", "citadels", "--edition", edition))) == count


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_classic_edition_is_listed_in_every_language(language, capsys):
    blocks = listed(printed_text(capsys, "cards", "citadels", "--lang", language))
    text = Translator(language, "classic")
    assert len(blocks) == 8 + 17 + 10
    assert blocks[0].startswith(text.name_of(game("citadels"), "character", "assassin"))
    assert all(len(block.splitlines()) >= 2 for block in blocks)


@pytest.mark.parametrize(
    ("filters", "count"),
    [
        ("--edition classic --kind character", 8),
        ("--kind district", 27),
        ("--kind district --type unique", 10),
        ("--type noble", 3),
        ("--type Military", 4),
        ("--rank 4", 1),
        ("--rank 4 --type noble", 0),
        ("--kind action", 0),
        ("--rank 12", 0),
    ],
)
def test_filters_can_be_put_together(filters, count, capsys):
    shown = printed_text(
        capsys,
        "cards",
        "citadels",
        "--edition",
        "classic",
        *filters.replace("--edition classic ", "").split(),
    )
    if count:
        assert len(listed(shown)) == count
    else:
        assert shown == "No cards match.\n"


def test_types_and_kinds_may_be_named_in_the_readers_language(capsys):
    shown = printed_text(capsys, "cards", "citadels", "--type", "žlutá", "--kind", "stavba", "--lang", "cs")
    assert len(listed(shown)) == 3


def test_copies_add_up_to_the_deck(capsys):
    shown = printed_text(capsys, "cards", "citadels", "--edition", "classic", "--kind", "district")
    assert sum(int(block.splitlines()[0].rsplit(" ", 1)[1]) for block in listed(shown)) == 65


def test_rulings_on_the_game_as_a_whole_can_be_added(capsys):
    shown = printed_text(capsys, "cards", "citadels", "--rank", "4", "--rulings")
    assert "A09: If players are tied in points and in district values, they share the win." in shown


@pytest.mark.parametrize("id", ["citadels", "praga"])
def test_a_list_names_rulings_with_each_card_and_tells_each_of_them_once(id, capsys):
    shown = printed_text(capsys, "cards", id)
    rulings = shown.split("\n\n")[-1].splitlines()
    named = {
        ruling
        for block in listed(shown)
        for line in block.splitlines()
        if line.startswith("Rulings: ")
        for ruling in line.removeprefix("Rulings: ").split(", ")
    }
    assert len(named) > 10
    assert sorted(line.partition(":")[0] for line in rulings) == sorted(named)
    assert all(shown.count(line) == 1 for line in rulings)


@pytest.mark.parametrize(
    ("typed", "ruling"),
    [
        ("queen", "A14: If rank 4 is bewitched, it matters where the bewitched player sits, not the Witch"),
        ("magistrate", "A22: Only the first district paid for counts"),
        ("T2-5", "DEC-26: Several eggs at once give the bonus for each of them."),
        ("W1-04", "DEC-11: A wall always touches your action board"),
    ],
)
def test_a_piece_comes_with_the_rulings_about_it_and_about_its_kind(typed, ruling, capsys):
    assert ruling in printed_text(capsys, "card", typed)


def test_praga_has_rulings_on_the_game_as_a_whole_too(capsys):
    shown = printed_text(capsys, "cards", "praga", "--kind", "seal", "--rulings")
    assert "DEC-17: A row up is paid with silver windows only" in shown


@pytest.mark.parametrize(
    ("typed", "sentence"),
    [
        ("card", "NAME is missing. See “burgrave card --help”."),
        ("card xyzzy", "No card or character is called “xyzzy”. “burgrave cards” lists all of them."),
        ("card merchandising", "No card or character is called “merchandising”. Did you mean “Merchant”?"),
        ("cards citadels --edition 1999", "“--edition” cannot be “1999”. Choose one of: classic, "),
        (
            "cards citadels --kind beast",
            "“--kind” cannot be “beast”. Choose one of: character, district",
        ),
        ("cards citadels --type pink", "“--type” cannot be “pink”. Choose one of: noble, religious, trade"),
        ("cards --rank x", "“--rank” cannot be “x”. Give a whole number of at least 1."),
        ("cards", "Which game? Choose one of: citadels"),
        ("cards --rank 4", "Which game? Choose one of: citadels"),
        ("cards king", "“king” is not a known game. Choose one of: citadels"),
        ("cards citadels king", "Unexpected argument “king”"),
    ],
)
def test_a_mistake_is_answered_in_one_sentence(typed, sentence, capsys):
    assert main(typed.split()) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert sentence in err


@pytest.mark.parametrize(
    ("language", "phrase", "projects"),
    [
        ("en", "; you may move 1 column sideways on the ", ("Hunger Wall", "Cathedral")),
        ("cs", "; můžeš se posunout o 1 sloupec do strany na ", ("Hladové zdi", "katedrále")),
        ("bg", "; можеш да се преместиш с 1 колона встрани по ", ("Гладната стена", "катедралата")),  # noqa: RUF001
        ("pl", "; możesz przesunąć się o 1 kolumnę w bok na ", ("Murze Głodowym", "katedrze")),
    ],
)
def test_the_sideways_move_of_a_bridge_tile_is_optional(language, phrase, projects, capsys):
    for id, project in zip(("IV-1", "IV-2"), projects, strict=True):
        text = printed_text(capsys, "card", id, "--lang", language).splitlines()[1]
        assert text.endswith(f"{phrase}{project}.")


@pytest.mark.parametrize(
    ("language", "name"), [("en", "Architect"), ("cs", "Stavitel"), ("bg", "Архитектът"), ("pl", "Architekt")]
)
def test_the_classic_rules_name_the_exception_of_the_architect(language, name, capsys):
    def end_of_game(edition: str) -> str:
        lines = printed_text(capsys, "rules", "citadels", "--edition", edition, "--lang", language)
        return lines.splitlines()[7]

    assert name in end_of_game("classic").partition(". ")[2]
    assert name not in end_of_game("2016")
