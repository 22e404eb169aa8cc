/** The level of detail follows the real scale of a drawing: what cannot be read is not drawn. */
const SCALES: Record<string, [middle: number, large: number]> = {
  crane: [0.36, 0.6],
  city: [0.4, 0.5],
  board: [0.5, 0.85],
  projects: [0.46, 0.6],
  tracks: [0.5, 0.8],
  offer: [0.44, 0.8],
  tech: [0.2, 0.82],
};

export function detail(stage: HTMLElement): void {
  for (const part of stage.querySelectorAll<HTMLElement>('.part')) {
    const drawing = part.querySelector<SVGSVGElement>('svg.part-svg, .otile .hx, .techb svg');
    const scales = SCALES[part.dataset.part ?? ''];
    if (!drawing || !scales) continue;
    const { width, height } = drawing.getBoundingClientRect();
    const box = drawing.viewBox.baseVal;
    const scale = Math.min(width / box.width, height / box.height);
    part.dataset.lod = scale >= scales[1] ? 'l' : scale >= scales[0] ? 'm' : 's';
  }
}
