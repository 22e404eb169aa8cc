/** The box that the table is drawn in: the window, or a part of a page. */
let width = $state(globalThis.innerWidth ?? 0);
let height = $state(globalThis.innerHeight ?? 0);

export const tableBox = {
  get width() {
    return width;
  },
  set width(pixels: number) {
    width = pixels;
  },
  get height() {
    return height;
  },
  set height(pixels: number) {
    height = pixels;
  },
};

/** Whether the table is shown in one column. */
export const phone = {
  get matches() {
    return width <= 700;
  },
};

/** Where the box is in the window: fixed elements of a board are placed in it. */
export function boxOf(element: Element): DOMRect {
  return (
    element.closest('.board-frame')?.getBoundingClientRect() ?? new DOMRect(0, 0, innerWidth, innerHeight)
  );
}
