import { inOrder } from "@nv/contracts";
import { z } from "zod";
import type { Block } from "./block.ts";
import type { Format } from "./format.ts";
import { FOUND_FORMATS } from "./found-formats.ts";
import { ORDER } from "./order.ts";

/** The formats, in the order in which lists show them. */
export const FORMATS: readonly Format[] = inOrder<Format>(FOUND_FORMATS, ({ about }) => about.name, ORDER);

const BY_NAME: ReadonlyMap<string, Format> = new Map(FORMATS.map((one) => [one.about.name, one]));

/** A format by its name. @throws {Error} When there is none. */
export function formatOf(name: string): Format {
  const found = BY_NAME.get(name);
  if (found === undefined)
    throw new Error(`There is no format ${JSON.stringify(name)} among ${[...BY_NAME.keys()].join(", ")}.`);
  return found;
}

const [first, ...others] = FOUND_FORMATS;

/** A block of any format. */
export const AnyBlock: z.ZodType<Block> = z.discriminatedUnion("format", [
  first.schema,
  ...others.map(({ schema }) => schema),
]);

/** A block of any format as it is kept while it is written: see {@link keptBlockSchema}. */
export const KeptBlock: z.ZodType<Block> = z.discriminatedUnion("format", [
  first.keptSchema,
  ...others.map(({ keptSchema }) => keptSchema),
]);
