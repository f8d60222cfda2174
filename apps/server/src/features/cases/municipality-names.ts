import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ATLAS_FILES, readGazetteer } from "@nv/geography";

/** Gives the names of the municipalities of Spain, by the five figures of the statistics office. */
export type MunicipalityNames = () => Promise<ReadonlyMap<string, string>>;

/**
 * Reads the names when they are first needed, once; what could not be read is tried again.
 *
 * @param folder - What the package `geography` prepared.
 */
export function createMunicipalityNames(folder: string): MunicipalityNames {
  let known: Promise<ReadonlyMap<string, string>> | undefined;
  async function read(): Promise<ReadonlyMap<string, string>> {
    const { places } = readGazetteer(JSON.parse(await readFile(join(folder, ATLAS_FILES.gazetteer), "utf8")));
    return new Map(places.flatMap(({ kind, code, name }) => (kind === "municipality" ? [[code, name]] : [])));
  }
  return async () => {
    known ??= read();
    try {
      return await known;
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
}
