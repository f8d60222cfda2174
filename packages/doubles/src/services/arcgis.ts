import { type Double, ok } from "../double.ts";

type Ring = readonly (readonly [number, number])[];

/** Degrees. */
function square(west: number, south: number, size: number): Ring {
  return [
    [west, south],
    [west + size, south],
    [west + size, south + size],
    [west, south + size],
    [west, south],
  ];
}

function feature(id: number, ring: Ring) {
  return {
    type: "Feature",
    id,
    properties: { OBJECTID: id, Muestra: "zona inventada" },
    geometry: { type: "Polygon", coordinates: [ring] },
  };
}

/** A ring that crosses itself, as hand-drawn ones sometimes do. */
const BOW_TIE: Ring = [
  [37, 48],
  [38, 49],
  [38, 48],
  [37, 49],
  [37, 48],
];
const TODAY = [square(37, 48, 1), square(38, 48, 1), square(39, 48, 0.5)];
const YESTERDAY = [square(37, 48, 1), square(38, 48, 1), square(36.75, 48, 0.25)];
const PAGE = 2;

const AREAS: Readonly<Record<string, readonly Ring[]>> = { yesterday: YESTERDAY, empty: [], crossed: [BOW_TIE] };

/**
 * A map server with invented squares, two a page. The scenarios `yesterday`, `empty` and `crossed` change the squares; a layer
 * that is not there is told with 200, as the service does.
 */
export const arcgis: Double = ({ path, query, scenario }) => {
  if (!path.endsWith("/query")) return null;
  if (path !== "/VIEW_RussiaCoTinUkraine_V3/FeatureServer/49/query") {
    return ok({ error: { code: 400, message: "Invalid URL", details: ["Invalid URL"] } });
  }
  const rings = AREAS[scenario] ?? TODAY;
  const from = Number(query.get("resultOffset") ?? 0);
  const features = rings.slice(from, from + PAGE).map((ring, index) => feature(from + index + 1, ring));
  const isMore = from + PAGE < rings.length;
  return ok({ type: "FeatureCollection", ...(isMore && { properties: { exceededTransferLimit: true } }), features });
};
