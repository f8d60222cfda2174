import type { Recipe } from "@nv/contracts/schemas";
import { fileIdIn, type ResolvedFile, type WantedRendition } from "@nv/piece-parts";
import { z } from "zod";
import { stopsAt } from "../frames/core/stops.ts";
import type { VideoFrameBlock } from "./settings.ts";

/** Frames as pictures for browsers that cannot move through a video: one each 0.4 s of the longest. */
const FRAMES_COUNT = 48;

type Trimmed = Pick<VideoFrameBlock, "settings">;

/** The part of its videos that a block uses; nothing for all of them. */
const partOf = ({ settings: { trim } }: Trimmed) => (trim === null ? {} : { part: trim });

export const scrubOf = (block: Trimmed): Recipe => ({ recipe: "scrub", ...partOf(block) });
export const framesOfBlock = (block: Trimmed): Recipe => ({ recipe: "frames", count: FRAMES_COUNT, ...partOf(block) });
export const posterAt = (atMs: number): Recipe => ({ recipe: "poster", atMs });

/** Additional data of the recipe `scrub`. */
export const ScrubData = z.object({ durationMs: z.number(), framesPerSecond: z.number() });

/** The videos of a block: lying, and upright if there is one. */
export function videosOf({ settings }: Pick<VideoFrameBlock, "settings">) {
  const named = [
    { field: "settings.video", source: settings.video },
    { field: "settings.vertical", source: settings.vertical },
  ] as const;
  return named.filter(({ source }) => fileIdIn(source) !== null);
}

/** Returns the beginning of the part of a video that is used, milliseconds. */
export const beginningOf = ({ settings: { trim } }: Trimmed): number => trim?.fromMs ?? 0;

/** A moment of which a picture is made, and the field that says it; without one for the beginning. */
interface PosterMoment {
  readonly atMs: number;
  readonly field?: string;
}

/** The moments of which a picture is made, each once: the first that is seen, and those that somebody said. */
function posterMoments(block: Pick<VideoFrameBlock, "settings" | "steps">): readonly PosterMoment[] {
  const said = block.steps.flatMap(({ data: { atMs } }, place): PosterMoment[] => {
    if (atMs !== null) return [{ atMs, field: `steps.${place}.data.atMs` }];
    return place === 0 ? [{ atMs: beginningOf(block) }] : [];
  });
  return said.filter(({ atMs }, place) => said.findIndex((one) => one.atMs === atMs) === place);
}

/** Lists the renditions that the videos of a block need. */
export const videoFrameRenditions = (block: VideoFrameBlock): readonly WantedRendition[] =>
  videosOf(block).flatMap((video) => [
    { ...video, recipe: scrubOf(block) },
    { ...video, recipe: framesOfBlock(block) },
    // A moment that a video does not have is its step's to mend.
    ...posterMoments(block).map(({ atMs, field = video.field }) => ({ ...video, field, recipe: posterAt(atMs) })),
  ]);

/** Reads the data of a video that is moved through; where the recipe says nothing, the duration of its file and 24 frames a second. */
export function scrubData({ data, facts }: Pick<ResolvedFile, "data" | "facts">): z.output<typeof ScrubData> {
  const durationMs = facts.kind === "video" ? facts.durationMs : 0;
  return ScrubData.safeParse(data).data ?? { durationMs, framesPerSecond: 24 };
}

/** The moment of each step, milliseconds from where what is used begins. @param durationMs - Of what is used. */
export const momentsOf = (block: Pick<VideoFrameBlock, "settings" | "steps">, durationMs: number): readonly number[] =>
  stopsAt(
    block.steps.map(({ data: { atMs } }) => (atMs === null ? null : Math.max(0, atMs - beginningOf(block)))),
    durationMs,
  );
