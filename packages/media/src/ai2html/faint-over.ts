import { contrastOfLights, lightOf, type PlacedWords, placedWords } from "@nv/ai2html";
import type { Ai2HtmlArtboard } from "@nv/contracts/schemas";
import sharp, { type OverlayOptions } from "sharp";

/** Words that are hard to read: their contrast with what is beneath them, and the one they need. */
export interface FaintWords {
  readonly text: string;
  readonly ratio: number;
  readonly least: number;
}

/** Pixels of the copy that is looked at: letters are larger than what is lost. */
const LOOKED_AT_PIXELS = 250_000;

/** Longest text that is told, characters. */
const TOLD_LENGTH = 60;

/** A small copy of what is drawn, without words, on the white that pages have behind it. */
interface Backdrop {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** Its pixels for each CSS pixel of the drawing. */
  readonly scale: number;
}

const shareOf = (length: string | undefined, wholePx: number, otherwise: number): number | null => {
  if (length === undefined) return otherwise;
  const [, figure, unit] = /^(-?[\d.]+)(px|%)?$/.exec(length) ?? [];
  if (figure === undefined) return null;
  return unit === "%" ? Number(figure) / 100 : Number(figure) / wholePx;
};

/** @returns `null` when something is drawn that is no picture in its plain place: only a browser knows what it looks like then. */
async function groundOf(board: Ai2HtmlArtboard, pictures: ReadonlyMap<string, Buffer>): Promise<Backdrop | null> {
  const { widthPx, heightPx, art } = board;
  const scale = Math.min(1, Math.sqrt(LOOKED_AT_PIXELS / (widthPx * heightPx)));
  const [width, height] = [widthPx, heightPx].map((px) => Math.max(1, Math.round(px * scale)));
  if (width === undefined || height === undefined) return null;
  const layers: OverlayOptions[] = [];
  for (const one of art) {
    const bytes = one.kind === "picture" ? pictures.get(one.file) : undefined;
    const { style } = one;
    const [left, top, wide] = [
      shareOf(style.left, widthPx, 0),
      shareOf(style.top, heightPx, 0),
      shareOf(style.width, widthPx, 1),
    ];
    const isPlain =
      style.opacity === undefined && style.transform === undefined && style["mix-blend-mode"] === undefined;
    if (bytes === undefined || !isPlain || left === null || top === null || wide === null) return null;
    const [x, y] = [Math.round(left * width), Math.round(top * height)];
    if (x < 0 || y < 0 || x >= width || y >= height) return null;
    const small = await sharp(bytes)
      .resize({ width: Math.max(1, Math.round(wide * width)) })
      .toBuffer({ resolveWithObject: true });
    const input = await sharp(small.data)
      .extract({
        left: 0,
        top: 0,
        width: Math.min(small.info.width, width - x),
        height: Math.min(small.info.height, height - y),
      })
      .toBuffer();
    layers.push({ input, left: x, top: y });
  }
  const blank = sharp({ create: { width, height, channels: 3, background: "#fff" } });
  const pixels = await blank.composite(layers).removeAlpha().toColourspace("srgb").raw().toBuffer();
  return { pixels, width, height, scale };
}

/** Light of half of what is beneath some words; `null` when they are beside the drawing. */
function lightBeneath({ pixels, width, height, scale }: Backdrop, { box }: PlacedWords): number | null {
  const [left, right] = [box.left, box.left + box.width].map((px) =>
    Math.min(width, Math.max(0, Math.round(px * scale))),
  );
  const [top, bottom] = [box.top, box.top + box.height].map((px) =>
    Math.min(height, Math.max(0, Math.round(px * scale))),
  );
  const lights: number[] = [];
  for (let y = top ?? 0; y < (bottom ?? 0); y += 1)
    for (let x = left ?? 0; x < (right ?? 0); x += 1) {
      const at = (y * width + x) * 3;
      lights.push(lightOf([pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]));
    }
  return lights.toSorted((one, other) => one - other)[Math.floor(lights.length / 2)] ?? null;
}

/**
 * Words of a drawing that are hard to read over what is drawn beneath them. Each is measured with the ground of half of it, so that a line
 * that crosses it changes nothing.
 *
 * @param pictures - Its pictures by the names that they have in it.
 */
export async function faintOver(
  board: Ai2HtmlArtboard,
  pictures: ReadonlyMap<string, Buffer>,
): Promise<readonly FaintWords[]> {
  const placed = board.texts.flatMap((text) => placedWords(text, board));
  const ground = placed.length === 0 ? null : await groundOf(board, pictures);
  if (ground === null) return [];
  return placed.flatMap((words) => {
    const light = lightBeneath(ground, words);
    const ratio = light === null ? null : contrastOfLights(words.light, light);
    if (ratio === null || ratio >= words.least) return [];
    return [{ text: words.text.slice(0, TOLD_LENGTH), ratio: Math.floor(ratio * 10) / 10, least: words.least }];
  });
}
