import { z } from "zod";
import { GraphicConfig } from "./graphic-config.ts";

/** The same parts of the same kinds, whatever they say. */
function shapeOf(schema: unknown): z.ZodType {
  // What a type asks for since the draft was kept is there as its default says.
  if (schema instanceof z.ZodDefault) return shapeOf(schema.unwrap()).default(schema.def.defaultValue);
  if (schema instanceof z.ZodPrefault) return shapeOf(schema.unwrap());
  if (schema instanceof z.ZodNullable) return shapeOf(schema.unwrap()).nullable();
  if (schema instanceof z.ZodOptional) return shapeOf(schema.unwrap()).optional();
  if (schema instanceof z.ZodDiscriminatedUnion) return z.union(schema.options.map(shapeOf));
  if (schema instanceof z.ZodArray) return z.array(shapeOf(schema.element));
  if (schema instanceof z.ZodString) return z.string();
  if (schema instanceof z.ZodNumber) return z.number();
  if (schema instanceof z.ZodObject)
    return z.object(Object.fromEntries(Object.entries(schema.shape).map(([name, part]) => [name, shapeOf(part)])));
  if (schema instanceof z.ZodLiteral || schema instanceof z.ZodEnum || schema instanceof z.ZodBoolean) return schema;
  throw new TypeError("A configuration has a part of a kind that no draft was ever kept of.");
}

const ANY_SHAPE = z.union(GraphicConfig.options.map(shapeOf));

/** What a form holds of a graphic while somebody writes it: all parts of its type are there, but need not be right yet. */
export const DraftConfig = z.preprocess(
  (value) => ANY_SHAPE.safeParse(value).data ?? value,
  z.custom<GraphicConfig>((value) => ANY_SHAPE.safeParse(value).success),
);
