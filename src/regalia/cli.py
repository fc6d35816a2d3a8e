"""`regalia`: play, serve, replay, rulings, describe, compile and arena, from the command line."""

import json
import re
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from shlex import quote

from regalia.arena.contest import Contest, arena_options, play_match
from regalia.arena.running import cores
from regalia.errors import MalformedInput, quoted
from regalia.game import GAMES, Game, load_game
from regalia.match import SEED_BITS, Match, new
from regalia.rulings import rulings
from regalia.schema import Figures, Json
from regalia.table import Player
from regalia.terminal.arena import Arena
from regalia.terminal.arena_arguments import MOST_GAMES, MOST_WORKERS, count, entrants
from regalia.terminal.arguments import language_of, parser, usual_language
from regalia.terminal.compiling import compile_bots, compile_game, compile_games
from regalia.terminal.display import Display
from regalia.terminal.files import program, read_figures, read_record, usual_folder
from regalia.terminal.keeping import Kept, last_unfinished, record_text, seated_players
from regalia.terminal.keys import keys
from regalia.terminal.opponents import Kind, Person, given_people, kind_of, seated
from regalia.terminal.problem import Problem, refused
from regalia.terminal.replay import Replay
from regalia.terminal.ruling_list import show_rulings
from regalia.terminal.screen import Screen, forgive_odd_letters, screen, spoken
from regalia.terminal.session import Session
from regalia.terminal.start import Start


def main(argv: list[str] | None = None) -> int:
    """Run a command; returns its exit code."""
    forgive_odd_letters()
    language = usual_language()
    try:
        language = language_of(argv)
        return _run(argv, language)
    except Problem as problem:
        errors = screen(stderr=True)
        sentence = spoken(errors, problem.catalogue, language)(problem.message, **problem.arguments)
        errors.print(sentence, soft_wrap=True)
        return 2
    except (EOFError, KeyboardInterrupt):
        return 130


def _run(argv: list[str] | None, language: str) -> int:
    commands = {
        "play": _play, "serve": _serve, "replay": _replay, "rulings": _rulings, "describe": _describe,
        "compile": _compile, "arena": _arena,
    }  # fmt: skip
    asked = parser(language)
    arguments = asked.parse_args(argv)
    if arguments.command is None:
        if Display(screen()).is_screen:
            return Start(screen(), language).run()
        asked.print_help()
        return 0
    return commands[arguments.command](arguments, screen())


def _play(arguments: Namespace, console: Screen) -> int:
    kind = kind_of(arguments.bot, arguments.think)
    if arguments.resume is not None:
        return _go_on(arguments, console, kind)
    seed = _seed(arguments.seed)
    game = _game(GAMES[0] if arguments.game is None else arguments.game)
    named = _named(arguments)
    players = _players(arguments.players, game, len(named))
    people = _people(arguments.bots, players, len(named))
    options = {**(keys(game.name).SHARED_KEYBOARD if people > 1 else {}), **_options(arguments, game)}
    compile_game(console, game, arguments.lang)
    match = new(game.name, players, seed, options)
    session = Session(console, _seated(match, people, named, kind, arguments.lang), arguments.lang)
    return session.begin(match, None if arguments.save is None else Path(arguments.save), seed)


def _go_on(arguments: Namespace, console: Screen, kind: Kind) -> int:
    """The match in a file, which goes on there; with those who sat there, unless others are asked for."""
    for name in ("game", "players", "seed", "option", "save"):
        if getattr(arguments, name) is not None:
            raise Problem("problem-resume-alone", given=name if name == "game" else f"--{name}")
    asked_for = Path(arguments.resume)
    kept = Kept(asked_for, *read_record(asked_for)) if arguments.resume else last_unfinished()
    if kept is None:
        raise Problem("problem-nothing-kept", program=program())
    path, record, match = kept
    if match.over:
        raise Problem("problem-resumed-over", file=str(path), quoted=quote(str(path)), program=program())
    players = seated_players(record)
    asked = (arguments.bots, arguments.bot, arguments.think, arguments.names)
    if players is None or len(players) != match.players or any(given is not None for given in asked):
        named = _named(arguments)
        players = _seated(match, _people(arguments.bots, match.players, len(named)), named, kind, arguments.lang)
    return Session(console, players, arguments.lang).go_on(match, path, None)


def _people(text: str | None, players: int, named: int) -> int:
    """How many people play: so many as are named, or all but the bots; one if nobody says."""
    bots = _number(text, players - max(1, named))
    if bots is None or not 0 <= bots <= players:
        raise Problem("problem-bots", most=players, given=quoted(text))
    if named > players - bots:
        raise Problem("problem-names", people=players - bots, given=named)
    return players - bots


def _named(arguments: Namespace) -> list[Person]:
    return given_people(arguments.names, spoken(screen(), None, arguments.lang))


def _seated(match: Match, people: int, named: Sequence[Person], kind: Kind, language: str) -> list[Player]:
    words = spoken(screen(), match.game.name, language)
    usual = [Person(words("name-person", number=number)) for number in range(len(named) + 1, people + 1)]
    return seated(match.players, [*named, *usual], kind)


