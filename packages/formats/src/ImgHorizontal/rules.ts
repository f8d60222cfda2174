import type { FieldProblem, Recipe } from "@nv/contracts/schemas";
import { type FileOf, fileIdIn, loadedParts, type WantedRendition } from "@nv/piece-parts";
import { formatNumber } from "@nv/spanish";
import { emptySteps, stepProblems } from "../step-rules.ts";
import type { ImgHorizontalBlock } from "./settings.ts";
import { numbersOf, pointsOf, type Slice, slicesOf, stripRatio } from "./strip.ts";

/** Least ratio of width to height: what is narrower has no way to go. */
const LEAST_RATIO = 2;

/** Lowest picture that is sharp over a whole screen, pixels. */
const SHARP_PX = 800;

/** Least distance of two points on a phone, CSS pixels: a finger's width. */
const LEAST_DISTANCE_PX = 40;

/** Height of a phone's window, CSS pixels. */
const PHONE_HEIGHT_PX = 740;

/** Width of the slice that a phone loads, pixels. */
const PHONE_PX = 1280;

/** Proportions this near each other are the same: pictures are whole pixels. */
const SAME_RATIO = 0.01;

/** Returns the recipe of the picture that is made of a slice. */
export const recipeOf = ({ middle, ratio }: Slice): Recipe => ({
  recipe: "picture",
  crop: middle === null ? null : { ratio, x: middle, y: 0.5 },
});

/** The slices of all pictures. */
export const imgHorizontalRenditions = ({ settings: { images } }: ImgHorizontalBlock): readonly WantedRendition[] =>
  slicesOf(images).flatMap((slice) => {
    const place = images.findIndex(({ image }) => image === slice.image);
    if (fileIdIn(slice.image) === null) return [];
    return [{ field: `settings.images.${place}.image`, source: slice.image, recipe: recipeOf(slice) }];
  });

/** Points that no finger tells apart on a phone. */
function nearPoints(block: ImgHorizontalBlock): readonly FieldProblem[] {
  const { images, phone } = block.settings;
  const heightPx = PHONE_HEIGHT_PX / Math.max(0.1, phone.bottom - phone.top);
  const points = pointsOf(block);
  const numbers = numbersOf(points);
  return points.flatMap((point, place): FieldProblem[] => {
    const distances = points.slice(0, place).map((other) => {
      if (point === null || other === null) return Number.POSITIVE_INFINITY;
      return heightPx * Math.hypot((point.x - other.x) * stripRatio(images), point.y - other.y);
    });
    const distancePx = Math.min(...distances);
    if (distancePx >= LEAST_DISTANCE_PX) return [];
    const other = numbers[distances.indexOf(distancePx)];
    const message = `En un móvil los puntos ${other} y ${numbers[place]} quedan a ${formatNumber(Math.round(distancePx))} px: sepáralos ${LEAST_DISTANCE_PX} o más`;
    return [{ field: `steps.${place}.data.point`, message }];
  });
}

/** Pictures without a way to go, points that are nowhere or too near, and steps that say nothing. */
export function imgHorizontalRules(block: ImgHorizontalBlock): readonly FieldProblem[] {
  const { images, start, end, phone } = block.settings;
  const ratio = stripRatio(images);
  const problems: FieldProblem[] = [];
  if (ratio > 0 && ratio < LEAST_RATIO)
    problems.push({
      field: "settings.images",
      message: `De ancho mide ${formatNumber(Math.round(ratio * 10) / 10)} veces su alto, y para recorrerla hacen falta ${LEAST_RATIO}: usa ImgTransition`,
    });
  if (end <= start) problems.push({ field: "settings.end", message: "El final debe ir después del principio" });
  if (phone.bottom - phone.top < 0.2)
    problems.push({ field: "settings.phone.bottom", message: "En el móvil debe verse al menos el 20 % del alto" });
  const lost = block.steps.flatMap(({ data: { picture, point } }, place): FieldProblem[] => {
    if (point === null) return [];
    if (images[picture] === undefined)
      return [{ field: `steps.${place}.data.picture`, message: "Esa imagen ya no está: elige otra" }];
    if (point.y >= phone.top && point.y <= phone.bottom) return [];
    return [{ field: `steps.${place}.data.point`, message: "En el móvil el punto queda fuera de lo que se ve" }];
  });
  return [...problems, ...lost, ...nearPoints(block), ...emptySteps(block, (place) => place === 0)];
}

/** Pictures that would be blurred, that are not what they were, and of which nobody says what is seen. */
export function imgHorizontalFileRules(block: ImgHorizontalBlock, file: FileOf): readonly FieldProblem[] {
  const { images } = block.settings;
  const slices = slicesOf(images);
  const fileOf = (image: string) => {
    const slice = slices.find((one) => one.image === image);
    return slice === undefined ? null : file(image, recipeOf(slice));
  };
  const wrong = images.flatMap(({ image, ratio }, place): FieldProblem[] => {
    const found = fileOf(image);
    if (found?.facts.kind !== "picture") return [];
    const { widthPx, heightPx } = found.facts;
    const field = `settings.images.${place}.image`;
    if (Math.abs(widthPx / heightPx / ratio - 1) > SAME_RATIO)
      return [{ field, message: `«${found.name}» no mide lo que medía: elígela otra vez` }];
    if (heightPx >= SHARP_PX) return [];
    const message = `«${found.name}» mide ${formatNumber(heightPx)} px de alto: a toda pantalla hacen falta ${formatNumber(SHARP_PX)}`;
    return [{ field, message }];
  });
  const altText = images.map(({ image }) => fileOf(image)?.altText ?? "").join("");
  return [...wrong, ...stepProblems({ steps: block.steps.slice(0, 1) }, () => altText)];
}

/** All slices, each as wide as a phone asks for it, in the smallest format. */
export function imgHorizontalPhoneBytes({ settings: { images } }: ImgHorizontalBlock, file: FileOf): number {
  return slicesOf(images).reduce((sum, slice) => {
    const parts = loadedParts(file(slice.image, recipeOf(slice)));
    return sum + ((parts.find(({ widthPx }) => widthPx >= PHONE_PX) ?? parts.at(-1))?.sizeBytes ?? 0);
  }, 0);
}
