import { z } from "zod";

type Check = NonNullable<z.core.$ZodString["_zod"]["def"]["checks"]>[number];

const isOverwrite = (check: Check) => check._zod.def.check === "overwrite";

/** {@link wellFormed} of a text: of any length, with any words. What its schema writes otherwise — spaces around it — is written so still; no database takes NUL. */
export function wellFormedText({ _zod: { def } }: z.core.$ZodString): z.ZodString {
  return z
    .string()
    .check(...(def.checks ?? []).filter(isOverwrite))
    .overwrite((text) => text.replaceAll("\0", ""));
}

/** A number, or the empty field of one: it is not a number, and JSON writes that as `null`. */
const anyNumber = () => z.union([z.number(), z.nan(), z.null().transform(() => Number.NaN)]);

/**
 * The same parts of the same kinds, whatever they say: what somebody writes before it is right. Bounds, patterns and rules are left out;
 * names to choose from, and what a default says, are kept.
 *
 * @throws {TypeError} For a kind of part that nothing kept had.
 */
export function wellFormed(schema: unknown): z.ZodType {
  // What a type asks for since it was kept is there as its default says.
  if (schema instanceof z.ZodDefault) return wellFormed(schema.unwrap()).default(schema.def.defaultValue);
  if (schema instanceof z.ZodPrefault) return wellFormed(schema.unwrap());
  if (schema instanceof z.ZodNullable) return wellFormed(schema.unwrap()).nullable();
  if (schema instanceof z.ZodOptional) return wellFormed(schema.unwrap()).optional();
  if (schema instanceof z.ZodUnion) return z.union(schema.options.map(wellFormed));
  if (schema instanceof z.ZodArray) return z.array(wellFormed(schema.element));
  if (schema instanceof z.ZodRecord) return z.record(z.string(), wellFormed(schema.valueType));
  if (schema instanceof z.core.$ZodString) return wellFormedText(schema);
  if (schema instanceof z.ZodNumber) return anyNumber();
  if (schema instanceof z.ZodObject) return wellFormedParts(schema);
  if (schema instanceof z.ZodLiteral || schema instanceof z.ZodEnum || schema instanceof z.ZodBoolean) return schema;
  throw new TypeError("This has a part of a kind that no draft was ever kept of.");
}

/** {@link wellFormed} of something made of parts, for who builds on it. */
export const wellFormedParts = ({ shape }: z.ZodObject): z.ZodObject<Record<string, z.ZodType>> =>
  z.object(Object.fromEntries(Object.entries(shape).map(([name, part]) => [name, wellFormed(part)])));
