import { escapeHtml } from "@nv/embeds";
import { fallbackHtml, pictureHtml, type ResolvedFile } from "@nv/piece-parts";
import type { BlockInput, BlockParts } from "../format.ts";
import { cameraFigures, cameraProperties, depthScale, layerOpacity } from "./depth.ts";
import { budgetOf, layersSaid, PICTURE } from "./rules.ts";
import type { Camera, CSS3dScrollingBlock, Layer } from "./settings.ts";
import { partsAt } from "./textures.ts";

/** Widest picture of a layer where it stands still, pixels. */
const STILL_PX = 1280;

/** The layers before a camera, the farthest first: whatever cannot draw depth draws them one over another. */
function depthHtml(files: readonly ResolvedFile[], { isLate }: { readonly isLate: boolean }): string {
  const planes = files.map(
    (file) => `<div class="nv-plane">${pictureHtml([{ file, minWidthPx: 0 }], "", { isLate })}</div>`,
  );
  return `<div class="nv-depth"><div class="nv-lens"><div class="nv-world">${planes.join("")}</div></div></div>`;
}

/** Writes the rules of a layer's place in the world. @param plane - Selects it. */
function layerRules(plane: string, { z, scale, anchor }: Layer): string {
  const grown = scale === 1 ? "" : `scale:${scale};`;
  return (
    `${plane}{transform:translateZ(${-z}cqh) scale(${depthScale(z)})}` +
    `${plane} img{${grown}transform-origin:${anchor};object-position:${anchor}}`
  );
}

/** Writes the rules of the world before a camera, for who sees no movement. @param root - Selects what holds the world. */
function cameraRules(root: string, camera: Camera, layers: readonly Layer[]): string {
  const properties = Object.entries(cameraProperties(camera)).map(([name, value]) => `${name}:${value}`);
  const passed = layers.flatMap(({ z }, place) => {
    const opacity = layerOpacity(z, camera);
    const seen = opacity === 0 ? "display:none" : `opacity:${Number(opacity.toFixed(2))}`;
    return opacity === 1 ? [] : [`${root} .nv-plane:nth-child(${place + 1}){${seen}}`];
  });
  return `${root} .nv-world{${properties.join(";")}}${passed.join("")}`;
}

/** Layers in depth with a camera that moves before them; without movement, for each step what the camera sees from there. */
export function css3dHtml(block: CSS3dScrollingBlock, input: BlockInput): BlockParts {
  const { file, selector, isFirst } = input;
  const { steps } = block;
  const layers = block.settings.layers.toSorted((a, b) => b.z - a.z);
  const { widthPx } = budgetOf(block, file);
  const files = layers.map(({ image }) => file(image, PICTURE));
  const seen = layersSaid(block, file);
  const said = steps.map(({ alt }) => alt || seen);
  const still = depthHtml(
    files.map((one) => partsAt(one, STILL_PX)),
    { isLate: true },
  );
  const [first] = steps;
  return {
    scene: depthHtml(
      files.map((one) => partsAt(one, widthPx)),
      { isLate: !isFirst },
    ),
    stills: said.map((text) => fallbackHtml(`<div role="img" aria-label="${escapeHtml(text)}">${still}</div>`)),
    said,
    own: {
      cameras: steps.map(({ data: { camera } }) => cameraFigures(camera)),
      depths: layers.map(({ z }) => z),
    },
    css: [
      ...layers.map((layer, place) => layerRules(`${selector} .nv-plane:nth-child(${place + 1})`, layer)),
      ...(first === undefined ? [] : [cameraRules(`${selector} .nv-scene`, first.data.camera, [])]),
      ...steps.map(({ data: { camera } }, place) =>
        cameraRules(`${selector} .nv-step:nth-child(${place + 1})`, camera, layers),
      ),
    ].join(""),
  };
}
