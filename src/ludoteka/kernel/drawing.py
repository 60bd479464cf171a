"""Drawing in characters for the terminal, in rich's markup: what the games' `draw` share.

>>> picture = Picture(6, 1)
>>> picture.put(1, 0, "sea", "blue")
>>> picture.markup()
' [blue]sea[/]'
"""

from __future__ import annotations


def styled(text: str, style: str) -> str:
    """Text in a style of rich's markup.

    >>> styled("gold", "yellow"), styled("gold", ""), styled("", "yellow")
    ('[yellow]gold[/]', 'gold', '')
    """
    return f"[{style}]{text}[/]" if text and style else text


class Picture:
    """Rows of characters, each with its style."""

    def __init__(self, width: int, height: int) -> None:
        self.rows = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str) -> None:
        for place, char in enumerate(text):
            self.rows[y][x + place] = char
            self.styles[y][x + place] = style

    def markup(self) -> str:
        """The rows in rich's markup, equal styles together."""
        lines: list[str] = []
        for chars, styles in zip(self.rows, self.styles, strict=True):
            line = ""
            start = 0
            end = len("".join(chars).rstrip())
            while start < end:
                stop = start
                while stop < end and styles[stop] == styles[start]:
                    stop += 1
                line += styled("".join(chars[start:stop]), styles[start])
                start = stop
            lines.append(line)
        return "\n".join(lines)
