import { fileSource } from "@nv/piece-parts";
import { z } from "zod";
import type { Block } from "../block.ts";

/** Parts of a layer that can stay in their place when it is cut by the screen or made larger. */
export const ANCHORS = ["center", "top", "bottom", "left", "right"] as const;
export type Anchor = (typeof ANCHORS)[number];

/** Fewer have no depth; more do not fit a phone's memory. */
export const FEWEST_LAYERS = 3;
export const MOST_LAYERS = 12;

/** Farthest layer and farthest advance, in hundredths of the scene's height. */
export const MOST_DEPTH = 1000;

/** Farthest shift to a side, in hundredths of the scene's height. */
export const MOST_SHIFT = 100;

/** Farther, flat layers show that they are flat. */
export const MOST_TURN_DEGREES = 20;

const figure = (least: number, most: number) =>
  z.number("Escribe un número").min(least, `Al menos ${least}`).max(most, `Como mucho ${most}`);

const Layer = z.object({
  image: fileSource("Falta la imagen de la capa"),
  /** Distance behind the screen, in hundredths of the scene's height. */
  z: figure(0, MOST_DEPTH).default(0),
  /** 1 for as it was drawn: seen from the beginning, layers of one drawing fit each other whatever their depth. */
  scale: figure(0.05, 4).default(1),
  anchor: z.enum(ANCHORS).default("center"),
});
export type Layer = z.output<typeof Layer>;

/** Settings of the whole block. */
export const Settings = z.object({
  layers: z
    .array(Layer)
    .min(FEWEST_LAYERS, `Hacen falta al menos ${FEWEST_LAYERS} capas`)
    .max(MOST_LAYERS, `Como mucho ${MOST_LAYERS} capas: junta las que estén cerca`),
});

/** Position of the camera at a step; nothing but zeros is the beginning. */
const Camera = z.object({
  /** Forwards, in hundredths of the scene's height, as the depth of the layers. */
  dolly: figure(-MOST_SHIFT, MOST_DEPTH).default(0),
  /** To the right and up. */
  x: figure(-MOST_SHIFT, MOST_SHIFT).default(0),
  y: figure(-MOST_SHIFT, MOST_SHIFT).default(0),
  /** Turned to the right and up, degrees. */
  pan: figure(-MOST_TURN_DEGREES, MOST_TURN_DEGREES).default(0),
  tilt: figure(-MOST_TURN_DEGREES, MOST_TURN_DEGREES).default(0),
});
export type Camera = z.output<typeof Camera>;

/** Fields of each step besides its text. */
export const Data = z.object({ camera: Camera });

export type CSS3dScrollingBlock = Block<z.output<typeof Settings>, z.output<typeof Data>>;
