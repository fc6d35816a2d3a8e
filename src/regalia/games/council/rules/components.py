"""The components as JSON, as they are beside this file."""

import json
from pathlib import Path
from typing import Any

COMPONENTS: dict[str, Any] = json.loads(Path(__file__).parent.with_name("components.json").read_text("utf-8"))
PERMIT_NAMES: list[str] = [permit["cities"] for permit in COMPONENTS["permits"]]
