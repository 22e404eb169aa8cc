"""A grid of characters to draw hexes on. Every square holds a character and its style."""

from rich.text import Text as Line


class Canvas:
    """A grid of characters. Everything drawn outside its edges is ignored, so a drawing may be cut."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.letters = [[" "] * width for _ in range(height)]
        self.styles = [[""] * width for _ in range(height)]

    def put(self, x: int, y: int, text: str, style: str = "") -> None:
        """Write characters that are one square wide."""
        for place, letter in enumerate(text, x):
            if 0 <= place < self.width and 0 <= y < self.height:
                self.letters[y][place] = letter
                self.styles[y][place] = style

    def put_line(self, x: int, y: int, line: Line) -> None:
        """Write a line with its styles."""
        place = x
        for segment in split_by_style(line):
            self.put(place, y, *segment)
            place += len(segment[0])

    def make_lines(self) -> list[Line]:
        return [self.row_line(y) for y in range(self.height)]

    def row_line(self, y: int) -> Line:
        line = Line()
        start = 0
        styles, letters = self.styles[y], "".join(self.letters[y])
        for x in range(1, self.width + 1):
            if x == self.width or styles[x] != styles[start]:
                line.append(letters[start:x], styles[start])
                start = x
        return line


def split_by_style(line: Line) -> list[tuple[str, str]]:
    """Return each character of a line with its style. Later styles win."""
    styles = [""] * len(line.plain)
    for span in line.spans:
        for place in range(span.start, min(span.end, len(styles))):
            styles[place] = str(span.style)
    return list(zip(line.plain, styles, strict=True))
