import { fileSource } from "@nv/piece-parts";
import { z } from "zod";
import type { Block } from "../block.ts";

/** Fields of view that show things as they are, degrees: less is a telescope, more bends what is near. */
export const LEAST_FIELD_DEGREES = 10;
export const MOST_FIELD_DEGREES = 90;

const Point = z.object({ x: z.number(), y: z.number(), z: z.number() });

/** What is said of the whole block. */
export const Settings = z.object({
  model: fileSource("Falta el modelo"),
  /** What is behind the model. */
  sky: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, "Escribe un color como #dfe7ea")
    .default("#dfe7ea"),
});

/** From where a step sees the model, in its own units, and how wide. */
const Camera = z.object({
  position: Point,
  target: Point,
  fieldOfView: z
    .number("Escribe un número")
    .min(LEAST_FIELD_DEGREES, `Al menos ${LEAST_FIELD_DEGREES} grados`)
    .max(MOST_FIELD_DEGREES, `Como mucho ${MOST_FIELD_DEGREES} grados`),
});

/** What is said of each step besides its text. */
export const Data = z.object({
  camera: Camera,
  /** The view as a picture: what is seen where nothing can be drawn. */
  image: fileSource("Falta la foto de la vista: pulsa «Tomar esta vista»"),
});

export type WebglScrollingBlock = Block<z.output<typeof Settings>, z.output<typeof Data>>;
