import { GRAPHIC_LIMITS } from "@nv/contracts";
import { line } from "@nv/contracts/schemas";
import { fileSource } from "@nv/piece-parts";
import { z } from "zod";
import type { Block } from "../block.ts";
import { Point } from "../camera/schemas.ts";

/** Positions of the title over the picture. */
export const POSITIONS = ["top", "middle", "bottom"] as const;

/** Settings of the whole block. */
export const Settings = z.object({
  image: fileSource("Falta la imagen"),
  /** A short video without sound that takes the place of the picture; empty for none. */
  video: line(GRAPHIC_LIMITS.url).default(""),
  /** Point that stays in sight where the picture is cut by its place. */
  focus: Point.default({ x: 0.5, y: 0.5 }),
  position: z.enum(POSITIONS).default("bottom"),
});

/** Data of each step besides its text. */
export const Data = z.object({});

export type AperturaBlock = Block<z.output<typeof Settings>, z.output<typeof Data>>;
