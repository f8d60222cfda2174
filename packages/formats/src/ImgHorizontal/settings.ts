import { fileSource } from "@nv/piece-parts";
import { z } from "zod";
import type { Block } from "../block.ts";
import { Point } from "../camera/schemas.ts";

/** Pictures side by side. */
export const MOST_PICTURES = 8;

const share = z.number("Escribe un número").min(0, "Va de 0 a 100").max(1, "Va de 0 a 100");

const Picture = z.object({
  image: fileSource("Falta la imagen"),
  /** Width to height, as the editor reads it: slices are cut by it. 0 until it is known. */
  ratio: z.number().min(0).max(60).default(0),
});

/** Settings of the whole block. */
export const Settings = z.object({
  /** From left to right, each as high as the others. */
  images: z.array(Picture).min(1, "Falta la imagen").max(MOST_PICTURES, `Como mucho ${MOST_PICTURES} imágenes`),
  /** Beginning and end of the way, in shares of all of it. */
  start: share.default(0),
  end: share.default(1),
  /** The strip that a phone shows of it, in shares of its height. */
  phone: z.object({ top: share, bottom: share }).default({ top: 0, bottom: 1 }),
});

/** Data of each step besides its text. */
export const Data = z.object({
  /** Which of the pictures the point is in, from 0. */
  picture: z.int().min(0).default(0),
  /** Point that the step speaks of; `null` for nothing in particular. */
  point: Point.nullable().default(null),
});

export type ImgHorizontalBlock = Block<z.output<typeof Settings>, z.output<typeof Data>>;
