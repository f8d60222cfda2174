import { wellFormed } from "@nv/contracts/schemas";
import { z } from "zod";
import type { AnyConfig } from "./capabilities.ts";
import type { GraphicConfig } from "./graphic-config.ts";
import { isLoaded, typeOf } from "./loaded-types.ts";

const SHAPES = new Map<string, z.ZodType>();

/** Schema of the parts of a type, whatever they say; `null` for a type that has not come. */
function shapeOf({ type }: AnyConfig): z.ZodType | null {
  if (!isLoaded(type)) return null;
  const shape = SHAPES.get(type) ?? wellFormed(typeOf(type).schema);
  SHAPES.set(type, shape);
  return shape;
}

/** Anything of a type. */
const Typed = z.looseObject({ type: z.string() });

function readShape(value: unknown) {
  const typed = Typed.safeParse(value).data;
  return (typed && shapeOf(typed)?.safeParse(typed).data) ?? null;
}

/**
 * Configuration of a graphic in a form while somebody writes it: all parts of its type are there, but need not be right yet. Of a type
 * that has not come, none is read.
 */
export const DraftConfig = z.preprocess(
  (value) => readShape(value) ?? value,
  z.custom<GraphicConfig>((value) => readShape(value) !== null),
);
