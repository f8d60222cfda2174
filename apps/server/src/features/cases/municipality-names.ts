import { createGazetteerReader } from "../../platform/atlas/gazetteer-reader.ts";

/** Gives the names of the municipalities of Spain, by the five figures of the statistics office. */
export type MunicipalityNames = () => Promise<ReadonlyMap<string, string>>;

/** Reads them when they are first needed. @param folder - What the package `geography` prepared. */
export function createMunicipalityNames(folder: string): MunicipalityNames {
  return createGazetteerReader(
    folder,
    ({ places }) => new Map(places.flatMap(({ kind, code, name }) => (kind === "municipality" ? [[code, name]] : []))),
  );
}
