"""The browser of whoever sits at this machine."""

import os
import sys
import threading
import webbrowser


def opened(address: str) -> bool:
    """Open a page, if there is a browser that can show it. How long that takes holds up nobody."""
    if not _can_show():
        return False
    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
    return True


def _can_show() -> bool:
    """Whether a page would be seen: not over ssh, not without a screen, and not in the text of this terminal."""
    if os.environ.get("BROWSER"):
        return True  # somebody knows better
    has_screen = sys.platform in ("darwin", "win32") or _is_set("DISPLAY", "WAYLAND_DISPLAY")
    if _is_set("SSH_CONNECTION", "SSH_TTY") or not has_screen:
        return False
    try:
        found = webbrowser.get()
    except webbrowser.Error:
        return False
    return type(found) is not webbrowser.GenericBrowser  # which those are that draw in a terminal


def _is_set(*names: str) -> bool:
    return any(os.environ.get(name) for name in names)
