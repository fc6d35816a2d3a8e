"""The client's TypeScript types are made from ours."""

import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any, Literal, NotRequired

import pytest
from pydantic import BaseModel, Field, TypeAdapter
from tools.schemas import Definitions, Schema
from tools.typescript import Keyed, ListOf, Named, Object, Property, Tuple, Type, alias, either, interface, word
from typing_extensions import TypedDict

ROOT = Path(__file__).parent.parent


def test_the_types_of_the_client_are_fresh() -> None:
    command = [sys.executable, "-m", "tools.web_types", "--check"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


class Coin(BaseModel):
    """One of
    two sides."""

    kind: Literal["coin"] = "coin"
    side: Literal["heads", "tails"]
    worth: float | None = None


class Die(TypedDict):
    faces: list[int]
    colour: NotRequired[str]
    by_name: dict[str, "Die"]


class Medal(Coin):
    ribbon: str


class Token(BaseModel):
    """It begins as a coin does, and is none."""

    kind: Literal["coin"] = "coin"
    side: Literal["heads", "tails"]
    weight: int
    colour: str


def written(annotation: Any, *, sent: bool) -> tuple[str, str]:
    """The type of an annotation, and what it needs defined."""
    definitions = Definitions()
    schema = TypeAdapter(annotation).json_schema(mode="serialization" if sent else "validation")
    type_ = definitions.add(schema, schema.pop("$defs", {}), sent=sent)
    return alias("X", type_), definitions.text()


@pytest.mark.parametrize(
    ("annotation", "type_"),
    [
        (int, "number"),
        (Annotated[str, Field(min_length=1, pattern="a*")], "string"),
        (bool | None, "boolean | null"),
        (int | float, "number"),
        (list[int | None], "(number | null)[]"),
        (list[list[str]], "string[][]"),
        (tuple[int, str], "[number, string]"),
        (dict[str, list[int]], "{ [key: string]: number[] }"),
        (dict[str, Any], "{ [key: string]: Json }"),
        (Literal["a", "b"], "'a' | 'b'"),
        (Any, "Json"),
    ],
)
def test_python_types_have_their_typescript(annotation: Any, type_: str) -> None:
    assert written(annotation, sent=True)[0] == f"export type X = {type_};\n"


def test_what_is_sent_carries_its_defaults_and_what_is_received_need_not() -> None:
    named, sent = written(Coin, sent=True)
    assert named == "export type X = Coin;\n"
    assert sent == (
        "/** One of two sides. */\n"
        "export interface Coin {\n  kind: 'coin';\n  side: 'heads' | 'tails';\n  worth: number | null;\n}\n"
    )
    assert "  kind: 'coin';\n  side: 'heads' | 'tails';\n  worth?: number | null;\n" in written(Coin, sent=False)[1]


def test_what_may_be_absent_is_optional_in_both_directions_and_types_may_name_themselves() -> None:
    for sent in (True, False):
        assert "  colour?: string;\n  by_name: { [key: string]: Die };\n" in written(Die, sent=sent)[1]


def test_a_shape_that_is_not_understood_is_an_error() -> None:
    unknown: list[Schema] = [
        {"not": {}},
        {"type": "array"},
        {"type": "string", "contentEncoding": "base64"},
        {"const": 1},
    ]
    for schema in unknown:
        with pytest.raises(ValueError, match="not understood"):
            Definitions().add(schema, {}, sent=True)


def test_one_name_for_two_types_is_an_error() -> None:
    definitions, reference = Definitions(), {"$ref": "#/$defs/Thing"}
    definitions.add(reference, {"Thing": {"type": "string"}}, sent=True)
    with pytest.raises(ValueError, match="Thing is two types"):
        definitions.add(reference, {"Thing": {"type": "integer"}}, sent=True)


LETTERS = [word(letter * 18) for letter in "abcdef"]


@pytest.mark.parametrize(
    ("type_", "text"),
    [
        (either(LETTERS[:2]), f"= '{'a' * 18}' | '{'b' * 18}';"),
        (either(LETTERS[:5]), "=\n  '" + "' | '".join(letter * 18 for letter in "abcd") + f"' | '{'e' * 18}';"),
        (either(LETTERS), "=" + "".join(f"\n  | '{letter * 18}'" for letter in "abcdef") + ";"),
        (Object(()), "= Record<string, never>;"),
        (ListOf(either([Named("A"), Named("B")])), "= (A | B)[];"),
        (Tuple((Named("A"), ListOf(Named("B")))), "= [A, B[]];"),
        (Keyed(Named("A"), Named("B"), complete=True), "= Record<A, B>;"),
        (Keyed(Named("A"), Named("B"), complete=False), "= Partial<Record<A, B>>;"),
    ],
)
def test_types_are_laid_out_as_prettier_does(type_: Type, text: str) -> None:
    assert alias("Letter" * 4, type_) == f"export type {'Letter' * 4} {text}\n"


def test_names_that_are_none_are_quoted_and_long_comments_wrapped() -> None:
    text = interface(
        "A", Object((Property("b-c", Named("number"), about="word " * 30), Property("d", Named("string"))))
    )
    lines = text.splitlines()
    assert lines[:2] == ["export interface A {", "  /**"]
    assert all(len(line) <= 120 for line in lines)
    assert lines[-3:] == ["  'b-c': number;", "  d: string;", "}"]


def test_an_object_goes_on_from_the_one_that_it_begins_with() -> None:
    _, defined = written(tuple[Coin, Medal], sent=True)
    assert "export interface Medal extends Coin {\n  ribbon: string;\n}" in defined


def test_an_object_that_shares_only_some_properties_goes_on_from_none() -> None:
    _, defined = written(tuple[Coin, Token], sent=True)
    assert "extends" not in defined
