import type { SectionDetail, SectionShape, SectionView } from "@nv/contracts/schemas";

const CORNER = { lon: -3.205, lat: 40.097 };
const SIDE = { lon: 0.0047, lat: 0.0036 };

/** Corners of streets that bend, so that it looks like a town: how far each is from a grid, shares of a side. */
const BENT = [
  [0.1, -0.2, 0.05, 0.2],
  [-0.15, 0.25, 0.1, -0.1],
  [0.2, -0.1, -0.2, 0.15],
  [-0.05, 0.1, 0.2, -0.15],
] as const;

const corner = (column: number, row: number): [number, number] => [
  CORNER.lon + SIDE.lon * (column + (BENT[row]?.[column] ?? 0)),
  CORNER.lat + SIDE.lat * (row + (BENT[column]?.[row] ?? 0)),
];

const codeAt = (column: number, row: number) => `9900102${String(1 + row * 3 + column).padStart(3, "0")}`;

function shapeAt(column: number, row: number): SectionShape {
  const ring = [
    corner(column, row),
    corner(column, row + 1),
    corner(column + 1, row + 1),
    corner(column + 1, row),
    corner(column, row),
  ];
  return { code: codeAt(column, row), corners: ring.flat(), ends: [2 * ring.length] };
}

const viewAt = (column: number, row: number): SectionView => ({
  code: codeAt(column, row),
  ...{ municipality: "Peñamuestra", province: "Provincia de Muestra", community: "Comunidad de Muestra" },
  areaM2: 158_400 + 2_900 * (row - column),
  centre: { lon: CORNER.lon + SIDE.lon * (column + 0.5), lat: CORNER.lat + SIDE.lat * (row + 0.5) },
});

const AROUND = [
  [1, 0],
  [0, 1],
  [2, 1],
  [1, 2],
] as const;

/** An invented section, for who has no year loaded yet: no municipality has the code 99001. */
export const EXAMPLE: SectionDetail = {
  year: 2024,
  section: viewAt(1, 1),
  neighbours: AROUND.map(([column, row]) => viewAt(column, row)),
  shapes: [shapeAt(1, 1), ...AROUND.map(([column, row]) => shapeAt(column, row))],
};
