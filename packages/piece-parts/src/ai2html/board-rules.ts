import type { Ai2HtmlArtboard } from "@nv/contracts/schemas";

type Range = Pick<Ai2HtmlArtboard, "minWidthPx" | "maxWidthPx">;
type Shape = Range & Pick<Ai2HtmlArtboard, "widthPx" | "heightPx" | "isFixed">;

/**
 * Returns the rules that all drawings have in common. They were made for a light page: on a dark one they keep their own ground. Places are kept by
 * proportion before any picture is there.
 */
const common = (inside: string) =>
  [
    ".nv-ai{container:nv-ai/inline-size;color:#1a1a1a}",
    ".nv-ai p{margin:0}",
    ".nv-ai-board{display:none;position:relative;overflow:hidden;margin:0 auto;max-width:100%}",
    ".nv-ai-art{position:absolute;inset:0}",
    ".nv-ai-abs{position:absolute;box-sizing:border-box}",
    "img.nv-ai-abs{top:0;left:0;height:auto}",
    "div.nv-ai-abs{box-sizing:content-box}",
  ]
    .map((rule) => inside + rule)
    .concat(`[data-nv-theme="dark"] ${inside}.nv-ai-board{background:#fff}`)
    .join("");

const shown = (place: number, inside: string) => `{${inside}.nv-ai-board-${place}{display:block}}`;

/** The widths of a drawing, for a box. */
function containerRule({ minWidthPx, maxWidthPx }: Range, place: number, inside: string): string {
  const parts = [`(width>=${minWidthPx}px)`, ...(maxWidthPx === null ? [] : [`(width<${maxWidthPx + 1}px)`])];
  return `@container nv-ai ${parts.join(" and ")}${shown(place, inside)}`;
}

/** The same for browsers that know no boxes: the page is in a frame as wide as its box. */
function windowRule({ minWidthPx, maxWidthPx }: Range, place: number, inside: string): string {
  const parts = [`(min-width:${minWidthPx}px)`, ...(maxWidthPx === null ? [] : [`(max-width:${maxWidthPx}.98px)`])];
  return `@media ${parts.join(" and ")}${shown(place, inside)}`;
}

function shapeRule({ widthPx, heightPx, isFixed }: Shape, place: number, inside: string): string {
  const width = isFixed ? `width:${widthPx}px;` : "";
  return `${inside}.nv-ai-board-${place}{${width}aspect-ratio:${widthPx}/${heightPx}}`;
}

/**
 * Shows one drawing at a time, by the width of its box, without a script.
 *
 * @param scope - Selects what they are for, where a page has several: `#b-mapa`.
 */
export function boardRules(boards: readonly Shape[], scope = ""): string {
  const inside = scope === "" ? "" : `${scope} `;
  const each = (rule: (board: Shape, place: number, inside: string) => string) =>
    boards.map((board, place) => rule(board, place, inside)).join("");
  return [
    common(inside),
    each(shapeRule),
    each(containerRule),
    `@supports not (container-type:inline-size){${each(windowRule)}}`,
  ].join("");
}
