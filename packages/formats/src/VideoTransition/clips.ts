import type { Recipe } from "@nv/contracts/schemas";
import type { VideoTransitionBlock, VideoTransitionData } from "./settings.ts";

/** The moment of a video that is the first frame of its loop: half a second of its end becomes its beginning. Milliseconds. */
export const LOOP_STARTS_AT_MS = 500;

/** A clip of a block: steps that name the same video in the same way share one. */
export interface Clip extends Pick<VideoTransitionData, "video" | "loops" | "focus"> {
  /** Path of the field that names it first. */
  readonly field: string;
  /** Of its first step that has any. */
  readonly captions: VideoTransitionData["captions"];
  /** Recipe by which it is made to be played. */
  readonly played: Recipe;
  /** The picture in its place until it moves: its first frame, so that nobody sees the change. */
  readonly poster: Recipe;
}

const isSame = (data: VideoTransitionData) => (clip: Pick<Clip, "video" | "loops">) =>
  clip.video === data.video && clip.loops === data.loops;

/** The clips of a block in the order in which they come, each once, and the clip of each step. */
export function clipsOf({ steps }: Pick<VideoTransitionBlock, "steps">): {
  readonly clips: readonly Clip[];
  readonly clipOfStep: readonly number[];
} {
  const clips: Clip[] = [];
  const clipOfStep = steps.map(({ data }, place) => {
    const found = clips.findIndex(isSame(data));
    if (found !== -1) return found;
    const { video, loops, focus } = data;
    const captions = steps.find((step) => isSame(data)(step.data) && step.data.captions.length > 0)?.data.captions;
    return (
      clips.push({
        video,
        loops,
        focus,
        field: `steps.${place}.data.video`,
        captions: captions ?? [],
        played: { recipe: loops ? "loop" : "play" },
        poster: { recipe: "poster", atMs: loops ? LOOP_STARTS_AT_MS : 0 },
      }) - 1
    );
  });
  return { clips, clipOfStep };
}

/** Captions at the moments of what is played: a loop begins later than its source. */
export function playedCaptions({ captions, loops }: Pick<Clip, "captions" | "loops">): Clip["captions"] {
  if (!loops) return captions;
  return captions
    .filter(({ endMs }) => endMs > LOOP_STARTS_AT_MS)
    .map(({ startMs, endMs, text }) => ({
      startMs: Math.max(0, startMs - LOOP_STARTS_AT_MS),
      endMs: endMs - LOOP_STARTS_AT_MS,
      text,
    }));
}
