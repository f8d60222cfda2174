import { line } from "@nv/contracts/schemas";
import { fileSource } from "@nv/piece-parts";
import { z } from "zod";
import type { Block } from "../block.ts";
import { Point, Rect } from "../camera/schemas.ts";

/** Effects by which a picture gives way to the next. */
export const EFFECTS = ["fade", "cut", "wipe-right", "wipe-down"] as const;

/** Ways in which one picture comes in: as all of the block, in a way of its own, or beside the one before, for the reader to compare. */
export const TURNS = ["block", ...EFFECTS, "slider"] as const;

/** Characters of a date as people write it: «12 de marzo de 2026, 10.00 h». */
const DATE_LENGTH = 60;

/** Settings of the whole block. */
export const Settings = z.object({ effect: z.enum(EFFECTS).default("fade") });

const twoPoints = z.object({ first: Point, second: Point });

/** Data of each step besides its text. */
export const Data = z.object({
  image: fileSource("Falta la imagen"),
  /** Point that stays in sight when the picture is cut by its place. */
  focus: Point.default({ x: 0.5, y: 0.5 }),
  turn: z.enum(TURNS).default("block"),
  /** The part that the reader is brought to; all of it for `null`. */
  rect: Rect.nullable().default(null),
  /** Date on which it was taken, as people write it. */
  date: line(DATE_LENGTH).default(""),
  /** The same two things in the picture before and in this one, where the two do not match; `null` where they do. */
  pair: z.object({ before: twoPoints, after: twoPoints }).nullable().default(null),
});

export type ImgTransitionBlock = Block<z.output<typeof Settings>, z.output<typeof Data>>;

/** A step of the format. */
export type ImgTransitionStep = ImgTransitionBlock["steps"][number];
