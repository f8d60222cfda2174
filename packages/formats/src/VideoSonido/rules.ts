import type { FieldProblem, Recipe } from "@nv/contracts/schemas";
import { cueProblems, type FileOf, fileIdIn, loadedParts, type WantedRendition } from "@nv/piece-parts";
import { stepProblems } from "../step-rules.ts";
import type { VideoSonidoBlock } from "./settings.ts";

/** The video as it is played. */
export const PLAYED: Recipe = { recipe: "play" };

/** The picture that is seen before a video begins. */
export const posterOf = (atMs: number): Recipe => ({ recipe: "poster", atMs });

/** The videos, as they are played and as they are seen before. */
export const videoSonidoRenditions = ({ steps }: VideoSonidoBlock): readonly WantedRendition[] =>
  steps.flatMap(({ data: { video, posterAtMs } }, place) => {
    const named = { field: `steps.${place}.data.video`, source: video };
    return fileIdIn(video) === null
      ? []
      : [
          { ...named, recipe: PLAYED },
          { ...named, recipe: posterOf(posterAtMs) },
        ];
  });

/** Captions that overlap. */
export const videoSonidoRules = ({ steps }: VideoSonidoBlock): readonly FieldProblem[] =>
  steps.flatMap(({ data }, place) =>
    cueProblems(data.captions).map(({ field, message }) => ({ field: `steps.${place}.data.${field}`, message })),
  );

/** Captions that a video with sound lacks, a picture after its end, and videos of which nobody says what is seen. */
export function videoSonidoFileRules(block: VideoSonidoBlock, file: FileOf): readonly FieldProblem[] {
  const wrong = block.steps.flatMap(({ data }, place): FieldProblem[] => {
    const { facts } = file(data.video, PLAYED);
    if (facts.kind !== "video") return [];
    const isMute = facts.hasSound && data.captions.length === 0 && !data.hasNoSpeech;
    const unsaid = "Tiene sonido y no lleva subtítulos: escríbelos, o di que nadie habla";
    return [
      ...(isMute ? [{ field: `steps.${place}.data.captions`, message: unsaid }] : []),
      ...(data.posterAtMs >= facts.durationMs
        ? [{ field: `steps.${place}.data.posterAtMs`, message: "El vídeo ya ha terminado" }]
        : []),
    ];
  });
  return [...wrong, ...stepProblems(block, (place) => file(block.steps[place]?.data.video ?? "", PLAYED).altText)];
}

/** The pictures before: nothing of a video is loaded until a reader plays it. */
export const videoSonidoPhoneBytes = ({ steps }: VideoSonidoBlock, file: FileOf): number =>
  steps.reduce((sum, { data }) => {
    const [smallest] = loadedParts(file(data.video, posterOf(data.posterAtMs)));
    return sum + (smallest?.sizeBytes ?? 0);
  }, 0);
