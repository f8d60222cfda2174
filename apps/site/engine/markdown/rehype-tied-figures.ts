import type { Root } from "hast";

/** A figure and the sign or short unit after it. */
const FIGURE_AND_UNIT = /(\d) (?=(?:%|€|°|px|kB|MB|GB|MiB|km²?|m²?|cm|mm|kHz|ms|s|h)(?![\p{L}\p{N}²]))/gu;
/** «4,5 : 1». */
const RATIO = /(\d) : (?=\d)/g;
const NO_BREAK_SPACE = "\u00a0";

/** Elements whose text somebody types or copies: a space that is not one would break it. */
const TYPED = new Set(["code", "pre", "kbd", "samp"]);

interface Node {
  readonly type: string;
  readonly tagName?: string;
  readonly children?: readonly Node[];
  value?: string;
}

function tie(node: Node): void {
  if (node.tagName !== undefined && TYPED.has(node.tagName)) return;
  if (node.type === "text" && node.value !== undefined) {
    node.value = node.value
      .replace(FIGURE_AND_UNIT, `$1${NO_BREAK_SPACE}`)
      .replace(RATIO, `$1${NO_BREAK_SPACE}:${NO_BREAK_SPACE}`);
  }
  for (const child of node.children ?? []) tie(child);
}

/**
 * Ties each figure to its sign or unit, so that no line of a page ends between «70» and «kB». The guide of numbers asks for it, and
 * nobody writes a no-break space by hand.
 */
export function rehypeTiedFigures() {
  return (tree: Root): void => tie(tree);
}
