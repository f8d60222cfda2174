import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Double, type DoubleAnswer, ok } from "../double.ts";

/** An invented block, in the cadastre's own schema. */
const SAMPLE = readFileSync(join(import.meta.dirname, "../../../../snippets/catastro/muestra.gml"), "utf8");
const KNOWN_PARCEL = "0000000AA0000A";
const MAX_AREA_M2 = 4_000_000;
const EMPTY =
  '<gml:FeatureCollection xmlns:gml="http://www.opengis.net/gml/3.2" gml:id="ES.SDGC.BU"></gml:FeatureCollection>';

/** Errors come as XML, with 200. */
function complaint(text: string): DoubleAnswer {
  return ok(
    `<?xml version="1.0"?><ows:ExceptionReport><ows:Exception><ows:ExceptionText>${text}</ows:ExceptionText></ows:Exception></ows:ExceptionReport>`,
  );
}

/** The cadastre's building service: one parcel, and squares of up to 4 km². The scenario `elsewhere` has nothing built. */
export const catastro: Double = ({ path, query, scenario }) => {
  if (path !== "/INSPIRE/wfsBU.aspx") return null;
  if (query.get("version") !== "2" || query.get("request") !== "getfeature") return complaint("Invalid request");
  if (scenario === "elsewhere") return ok(EMPTY);
  if (query.get("STOREDQUERIE_ID") === "GETBUILDINGPARTBYPARCEL") {
    const isKnown = query.get("refcat") === KNOWN_PARCEL;
    return isKnown ? ok(SAMPLE) : complaint(`No se ha encontrado la parcela ${query.get("refcat")}`);
  }
  const [west = 0, south = 0, east = 0, north = 0] = (query.get("bbox") ?? "").split(",").map(Number);
  if ((east - west) * (north - south) > MAX_AREA_M2) return complaint("Area of extension out of limits");
  return query.get("typenames") === "bu:BuildingPart" ? ok(SAMPLE) : complaint("Unknown type");
};
