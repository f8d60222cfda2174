import { escapeHtml } from "@nv/embeds";
import { type Focus, fallbackHtml, pictureHtml, type ResolvedFile } from "@nv/piece-parts";
import type { Size } from "../camera/view.ts";
import type { BlockInput, BlockParts } from "../format.ts";
import { toldOf } from "./data.ts";
import { comparedSteps, type Layer, layersOf } from "./layers.ts";
import { PICTURE, zoomOf } from "./rules.ts";
import type { ImgTransitionBlock, ImgTransitionStep } from "./settings.ts";

const percent = (share: number) => `${Math.round(10_000 * share) / 100}%`;
const positionOf = ({ x, y }: Focus) => `object-position:${percent(x)} ${percent(y)}`;

const dateHtml = (date: string) => (date === "" ? "" : `<span class="nv-date">${escapeHtml(date)}</span>`);

function sizeOf({ facts, name }: ResolvedFile): Size {
  if (facts.kind !== "picture") throw new Error(`${name} is no picture.`);
  return { width: facts.widthPx, height: facts.heightPx };
}

/** Shows a part of the picture of a still, as high as that part is. */
function partCss(
  selector: string,
  { width, height }: Size,
  rect: NonNullable<ImgTransitionStep["data"]["rect"]>,
): string {
  const ratio = (rect.width * width) / (rect.height * height);
  const place = `left:${percent(-rect.x / rect.width)};top:${percent(-rect.y / rect.height)}`;
  return (
    `${selector} picture{position:relative;display:block;overflow:hidden;aspect-ratio:${ratio.toFixed(4)}}` +
    `${selector} img{position:absolute;${place};width:${percent(1 / rect.width)};max-width:none}`
  );
}

/** Control that the reader moves between two pictures. Shown by the runtime at the steps that compare. */
const SLIDER =
  '<div class="nv-slider" role="slider" tabindex="0" hidden aria-label="Comparar las dos imágenes" aria-valuemin="0" aria-valuemax="100" aria-valuenow="50">' +
  '<svg viewBox="0 0 44 44" aria-hidden="true"><circle cx="22" cy="22" r="21"/><path d="m17 14-8 8 8 8M27 14l8 8-8 8"/></svg></div>';

/** One layer a run of steps with the same picture, the later over the earlier; without movement a figure a step. */
export function imgTransitionHtml(block: ImgTransitionBlock, input: BlockInput): BlockParts {
  const { steps } = block;
  const { file, selector, isFirst } = input;
  const fileOf = ({ image }: Pick<Layer, "image">) => file(image, PICTURE);
  const layers = layersOf(steps);
  const compared = comparedSteps(steps);
  const shown = (image: string) => [{ file: file(image, PICTURE), minWidthPx: 0 }];
  const seen = steps.map(({ alt, data: { image } }) => alt || fileOf({ image }).altText);
  const said = steps.map(({ data: { date } }, place) => [date, seen[place]].filter(Boolean).join(": "));

  function layerHtml(layer: Layer, place: number): string {
    const own = steps.slice(layer.first, layer.last + 1);
    const zoom = Math.max(...own.map(({ data }) => zoomOf(data)));
    const after = compared.includes(layer.first) ? " nv-layer--after" : "";
    const picture = pictureHtml(shown(layer.image), "", {
      isLate: !(isFirst && place === 0),
      sizes: `${Math.round(100 * zoom)}vw`,
    });
    return `<div class="nv-layer${after}">${picture}${dateHtml(own.find(({ data }) => data.date !== "")?.data.date ?? "")}</div>`;
  }
  function layerCss(layer: Layer, place: number): string {
    // Compared with the one before, it is cut as that one.
    const cutAs = compared.includes(layer.first) ? layer.first - 1 : layer.first;
    const focus = steps[cutAs]?.data.focus;
    return focus === undefined ? "" : `${selector} .nv-layer:nth-child(${place + 1}) img{${positionOf(focus)}}`;
  }
  const partsCss = steps.map(({ data: { image, rect } }, place) =>
    rect === null
      ? ""
      : partCss(`${selector} .nv-step:nth-child(${place + 1}) .nv-still`, sizeOf(fileOf({ image })), rect),
  );
  return {
    scene: layers.map(layerHtml).join(""),
    ...(compared.length > 0 && { controls: SLIDER }),
    stills: steps.map(({ data }, place) =>
      fallbackHtml(
        pictureHtml(shown(data.image), seen[place] ?? "", {
          isLate: true,
          sizes: `${Math.round(100 * zoomOf(data))}vw`,
        }),
        data.date,
      ),
    ),
    said,
    own: toldOf(block, layers, (layer) => sizeOf(fileOf(layer))),
    css: [...layers.map(layerCss), ...partsCss].join(""),
  };
}
