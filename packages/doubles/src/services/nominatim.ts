import { type Double, ok } from "../double.ts";

/** `GET /search`: one invented place; 403 without a user agent that says who asks, as the service's rules have it. */
export const nominatim: Double = ({ path, query, headers }) => {
  if (path !== "/search") return null;
  if (!String(headers["user-agent"] ?? "").includes("@")) return { status: 403, body: "Access blocked" };
  const isKnown = /^ronda del ejemplo, 9,/i.test(query.get("q") ?? "");
  if (!isKnown) return ok([]);
  return ok([
    {
      place_id: 1,
      lat: "40.15",
      lon: "-3.25",
      display_name: "9, Ronda del Ejemplo, Peñamuestra, España",
      address: { house_number: "9", road: "Ronda del Ejemplo", village: "Peñamuestra" },
    },
  ]);
};
