import { line } from "@nv/contracts/schemas";
import { fileSource } from "@nv/piece-parts";
import { z } from "zod";
import type { Block } from "../block.ts";

/** Fields of view that show things as they are, degrees: less is a telescope, more bends what is near. */
export const LEAST_FIELD_DEGREES = 10;
export const MOST_FIELD_DEGREES = 90;

const Point = z.object({ x: z.number(), y: z.number(), z: z.number() });

/** Looks that a step gives to parts. */
export const PART_LOOKS = ["hidden", "painted"] as const;

/** Rules for parts of one step. */
export const MOST_PART_RULES = 12;

/** Characters of the names of parts, and of a property of a map. */
const WHICH_LENGTH = 200;
const PROPERTY_LENGTH = 80;

/** Metres of one of what a map tells: from the height of a storey to what people or euros need. */
const LEAST_METRES = 0.000_001;
const MOST_METRES = 1_000_000;

const colour = (example: string) => z.string().regex(/^#[0-9a-f]{6}$/i, `Escribe un color como ${example}`);

/** Settings for turning the polygons of a map into volumes: see `Raise` of `@nv/glb`. */
export const RaiseSettings = z.object({
  height: line(PROPERTY_LENGTH).min(1, "Di qué propiedad es la altura"),
  metresEach: z
    .number("Escribe un número")
    .min(LEAST_METRES, "Debe ser mayor que cero")
    .max(MOST_METRES, "Es demasiado: nada más se vería"),
  name: line(PROPERTY_LENGTH).default(""),
  colour: colour("#c9b79c"),
});

/** Settings of the whole block. */
export const Settings = z.object({
  model: fileSource("Falta el modelo"),
  /** Settings of the volumes that are made of a map; `null` for a model. */
  raise: RaiseSettings.nullable().default(null),
  /** Colour behind the model. */
  sky: colour("#dfe7ea").default("#dfe7ea"),
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

/** Parts that a step hides or paints. */
const PartRule = z.object({
  which: line(WHICH_LENGTH).min(1, "Di qué partes"),
  look: z.enum(PART_LOOKS),
  colour: colour("#b5533c"),
});

/** Data of each step besides its text. */
export const Data = z.object({
  camera: Camera,
  /** Looks of its parts; all as they are where nothing is said. */
  parts: z.array(PartRule).max(MOST_PART_RULES, `Como mucho ${MOST_PART_RULES}`).default([]),
  /** The view as a picture: what is seen where nothing can be drawn. */
  image: fileSource("Falta la foto de la vista: pulsa «Tomar esta vista»"),
});

export type WebglScrollingBlock = Block<z.output<typeof Settings>, z.output<typeof Data>>;
