import { z } from "zod";
import type { AnyConfig } from "./capabilities.ts";
import type { ListedType } from "./kinds.ts";
import { TYPES } from "./types.ts";

export { typeOf } from "./loaded-types.ts";

/** The configuration of each type, by its name. */
export type ConfigOf = { readonly [Type in ListedType as Type["name"]]: z.output<Type["schema"]> };

/** Name of a type. */
export type TypeName = keyof ConfigOf;

/** Configuration of a graphic, by its type. */
export type GraphicConfig = ConfigOf[TypeName];

const [first, ...others] = TYPES.map(({ keptSchema }) => keptSchema);
if (first === undefined) throw new Error("There are no types.");

/** Configuration of a graphic, by its type, as it is kept: something of it may be missing. */
export const GraphicConfig = z.discriminatedUnion("type", [first, ...others]);

/** The names of all types. */
export const TypeName = z.enum(TYPES.map(({ name }) => name));

/**
 * A schema of the contracts, which know no type, with the configurations of the types in it.
 *
 * @example parse(withTypes(RegisterGraphic), body)
 */
export function withTypes<Shape extends { config: z.ZodType<AnyConfig> }>(schema: z.ZodObject<Shape>) {
  return schema.extend({ config: GraphicConfig });
}
