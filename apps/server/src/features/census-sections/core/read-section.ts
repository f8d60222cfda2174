import {
  boxOf,
  centreOfArea,
  createUtmReader,
  type FlatArea,
  type FlatBox,
  type GeoPoint,
  groundAreaM2,
} from "@nv/geography";

/** A row of the file of a year: its fields, and rings in metres, x and y in turns. */
interface SectionRecord {
  readonly fields: Readonly<Record<string, string>>;
  readonly rings: readonly (readonly number[])[];
}

/** A section as the file of its year has it, in degrees. */
export interface ReadSection {
  readonly code: string;
  readonly names: { readonly municipality: string; readonly province: string; readonly community: string };
  readonly area: FlatArea;
  readonly box: FlatBox;
  readonly areaM2: number;
  readonly centre: GeoPoint;
}

/** The whole country is in zone 30, the Canary Islands too, far outside of it. @see https://www.ine.es/ss/Satellite?c=Page&cid=1259952026632 */
const readPoint = createUtmReader({ zone: 30, isNorth: true, datum: "ETRS89" });

/** Bounds of Spain, with some sea: what falls elsewhere was measured otherwise than it says. */
const SPAIN: FlatBox = { west: -19, south: 27, east: 5, north: 44.5 };

function degreesOf(rings: SectionRecord["rings"]): FlatArea {
  const corners: number[] = [];
  const ends: number[] = [];
  for (const ring of rings) {
    for (let at = 0; at < ring.length; at += 2) {
      const { lon, lat } = readPoint(ring[at] ?? Number.NaN, ring[at + 1] ?? Number.NaN);
      corners.push(lon, lat);
    }
    ends.push(corners.length);
  }
  return { corners, ends };
}

const isInSpain = ({ west, south, east, north }: FlatBox) =>
  west >= SPAIN.west && south >= SPAIN.south && east <= SPAIN.east && north <= SPAIN.north;

/**
 * Reads a section of the file of a year.
 *
 * @returns A sentence for what is no section.
 */
export function readSection({ fields, rings }: SectionRecord): ReadSection | string {
  const { CUSEC: code = "" } = fields;
  if (!/^\d{10}$/.test(code)) return `Una de sus filas lleva «${code.slice(0, 40)}» como código de sección.`;
  const area = degreesOf(rings.filter(({ length }) => length >= 8));
  if (area.corners.length === 0) return `La sección ${code} no tiene forma.`;
  const box = boxOf(area);
  if (!isInSpain(box)) return `La sección ${code} cae fuera de España: el archivo no está en ETRS89 / UTM 30.`;
  const { NMUN: municipality = "", NPRO: province = "", NCA: community = "" } = fields;
  return {
    ...{ code, area, box, names: { municipality, province, community } },
    areaM2: Math.round(groundAreaM2(area)),
    centre: centreOfArea(area),
  };
}

/** Finds what is wrong with the projection that a file declares; `null` for the one that is read, and for a file that declares none. */
export function projectionFault(projection: string): string | null {
  if (projection === "" || /UTM[ _]zone[ _]30N|25830/i.test(projection)) return null;
  const [, name = "otra"] = /^\s*\w+\["([^"]{1,60})"/.exec(projection) ?? [];
  return `El archivo está en «${name}» y hace falta ETRS89 / UTM 30 (EPSG:25830), como lo da el INE.`;
}
