import { isFields } from "@nv/embeds/reader";
import { toldList, toldTexts } from "../frames/told.ts";
import type { BlockData } from "../stage/motion.ts";

/** One version of the video, as the page tells it: lying or upright. */
export interface RuntimeVersion {
  readonly durationMs: number;
  readonly framesPerSecond: number;
  /** The narrowest frames first. */
  readonly sizes: readonly { readonly src: string; readonly sizeBytes: number; readonly upToPx: number | null }[];
  /** Addresses of moments at one distance from each other. */
  readonly frames: readonly string[];
  /** Of all of them. */
  readonly framesBytes: number;
}

const sizeIn = (value: unknown) =>
  isFields(value) && typeof value.src === "string"
    ? [
        {
          src: value.src,
          sizeBytes: Number(value.sizeBytes),
          upToPx: typeof value.upToPx === "number" ? value.upToPx : null,
        },
      ]
    : [];

/** Reads what the page tells of the versions of the video: the lying one first, the upright one after it if there is one. */
export const runtimeVersions = ({ versions }: BlockData): readonly RuntimeVersion[] =>
  toldList(versions).flatMap((version) =>
    isFields(version)
      ? [
          {
            durationMs: Number(version.durationMs),
            framesPerSecond: Number(version.framesPerSecond),
            sizes: toldList(version.sizes).flatMap(sizeIn),
            frames: toldTexts(version.frames),
            framesBytes: Number(version.framesBytes),
          },
        ]
      : [],
  );
