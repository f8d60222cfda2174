import { type Double, type DoubleAnswer, ok } from "../double.ts";
import { filledTile } from "../filled-tile.ts";
import { pngOf } from "../png.ts";

const refused = (status: number, message: string): DoubleAnswer => ({ status, body: { message } });

/** The token that the double takes; the real ones have this shape. */
export const MAPBOX_TOKEN = "pk.muestra";

/** Colour with which the one style paints land. */
const LAND = "#7a4f9a";

/** A style with what only Mapbox's own library knows: names instead of addresses, and parts that the open specification has not. */
const STYLE = {
  version: 8,
  name: "Claro",
  projection: { name: "mercator" },
  fog: { range: [1, 10] },
  sprite: "mapbox://sprites/diario/claro",
  glyphs: "mapbox://fonts/diario/{fontstack}/{range}.pbf",
  sources: { composite: { type: "vector", url: "mapbox://diario.tierra" } },
  layers: [
    { id: "mar", type: "background", paint: { "background-color": "#c8dbe8" } },
    { id: "tierra", type: "fill", source: "composite", "source-layer": "tierra", paint: { "fill-color": LAND } },
  ],
};

/** Its tiles are at another address, which takes the same token. */
const TILES = {
  tilejson: "2.2.0",
  tiles: [`https://a.tiles.mapbox.com/v4/diario.tierra/{z}/{x}/{y}.vector.pbf?access_token=${MAPBOX_TOKEN}`],
  minzoom: 0,
  maxzoom: 16,
};

const DOT = { width: 1, height: 1 };

/** Answers for what belongs to its one style, or to its one tileset, by path. */
const ANSWERS: readonly (readonly [path: RegExp, answer: () => DoubleAnswer])[] = [
  [/^\/styles\/v1\/diario\/claro$/, () => ok(STYLE)],
  [/^\/styles\/v1\/diario\/claro\/tiles\/256\/\d+\/\d+\/\d+$/, () => ({ status: 200, body: "imagen" })],
  [/^\/styles\/v1\/diario\/claro\/sprite(@2x)?\.json$/, () => ok({})],
  [/^\/styles\/v1\/diario\/claro\/sprite(@2x)?\.png$/, () => ({ status: 200, body: pngOf(DOT, Buffer.alloc(4)) })],
  [/^\/v4\/diario\.tierra\.json$/, () => ok(TILES)],
  [/^\/v4\/diario\.tierra\/\d+\/\d+\/\d+\.vector\.pbf$/, () => ({ status: 200, body: filledTile("tierra") })],
];

/**
 * Mapbox: `GET /styles/v1/{user}/{style}`, its `/tiles/256/{z}/{x}/{y}` and its `/sprite`, `/v4/{tileset}.json` and its tiles, with
 * `access_token`. It has one style, `diario/claro`, over one tileset.
 *
 * Scenarios: `no-tiles`, `no-styles` (the token lacks that permission).
 *
 * @see https://docs.mapbox.com/api/maps/styles/, https://docs.mapbox.com/api/maps/vector-tiles/
 */
export const mapbox: Double = ({ path, query, scenario }) => {
  if (!/^\/(styles\/v1|v4)\//.test(path)) return null;
  if (query.get("access_token") !== MAPBOX_TOKEN) return refused(401, "Not Authorized - Invalid Token");
  const isTile = path.includes("/tiles/");
  if (scenario === "no-styles" && !isTile) return refused(403, "Forbidden");
  if (scenario === "no-tiles" && isTile) return refused(403, "Forbidden");
  const found = ANSWERS.find(([pattern]) => pattern.test(path));
  return found === undefined ? refused(404, "Style not found") : found[1]();
};
