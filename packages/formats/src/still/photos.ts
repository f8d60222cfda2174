import type { FieldProblem, Recipe } from "@nv/contracts/schemas";
import { escapeHtml } from "@nv/embeds";
import {
  type FileOf,
  fileIdIn,
  loadedParts,
  pictureHtml,
  type ResolvedFile,
  type WantedRendition,
} from "@nv/piece-parts";
import { formatNumber } from "@nv/spanish";
import type { Block } from "../block.ts";
import { stepProblems } from "../step-rules.ts";
import { stepHtml } from "../steps/step-html.ts";

/** A block of photographs: its text is the caption of each. */
export type PhotoBlock<Settings = object> = Block<Settings, { readonly image: string }>;

/** The picture whole. */
const PICTURE: Recipe = { recipe: "picture", crop: null };

/** Widest picture that a phone loads, pixels. */
const PHONE_PX = 1280;

/** Narrowest picture that is sharp in a column, pixels. */
const SHARP_PX = 800;

/** The photograph of a step. */
export const photoOf = (file: FileOf, image: string): ResolvedFile => file(image, PICTURE);

/** The photographs of the steps that name one. */
export const photoRenditions = ({ steps }: PhotoBlock): readonly WantedRendition[] =>
  steps.flatMap(({ data: { image } }, place) =>
    fileIdIn(image) === null ? [] : [{ field: `steps.${place}.data.image`, source: image, recipe: PICTURE }],
  );

/** Photographs that would be blurred, and those that nobody says in words. */
export function photoFileRules(block: PhotoBlock, file: FileOf): readonly FieldProblem[] {
  const small = block.steps.flatMap(({ data: { image } }, place): FieldProblem[] => {
    const { facts, name } = photoOf(file, image);
    if (facts.kind !== "picture" || facts.widthPx >= SHARP_PX) return [];
    const message = `«${name}» mide ${formatNumber(facts.widthPx)} px de ancho y se vería borrosa: hacen falta ${SHARP_PX}`;
    return [{ field: `steps.${place}.data.image`, message }];
  });
  return [...small, ...stepProblems(block, (place) => photoOf(file, block.steps[place]?.data.image ?? "").altText)];
}

/** All photographs, each as wide as a phone asks for it, in the smallest format. */
export const photoPhoneBytes = ({ steps }: PhotoBlock, file: FileOf): number =>
  [...new Set(steps.map(({ data }) => data.image))].reduce((sum, image) => {
    const parts = loadedParts(photoOf(file, image));
    return sum + ((parts.find(({ widthPx }) => widthPx >= PHONE_PX) ?? parts.at(-1))?.sizeBytes ?? 0);
  }, 0);

/** Writes what stands under a photograph: its caption, and whose it is. */
export function captionHtml(text: string, credit: string): string {
  const whose = credit.trim() === "" ? "" : `<span class="nv-whose">${escapeHtml(credit.trim())}</span>`;
  const caption = stepHtml(text) + whose;
  return caption === "" ? "" : `<figcaption>${caption}</figcaption>`;
}

/** Writes the photograph of a step with its caption and its credit. */
export function photoHtml(
  block: PhotoBlock,
  place: number,
  { file, isFirst, sizes }: { readonly file: FileOf; readonly isFirst: boolean; readonly sizes: string },
): string {
  const step = block.steps[place];
  if (step === undefined) return "";
  const picture = photoOf(file, step.data.image);
  const shown = pictureHtml([{ file: picture, minWidthPx: 0 }], step.alt || picture.altText, {
    isLate: !(isFirst && place === 0),
    sizes,
  });
  return `<figure class="nv-photo">${shown}${captionHtml(step.text || (picture.caption ?? ""), picture.credit)}</figure>`;
}
