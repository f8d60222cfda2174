import { z } from "zod";
import { ai2Horizontal } from "./Ai2Horizontal/format.ts";
import { ai2Transition } from "./Ai2Transition/format.ts";
import type { Block } from "./block.ts";
import { canvasFrame } from "./CanvasFrame/format.ts";
import { css3dScrolling } from "./CSS3dScrolling/format.ts";
import type { Format } from "./format.ts";
import { imgHorizontal } from "./ImgHorizontal/format.ts";
import { imgTransition } from "./ImgTransition/format.ts";
import { texto } from "./Texto/format.ts";
import { videoFrame } from "./VideoFrame/format.ts";
import { videoTransition } from "./VideoTransition/format.ts";
import { viewArtwork } from "./ViewArtwork/format.ts";
import { webglScrolling } from "./WebglScrolling/format.ts";

/** The formats, in the order in which lists show them: one line a format. */
export const FORMATS: readonly [Format, ...Format[]] = [
  texto,
  imgTransition,
  imgHorizontal,
  viewArtwork,
  videoFrame,
  videoTransition,
  canvasFrame,
  ai2Transition,
  ai2Horizontal,
  css3dScrolling,
  webglScrolling,
];

const BY_NAME: ReadonlyMap<string, Format> = new Map(FORMATS.map((one) => [one.about.name, one]));

/** A format by its name. @throws {Error} When there is none. */
export function formatOf(name: string): Format {
  const found = BY_NAME.get(name);
  if (found === undefined)
    throw new Error(`There is no format ${JSON.stringify(name)} among ${[...BY_NAME.keys()].join(", ")}.`);
  return found;
}

const [first, ...others] = FORMATS;

/** A block of any format. */
export const AnyBlock: z.ZodType<Block> = z.discriminatedUnion("format", [
  first.schema,
  ...others.map(({ schema }) => schema),
]);

/** A block of any format as it is kept while it is written: see {@link keptBlockSchema}. */
export const KeptBlock: z.ZodType<Block> = z.discriminatedUnion("format", [
  first.keptSchema,
  ...others.map(({ keptSchema }) => keptSchema),
]);
