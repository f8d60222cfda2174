import { line } from "@nv/contracts/schemas";
import { fileSource } from "@nv/piece-parts";
import { z } from "zod";
import { BOARD_NAME_LENGTH, Boards } from "../ai2html/boards.ts";
import type { Block } from "../block.ts";

/** Transitions with which the drawing of a step comes in. */
export const TRANSITIONS = ["fade", "cut", "mask-right", "zoom"] as const;

/** Paces of a transition, by how much of the way through a step it takes. */
export const PACES = ["quick", "normal", "slow"] as const;

/** Least of a drawing that is come near to, percent of its width. */
export const LEAST_ZOOM_PERCENT = 5;

const between = (least: number, most: number) =>
  z.number(`Escribe un número de ${least} a ${most}`).min(least, `Al menos ${least}`).max(most, `Como mucho ${most}`);

/** Settings of the whole block. */
export const Settings = z.object({
  folder: fileSource("Falta la carpeta de ai2html"),
  /** The drawings in it, as the editor found them. */
  artboards: Boards.default([]),
});

/** Fields of each step besides its text. */
export const Data = z.object({
  /** Name of its drawing, whatever the width: `paso1`. */
  artboard: line(BOARD_NAME_LENGTH).default(""),
  transition: z.enum(TRANSITIONS).default("fade"),
  pace: z.enum(PACES).default("normal"),
  /** The part of the drawing before that becomes this one, where it is zoomed into: its left, its top and its width, percent. */
  zoomTo: z
    .object({ x: between(0, 100), y: between(0, 100), width: between(LEAST_ZOOM_PERCENT, 100) })
    .default({ x: 25, y: 25, width: 50 }),
});

export type Ai2TransitionBlock = Block<z.output<typeof Settings>, z.output<typeof Data>>;
