import type { WrittenArea } from "./write-shapefile.ts";
import { writeShapefile } from "./write-shapefile.ts";

type Point = readonly [x: number, y: number];

/** Options of the drawing of the invented districts. */
export interface InventedDistricts {
  /** Districts of a row, and rows. */
  readonly columns: number;
  readonly rows: number;
  /** Number of times that each border is bent: every bend doubles its points. */
  readonly bends: number;
  /** Whether one of them has the code of another, as files that people bring sometimes do. */
  readonly repeatsACode?: boolean;
}

/** South-west corner and side of a district, metres of EPSG:25830: inland, where nothing of this is. */
const WEST_M = 420_000;
const SOUTH_M = 4_480_000;
const SIDE_M = 6000;

/** Distances by which a corner and the middle of a border are moved, shares of a side and of the border. */
const CORNER_SHIFT = 0.32;
const BEND_SHIFT = 0.16;

const WORDS = ["Alameda", "Cañada", "Peñón", "Huerta", "Ribera", "Ermita", "Dehesa", "Muñón", "Ensanche", "Vega"];
const ENDS = ["Alta", "Baja", "Nueva", "del Río", "del Páramo", "Vieja", "del Sur"];

/** As ArcGIS writes it. */
const PRJ =
  'PROJCS["ETRS_1989_UTM_Zone_30N",GEOGCS["GCS_ETRS_1989",DATUM["D_ETRS_1989",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",500000.0],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",-3.0],PARAMETER["Scale_Factor",0.9996],PARAMETER["Latitude_Of_Origin",0.0],UNIT["Meter",1.0]]';

/** The same at every place, whoever asks. @returns From -1 to 1. */
function shiftAt(x: number, y: number, seed: number): number {
  const wave = Math.sin(x * 12.9898 + y * 78.233 + seed * 37.719) * 43758.5453;
  return (wave - Math.floor(wave)) * 2 - 1;
}

/** A border from one corner to another, bent as a river is. @returns Without its last point. */
function bent(from: Point, to: Point, bends: number): readonly Point[] {
  let points: Point[] = [from, to];
  for (let round = 0; round < bends; round += 1) {
    points = points.flatMap((start, index) => {
      const end = points[index + 1];
      if (end === undefined) return [start];
      const [dx, dy] = [end[0] - start[0], end[1] - start[1]];
      const [x, y] = [(start[0] + end[0]) / 2, (start[1] + end[1]) / 2];
      const shift = BEND_SHIFT * shiftAt(x / SIDE_M, y / SIDE_M, round);
      return [start, [x - dy * shift, y + dx * shift] as const];
    });
  }
  return points.slice(0, -1);
}

/** Both districts of a border have the same points: it is drawn once, from its lesser corner. */
function border(from: Point, to: Point, bends: number): readonly Point[] {
  const isForward = from[0] < to[0] || (from[0] === to[0] && from[1] < to[1]);
  return isForward ? bent(from, to, bends) : [from, ...bent(to, from, bends).slice(1).toReversed()];
}

const codeOf = (index: number) => `99${String(index + 1).padStart(3, "0")}`;

function nameOf(index: number): string {
  const name = `${WORDS[index % WORDS.length] ?? ""} ${ENDS[Math.floor(index / WORDS.length) % ENDS.length] ?? ""}`;
  const turn = Math.floor(index / (WORDS.length * ENDS.length));
  return turn === 0 ? name : `${name} ${turn + 1}`;
}

function drawDistricts({ columns, rows, bends, repeatsACode = false }: InventedDistricts): readonly WrittenArea[] {
  const corner = (column: number, row: number): Point => [
    WEST_M + SIDE_M * (column + CORNER_SHIFT * shiftAt(column, row, 1)),
    SOUTH_M + SIDE_M * (row + CORNER_SHIFT * shiftAt(column, row, 2)),
  ];
  const areas: WrittenArea[] = [];
  for (let row = 0; row < rows; row += 1)
    for (let column = 0; column < columns; column += 1) {
      const corners = [
        corner(column, row),
        corner(column, row + 1),
        corner(column + 1, row + 1),
        corner(column + 1, row),
      ];
      const ring = corners.flatMap((from, index) => border(from, corners[(index + 1) % corners.length] ?? from, bends));
      const index = areas.length;
      const code = codeOf(repeatsACode && index === columns * rows - 1 ? 0 : index);
      const county = `99${row < rows / 2 ? "A" : "B"}`;
      const people = String(900 + Math.round(4000 * Math.abs(shiftAt(column, row, 5))));
      areas.push({
        ring: [...ring, ring[0] ?? corners[0] ?? [0, 0]],
        values: [code, nameOf(index), county, people],
      });
    }
  return areas;
}

/**
 * A shapefile of invented districts of an invented province, 99: in EPSG:25830 and Windows-1252, as many that are brought are.
 *
 * @returns Its parts by their names, for a ZIP.
 */
export function inventedDistricts(wanted: InventedDistricts): Readonly<Record<string, Uint8Array>> {
  const fields = [
    { name: "CODDIS", length: 5 },
    { name: "NOMBRE", length: 40 },
    { name: "COMARCA", length: 3 },
    { name: "POBLACION", length: 8 },
  ];
  const { shp, shx, dbf } = writeShapefile(fields, drawDistricts(wanted));
  const text = new TextEncoder();
  const stem = "distritos_inventados";
  return {
    [`${stem}.shp`]: shp,
    [`${stem}.shx`]: shx,
    [`${stem}.dbf`]: dbf,
    [`${stem}.prj`]: text.encode(PRJ),
    [`${stem}.cpg`]: text.encode("1252"),
  };
}
