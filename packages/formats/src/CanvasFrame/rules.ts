import type { FieldProblem } from "@nv/contracts/schemas";
import { type FileOf, fileIdIn, type ResolvedFile, type WantedRendition } from "@nv/piece-parts";
import { formatNumber } from "@nv/spanish";
import { framesOf } from "../frames/still-frame.ts";
import { emptySteps, stepProblems } from "../step-rules.ts";
import { frameOfSteps, framesRecipe, framesSource } from "./frames-wanted.ts";
import type { CanvasFrameBlock } from "./settings.ts";
import { asVideoBytes } from "./weight.ts";

/** Most bytes that a phone may be made to load for all frames. */
const MOST_PHONE_BYTES = 6_000_000;

const MB = 1_000_000;

/** The frames of the video, or of the folder. */
export function canvasFrameRenditions(block: CanvasFrameBlock): readonly WantedRendition[] {
  const { field, source } = framesSource(block);
  return fileIdIn(source) === null ? [] : [{ field, source, recipe: framesRecipe(block) }];
}

/** Frames that are not there, and steps at which nothing is said and nothing changes. */
export function canvasFrameRules(block: CanvasFrameBlock): readonly FieldProblem[] {
  const { settings, steps } = block;
  const frames = frameOfSteps(block);
  const absent = steps.flatMap(({ data: { frame } }, place) =>
    frame === null || frame <= settings.frames
      ? []
      : [{ field: `steps.${place}.data.frame`, message: `El último fotograma es el ${settings.frames}` }],
  );
  return [...absent, ...emptySteps(block, (place) => frames[place] !== frames[place - 1])];
}

const bytesOf = (file: ResolvedFile) => framesOf(file).reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);

const written = (bytes: number) => formatNumber(bytes / MB);

/** Frames that weigh too much for a phone, with what a video would weigh if that is less. */
function weightProblems(file: ResolvedFile): readonly FieldProblem[] {
  const bytes = bytesOf(file);
  if (bytes <= MOST_PHONE_BYTES) return [];
  const instead = file.facts.kind === "video" ? asVideoBytes(file.facts.durationMs) : bytes;
  const other = instead < bytes ? `, o VideoFrame, que pesaría unos ${written(instead)} MB` : "";
  const message = `Los fotogramas pesan ${written(bytes)} MB, y son ${written(MOST_PHONE_BYTES)} como mucho en un móvil: pide menos${other}`;
  return [{ field: "settings.frames", message }];
}

/** More frames than the video has: some would be there twice. */
function absentFrames({ settings }: CanvasFrameBlock, { facts }: ResolvedFile): readonly FieldProblem[] {
  if (facts.kind !== "video" || facts.framesPerSecond === null) return [];
  const there = Math.round((facts.durationMs / 1000) * facts.framesPerSecond);
  return settings.frames <= there
    ? []
    : [{ field: "settings.frames", message: `El vídeo solo tiene ${formatNumber(there)} fotogramas: pide menos` }];
}

/** A block that does not move, frames that are not there or are too heavy, and steps of which nobody says what is seen. */
export function canvasFrameFileRules(block: CanvasFrameBlock, file: FileOf): readonly FieldProblem[] {
  const made = file(framesSource(block).source, framesRecipe(block));
  const moves = new Set(frameOfSteps(block)).size > 1;
  return [
    ...(moves
      ? []
      : [
          {
            field: "steps",
            message: "Todos los pasos se ven en el mismo fotograma: añade otro paso, o di cuál es el suyo",
          },
        ]),
    ...absentFrames(block, made),
    ...weightProblems(made),
    ...stepProblems(block, () => made.altText),
  ];
}

/** All frames: none is larger on a desk. */
export const canvasFramePhoneBytes = (block: CanvasFrameBlock, file: FileOf): number =>
  bytesOf(file(framesSource(block).source, framesRecipe(block)));
