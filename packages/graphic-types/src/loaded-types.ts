import { chartIdIn } from "@nv/piece-parts";
import type { AnyConfig } from "./capabilities.ts";
import type { FirstChart, GraphicType } from "./graphic-type.ts";
import { kindOf, LISTED, type ListedConfig, type ListedType } from "./kinds.ts";

/** The types that have come: those of the forms that were opened in a browser, all of them on the server. */
const LOADED = new Map<string, GraphicType>();

/** Whether a type has come. */
export const isLoaded = (name: string): boolean => LOADED.has(name);

/** Loads a type, unless it has come. @throws {Error} When there is none of that name. */
export async function loadType(name: string): Promise<GraphicType> {
  const known = LOADED.get(name);
  if (known !== undefined) return known;
  const type = await LISTED.find(({ kind }) => kind.name === name)?.load();
  if (type === undefined) return typeOf(name);
  LOADED.set(name, type);
  return type;
}

/**
 * A type by its name, once it has come: see {@link loadType}.
 *
 * @throws {Error} When it has not come, or there is none: what is stored was made by a type that is not listed any more.
 */
export function typeOf(name: string): GraphicType {
  const type = LOADED.get(name);
  if (type === undefined) throw new Error(`The type ${JSON.stringify(kindOf(name).name)} was not loaded.`);
  return type;
}

const isListed = (config: AnyConfig): config is ListedConfig => LOADED.has(config.type);

function listed(config: AnyConfig): ListedConfig {
  if (isListed(config)) return config;
  throw new Error(`The type ${JSON.stringify(config.type)} was not loaded.`);
}

/** Reads a configuration by what its type keeps. @throws {Error} For one that its type did not keep, or of a type that has not come. */
export const keptConfig = (config: AnyConfig): ListedConfig => listed(typeOf(config.type).keptSchema.parse(config));

/** Returns the configuration of a new form of a type that has come. @param charts - Charts of the account; the fields stay empty without any. */
export const firstConfig = (name: ListedType["name"], charts: readonly FirstChart[] = []): ListedConfig =>
  listed(typeOf(name).first(charts));

/** Returns the configuration of the fictional graphic of a type that has come. */
export const exampleConfig = (name: ListedType["name"]): ListedConfig => listed(typeOf(name).example.config);

/** The chart of Datawrapper that a graphic of a type that has come is, and no more than that; `null` for every other graphic. */
export function soleChartOf(config: AnyConfig): string | null {
  const type = typeOf(config.type);
  const [only] = type.service?.name === "datawrapper" ? type.sources(config) : [];
  return only === undefined ? null : chartIdIn(only.reference);
}
