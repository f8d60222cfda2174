import { fileSource } from "@nv/piece-parts";
import { z } from "zod";
import type { Block } from "../block.ts";

/** How a picture gives way to the next. */
export const EFFECTS = ["fade", "cut", "wipe-right", "wipe-down"] as const;

const share = z.number().min(0).max(1);

/** What is said of the whole block. */
export const Settings = z.object({ effect: z.enum(EFFECTS).default("fade") });

/** What is said of each step besides its text. */
export const Data = z.object({
  image: fileSource("Falta la imagen"),
  /** What stays in sight when the picture is cut by its place, in shares from its top left. */
  focus: z.object({ x: share, y: share }).default({ x: 0.5, y: 0.5 }),
});

export type ImgTransitionBlock = Block<z.output<typeof Settings>, z.output<typeof Data>>;
