"""How large the numbers on a page are."""

from tools.gallery.stage import Stage

LEAST = 13  # pixels on the screen
NUMBERS_READ = [
    "praga-take",
    "praga-action",
    "praga-wall",
    "praga-building",
    "praga-four",
    "praga-solo",
    "praga-forecast",
]

# Numbers that can be seen outside miniatures, smaller than they may be. The number of a place is its name;
# the list of choices says it in full. What the edges of a tile bring stands in the ledger beside it.
SMALL = """least => {
  const found = [];
  const seen = element => {
    const rect = element.getBoundingClientRect();
    const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
    const map = element.closest('.citymap');
    const frame = map ? map.getBoundingClientRect() : new DOMRect(0, 0, innerWidth, innerHeight);
    const inside = rect.width > 1 && x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    const shown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    return inside && shown && !element.closest('.is-mini, [inert], .sr, .place-n, .edge');
  };
  const sizeOf = element => {
    const size = parseFloat(getComputedStyle(element).fontSize);
    const drawn = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
    return drawn ? size * Math.hypot(drawn.c, drawn.d) : size;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { data, parentElement } = walker.currentNode;
    if (!/\\d/.test(data) || parentElement.closest('title, script, style') || !seen(parentElement)) continue;
    const size = sizeOf(parentElement);
    if (size < least - 0.05) {
      const inside = parentElement.closest('section, header, footer, aside, article, button, svg');
      found.push(`${data.trim()} ${size.toFixed(1)} in ${inside?.getAttribute('class')}`);
    }
  }
  return found;
}"""


def find_small_numbers(at: Stage) -> list[str]:
    """The numbers that are too small to be read."""
    found: list[str] = at.page.evaluate(SMALL, LEAST)
    return found
