import type { FieldProblem, Recipe } from "@nv/contracts/schemas";
import { type FileOf, fileIdIn, loadedParts, phonePart, type WantedRendition } from "@nv/piece-parts";
import { formatNumber } from "@nv/spanish";
import { stepProblems } from "../step-rules.ts";
import type { AperturaBlock } from "./settings.ts";

/** The picture whole: its place cuts it. */
export const PICTURE: Recipe = { recipe: "picture", crop: null };

/** The video that goes on for ever. */
export const LOOP: Recipe = { recipe: "loop" };

/** Narrowest picture that is sharp over a whole screen, pixels. */
const SHARP_PX = 1600;

/** Widest picture that a phone loads, pixels. */
const PHONE_PX = 1280;

/** Most bytes that a phone may be made to load for the video. */
const MOST_PHONE_BYTES = 4_000_000;

const MB = 1_000_000;

/** The picture, and the video if there is one. */
export const aperturaRenditions = ({ settings: { image, video } }: AperturaBlock): readonly WantedRendition[] => [
  ...(fileIdIn(image) === null ? [] : [{ field: "settings.image", source: image, recipe: PICTURE }]),
  ...(fileIdIn(video) === null ? [] : [{ field: "settings.video", source: video, recipe: LOOP }]),
];

/** A picture that would be blurred, a video that is too heavy, and what nobody says in words. */
export function aperturaFileRules(block: AperturaBlock, file: FileOf): readonly FieldProblem[] {
  const { image, video } = block.settings;
  const { facts, name, altText } = file(image, PICTURE);
  const small = facts.kind === "picture" && facts.widthPx < SHARP_PX ? facts.widthPx : null;
  const bytes = video === "" ? 0 : (phonePart(file(video, LOOP))?.sizeBytes ?? 0);
  return [
    ...(small === null
      ? []
      : [
          {
            field: "settings.image",
            message: `«${name}» mide ${formatNumber(small)} px de ancho: a toda pantalla hacen falta ${formatNumber(SHARP_PX)}`,
          },
        ]),
    ...(bytes <= MOST_PHONE_BYTES
      ? []
      : [
          {
            field: "settings.video",
            message: `En el móvil pesa ${formatNumber(bytes / MB)} MB, y son ${formatNumber(MOST_PHONE_BYTES / MB)} como mucho: recórtalo, o busca un plano que se mueva menos`,
          },
        ]),
    ...stepProblems({ steps: block.steps.slice(0, 1) }, () => altText),
  ];
}

/** The picture and the video, as a phone asks for them. */
export function aperturaPhoneBytes({ settings: { image, video } }: AperturaBlock, file: FileOf): number {
  const parts = loadedParts(file(image, PICTURE));
  const picture = (parts.find(({ widthPx }) => widthPx >= PHONE_PX) ?? parts.at(-1))?.sizeBytes ?? 0;
  return picture + (video === "" ? 0 : (phonePart(file(video, LOOP))?.sizeBytes ?? 0));
}
