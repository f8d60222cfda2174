import { constants, copyFile, mkdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { createStreetBudget, tilesFor, unitBox } from "@nv/geography/streets";
import type { Config } from "../config.ts";
import { addressSource, fileSource } from "../platform/streets/archive-source.ts";
import { BASEMAP_ADDRESS_FILE, BASEMAP_FILE, findBasemap } from "../platform/streets/find-basemap.ts";
import { openArchive, type StreetArchive } from "../platform/streets/open-archive.ts";

/** Failure that who puts an archive in place can mend, in a sentence. */
export class BasemapError extends Error {}

/** Surroundings of the command. */
export interface TendBasemapDeps {
  readonly config: {
    readonly dataDir: Config["dataDir"];
    readonly platform: Pick<Config["platform"], "basemap">;
  };
  readonly cwd: string;
  readonly say: (sentence: string) => void;
}

/** Layers without which no street is drawn, and those that a map is poorer without. */
const NEEDED = ["roads"];
const WELCOME = ["earth", "landuse", "water", "buildings", "places"];

/** Level from which streets have names: an archive that ends before is one of roads. */
const NAMED_FROM = 14;

/** Corners of the tiles that are tried. */
const MOST_CORNERS = 2_000_000;
/** Half of the box that is tried in the middle of the archive, degrees. */
const TRIED_DEGREES = 0.005;

const isAddress = (text: string) => /^https?:\/\//.test(text);

function openAt(place: string): Promise<StreetArchive> {
  return openArchive(isAddress(place) ? addressSource(place, { trustedOrigins: [] }) : fileSource(place));
}

/** Lists what is missing of the schema. @throws {BasemapError} When nothing can be drawn of it. */
async function missingLayers(archive: StreetArchive): Promise<readonly string[]> {
  const layers = new Set(await archive.layers());
  if (NEEDED.some((layer) => !layers.has(layer)))
    throw new BasemapError(
      `No tiene la capa «roads»: no sigue el esquema de Protomaps. Tiene ${[...layers].slice(0, 12).join(", ") || "ninguna"}.`,
    );
  return WELCOME.filter((layer) => !layers.has(layer));
}

/** Counts the lines of the tiles in the middle of the archive. */
async function linesInTheMiddle(archive: StreetArchive): Promise<number> {
  const [west, south, east, north] = archive.bounds;
  const [lon, lat] = [(west + east) / 2, (south + north) / 2];
  const box = unitBox([lon - TRIED_DEGREES, lat - TRIED_DEGREES, lon + TRIED_DEGREES, lat + TRIED_DEGREES]);
  const { minZoom, maxZoom } = archive;
  const tiles = tilesFor({ box, unitsPerPx: 1, metresPerPx: 2, minZoom, maxZoom });
  const budget = createStreetBudget(MOST_CORNERS);
  let lines = 0;
  for (const tile of tiles)
    lines += (await archive.read(tile, budget)).filter(({ geometry }) => geometry === "line").length;
  return lines;
}

const degrees = (value: number) => value.toFixed(3).replace(".", ",");

/** Tells what an archive covers. @throws {BasemapError} When no streets can be drawn of it. */
async function tell(place: string, say: TendBasemapDeps["say"]): Promise<void> {
  let archive: StreetArchive;
  try {
    archive = await openAt(place);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new BasemapError(`No se puede leer ${place} como PMTiles: ${why}`, { cause });
  }
  const missing = await missingLayers(archive);
  const [west, south, east, north] = archive.bounds.map(degrees);
  say(
    `Cubre de ${west} a ${east} de longitud y de ${south} a ${north} de latitud, niveles ${archive.minZoom} a ${archive.maxZoom}.`,
  );
  if (!isAddress(place)) say(`Pesa ${((await stat(place)).size / 1e6).toFixed(1).replace(".", ",")} MB.`);
  if (missing.length > 0) say(`Le faltan capas que el mapa usaría: ${missing.join(", ")}.`);
  if (archive.maxZoom < NAMED_FROM)
    say(`Acaba en el nivel ${archive.maxZoom}: las calles pequeñas y sus nombres están desde el ${NAMED_FROM}.`);
  say(`En medio de la zona hay ${await linesInTheMiddle(archive)} trazados de calles, ríos y vías.`);
}

/** Puts an archive in the data folder, whole or not at all. */
async function put(place: string, dataDir: string, say: TendBasemapDeps["say"]): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const [file, address] = [join(dataDir, BASEMAP_FILE), join(dataDir, BASEMAP_ADDRESS_FILE)];
  const target = isAddress(place) ? address : file;
  const coming = `${target}.unfinished`;
  if (isAddress(place)) await writeFile(coming, `${place}\n`);
  else if (place !== file) await copyFile(place, coming, constants.COPYFILE_FICLONE);
  if (place !== file) await rename(coming, target);
  if (!isAddress(place)) await rm(address, { force: true });
  say(`Puesto en ${target}. El servidor lo usa desde el próximo mapa, sin reiniciarlo.`);
}

/**
 * Looks at an archive of tiles, tells what it is, and puts it in place for the streets of maps. Without a name it tells what is in place.
 *
 * @param name - A file or an https address; empty for none.
 * @throws {BasemapError} When it is none that streets are drawn of.
 */
export async function tendBasemap(name: string, { config, cwd, say }: TendBasemapDeps): Promise<void> {
  const { dataDir, platform } = config;
  if (name === "") {
    const there = await findBasemap({ setting: platform.basemap, dataDir });
    if (there === null)
      return say("No hay ningún archivo de calles: npm run tiles -- ARCHIVO o dirección (docs/runbooks/streets.md).");
    say(`Las calles salen de ${there}.`);
    return tell(there, say);
  }
  const place = isAddress(name) ? name : resolve(cwd, name);
  await tell(place, say);
  if (platform.basemap !== undefined)
    return say("BASEMAP_PMTILES dice otro sitio y va antes: quítalo o cámbialo, y reinicia el servidor.");
  await put(place, dataDir, say);
}
