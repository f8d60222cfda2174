import { GRAPHIC_LIMITS } from "@nv/contracts";
import { line } from "@nv/contracts/schemas";
import { z } from "zod";
import type { Block } from "../block.ts";
import { HOLDS } from "../frames/core/stops.ts";
import { FITS } from "./fits.ts";

/** Frames of one block: fewer do not move, and more weigh without being seen. */
export const FEWEST_FRAMES = 24;
export const MOST_FRAMES = 180;

const share = z.number().min(0).max(1);

const Written = z.object({
  /** Of which the frames are taken; empty where there is a folder. */
  video: line(GRAPHIC_LIMITS.url).default(""),
  /** A ZIP that has them as pictures; empty where there is a video. */
  pictures: line(GRAPHIC_LIMITS.url).default(""),
  /** Number of frames that are taken, at one distance from each other. */
  frames: z
    .int("Debe ser un número entero")
    .min(FEWEST_FRAMES, `Al menos ${FEWEST_FRAMES}: con menos va a saltos`)
    .max(MOST_FRAMES, `Reduce a ${MOST_FRAMES}: quita 1 de cada 2`)
    .default(72),
  fit: z.enum(FITS).default("cover"),
  /** Point that stays in sight when a frame is cut by its place, in shares from its top left. */
  focus: z.object({ x: share, y: share }).default({ x: 0.5, y: 0.5 }),
  /** Around a frame that is seen whole: `#rrggbb`; empty for the dark of the stage. */
  background: line(GRAPHIC_LIMITS.title)
    .refine((colour) => colour === "" || /^#[0-9a-f]{6}$/i.test(colour), "Escríbelo como #1a2b3c")
    .default(""),
});

/** Settings of the whole block: frames come from one source. */
export const Settings = Written.refine(({ video, pictures }) => video !== "" || pictures !== "", {
  path: ["video"],
  message: "Falta el vídeo, o la carpeta con las imágenes",
}).refine(({ video, pictures }) => video === "" || pictures === "", {
  path: ["pictures"],
  message: "Deja el vídeo o la carpeta: con los dos no se sabe de dónde salen los fotogramas",
});

/** Data of each step besides its text. */
export const Data = z.object({
  /** Number of the frame that is seen while its text is in the middle, from 1; `null` for as far from the one before as from the next. */
  frame: z.int("Debe ser un número entero").min(1, "El primero es el 1").nullable().default(null),
  hold: z.enum(HOLDS).default("short"),
});

export type CanvasFrameBlock = Block<z.output<typeof Settings>, z.output<typeof Data>>;
