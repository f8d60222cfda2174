import { wellFormed } from "@nv/piece-parts";
import { z } from "zod";
import type { GraphicConfig } from "./graphic-config.ts";
import { TYPES } from "./types.ts";

const ANY_SHAPE = z.union(TYPES.map(({ schema }) => wellFormed(schema)));

/** Configuration of a graphic in a form while somebody writes it: all parts of its type are there, but need not be right yet. */
export const DraftConfig = z.preprocess(
  (value) => ANY_SHAPE.safeParse(value).data ?? value,
  z.custom<GraphicConfig>((value) => ANY_SHAPE.safeParse(value).success),
);
