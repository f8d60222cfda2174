import { plainZip } from "./plain-zip.ts";
import { type WrittenShape, writeShapefile } from "./write-shapefile.ts";

/** Years that the double of the statistics office has. They differ as real ones do: one section is split, a border moves. */
export const SECTION_YEARS = [2023, 2024] as const;

/** Lower left corner of the invented municipality, metres of ETRS89 / UTM 30: what lies at 40.1 N 3.2 W is in the middle of it. */
const CORNER = { eastingM: 479_000, northingM: 4_435_000 };

const CELL_M = 400;
const SIDE = 20;
const DISTRICT_ROWS = 5;

/** The border between the second and the third section of the first district moved by so much in 2024, metres. */
const MOVED_M = 100;

const PROJECTION =
  'PROJCS["ETRS89_UTM_zone_30N",GEOGCS["GCS_ETRS_1989",DATUM["D_ETRS_1989",SPHEROID["GRS_1980",6378137,298.257222101]],PRIMEM["Greenwich",0],UNIT["Degree",0.017453292519943295]],PROJECTION["Transverse_Mercator"],PARAMETER["latitude_of_origin",0],PARAMETER["central_meridian",-3],PARAMETER["scale_factor",0.9996],PARAMETER["false_easting",500000],PARAMETER["false_northing",0],UNIT["Meter",1]]';

const padded = (value: number, length: number) => String(value).padStart(length, "0");

/** Names and codes of a section, as the real file has them; no province has the number 99. */
function fieldsOf(district: number, section: number): Readonly<Record<string, string>> {
  const [cdis, csec] = [padded(district, 2), padded(section, 3)];
  return {
    CUSEC: `99001${cdis}${csec}`,
    CUMUN: "99001",
    CSEC: csec,
    CDIS: cdis,
    CMUN: "001",
    CPRO: "99",
    CCA: "99",
    CUDIS: `99001${cdis}`,
    NPRO: "Provincia de Muestra",
    NCA: "Comunidad de Muestra",
    NMUN: "Peñamuestra",
  };
}

/** A box in metres from the corner, clockwise. */
function box(west: number, south: number, east: number, north: number): number[] {
  const [x, y] = [CORNER.eastingM, CORNER.northingM];
  return [west, south, west, north, east, north, east, south, west, south].map(
    (value, at) => value + (at % 2 === 0 ? x : y),
  );
}

function shapesOf(year: number): WrittenShape[] {
  const shapes: WrittenShape[] = [];
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      const district = 1 + Math.floor(row / DISTRICT_ROWS);
      const section = 1 + (row % DISTRICT_ROWS) * SIDE + column;
      const moved = year >= 2024 && district === 1 ? MOVED_M : 0;
      const west = column * CELL_M + (section === 3 ? moved : 0);
      const east = (column + 1) * CELL_M + (section === 2 ? moved : 0);
      const [south, north] = [row * CELL_M, (row + 1) * CELL_M];
      const isSplit = year >= 2024 && district === 1 && section === 1;
      const middle = (south + north) / 2;
      shapes.push({ fields: fieldsOf(district, section), rings: [box(west, south, east, isSplit ? middle : north)] });
      if (isSplit) shapes.push({ fields: fieldsOf(district, 101), rings: [box(west, middle, east, north)] });
    }
  }
  return shapes;
}

/**
 * The file of a year as the statistics office gives it: a ZIP with a folder whose name is no UTF-8, a shapefile in ETRS89 / UTM 30 and a table in
 * Windows-1252 or, since 2024, UTF-8. Of an invented municipality of 400 sections.
 *
 * @param shapes - Others than the year's.
 */
export function sectionsZip(year: number, shapes: readonly WrittenShape[] = shapesOf(year)): Buffer {
  const isUtf8 = year >= 2024;
  const { shp, dbf } = writeShapefile(shapes, isUtf8 ? "utf8" : "latin1");
  const folder = Buffer.from(`España_Seccionado${year}_ETRS89H30/`, "latin1");
  const file = (end: string, bytes: Buffer) => ({
    name: Buffer.concat([folder, Buffer.from(`SECC_CE_${year}0101.${end}`)]),
    bytes,
  });
  return plainZip([
    { name: folder, bytes: Buffer.alloc(0) },
    file("shp", shp),
    file("dbf", dbf),
    file("prj", Buffer.from(PROJECTION)),
    ...(isUtf8 ? [file("cpg", Buffer.from("UTF-8"))] : []),
  ]);
}
