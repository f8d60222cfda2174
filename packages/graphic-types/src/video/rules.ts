import type { FieldProblem } from "@nv/contracts/schemas";
import { cueProblems, type FileOf, fileIdIn } from "@nv/piece-parts";
import type { VideoConfig } from "./config.ts";
import { playedVideos } from "./played-videos.ts";

/** Lists the problems of a video that its schema does not find. */
export function videoRules({ source, vertical, captions }: VideoConfig): readonly FieldProblem[] {
  const isFile = fileIdIn(source.trim()) !== null;
  return [
    ...cueProblems(captions),
    ...(isFile || vertical === ""
      ? []
      : [{ field: "vertical", message: "La vertical va con un archivo: trae también el vídeo" }]),
    ...(vertical !== "" && vertical.trim() === source.trim()
      ? [{ field: "vertical", message: "Es el mismo archivo que el vídeo" }]
      : []),
  ];
}

/** Captions that a video with sound lacks, or that come when it is over; a poster after its end. */
export function videoFileRules(config: VideoConfig, file: FileOf): readonly FieldProblem[] {
  const { captions, hasNoSpeech, posterAtMs } = config;
  const facts = playedVideos(config).map(({ source, play }) => file(source, play).facts);
  const videos = facts.filter((known) => known.kind === "video");
  const isHeard = videos.some(({ hasSound }) => hasSound);
  const endMs = Math.min(...videos.map(({ durationMs }) => durationMs));
  const late = captions.findIndex(({ startMs }) => startMs >= endMs);
  return [
    ...(isHeard && captions.length === 0 && !hasNoSpeech
      ? [{ field: "captions", message: "Tiene sonido y no lleva subtítulos: escríbelos, o di que nadie habla" }]
      : []),
    ...(late === -1 ? [] : [{ field: `captions.${late}.startMs`, message: "El vídeo ya ha terminado" }]),
    ...(posterAtMs >= endMs ? [{ field: "posterAtMs", message: "El vídeo ya ha terminado" }] : []),
  ];
}
