import type { BlockInput, BlockParts } from "../format.ts";
import { flowItems } from "../still/flow-item.ts";
import { photoHtml } from "../still/photos.ts";
import type { FotoBlock } from "./settings.ts";

/** Widths at which each is shown, as `sizes` of HTML. */
const SIZES = { text: "(min-width: 672px) 632px, 100vw", wide: "(min-width: 1100px) 1060px, 100vw", window: "100vw" };

/** A photograph, or one under another, with its caption and its credit. */
export function fotoHtml(block: FotoBlock, { file, isFirst }: BlockInput): BlockParts {
  const { width } = block.settings;
  const photos = flowItems(block, "div", (_step, place) =>
    photoHtml(block, place, { file, isFirst, sizes: SIZES[width] }),
  );
  return {
    scene: "",
    stills: [],
    said: [],
    flow: `<div class="nv-flow nv-flow--${width}">${photos}</div>`,
    saysCredit: true,
  };
}
