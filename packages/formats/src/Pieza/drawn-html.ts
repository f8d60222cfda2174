import type { DrawnSheet, PieceDrawing } from "@nv/piece-parts";
import { viewBoxOf } from "./states.ts";

/** Names in a drawing, and what points to them. */
const NAMED = /\bid="([^"]{1,80})"|url\(#([^)]{1,80})\)|href="#([^"]{1,80})"/g;

/** Gives the names in a drawing a beginning of their own: two drawings may be in one page. */
export const withOwnNames = (svg: string, prefix: string): string =>
  svg.replaceAll(NAMED, (all, id: string | undefined, url: string | undefined) => {
    if (id !== undefined) return `id="${prefix}${id}"`;
    return url === undefined ? all.replace("#", `#${prefix}`) : `url(#${prefix}${url})`;
  });

const SHOWN = { narrow: " nv-narrow", wide: " nv-wide", all: "" } as const;

const open = ({ shownIn, viewBox, attributes }: DrawnSheet, box = viewBox) =>
  `<svg class="nv-sheet${SHOWN[shownIn]}" viewBox="${viewBoxOf(box)}" aria-hidden="true"${attributes}>`;

/** Id of a layer of a drawing, of which copies are shown. */
const layerId = (prefix: string, sheet: number, layer: number) => `${prefix}s${sheet}l${layer}`;

/** Writes the sheets of a drawing, whose layers may be shown again. @param after - What stands over each sheet. */
export const sheetsHtml = ({ sheets }: PieceDrawing, prefix: string, after: (sheet: number) => string): string =>
  sheets
    .map((sheet, at) => {
      const layers = sheet.layers.map(
        ({ shownIn, svg }, layer) =>
          `<g id="${layerId(prefix, at, layer)}"${shownIn === "all" ? "" : ` class="${SHOWN[shownIn].trim()}"`}>${withOwnNames(svg, prefix)}</g>`,
      );
      return `${open(sheet)}<g class="nv-camera">${layers.join("")}</g>${after(at)}</svg>`;
    })
    .join("");

/** Writes copies of the sheets of a drawing, seen as a state says. */
export const copiesHtml = (
  { sheets }: PieceDrawing,
  prefix: string,
  {
    boxOf,
    after,
  }: { readonly boxOf: (sheet: DrawnSheet) => DrawnSheet["viewBox"]; readonly after: (sheet: number) => string },
): string =>
  sheets
    .map((sheet, at) => {
      const copies = sheet.layers.map(
        ({ shownIn }, layer) =>
          `<use href="#${layerId(prefix, at, layer)}"${shownIn === "all" ? "" : ` class="${SHOWN[shownIn].trim()}"`}/>`,
      );
      return `${open(sheet, boxOf(sheet))}${copies.join("")}${after(at)}</svg>`;
    })
    .join("");
