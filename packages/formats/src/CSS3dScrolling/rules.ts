import type { FieldProblem, Recipe } from "@nv/contracts/schemas";
import { type FileOf, fileIdIn, loadedParts, seenParts, type WantedRendition } from "@nv/piece-parts";
import { formatBytes, formatNumber } from "@nv/spanish";
import { emptySteps, stepProblems } from "../step-rules.ts";
import type { CSS3dScrollingBlock } from "./settings.ts";
import { MOST_TEXTURE_BYTES, partsAt, SHARP_PX, type TextureBudget, textureBudget } from "./textures.ts";

/** The picture whole: its place cuts it. */
export const PICTURE: Recipe = { recipe: "picture", crop: null };

const fieldOf = (place: number, part: string) => `settings.layers.${place}.${part}`;

/** The pictures of the layers that name one. */
export const css3dRenditions = ({ settings: { layers } }: CSS3dScrollingBlock): readonly WantedRendition[] =>
  layers.flatMap(({ image }, place) =>
    fileIdIn(image) === null ? [] : [{ field: fieldOf(place, "image"), source: image, recipe: PICTURE }],
  );

/** Layers at one depth: whichever the browser draws last hides the other, and it changes its mind. */
function flickers({ settings: { layers } }: CSS3dScrollingBlock): readonly FieldProblem[] {
  return layers.flatMap(({ z }, place) => {
    const first = layers.findIndex((layer) => layer.z === z);
    if (first === place) return [];
    const message = `Está a la misma profundidad que la capa ${first + 1}: habrá parpadeo. Sepáralas`;
    return [{ field: fieldOf(place, "z"), message }];
  });
}

/** A camera that comes out behind the last layer sees nothing. */
function beyond({ settings: { layers }, steps }: CSS3dScrollingBlock): readonly FieldProblem[] {
  const farthest = Math.max(0, ...layers.map(({ z }) => z));
  return steps.flatMap(({ data: { camera } }, place) =>
    camera.dolly < farthest
      ? []
      : [{ field: `steps.${place}.data.camera.dolly`, message: "La cámara llega al fondo: no queda nada delante" }],
  );
}

/** Layers that flicker, a camera with nothing before it, and steps at which nothing happens. */
export const css3dRules = (block: CSS3dScrollingBlock): readonly FieldProblem[] => [
  ...flickers(block),
  ...(block.settings.layers.length === 0 ? [] : beyond(block)),
  ...emptySteps(
    block,
    (place) => JSON.stringify(block.steps[place]?.data) !== JSON.stringify(block.steps[place - 1]?.data),
  ),
];

/** Returns the width at which the layers of a block go out, and the bytes that they take. */
export function budgetOf({ settings: { layers } }: CSS3dScrollingBlock, file: FileOf): TextureBudget {
  return textureBudget(layers.flatMap(({ image }) => seenParts(file(image, PICTURE)).slice(-1)));
}

/** Layers that let nothing through and stand before others. */
function covers({ settings: { layers } }: CSS3dScrollingBlock, file: FileOf): readonly FieldProblem[] {
  const farthest = Math.max(...layers.map(({ z }) => z));
  return layers.flatMap(({ image, z, scale }, place) => {
    const { facts, name } = file(image, PICTURE);
    if (facts.kind !== "picture" || facts.hasAlpha || scale < 1 || z === farthest) return [];
    const message = `«${name}» no tiene transparencia y tapa las capas que quedan detrás: expórtala en PNG o WebP con el fondo recortado`;
    return [{ field: fieldOf(place, "image"), message }];
  });
}

/** Layers that do not fit a phone's memory unless they are blurred. */
function tooLarge(block: CSS3dScrollingBlock, file: FileOf): readonly FieldProblem[] {
  const { widthPx, bytes } = budgetOf(block, file);
  if (widthPx >= SHARP_PX && bytes <= MOST_TEXTURE_BYTES) return [];
  const message = `Las capas no caben en la memoria de un teléfono (${formatBytes(MOST_TEXTURE_BYTES)}) con ${formatNumber(SHARP_PX)} px de ancho: quita alguna o recórtalas`;
  return [{ field: "settings.layers", message }];
}

/** Joins the alternative texts of all layers, as their files say them. */
export const layersSaid = ({ settings: { layers } }: CSS3dScrollingBlock, file: FileOf): string =>
  [...new Set(layers.map(({ image }) => file(image, PICTURE).altText))].filter((text) => text !== "").join(" ");

/** Lists layers that hide the rest, layers that are too much for a phone, and steps of which nobody says what is seen. */
export function css3dFileRules(block: CSS3dScrollingBlock, file: FileOf): readonly FieldProblem[] {
  const seen = layersSaid(block, file);
  return [...covers(block, file), ...tooLarge(block, file), ...stepProblems(block, () => seen)];
}

/** All layers, in the smallest format. */
export function css3dPhoneBytes(block: CSS3dScrollingBlock, file: FileOf): number {
  const { widthPx } = budgetOf(block, file);
  const images = new Set(block.settings.layers.map(({ image }) => image));
  return [...images].reduce((sum, image) => {
    const [part] = loadedParts(partsAt(file(image, PICTURE), widthPx));
    return sum + (part?.sizeBytes ?? 0);
  }, 0);
}
