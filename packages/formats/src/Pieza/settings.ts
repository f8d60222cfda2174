import { GRAPHIC_LIMITS } from "@nv/contracts";
import { line } from "@nv/contracts/schemas";
import { z } from "zod";
import type { Block } from "../block.ts";

/** Ways in which a piece is shown: as it is, or as a scene that changes at each step. */
export const WAYS = ["fixed", "steps"] as const;

/** Parts of a piece that one step may name. */
const MOST_NAMED = 40;

const names = z.array(line(GRAPHIC_LIMITS.title)).max(MOST_NAMED, `Como mucho ${MOST_NAMED} nombres`).default([]);

/** Settings of the whole block. */
export const Settings = z.object({
  /** A published graphic: `graphic:` and its address. */
  piece: line(GRAPHIC_LIMITS.url).min(1, "Falta la pieza"),
  way: z.enum(WAYS).default("fixed"),
});

/** Data of each step besides its text: the state of the piece while it is read. */
export const Data = z.object({
  /** Parts that are lit while the rest is dimmed; all of them for none. */
  lit: names,
  /** Place that is marked: a year; empty for none. */
  mark: line(GRAPHIC_LIMITS.title).default(""),
  /** Areas that the reader is brought near to; the whole map for none. */
  near: names,
});

export type PiezaBlock = Block<z.output<typeof Settings>, z.output<typeof Data>>;
