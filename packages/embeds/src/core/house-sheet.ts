import { DEFAULT_HOUSE_STYLE, type FaceRole } from "@nv/contracts";
import type { HouseColours, HouseStyle } from "@nv/contracts/schemas";

/** Stands in a page for the style of the house, which is known when the page has its words: typefaces are cut to them. */
export const HOUSE_PLACE = "/*nv-house*/";

/** A font of the reader's system that holds the place of a typeface until it comes; percentages as CSS writes them. */
export interface SheetFallback {
  /** Letter of the systems that have it: each is a family of its own, and a browser takes the first that is there. */
  readonly system: string;
  readonly weight: string;
  readonly localNames: readonly string[];
  readonly sizeAdjust: string;
  readonly ascent: string;
  readonly descent: string;
  readonly lineGap: string;
}

/** A typeface of a page. */
export interface SheetFace {
  /** Name that nothing else in an article has: several pieces stand in one. */
  readonly family: string;
  /** Addresses for the page, the first that it may load before the others. */
  readonly sources: readonly string[];
  readonly weight: string;
  readonly fallbacks: readonly SheetFallback[];
  /** Families behind it, as CSS lists them. */
  readonly stack: string;
}

/** Typeface of each job: a file, or families of the reader's system as CSS lists them. */
export type SheetFaces = Readonly<Record<FaceRole, SheetFace | string>>;

const fallbackName = ({ family }: SheetFace, system: string) => `${family}-${system}`;

function faceCss(face: SheetFace): string {
  const { family, sources, weight, fallbacks } = face;
  const src = sources.map((address) => `url(${address}) format("woff2")`).join(",");
  const own = `@font-face{font-family:${family};font-weight:${weight};font-display:swap;src:${src}}`;
  const others = fallbacks.map(
    ({ system, localNames, sizeAdjust, ascent, descent, lineGap, ...one }) =>
      `@font-face{font-family:${fallbackName(face, system)};font-weight:${one.weight};src:${localNames.map((name) => `local("${name}")`).join(",")};` +
      `size-adjust:${sizeAdjust};ascent-override:${ascent};descent-override:${descent};line-gap-override:${lineGap}}`,
  );
  return [own, ...others].join("");
}

function familiesOf(face: SheetFace | string): string {
  if (typeof face === "string") return face;
  const systems = [...new Set(face.fallbacks.map(({ system }) => system))];
  return [face.family, ...systems.map((system) => fallbackName(face, system)), face.stack].join(",");
}

/** Data colours that are the product's own are left to the figures, which know them. */
function colours({ data, ...named }: HouseColours, usual: HouseColours): string {
  const own = data.map((colour, at) => (colour === usual.data[at] ? "" : `--nv-house-s${at + 1}:${colour};`));
  return Object.entries(named)
    .map(([name, colour]) => `--nv-house-${name}:${colour};`)
    .concat(own)
    .join("");
}

/**
 * Writes the style of the house for one page: its typefaces, sizes, corners and colours as custom properties, in light and dark. The
 * one place where a published page learns them.
 *
 * @returns CSS, for a `<style>` before all others.
 */
export function houseSheet(style: HouseStyle, faces: SheetFaces): string {
  const files = new Map(
    Object.values(faces).flatMap((face) => (typeof face === "string" ? [] : [[face.family, face] as const])),
  );
  const { display, text, figures } = faces;
  const usual = DEFAULT_HOUSE_STYLE;
  return (
    [...files.values()].map(faceCss).join("") +
    `:root,:host{--nv-face-display:${familiesOf(display)};--nv-face-text:${familiesOf(text)};--nv-face-figures:${familiesOf(figures)};` +
    `--nv-size-text:${style.textPx}px;--nv-size-title:${style.titlePx}px;--nv-corner:${style.cornerPx}px;${colours(style.light, usual.light)}}` +
    `[data-nv-theme="dark"]{${colours(style.dark, usual.dark)}}`
  );
}
