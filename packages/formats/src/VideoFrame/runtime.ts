import { isFields } from "@nv/embeds/reader";
import { frameAt, seenAt } from "../frames/core/stops.ts";
import { createFrameCanvas } from "../frames/frame-canvas.ts";
import type { FrameSource } from "../frames/frame-source.ts";
import { createPictureFrames } from "../frames/picture-frames.ts";
import { toldStops } from "../frames/told.ts";
import { register } from "../stage/motion.ts";
import { canDecode, createDecodedFrames } from "./decoded-frames.ts";
import { type RuntimeVersion, runtimeVersions } from "./runtime-versions.ts";
import { createSoughtFrames } from "./sought-frames.ts";

/** The ways of showing a moment, the best first. */
const WAYS = ["decode", "seek", "pictures"] as const;
type Way = (typeof WAYS)[number];

/** Way of showing moments that was begun. */
interface Begun {
  readonly source: FrameSource;
  /** From a frame to the next, milliseconds, and how many there are. */
  readonly everyMs: number;
  readonly count: number;
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection"); // Not every browser has it.
  return isFields(connection) && connection.saveData === true;
}

const NO_SIZE = { src: "", sizeBytes: 0 };

/** The size of a video that is enough for this window. */
const sizeOf = ({ sizes }: RuntimeVersion) =>
  sizes.find(({ upToPx }) => upToPx === null || innerWidth <= upToPx) ?? sizes.at(-1) ?? NO_SIZE;

/** The way to begin with: the best that the browser has, and the lightest for who saves data. */
function firstWay(version: RuntimeVersion): Way {
  if (savesData() && version.framesBytes < sizeOf(version).sizeBytes) return "pictures";
  return canDecode() ? "decode" : "seek";
}

function begin(way: Way, version: RuntimeVersion, onReady: () => void, onFail: () => void): Begun {
  const { durationMs, framesPerSecond, frames } = version;
  const { src, sizeBytes } = sizeOf(version);
  const everyMs = 1000 / framesPerSecond;
  const count = Math.max(1, Math.round(durationMs / everyMs));
  if (way === "decode") return { source: createDecodedFrames({ src, sizeBytes, onReady, onFail }), everyMs, count };
  if (way === "seek") return { source: createSoughtFrames({ src, framesPerSecond, onReady, onFail }), everyMs, count };
  return { source: createPictureFrames(frames, onReady), everyMs: durationMs / frames.length, count: frames.length };
}

register("VideoFrame", ({ block, scene, own }) => {
  const stops = toldStops(own.stops);
  const [lying, upright = lying] = runtimeVersions(own);
  const version = innerWidth < Number(own.uprightBelowPx) ? upright : lying;
  const canvas = scene.querySelector("canvas");
  const view = canvas === null ? null : createFrameCanvas(canvas);
  let atMs = seenAt(stops, 0);
  let begun: Begun | null = null;

  /** Begins a way of showing moments, and when that does not go the next. */
  function take(way: Way): void {
    if (version === undefined) return;
    block.dataset.way = way;
    const after = WAYS[WAYS.indexOf(way) + 1];
    begun = begin(way, version, paint, () => after !== undefined && take(after));
    want();
  }
  const wanted = ({ everyMs, count }: Begun) => frameAt(atMs, everyMs, count);
  function want(): void {
    if (begun !== null) begun.source.want(wanted(begun));
  }
  function paint(): void {
    const frame = begun?.source.nearest(wanted(begun));
    if (frame) view?.draw(frame);
  }
  function prepare(): void {
    if (begun === null && version !== undefined) take(firstWay(version));
  }
  return {
    prepare,
    show(isInSight) {
      if (!isInSight) begun?.source.rest();
      else want();
    },
    draw({ step, offset }) {
      atMs = seenAt(stops, step + offset);
      prepare();
      want();
      paint();
    },
  };
});
