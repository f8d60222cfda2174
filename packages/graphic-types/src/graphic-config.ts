import { chartIdIn } from "@nv/piece-parts";
import { z } from "zod";
import type { AnyConfig } from "./capabilities.ts";
import type { FirstChart, GraphicType } from "./graphic-type.ts";
import { TYPES } from "./types.ts";

type Listed = (typeof TYPES)[number];

/** The configuration of each type, by its name. */
export type ConfigOf = { readonly [Type in Listed as Type["name"]]: z.output<Type["schema"]> };

/** Name of a type. */
export type TypeName = keyof ConfigOf;

/** Configuration of a graphic, by its type. */
export type GraphicConfig = ConfigOf[TypeName];

const [first, ...others] = TYPES.map(({ keptSchema }) => keptSchema);
if (first === undefined) throw new Error("There are no types.");

/** Configuration of a graphic, by its type, as it is kept: of types that are kept unfinished, something may be missing. */
export const GraphicConfig = z.discriminatedUnion("type", [first, ...others]);

/** The names of all types. */
export const TypeName = z.enum(TYPES.map(({ name }) => name));

/** The names of all types as people call them. */
export const TYPE_LABELS: Readonly<Record<string, string>> = Object.fromEntries(
  TYPES.map(({ name, label }) => [name, label]),
);

/**
 * A schema of the contracts, which know no type, with the configurations of the types in it.
 *
 * @example parse(withTypes(RegisterGraphic), body)
 */
export function withTypes<Shape extends { config: z.ZodType<AnyConfig> }>(schema: z.ZodObject<Shape>) {
  return schema.extend({ config: GraphicConfig });
}

const BY_NAME: ReadonlyMap<string, GraphicType> = new Map(TYPES.map((type) => [type.name, type]));

/** A type by its name. @throws {Error} When there is none: what is stored was made by a type that is not listed any more. */
export function typeOf(name: string): GraphicType {
  const type = BY_NAME.get(name);
  if (type === undefined)
    throw new Error(`There is no type ${JSON.stringify(name)} among ${[...BY_NAME.keys()].join(", ")}.`);
  return type;
}

/** Returns the configuration of a new form of a type. @param charts - Charts of the account; the fields stay empty without any. */
export function firstConfig(name: TypeName, charts: readonly FirstChart[] = []): GraphicConfig {
  const type = TYPES.find((listed) => listed.name === name);
  if (type === undefined) throw new Error(`There is no type ${name}.`);
  return type.first(charts);
}

/** The chart of Datawrapper that a graphic is, and no more than that; `null` for every other graphic. */
export function soleChartOf(config: AnyConfig): string | null {
  const type = typeOf(config.type);
  const [only] = type.service?.name === "datawrapper" ? type.sources(config) : [];
  return only === undefined ? null : chartIdIn(only.reference);
}
