import type { Double } from "../double.ts";
import { conditional } from "../earthquakes/conditional.ts";
import { quakesNow } from "../earthquakes/invented.ts";

const two = (value: number) => String(value).padStart(2, "0");

/** `18/03/2019 1:11:35`, universal time: no zero before the hour. */
function dateOf(atMs: number): string {
  const at = new Date(atMs);
  const day = `${two(at.getUTCDate())}/${two(at.getUTCMonth() + 1)}/${at.getUTCFullYear()}`;
  return `${day} ${at.getUTCHours()}:${two(at.getUTCMinutes())}:${two(at.getUTCSeconds())}`;
}

const DETAIL = "http://www.ign.es/web/ign/portal/sis-catalogo-terremotos/-/catalogo-terremotos/detailTerremoto";

interface Item {
  readonly key: string;
  readonly date: string;
  readonly description: string;
  readonly lat: number | string;
  readonly lon: number;
}

const itemOf = ({ key, date, description, lat, lon }: Item) => `    <item>
      <title>-Info.terremoto: ${date}</title>
      <link>${DETAIL}?evid=es2026${key}</link>
      <description>${description}</description>
      <guid>${DETAIL}?evid=es2026${key}</guid>
      <geo:lat>${lat}</geo:lat>
      <geo:long>${lon}</geo:long>
    </item>`;

const ENTITIES = `<!DOCTYPE rss [<!ENTITY a "ja"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]>`;

/** Levels of the scenario `deep`. */
const DEEP = 5000;

/**
 * The national geographic institute's GeoRSS, `/sismologia.xml`, with invented earthquakes: one without magnitude, one that nobody can read.
 *
 * Scenarios: `revised` (a magnitude that changes from the second time on), `empty`, `entities` (a document type with entities), `deep` (thousands of levels), `broken` (cut
 * in the middle).
 */
export const ign: Double = (request) => {
  const { path, scenario, earlier } = request;
  if (path !== "/ign/RssTools/sismologia.xml") return null;
  const all = quakesNow(scenario, earlier, Date.now()).flatMap(({ key, ign: magnitude, atMs, lat, lon, place }) => {
    if (magnitude === undefined) return [];
    const date = dateOf(atMs);
    const where = `en la siguiente localización: ${lat},${lon}`;
    const size = magnitude === null ? "" : `de magnitud ${magnitude.toFixed(1)} `;
    const description = `Se ha producido un terremoto ${size}en ${place.es} en la fecha ${date} ${where}`;
    return [itemOf({ key, date, description, lat, lon })];
  });
  const malformed = itemOf({
    ...{
      key: "malo",
      date: "SIN FECHA",
      description: "Se ha producido un terremoto de magnitud tres",
      lat: "n/d",
      lon: -7.2,
    },
  });
  const items = scenario === "empty" ? [] : [...all, malformed];
  const deep = scenario === "deep" ? `${"<a>".repeat(DEEP)}${"</a>".repeat(DEEP)}` : "";
  const secret = scenario === "entities" ? "<description>&b;&c;</description>" : "";
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
${scenario === "entities" ? ENTITIES : ""}<rss xmlns:geo="http://www.w3.org/2003/01/geo/wgs84_pos#" xmlns:georss="http://www.georss.org/georss" version="2.0">
  <channel>
    <title>GeoRSS Sismología IGN</title>${secret}${deep}
${items.join("\n")}
  </channel>
</rss>
`;
  return conditional(
    request,
    scenario === "broken" ? xml.slice(0, xml.length / 2) : xml,
    "application/rss+xml;charset=UTF-8",
  );
};
