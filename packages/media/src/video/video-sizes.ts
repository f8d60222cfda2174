/** Width and height, pixels. */
export interface SizePx {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Heights at which a video is played, pixels. */
const PLAYED_HEIGHTS_PX = [1080, 720, 480];

/** A size must be this much smaller than the one before it to be worth its bytes. */
const WORTH_RATIO = 0.85;

/** H.264 stores colour for squares of two by two: sides are even, and at least two. */
const even = (px: number): number => Math.max(2, Math.round(px / 2) * 2);

/** Even, and not over what there is where that can be. */
const evenWithin = (px: number): number => Math.max(2, Math.floor(px / 2) * 2);

function atHeight({ widthPx, heightPx }: SizePx, px: number): SizePx {
  return { widthPx: Math.min(even((widthPx * px) / heightPx), evenWithin(widthPx)), heightPx: evenWithin(px) };
}

function atWidth({ widthPx, heightPx }: SizePx, px: number): SizePx {
  return { widthPx: evenWithin(px), heightPx: Math.min(even((heightPx * px) / widthPx), evenWithin(heightPx)) };
}

/** The largest first, which is never over the source; each of the others only where it is worth its bytes. */
function fallingFrom(largestPx: number, wantedPx: readonly number[]): readonly number[] {
  return [largestPx, ...wantedPx.filter((px) => px <= largestPx * WORTH_RATIO)];
}

/** The sizes at which a video is played, the largest first. */
export function playedSizes(source: SizePx): readonly SizePx[] {
  const largestPx = Math.min(source.heightPx, Math.max(...PLAYED_HEIGHTS_PX));
  return fallingFrom(largestPx, PLAYED_HEIGHTS_PX).map((px) => atHeight(source, px));
}

/** Widths of a video that is moved through, on a large screen and on a phone: each frame is decoded on its own. */
const SCRUBBED_WIDTHS_PX = { lying: [1280, 720], standing: [720, 480] } as const;

/** The sizes of a video that is moved through, the largest first. */
export function scrubbedSizes(source: SizePx): readonly SizePx[] {
  const widths = source.widthPx >= source.heightPx ? SCRUBBED_WIDTHS_PX.lying : SCRUBBED_WIDTHS_PX.standing;
  const largestPx = Math.min(source.widthPx, widths[0]);
  return fallingFrom(largestPx, widths.slice(1)).map((px) => atWidth(source, px));
}

/** The largest size whose longer side is at most so long, never over the source. */
export function within(source: SizePx, mostPx: number): SizePx {
  const ratio = Math.min(1, mostPx / Math.max(source.widthPx, source.heightPx));
  return {
    widthPx: Math.max(1, Math.round(source.widthPx * ratio)),
    heightPx: Math.max(1, Math.round(source.heightPx * ratio)),
  };
}
