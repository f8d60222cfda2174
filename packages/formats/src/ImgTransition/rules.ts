import type { FieldProblem, Recipe } from "@nv/contracts/schemas";
import { type FileOf, fileIdIn, seenParts, type WantedRendition } from "@nv/piece-parts";
import { formatNumber } from "@nv/spanish";
import { emptySteps, stepProblems } from "../step-rules.ts";
import type { ImgTransitionBlock } from "./settings.ts";

/** The picture whole: its place cuts it. */
export const PICTURE: Recipe = { recipe: "picture", crop: null };

/** Widest picture that a phone loads, pixels. */
const PHONE_PX = 1280;

/** Narrowest picture that is sharp over a whole screen, pixels. */
const SHARP_PX = 1600;

/** The pictures of the steps that name one. */
export const imgTransitionRenditions = ({ steps }: ImgTransitionBlock): readonly WantedRendition[] =>
  steps.flatMap(({ data: { image } }, place) =>
    fileIdIn(image) === null ? [] : [{ field: `steps.${place}.data.image`, source: image, recipe: PICTURE }],
  );

/** Steps at which nothing is said and nothing changes. */
export const imgTransitionRules = (block: ImgTransitionBlock): readonly FieldProblem[] =>
  emptySteps(block, (place) => block.steps[place]?.data.image !== block.steps[place - 1]?.data.image);

/** Pictures that would be blurred over a whole screen, and those of which nobody says what is seen. */
export function imgTransitionFileRules(block: ImgTransitionBlock, file: FileOf): readonly FieldProblem[] {
  const small = block.steps.flatMap(({ data: { image } }, place): FieldProblem[] => {
    const { facts, name } = file(image, PICTURE);
    if (facts.kind !== "picture" || facts.widthPx >= SHARP_PX) return [];
    const message = `«${name}» mide ${formatNumber(facts.widthPx)} px de ancho: a toda pantalla hacen falta ${formatNumber(SHARP_PX)}`;
    return [{ field: `steps.${place}.data.image`, message }];
  });
  return [...small, ...stepProblems(block, (place) => file(block.steps[place]?.data.image ?? "", PICTURE).altText)];
}

/** All pictures, each as wide as a phone asks for it, in the smallest format. */
export function imgTransitionPhoneBytes({ steps }: ImgTransitionBlock, file: FileOf): number {
  const images = new Set(steps.map(({ data: { image } }) => image));
  return [...images].reduce((sum, image) => {
    const parts = seenParts(file(image, PICTURE), "image/avif");
    return sum + ((parts.find(({ widthPx }) => widthPx >= PHONE_PX) ?? parts.at(-1))?.sizeBytes ?? 0);
  }, 0);
}
