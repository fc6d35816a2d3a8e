"""Lessons, and help at the table, in a browser."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

import regalia
from regalia.lessons import Lesson, Step, lesson
from regalia.sentences import Sentence
from regalia.words import LANGUAGES, words
from tests.browser.conftest import Arrive
from tests.browser.hands import die
from tests.browser.house import House
from tests.browser.people import HeldBack, begun, drawn, number_of, offer, play, table_for
from tests.browser.script import script

SEED = 521  # the first seat comes to a die that has to be kept
EVERY_GAME = pytest.mark.parametrize("game", regalia.GAMES)
NARROW = {"width": 360, "height": 740}
HELP = "if (location.protocol !== 'about:') localStorage.hints = localStorage.advice = 'on'"


def at_step(page: Page, step: str) -> None:
    page.wait_for_selector(f"[data-step='{step}'] .bar")


def set_fives_aside(page: Page) -> None:
    """One after the other: the same die pressed twice is pressed once."""
    for number in (number_of(page) + 1, number_of(page) + 2):
        die(page, 5).click()
        drawn(page, number)


def said(page: Page) -> str:
    return page.locator(".panel .says").inner_text()


def walk(page: Page, step: Step) -> None:
    """Have a step shown, move by move."""
    at_step(page, step.id)
    if not step.moves:
        offer(page, "lesson-next").click()
    for number, _ in enumerate(step.moves if not step.until else step.moves[:1], 1):
        before = number_of(page)
        offer(page, "lesson-show").click()
        if number < len(step.moves):
            drawn(page, before + 1)
    if step.until:
        offer(page, "done").click()


def following(taught: Lesson, number: int) -> str:
    return taught.steps[number + 1].id if number + 1 < len(taught.steps) else "over"


@pytest.mark.parametrize("language", LANGUAGES)
@EVERY_GAME
def test_a_lesson_is_walked_from_its_first_step_to_a_real_game(arrive: Arrive, game: str, language: str) -> None:
    page = arrive(locale=language).open(f"/learn/{game}")
    taught = lesson(game)
    for number, step in enumerate(taught.steps):
        at_step(page, step.id)
        assert said(page) == words(game, language).say(Sentence(f"lesson-{step.id}"))
        expect(page.locator(".aim")).to_contain_text(words(game, language)(f"lesson-{step.id}.aim"))
        expect(page.locator(".bar .say")).to_contain_text(words(game, language)(f"lesson-{step.id}.ask"))
        walk(page, step)
        at_step(page, following(taught, number))
    assert said(page) == words(game, language)("lesson-over")
    offer(page, "lesson-play").click()
    page.wait_for_selector("[data-state=playing] .bar")
    page.goto(page.url.split("/t/")[0])
    page.wait_for_selector("[data-hall]")
    expect(page.locator(f"[data-game={game}] [data-learn=new]")).to_have_count(0)


def test_what_the_rules_forbid_and_what_the_lesson_does_not_ask_for_is_answered_and_the_table_stays(
    arrive: Arrive,
) -> None:
    page = arrive().open("/learn/court")
    at_step(page, "set-aside")
    number = number_of(page)
    offer(page, "roll").click()
    expect(page.locator(".answer")).to_contain_text(words("court", "en")("reason-set-aside-first"))
    expect(page.locator(".answer")).to_contain_text("Not yet.")
    die(page, 2).click()
    expect(page.locator(".answer")).to_contain_text(words("court", "en")("lesson-set-aside.two"))
    offer(page, "aside").click()
    expect(page.locator(".answer")).to_contain_text(words("court", "en")("lesson-set-aside.two"))
    assert number_of(page) == number
    set_fives_aside(page)
    at_step(page, "roll")
    expect(page.locator(".answer")).to_have_count(0)


def test_a_step_is_done_when_its_move_is_answered_and_not_before(arrive: Arrive) -> None:
    person = arrive()
    held = HeldBack(person.context)
    page = person.open("/learn/court#roll")
    at_step(page, "roll")
    offer(page, "lesson-show").click()
    page.evaluate("new Promise((later) => setTimeout(later, 100))")
    assert len(held.moves) == 1
    expect(page.locator("[data-step=roll]")).to_have_count(1)
    held.let_go()
    at_step(page, "stop")


def test_a_lesson_goes_by_the_keyboard(arrive: Arrive) -> None:
    page = arrive().open("/learn/court")
    at_step(page, "set-aside")
    for _ in range(2):
        number = number_of(page)
        die(page, 5).focus()
        page.keyboard.press("Enter")
        drawn(page, number + 1)
    at_step(page, "roll")
    page.keyboard.press("r")
    at_step(page, "stop")


def test_progress_is_kept_and_steps_are_repeated_and_skipped(arrive: Arrive) -> None:
    page = arrive().open("/learn/court")
    at_step(page, "set-aside")
    offer(page, "lesson-skip").click()
    at_step(page, "roll")
    page.reload()
    at_step(page, "roll")
    offer(page, "lesson-back").click()
    at_step(page, "set-aside")
    page.locator(".panel [data-go=king]").click()
    at_step(page, "king")
    page.locator(".display [data-card=king]").click()
    at_step(page, "final")


def test_steps_that_were_done_stay_ticked_and_those_jumped_over_are_not(arrive: Arrive) -> None:
    page = arrive().open("/learn/court")
    at_step(page, "set-aside")
    set_fives_aside(page)
    at_step(page, "roll")
    offer(page, "lesson-skip").click()
    at_step(page, "stop")
    page.locator(".panel [data-go=king]").click()
    at_step(page, "king")
    page.locator(".panel [data-go=set-aside]").click()
    at_step(page, "set-aside")
    ticked = page.locator(".panel [data-go]:has(.spoken)")
    assert ticked.evaluate_all("(steps) => steps.map(({ dataset }) => dataset.go)") == ["set-aside"]
    expect(page.locator("header [data-steps] .done")).to_have_count(1)


@pytest.mark.parametrize("size", [NARROW, {"width": 1024, "height": 768}])
def test_where_there_is_no_room_for_the_list_of_steps_the_dots_unfold_it(arrive: Arrive, size: dict[str, int]) -> None:
    page = arrive(viewport=size).open("/learn/court")
    at_step(page, "set-aside")
    expect(page.locator("[data-go]:visible")).to_have_count(0)
    page.locator("[data-steps]:visible").click()
    expect(page.locator("dialog [data-go]:visible")).to_have_count(len(lesson("court").steps))
    assert Axe().run(page).violations_count == 0
    page.locator("dialog [data-go=king]").click()
    at_step(page, "king")
    expect(page.locator("dialog")).to_have_count(0)


def test_on_a_phone_steps_are_turned_back_and_on_beside_their_title(arrive: Arrive) -> None:
    page = arrive(viewport=NARROW).open("/learn/court")
    at_step(page, "set-aside")
    expect(page.get_by_role("button", name="Back")).to_be_disabled()
    page.get_by_role("button", name="Skip").click()
    at_step(page, "roll")
    page.get_by_role("button", name="Back").click()
    at_step(page, "set-aside")


def test_beside_the_board_stands_what_one_has_and_on_wide_screens_the_sand(arrive: Arrive) -> None:
    person = arrive()
    page = person.open("/learn/council")
    at_step(page, "elect")
    expect(page.locator(".panel .banner").first).to_contain_text("10coins")
    page = person.open("/learn/tumult#sand")
    at_step(page, "sand")
    expect(page.locator(".panel [role=timer]")).to_be_visible()
    expect(page.locator(".panel .demand")).to_be_visible()


def test_whatever_else_is_allowed_gets_the_answer_that_the_lesson_has_for_it(arrive: Arrive) -> None:
    page = arrive().open("/learn/council")
    at_step(page, "elect")
    page.locator(".board [data-council=mountains]").click()
    expect(page.locator(".answer")).to_contain_text(words("council", "en")("lesson-elect.coast"))


def test_a_turn_that_was_the_last_of_the_game_is_said_to_be_yours(arrive: Arrive) -> None:
    page = arrive().open("/learn/court#final")
    walk(page, lesson("court").steps[-1])
    at_step(page, "over")
    expect(page.get_by_role("heading", name="Your turn")).to_be_visible()


def test_a_step_leads_to_its_ruling_and_the_ruling_to_its_step(arrive: Arrive) -> None:
    person = arrive()
    page = person.open("/learn/court#change")
    at_step(page, "change")
    page.locator("[data-taught]").click()
    expect(page.locator("dialog article.marked")).to_have_attribute("id", "C7")
    with person.context.expect_page() as opened:
        page.locator("dialog article.marked [data-lesson]").click()
    at_step(opened.value, "change")
    page = person.open("/rules/court#C14")
    page.locator("#C14 [data-lesson]").click()
    at_step(page, "king")


@EVERY_GAME
def test_every_step_of_a_lesson_passes_axe_and_fits_a_narrow_phone(arrive: Arrive, game: str) -> None:
    person = arrive(viewport=NARROW)
    for step in lesson(game).steps:
        page = person.open(f"/learn/{game}#{step.id}")
        at_step(page, step.id)
        assert page.evaluate("document.documentElement.scrollWidth") <= NARROW["width"], step.id
        found = Axe().run(page)
        assert found.violations_count == 0, f"{step.id}: {found.generate_report()}"


def test_the_hall_offers_the_lesson_to_whoever_has_not_played_the_game(arrive: Arrive) -> None:
    person = arrive("Ada")
    page = person.open()
    expect(page.locator("[data-learn=new]")).to_have_count(len(regalia.GAMES))
    person.post("/tables", {"game": "court", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    page.reload()
    expect(page.locator("[data-learn=new]")).to_have_count(len(regalia.GAMES) - 1)
    page.locator("[data-game=council] [data-learn]").click()
    at_step(page, lesson("council").steps[0].id)


def test_what_can_be_done_for_the_first_time_is_pointed_out_once(arrive: Arrive) -> None:
    person = arrive("Ada")
    person.context.add_init_script(HELP)
    page = person.at(table_for([person], bots=[{"kind": "bot"}]))
    expect(page.locator("[data-hint=keep]")).to_have_text(words("court", "en")("help-keep"))
    page.locator(".board .die.legal").first.click()
    page.wait_for_selector("[data-hint]:not([data-hint=keep])")
    page.reload()
    page.wait_for_selector("[data-hint]")
    expect(page.locator("[data-hint=keep]")).to_have_count(0)


def test_show_me_plays_a_sensible_move_and_says_its_aim(arrive: Arrive) -> None:
    person = arrive("Ada")
    person.context.add_init_script(HELP)
    page = person.at(table_for([person], bots=[{"kind": "bot"}]))
    page.wait_for_selector("[data-offer=show]")
    number = number_of(page)
    offer(page, "show").click()
    drawn(page, number + 1)
    expect(page.locator("[data-shown]")).to_contain_text(words("court", "en")("help-keep.aim"))


def test_show_me_stands_only_where_there_is_a_choice(arrive: Arrive, running: House) -> None:
    running.deal(SEED)
    people, known = [arrive("Ada"), arrive("Ben")], script(2, SEED)
    people[0].context.add_init_script(HELP)
    only = known.until(lambda step, _: step.seat == 0 and len(step.legal) == 1)
    table = begun(people, known, only - 1)
    page = people[0].at(table)
    expect(offer(page, "show")).to_have_count(1)
    drawn(page, play(people, table, known.steps[only - 1 : only]))
    expect(page.locator(".rolled .die.legal")).to_have_count(1)
    expect(offer(page, "show")).to_have_count(0)


@pytest.mark.parametrize(
    ("switch", "help_"), [("Point out what is new", "[data-hint]"), ("Offer to show a move", "[data-offer=show]")]
)
def test_each_help_is_switched_off_and_on_at_the_table_and_stays_so(arrive: Arrive, switch: str, help_: str) -> None:
    person = arrive("Ada")
    page = person.at(table_for([person], bots=[{"kind": "bot"}]))
    page.wait_for_selector(".board .die.legal")
    expect(page.locator("[data-hint], [data-offer=show]")).to_have_count(0)
    turn(page, switch, "on")
    expect(page.locator(help_)).to_have_count(1)
    expect(page.locator("[data-hint], [data-offer=show]")).to_have_count(1)
    page.reload()
    expect(page.locator(help_)).to_have_count(1)
    turn(page, switch, "off")
    expect(page.locator(help_)).to_have_count(0)


def turn(page: Page, switch: str, way: str) -> None:
    """In the menu of the table."""
    page.locator("header nav > button").last.click()
    page.get_by_role("group", name=switch).get_by_role("radio", name=way, exact=True).check()
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
