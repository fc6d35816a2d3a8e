"""How people come to a table: for the first time, by links of every kind, in two tabs, and back again."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Arrive
from tests.browser.hands import do
from tests.browser.house import House
from tests.browser.people import begun, drawn, number_of, offer, table_for
from tests.browser.script import script

SEED = 137
COUNT_CLICKS = "window.clicks = 0; addEventListener('pointerdown', () => { clicks += 1 }, true);"


def test_three_clicks_lead_from_an_empty_browser_to_the_first_action_done(arrive: Arrive, running: House) -> None:
    running.deal(SEED)
    ada = arrive()
    ada.context.add_init_script(COUNT_CLICKS)
    page = ada.open()
    page.locator("[data-game=court] [data-bots]").click()
    expect(page.locator(".table")).to_have_attribute("data-state", "playing")
    aside = offer(page, "aside")
    aside.wait_for()  # the bots before the guest have moved
    number = number_of(page)
    aside.click()
    drawn(page, number + 1)
    assert [frame["type"] for way, frame in ada.frames if way == "out" and frame["type"] == "act"] == ["act"]
    assert page.evaluate("clicks") <= 3


def test_T1_a_title_chosen_in_the_hall_holds_at_a_table_against_bots(arrive: Arrive) -> None:
    ada = arrive("Ada")
    page = ada.open()
    page.locator(".you .shield").click()
    page.get_by_role("radio", name="Lord").click()
    page.locator("[data-game=tumult] [data-bots]").click()
    expect(page.locator(".table")).to_have_attribute("data-state", "playing")
    [seats] = [frame["seats"] for way, frame in ada.frames if way == "in" and frame["type"] == "snapshot"]
    assert [seat["title"] for seat in seats] == ["masculine", "masculine", "feminine"]


def test_friends_meet_by_a_link_and_begin(arrive: Arrive) -> None:
    ada, ben = arrive("Ada"), arrive("Ben")
    page = ada.open()
    page.locator("[data-game=court] [data-open]").click()
    page.locator("[data-create]").click()
    drawn(page, 1)
    other = ben.open(f"/join/{page.locator('[data-code]').inner_text()}")
    offer(other, "sit").click()
    for one in (page, other):
        offer(one, "ready").click()
    for one in (page, other):
        expect(one.locator(".table")).to_have_attribute("data-state", "playing")


def test_whoever_came_by_a_link_says_at_the_table_what_he_is_called(arrive: Arrive) -> None:
    ada, ben = arrive("Ada"), arrive()
    table = ada.post("/tables", {"game": "court", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    page, other = ada.at(table), ben.at(table)
    offer(other, "sit").click()
    name = other.get_by_role("textbox", name="Your name")
    name.fill("Benno")
    name.press("Enter")
    for one in (page, other):
        expect(one.locator(".room b")).to_have_text(["Ada", "Benno"])


def test_whoever_is_alone_with_bots_can_agree_otherwise_and_sits_at_a_new_table(arrive: Arrive) -> None:
    page = arrive("Ada").open()
    page.locator("[data-game=court] [data-open]").click()
    page.get_by_role("group", name="Who sits in seat 3").get_by_role("radio", name="Bot").check(force=True)
    page.locator("[data-create]").click()
    drawn(page, 1)
    before, code = page.url, page.locator("[data-code]").inner_text()
    page.locator("[data-change]").click()
    page.get_by_role("radio", name="one for each player").check(force=True)
    page.locator("[data-create]").click()
    expect(page.locator("dl")).to_contain_text("one for each player")
    expect(page.locator("[data-code]")).not_to_have_text(code)
    expect(page.get_by_role("combobox", name="Who sits in seat 3").locator(":checked")).to_have_text("Easy bot")
    assert page.url != before


def test_a_host_makes_something_else_of_a_seat_in_one_choice(arrive: Arrive) -> None:
    page = arrive("Ada").open()
    page.locator("[data-game=court] [data-open]").click()
    page.locator("[data-create]").click()
    drawn(page, 1)
    for chosen in ("Strong bot", "Nobody", "A friend"):
        seat = page.get_by_role("combobox", name="Who sits in seat 3")
        seat.select_option(chosen)
        expect(seat.locator(":checked")).to_have_text(chosen)


def test_a_name_is_text_wherever_it_stands(arrive: Arrive, running: House) -> None:
    name = "<b>x</b><img src=y>"
    ada, ben = arrive(name), arrive("Ben")
    table: str = ada.post("/tables", {
        "game": "court", "visibility": "public", "seats": [{"kind": "me"}, {"kind": "open"}],
    })["id"]  # fmt: skip
    ada.at(table)
    expect(ben.open().get_by_text(name)).to_be_visible()
    expect(ben.at(table).get_by_text(name, exact=True)).to_be_visible()
    ben.post(f"/tables/{table}/join")
    for person in (ada, ben):
        person.post(f"/tables/{table}/ready")
    expect(ben.page.locator(".banner b", has_text=name)).to_be_visible()
    assert ben.page.locator("img[src='y']").count() == 0


def says(page: Page, *parts: str) -> None:
    for part in parts:
        expect(page.locator("body")).to_contain_text(part)


def test_a_link_to_a_table_that_is_full_says_so(arrive: Arrive) -> None:
    ada, ben, eve = arrive("Ada"), arrive("Ben"), arrive("Eve")
    table: str = ada.post("/tables", {"game": "court", "seats": [{"kind": "me"}, {"kind": "open"}]})["id"]
    ben.post(f"/tables/{table}/join")
    says(eve.at(table), "All seats are taken. You can watch when the game begins.")


def test_whoever_comes_to_a_game_that_runs_looks_on(arrive: Arrive) -> None:
    people = [arrive("Ada"), arrive("Ben")]
    page = arrive("Eve").at(table_for(people))
    expect(page.locator(".banner")).to_have_count(2)
    expect(page.locator("[data-offer]:not([data-offer=step-back])")).to_have_count(0)


def test_a_link_to_a_finished_game_shows_how_it_ended(arrive: Arrive, running: House) -> None:
    running.deal(SEED)
    people, known = [arrive("Ada"), arrive("Ben")], script(2, SEED)
    table = begun(people, known, len(known.steps))
    page = arrive("Eve").at(table)
    expect(page.get_by_role("dialog")).to_contain_text("wins")
    expect(offer(page, "again")).to_have_count(0)
    expect(offer(page, "hall")).to_be_visible()


def test_whoever_wants_to_play_again_is_announced_to_players_and_onlookers(arrive: Arrive, running: House) -> None:
    running.deal(SEED)
    people, known = [arrive("Ada"), arrive("Ben")], script(2, SEED)
    table = begun(people, known, len(known.steps))
    pages = [person.at(table) for person in (people[1], arrive("Eve"))]
    news = [page.get_by_role("dialog").get_by_role("status") for page in pages]
    for one in news:
        expect(one).to_be_empty()
    people[0].post(f"/tables/{table}/rematch")
    for page, one in zip(pages, news, strict=True):
        expect(one).to_have_text("Ada wants to play again: a new game waits.")
        offer(page, "again").click()
    expect(offer(pages[0], "unready")).to_be_visible()
    says(pages[1], "All seats are taken. You can watch when the game begins.")


def test_a_link_to_a_table_that_is_gone_says_what_to_do(arrive: Arrive) -> None:
    eve = arrive("Eve")
    for path, said in (
        ("/t/gone", "There is no such table"),
        ("/join/zzzzz", "There is no table with this code"),
        ("/return#gone", "This link leads to no seat any more"),
    ):
        says(eve.open(path), said)
        expect(eve.page.get_by_role("link", name="To the hall")).to_be_visible()
    eve.expect_problem("404")


def test_two_tabs_on_one_seat_show_the_same_and_both_can_act(arrive: Arrive, running: House) -> None:
    running.deal(SEED)
    people, known = [arrive("Ada"), arrive("Ben")], script(2, SEED)
    actor = people[known.steps[0].seat]
    table = begun(people, known)
    tabs = [actor.at(table), actor.context.new_page()]
    tabs[1].goto(tabs[0].url)
    number = number_of(tabs[0])
    for at, step in enumerate(known.steps[:2]):
        drawn(tabs[at], number + at)
        do(tabs[at], step)
    for tab in tabs:
        drawn(tab, number + 2)
    assert tabs[0].locator(".tray").inner_text() == tabs[1].locator(".tray").inner_text()


def test_the_back_button_leads_to_the_hall_and_forth_to_the_table(arrive: Arrive) -> None:
    ada = arrive("Ada")
    page = ada.open()
    page.locator("[data-game=court] [data-bots]").click()
    drawn(page, 1)
    table = page.url
    page.go_back()
    expect(page.locator("[data-hall]")).to_be_visible()
    expect(page.locator(f"a[href='{table.removeprefix(ada.address)}']")).to_be_visible()
    page.go_forward()
    drawn(page, 1)
    assert page.url == table
