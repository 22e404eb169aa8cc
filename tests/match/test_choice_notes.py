"""What is pointless is marked with its reason, and what happens is said before it is chosen."""

from typing import Any

import burgrave
from burgrave.bots.registry import make_bot
from burgrave.core.rng import FastRng
from burgrave.i18n import LANGUAGES, Translator
from burgrave.match.presenters.base import presenter_for
from burgrave.match.preview import Preview
from burgrave.match.prompt import make_prompt
from burgrave.match.sequences import list_sequences

CLASSIC = {"edition": "classic", "players": 4}


def decisions(given: dict[str, Any], seeds: range, kinds: set[str]) -> list[Any]:
    game = burgrave.game("citadels")
    bot, found = make_bot(game, "random"), []
    for seed in seeds:
        state, rng = game.new(game.options(**given), seed), FastRng(seed)
        while not state.is_over:
            if state.decision_kind() in kinds:
                found.append(state.clone())
            state.apply(bot.choose(state.view(state.current_seat), rng))
    return found


def test_a_character_that_nobody_can_have_is_marked_in_every_language_and_only_that():
    presenter = presenter_for(burgrave.game("citadels"), CLASSIC)
    marked = 0
    for state in decisions(CLASSIC, range(2), {"turn"}):
        view = state.view(state.current_seat)
        data = view.to_dict()
        kept = data["seats"][int(state.current_seat)]["kept"]
        for language in LANGUAGES:
            prompt = make_prompt(presenter, Translator(language, "classic"), Preview(view), list("abcd"))
            for choice in prompt.choices:
                move = state.game.notation.move(choice.move)
                if move.verb == "name":
                    wanted = move.objects[0][1] in [*data["faceup"], *kept]
                    assert choice.pointless == wanted
                    assert bool(choice.note) == wanted
                    marked += wanted
    assert marked > 4


def test_a_declared_card_is_not_shown_before_its_whole_choice_is_made():
    """The Cardinal's build, the Necropolis, the Framework: a row of moves with the next step."""
    given = {"edition": "deluxe", "players": 4, "action_cards": True, "random_cast": 2}
    found: set[str] = set()
    for cast in range(10):
        given["random_cast"] = cast
        presenter = presenter_for(burgrave.game("citadels"), given)
        declared = presenter.declared_kinds()
        for state in decisions(given, range(cast, cast + 1), {"turn"}):
            preview = Preview(state.view(state.current_seat), presenter.foretells)
            ended = {sequence.moves for sequence in list_sequences(presenter, preview)}
            for move in preview.legality.moves:
                after = preview.samples_after(move)[0]
                if after.decision_kind() in declared and after.current_seat == state.current_seat:
                    found.add(after.decision_kind())
                    assert (move,) not in ended
                    assert any(moves[0] == move and len(moves) > 1 for moves in ended)
    assert len(found) >= 3, found


def test_a_question_that_is_asked_several_times_says_how_often():
    given = {"edition": "2016", "players": 5, "preset": "devious_dignitaries"}
    presenter = presenter_for(burgrave.game("citadels"), given)
    asked = decisions(given, range(2), {"warrants"})
    counts = [
        Preview(state.view(state.current_seat)).count_answers(presenter.repeated_kinds()) for state in asked
    ]
    assert counts == [2, 1] * (len(counts) // 2)
    assert counts
    question = Translator("en").decision_sentence(presenter.game, "warrants", ["a"], 0, 0, 2)
    assert question.endswith("(2\N{NO-BREAK SPACE}left)")
    assert "left" not in Translator("en").decision_sentence(presenter.game, "warrants", ["a"], 0, 0)
