import type { BlockInput, BlockParts } from "../format.ts";
import { flowItems } from "../still/flow-item.ts";
import { photoHtml } from "../still/photos.ts";
import type { FotosBlock } from "./settings.ts";

/** Widths at which each is shown, as `sizes` of HTML. */
const SIZES = {
  two: "(min-width: 1100px) 520px, 50vw",
  three: "(min-width: 1100px) 340px, (min-width: 600px) 33vw, 50vw",
  compare: "(min-width: 1100px) 1060px, 100vw",
};

/** Moves the edge between two photographs; there where a script can. */
const SLIDER =
  '<input class="nv-compare" type="range" min="0" max="100" value="50" hidden aria-label="Comparar las dos fotos: la segunda, desde la derecha">';

/** Photographs in rows; two that are compared lie beside each other until a script lays one over the other. */
export function fotosHtml(block: FotosBlock, { file, isFirst }: BlockInput): BlockParts {
  const { arrange } = block.settings;
  const photos = flowItems(block, "div", (_step, place) =>
    photoHtml(block, place, { file, isFirst, sizes: SIZES[arrange] }),
  );
  const isCompared = arrange === "compare";
  const flow = `<div class="nv-flow nv-flow--wide"><div class="nv-pack nv-pack--${arrange}">${photos}${isCompared ? SLIDER : ""}</div></div>`;
  return { scene: "", stills: [], said: [], flow, isAlive: isCompared, saysCredit: true };
}
