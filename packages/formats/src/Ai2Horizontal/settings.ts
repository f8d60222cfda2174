import { line } from "@nv/contracts/schemas";
import { fileSource } from "@nv/piece-parts";
import { z } from "zod";
import { Boards } from "../ai2html/boards.ts";
import type { Block } from "../block.ts";

/** Speeds, by how far one scrolls for what passes by. */
export const SPEEDS = ["quick", "normal", "slow"] as const;

/** Longest that it may rest before it begins, and when it is over, windows. */
export const MOST_HOLD = 3;

/** Longest text of a stop, characters. */
const STOP_LENGTH = 120;

const hold = z
  .number(`Escribe un número de 0 a ${MOST_HOLD}`)
  .min(0, "No puede ser negativo")
  .max(MOST_HOLD, `Como mucho ${MOST_HOLD} pantallas`);

/** Settings of the whole block. */
export const Settings = z.object({
  folder: fileSource("Falta la carpeta de ai2html"),
  /** The drawings in it, as the editor found them. */
  artboards: Boards.default([]),
  speed: z.enum(SPEEDS).default("normal"),
  holdStart: hold.default(0),
  holdEnd: hold.default(0.5),
});

/** Fields of each step besides its text. */
export const Data = z.object({
  /** Place where the drawing rests: a share from 0 to 1, or the text of a label; empty for wherever is its turn. */
  stop: line(STOP_LENGTH).default(""),
});

export type Ai2HorizontalBlock = Block<z.output<typeof Settings>, z.output<typeof Data>>;
