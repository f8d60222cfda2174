import { type Double, type DoubleAnswer, ok } from "../double.ts";

const refused = (status: number, message: string): DoubleAnswer => ({ status, body: { message } });

/** A token that the double takes; the real ones have this shape. */
const MAPBOX_TOKEN = "pk.muestra";

/**
 * Mapbox: `GET /styles/v1/{user}/{style}` and `/styles/v1/{user}/{style}/tiles/256/{z}/{x}/{y}`, with `access_token`. It has one style,
 * `diario/claro`.
 *
 * Scenarios: `no-tiles`, `no-styles` (the token lacks that permission).
 *
 * @see https://docs.mapbox.com/api/maps/styles/
 */
export const mapbox: Double = ({ path, query, scenario }) => {
  const [, name = "", tile] = /^\/styles\/v1\/([\w-]+\/[\w-]+)(\/tiles\/256\/\d+\/\d+\/\d+)?$/.exec(path) ?? [];
  if (name === "") return null;
  if (query.get("access_token") !== MAPBOX_TOKEN) return refused(401, "Not Authorized - Invalid Token");
  if (scenario === "no-styles" && tile === undefined) return refused(403, "Forbidden");
  if (scenario === "no-tiles" && tile !== undefined) return refused(403, "Forbidden");
  if (name !== "diario/claro") return refused(404, "Style not found");
  return tile === undefined
    ? ok({ version: 8, name: "Claro", sources: {}, layers: [] })
    : { status: 200, body: "imagen" };
};