def _game(name: str) -> Game:
    if name not in GAMES:
        raise Problem("problem-game", given=quoted(name), games=", ".join(GAMES))
    return load_game(name)


def _number(text: str | None, default: int) -> int | None:
    """The whole number that was typed; None if it is none."""
    if text is None:
        return default
    try:
        return int(text)
    except ValueError:
        return None


def _players(text: str | None, game: Game, named: int) -> int:
    least, most = game.players
    players = _number(text, max(least, 3, named))
    if players is None or not least <= players <= most:
        raise Problem("problem-players", game=game.name, least=least, most=most, given=quoted(text))
    return players


def _seed(text: str | None) -> int | None:
    if text is None:
        return None
    seed = _number(text, 0)
    if seed is None or not 0 <= seed < 1 << SEED_BITS:
        raise Problem("problem-seed", bits=SEED_BITS, given=quoted(text))
    return seed


def _options(arguments: Namespace, game: Game) -> dict[str, Json]:
    """The options as typed: name=value, the value a word, a number or a file of figures."""
    chosen: dict[str, Json] = {}
    for text in arguments.option or []:
        name, _, value = text.partition("=")
        is_figures = isinstance(game.options.options.get(name), Figures)
        chosen[name] = read_figures(Path(value)) if is_figures else _value(value)
        try:
            game.options.read({name: chosen[name]})
        except MalformedInput as error:
            if is_figures:
                raise refused("problem-figures", error, file=value) from error
            raise refused("problem-option", error, given=quoted(text)) from error
    return chosen


def _value(text: str) -> str | int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text


def _serve(arguments: Namespace, console: Screen) -> int:
    from regalia.terminal.serve import run  # noqa: PLC0415 - what it needs takes half a second that no other command has

    port = None if arguments.port is None else _port(arguments.port)
    folder = usual_folder() if arguments.data is None else Path(arguments.data)
    host, public = arguments.host or "127.0.0.1", _public_url(arguments.public_url)
    return run(console, folder, host, port, public, arguments.lang, opens=arguments.open)


def _public_url(text: str | None) -> str | None:
    """An address without a path: what is behind it is the server's own."""
    if text is None:
        return None
    base = text.rstrip("/")
    if not re.fullmatch(r"https?://[^\s/?#@]+", base):
        raise Problem("problem-public-url", given=quoted(text))
    return base


def _port(text: str) -> int:
    port = _number(text, 0)
    if port is None or not 0 <= port < 1 << 16:
        raise Problem("problem-port", given=quoted(text))
    return port


def _replay(arguments: Namespace, console: Screen) -> int:
    record, match = read_record(Path(arguments.file))
    _watch(record, match, console, arguments.lang, whole=arguments.all)
    return 0


def _rulings(arguments: Namespace, console: Screen) -> int:
    show_rulings(console, rulings(_game(arguments.game).name), spoken(console, arguments.game, arguments.lang))
    return 0


def _describe(arguments: Namespace, console: Screen) -> int:
    print(json.dumps(_game(arguments.game).describe(), indent=2))
    return 0


def _compile(arguments: Namespace, console: Screen) -> int:
    games = [_game(name) for name in arguments.game or GAMES]
    if len(games) > 1:
        return compile_games(console, [game.name for game in games], arguments.lang)
    compile_game(console, games[0], arguments.lang)
    compile_bots(console, games[0], arguments.lang)
    return 0


def _arena(arguments: Namespace, console: Screen) -> int:
    game = _game(GAMES[0] if arguments.game is None else arguments.game)
    seed = _seed(arguments.seed)
    contest = Contest(
        game=game.name,
        entrants=entrants(arguments, game),
        games=count("games", arguments.games, 100, MOST_GAMES),
        seed=1 if seed is None else seed,
        options=arena_options(game, _options(arguments, game)),
    )
    if arguments.replay is not None:
        return _replay_game(contest, arguments.replay, console, arguments.lang)
    workers = count("workers", arguments.workers, cores(), MOST_WORKERS)
    file = None if arguments.report is None else Path(arguments.report)
    return Arena(console, contest, workers, arguments.lang).run(file, as_json=arguments.json)


def _replay_game(contest: Contest, text: str, console: Screen, language: str) -> int:
    """One game of a contest, played again: with iterations for a budget it is the same to the last move."""
    number = _number(text, 0)
    if number is None or not 0 <= number < contest.games:
        raise Problem("problem-replay", most=contest.games - 1, given=quoted(text))
    compile_game(console, load_game(contest.game), language)
    _, match, players = play_match(contest, number)
    _watch(json.loads(record_text(match, players)), match, console, language, whole=False)
    return 0


def _watch(record: dict[str, Json], match: Match, console: Screen, language: str, *, whole: bool) -> None:
    shown = Replay(Display(console), record, match, spoken(console, match.game.name, language))
    if whole or not sys.stdin.isatty():
        shown.tell_all()
    else:
        shown.step()
