import { FORMATS } from "@nv/formats";
import type { Example } from "../graphic-type.ts";
import type { StoryConfig } from "./config.ts";

/** A fictional story with one block of each format, but those that show something published. */
export const storyExample: Example<StoryConfig> = {
  title: "La riada de Aldeamuestra, paso a paso",
  altText: "Historia inventada que se cuenta al bajar: un bloque de cada formato.",
  sourceLine: "Instituto de Ejemplo",
  config: {
    type: "story",
    kicker: "Ejemplo",
    dek: "Nada de lo que cuenta esta historia ha pasado: enseña qué hace cada formato.",
    byline: "Mesa de ejemplo",
    // Each example stands alone in its own page: here they have names of their own.
    blocks: FORMATS.filter(({ example }) => example.pieces === undefined).map(({ about, example }) => ({
      ...example.block,
      id: about.name.toLowerCase(),
    })),
  },
};
