import { access, readFile } from "node:fs/promises";
import { join } from "node:path";

/** File of tiles in the data folder, where `npm run tiles` puts it. */
export const BASEMAP_FILE = "basemap.pmtiles";

/** File in the data folder with the address of an archive that is not on this machine. */
export const BASEMAP_ADDRESS_FILE = "basemap.address";

/** Places in which the archive of tiles may be. */
export interface BasemapPlaces {
  /** Of the environment: an address or an absolute path; `undefined` for none. */
  readonly setting: string | undefined;
  readonly dataDir: string;
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Finds the archive of tiles that streets are read out of: the one of the environment, else what was put in place in the data folder. It is looked for
 * each time, so that nobody starts the server again for it.
 *
 * @returns An address or an absolute path; `null` for none.
 */
export async function findBasemap({ setting, dataDir }: BasemapPlaces): Promise<string | null> {
  if (setting !== undefined) return setting;
  const address = join(dataDir, BASEMAP_ADDRESS_FILE);
  if (await isThere(address)) return (await readFile(address, "utf8")).trim();
  const file = join(dataDir, BASEMAP_FILE);
  return (await isThere(file)) ? file : null;
}
