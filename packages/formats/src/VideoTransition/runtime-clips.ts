import { isFields } from "@nv/embeds/reader";
import type { BlockData } from "../stage/motion.ts";

/** A clip, as the page tells its runtime. */
export interface RuntimeClip {
  /** The narrowest frames first. */
  readonly sizes: readonly { readonly src: string; readonly upToPx: number | null }[];
  readonly loops: boolean;
  /** As CSS writes it. */
  readonly position: string;
  readonly captions: readonly { readonly startMs: number; readonly endMs: number; readonly text: string }[];
}

const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const sizeIn = (value: unknown) =>
  isFields(value) && typeof value.src === "string"
    ? [{ src: value.src, upToPx: typeof value.upToPx === "number" ? value.upToPx : null }]
    : [];

const captionIn = (value: unknown) =>
  isFields(value) ? [{ startMs: Number(value.startMs), endMs: Number(value.endMs), text: String(value.text) }] : [];

/** Reads what the page tells of the clips, and the clip of each step. */
export function runtimeClips({ clips, steps }: BlockData): {
  readonly clips: readonly RuntimeClip[];
  readonly steps: readonly number[];
} {
  return {
    clips: list(clips).map((clip) => {
      const fields = isFields(clip) ? clip : {};
      return {
        sizes: list(fields.sizes).flatMap(sizeIn),
        loops: fields.loops === true,
        position: String(fields.position),
        captions: list(fields.captions).flatMap(captionIn),
      };
    }),
    steps: list(steps).map(Number),
  };
}
