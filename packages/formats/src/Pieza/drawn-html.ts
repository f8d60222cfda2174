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

/** Id of a picture of a legend, of which copies are shown. */
const keyId = (prefix: string, at: number) => `${prefix}k${at}`;

/** Attributes of a picture that tell it to who does not see it. */
const TOLD = / (?:role|aria-label)="[^"]*"/g;

/** Writes the legend of a drawing, each of whose pictures is made anew. */
function legendWith(
  legend: string,
  prefix: string,
  make: (open: string, inside: string, at: number) => string,
): string {
  const parts = withOwnNames(legend, prefix).split("</svg>");
  return parts
    .map((part, at) => {
      if (at === parts.length - 1) return part;
      const inside = part.indexOf(">", part.indexOf("<svg")) + 1;
      return `${make(part.slice(0, inside), part.slice(inside), at)}</svg>`;
    })
    .join("");
}

/** Writes the legend of a drawing, whose pictures may be shown again. @param isTold - Whether it is told to who does not see it: a scene is not. */
export const legendHtml = ({ legend }: PieceDrawing, prefix: string, isTold: boolean): string =>
  legendWith(
    legend,
    prefix,
    (open, inside, at) => `${isTold ? open : open.replaceAll(TOLD, "")}<g id="${keyId(prefix, at)}">${inside}</g>`,
  );

/** Writes a copy of the legend of a drawing. @param isFirst - The first is told to who does not see it, and the others are the same. */
export const legendCopy = ({ legend }: PieceDrawing, prefix: string, isFirst: boolean): string =>
  legendWith(legend, prefix, (open, _inside, at) => {
    const told = isFirst ? open : open.replaceAll(TOLD, "").replace("<svg", '<svg aria-hidden="true"');
    return `${told}<use href="#${keyId(prefix, at)}"/>`;
  });

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
