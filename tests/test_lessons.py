"""Every lesson, played by the rules in both languages: a rule change that breaks one fails here."""

import pytest

import regalia
from regalia import Match
from regalia.bots import Budget, bot
from regalia.game import load_game
from regalia.lessons import LEARNER, Lesson, Step, Wrong, has, lesson
from regalia.rulings import reference
from regalia.sentences import Sentence
from regalia.words import LANGUAGES, words
from tests.test_words import SOURCE, catalogue

MOST_WORDS = 25  # of a step on screen
FEWEST_STEPS, MOST_STEPS = 6, 12
MOST_WITHOUT_ACTION = 2
MOST_BOT_MOVES = 200  # until a step that waits for others has what it waits for
STEPS = [pytest.param(name, step, id=f"{name}-{step.id}") for name in regalia.GAMES for step in lesson(name).steps]
WRONG = [
    pytest.param(name, step, wrong, id=f"{name}-{step.id}-{number}")
    for name in regalia.GAMES
    for step in lesson(name).steps
    for number, wrong in enumerate(step.wrong)
]
EVERY_STEP = pytest.mark.parametrize(("name", "step"), STEPS)
EVERY_GAME = pytest.mark.parametrize("name", regalia.GAMES)
FORESEEN = pytest.mark.parametrize(("name", "step", "wrong"), WRONG)
BOTH = pytest.mark.parametrize("language", LANGUAGES)


@EVERY_GAME
def test_a_lesson_has_6_to_12_steps_and_all_but_two_ask_for_an_action(name: str) -> None:
    steps = lesson(name).steps
    assert FEWEST_STEPS <= len(steps) <= MOST_STEPS
    assert sum(not is_played(step) for step in steps) <= MOST_WITHOUT_ACTION
    assert is_played(steps[0]), "the first thing is to act"


def is_played(step: Step) -> bool:
    return bool(step.moves)


@EVERY_STEP
def test_every_move_that_is_asked_for_is_legal_and_leads_on(name: str, step: Step) -> None:
    match = lesson(name).opened(step.id)
    for move in step.moves:
        assert move in match.legal(LEARNER), f"{move} is not legal"
        match.play(LEARNER, move)
    if step.until:
        let_others_play(match, step)
    following = after(lesson(name), step)
    if following is not None and following.position is None and following.moves:
        assert following.moves[0] in match.legal(LEARNER)


def after(taught: Lesson, step: Step) -> Step | None:
    number = [one.id for one in taught.steps].index(step.id)
    return taught.steps[number + 1] if number + 1 < len(taught.steps) else None


def let_others_play(match: Match, step: Step) -> None:
    """Bots move, and when nobody but the learner can any more, time passes."""
    for _ in range(MOST_BOT_MOVES):
        if has(match.view(LEARNER)["state"], step.until):
            return
        others = [seat for seat in match.actors if seat != LEARNER]
        if others:
            steady = bot("steady", match.game, 0, Budget(seconds=0.1))
            code = steady.choose(match.hidden(others[0]), others[0])
            match.play(others[0], match.game.actions.write(code))
        else:
            assert match.clock is not None, f"{step.id} waits for nobody"
            match.tick()
    pytest.fail(f"{step.until} never came")


@FORESEEN
def test_every_foreseen_wrong_move_is_answered_with_its_reason(name: str, step: Step, wrong: Wrong) -> None:
    match = lesson(name).opened(step.id)
    if wrong.reason is None:
        others = [action for action in match.legal(LEARNER) if action not in step.moves]
        assert any(has(action, wrong.move) for action in others), "the lesson answers what the rules allow"
        assert words(name, "en").has(f"lesson-{step.id}.{wrong.says}")
    else:
        assert wrong.says is None
        refusal = match.why_not(LEARNER, wrong.move)
        assert refusal is not None
        assert refusal.reason == wrong.reason


@BOTH
@EVERY_STEP
def test_a_step_is_said_in_at_most_25_words(name: str, language: str, step: Step) -> None:
    """With what it is played for, which stands beside it."""
    said = words(name, language).say(Sentence(f"lesson-{step.id}"))
    aim = words(name, language)(f"lesson-{step.id}.aim")
    assert 0 < word_count(aim) < word_count(f"{said} {aim}") <= MOST_WORDS, (said, aim)
    assert word_count(words(name, language)(f"lesson-{step.id}.title")) in range(1, 5)
    assert word_count(words(name, language)(f"lesson-{step.id}.ask")) in range(2, 12)


@BOTH
@EVERY_GAME
def test_the_end_of_a_lesson_is_said_in_at_most_25_words(name: str, language: str) -> None:
    assert 0 < word_count(words(name, language)("lesson-over")) <= MOST_WORDS


@FORESEEN
@BOTH
def test_what_a_lesson_says_to_a_wrong_move_is_short_too(name: str, language: str, step: Step, wrong: Wrong) -> None:
    if wrong.says is not None:
        assert 0 < word_count(words(name, language)(f"lesson-{step.id}.{wrong.says}")) <= MOST_WORDS


def word_count(said: str) -> int:
    return len(said.split())


@EVERY_GAME
def test_every_sentence_of_a_lesson_is_said_somewhere(name: str) -> None:
    """Nothing is left over in the catalogue of steps that there are no more."""
    steps = {
        step.id: {wrong.says for wrong in step.wrong if wrong.says is not None} | {"title", "aim", "ask"}
        for step in lesson(name).steps
    }
    steps["over"] = {"title"}
    said = {f"lesson-{step}" for step in steps} | {
        f"lesson-{step}.{part}" for step, parts in steps.items() for part in parts
    }
    known = {message for message in catalogue(SOURCE / "games" / name, "en") if message.startswith("lesson-")}
    assert known == said


@EVERY_STEP
def test_a_step_teaches_a_ruling_of_its_game(name: str, step: Step) -> None:
    assert step.ruling in load_game(name).rulings


@EVERY_GAME
def test_a_ruling_leads_to_the_first_step_that_teaches_it(name: str) -> None:
    taught = lesson(name)
    first = {step.ruling: step.id for step in reversed(taught.steps)}
    for section in reference(name)["sections"]:
        for entry in section["rulings"]:
            assert entry["lesson"] == first.get(entry["ruling"])


@EVERY_GAME
def test_a_step_is_opened_as_often_as_one_likes(name: str) -> None:
    for step in lesson(name).steps:
        assert lesson(name).opened(step.id).position() == lesson(name).opened(step.id).position()


def test_a_step_that_there_is_not_is_refused() -> None:
    with pytest.raises(regalia.MalformedInput) as refusal:
        lesson("court").opened("nowhere")
    assert refusal.value.code == "unknown-step"


@BOTH
@EVERY_GAME
def test_every_kind_of_action_is_pointed_out_in_a_sentence_and_has_an_aim(name: str, language: str) -> None:
    spoken = words(name, language)
    for action in load_game(name).actions.actions:
        for message in (f"help-{action.name}", f"help-{action.name}.aim"):
            assert 0 < word_count(spoken(message)) <= MOST_WORDS, message


@BOTH
def test_what_is_pointed_out_of_a_card_of_court_calls_it_by_its_name(language: str) -> None:
    spoken = words("court", language)
    named = [action.name for action in load_game("court").actions.actions if spoken.has(f"card-{action.name}")]
    assert len(named) > 5
    for name in named:
        assert spoken(f"card-{name}") in spoken(f"help-{name}"), name
