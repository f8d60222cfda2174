/** Room around a line, CSS pixels. */
const MARGIN_PX = 8;

/** Box of a small picture, CSS pixels. */
interface Box {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Draws figures as the path of a line from edge to edge of a box, the smallest at its foot; empty for less than two. */
export function sketchPath(figures: readonly number[], { widthPx, heightPx }: Box): string {
  if (figures.length < 2) return "";
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  const [wide, high] = [widthPx - 2 * MARGIN_PX, heightPx - 2 * MARGIN_PX];
  const points = figures.map((figure, at) => {
    const x = MARGIN_PX + (wide * at) / (figures.length - 1);
    // What never changes runs through the middle.
    const share = most === least ? 0.5 : (figure - least) / (most - least);
    return `${x.toFixed(1)} ${(MARGIN_PX + high * (1 - share)).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}
