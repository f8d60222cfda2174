import { escapeHtml } from "@nv/embeds";
import { pictureHtml } from "@nv/piece-parts";
import type { BlockInput, BlockParts } from "../format.ts";
import { recipeOf } from "./rules.ts";
import type { ImgHorizontalBlock } from "./settings.ts";
import { numbersOf, pointsOf, type Slice, slicesOf, stripRatio } from "./strip.ts";

const percent = (share: number) => `${Math.round(100_000 * share) / 1000}%`;

/** Returns the widths at which a slice is shown (`sizes`): as high as the window; a phone gets less, since what it sees is smaller. */
const sizesOf = ({ ratio }: Slice) => `(max-width: 599px) ${Math.round(40 * ratio)}vh, ${Math.round(100 * ratio)}vh`;

/** Data of a block for the runtime. */
export interface ImgHorizontalData {
  readonly start: number;
  readonly end: number;
  /** Of each step, in shares of all pictures side by side. */
  readonly points: readonly (number | null)[];
}

/** Pictures side by side that go by while one reads; without movement, a strip that the reader scrolls. */
export function imgHorizontalHtml(block: ImgHorizontalBlock, input: BlockInput): BlockParts {
  const { settings, steps } = block;
  const { file, selector, isFirst } = input;
  const { images, start, end, phone } = settings;
  const slices = slicesOf(images);
  const points = pointsOf(block);
  const numbers = numbersOf(points);
  const most = Math.max(0, ...numbers.map((number) => number ?? 0));

  const sliceHtml = (isStill: boolean) => (slice: Slice, place: number) => {
    const shown = [{ file: file(slice.image, recipeOf(slice)), minWidthPx: 0 }];
    const isLate = isStill || !(isFirst && place === 0);
    return `<div class="nv-slice">${pictureHtml(shown, "", { isLate, sizes: sizesOf(slice) })}</div>`;
  };
  const marks = numbers
    .map((number) => (number === null ? "" : `<span class="nv-mark" data-number="${number}">${number}</span>`))
    .join("");
  const art = (isStill: boolean) => `${slices.map(sliceHtml(isStill)).join("")}${marks}`;
  const altText = images
    .map(({ image }) => slices.find((slice) => slice.image === image))
    .flatMap((slice) => (slice === undefined ? [] : [file(slice.image, recipeOf(slice)).altText]))
    .filter(Boolean)
    .join(" ");
  const label = escapeHtml(altText || (steps[0]?.alt ?? ""));
  const strip =
    '<figure class="nv-still"><div class="nv-strip" tabindex="0" role="region" aria-label="Imagen que se recorre hacia los lados">' +
    `<div class="nv-art" role="img" aria-label="${label}">${art(true)}</div></div>` +
    '<figcaption class="nv-strip__hint">La imagen sigue hacia la derecha</figcaption></figure>';

  const slicesCss = slices.map(
    ({ start: left, width }, place) =>
      `${selector} .nv-slice:nth-child(${place + 1}){left:${percent(left)};width:calc(${percent(width)} + 1px)}`,
  );
  const marksCss = points.map((point, place) =>
    point === null
      ? ""
      : `${selector} [data-number="${numbers[place]}"]{left:${percent(point.x)};top:${percent(point.y)}}` +
        `${selector} .nv-step:nth-child(${place + 1}) .nv-card::before{content:"${numbers[place]}"}`,
  );
  const sizes = `--nv-ratio:${stripRatio(images).toFixed(4)};--nv-steps:${steps.length};--nv-top:${phone.top};--nv-part:${phone.bottom - phone.top}`;
  const told: ImgHorizontalData = { start, end, points: points.map((point) => point?.x ?? null) };
  return {
    scene: `<div class="nv-pan"><div class="nv-art">${art(false)}</div></div>`,
    stills: steps.map((_, place) => (place === 0 ? strip : "")),
    said: steps.map(({ alt }, place) => {
      const number = numbers[place] ?? null;
      const seen = alt || (place === 0 ? altText : "");
      return [number === null ? "" : `Punto ${number} de ${most}.`, seen].filter(Boolean).join(" ");
    }),
    isList: true,
    own: told,
    css: `${selector}{${sizes}}${[...slicesCss, ...marksCss].join("")}`,
  };
}
