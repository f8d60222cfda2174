import type { FieldProblem, Recipe } from "@nv/contracts/schemas";
import { fileIdIn, type WantedRendition } from "@nv/piece-parts";
import type { AudioBlock } from "./settings.ts";

/** The sound as it is played. */
export const SOUND: Recipe = { recipe: "sound" };

/** The sounds of the steps that name one. */
export const audioRenditions = ({ steps }: AudioBlock): readonly WantedRendition[] =>
  steps.flatMap(({ data: { audio } }, place) =>
    fileIdIn(audio) === null ? [] : [{ field: `steps.${place}.data.audio`, source: audio, recipe: SOUND }],
  );

/** Sounds that nobody wrote down. @see https://www.w3.org/TR/WCAG22/#audio-only-and-video-only-prerecorded */
export const audioRules = ({ steps }: AudioBlock): readonly FieldProblem[] =>
  steps.flatMap(({ data: { transcript } }, place) =>
    transcript.trim() !== ""
      ? []
      : [
          {
            field: `steps.${place}.data.transcript`,
            message: "Falta la transcripción: quien no oye lee lo que se dice y lo que suena",
          },
        ],
  );
