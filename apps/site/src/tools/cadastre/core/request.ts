import { toUtm } from "@nv/geography";
import { projectionAt, utmZone } from "./cadastre-zones.ts";

const SERVICE = "https://ovc.catastro.meh.es/INSPIRE/wfsBU.aspx";
/** The service refuses more: a square of two kilometres. */
const MAX_SIDE_M = 2000;
const PARCEL_LENGTH = 14;
const UNIT_LENGTH = 20;

/** Address to download from, or the reason why there is none. */
export type CadastreRequest = { readonly url: string } | { readonly fault: string };

function address(parameters: Readonly<Record<string, string>>): string {
  return `${SERVICE}?${new URLSearchParams({ service: "wfs", version: "2", request: "getfeature", ...parameters })}`;
}

/**
 * Writes the address that downloads the parts of a parcel's buildings.
 *
 * @param reference - Cadastral reference, 14 characters (parcel) or 20 (one of its units); spaces do not matter.
 * @param epsg - Projection: 25830 for most of the peninsula.
 */
export function parcelRequest(reference: string, epsg = 25830): CadastreRequest {
  const clean = reference.replace(/\s/g, "").toUpperCase();
  if (clean.length !== PARCEL_LENGTH && clean.length !== UNIT_LENGTH) {
    return { fault: `La referencia catastral tiene 14 o 20 caracteres, y esta tiene ${clean.length}.` };
  }
  if (!/^[0-9A-Z]+$/.test(clean)) return { fault: "La referencia catastral solo lleva letras sin tilde y cifras." };
  const refcat = clean.slice(0, PARCEL_LENGTH);
  return { url: address({ STOREDQUERIE_ID: "GETBUILDINGPARTBYPARCEL", refcat, srsname: `EPSG::${epsg}` }) };
}

/**
 * Writes the address that downloads a square of city.
 *
 * @param area.lon - Middle of the square, degrees. Also `lat`.
 * @param area.sideM - Side, metres; up to 2000, because the service gives no more than 4 km².
 */
export function areaRequest({
  lon,
  lat,
  sideM,
}: {
  readonly lon: number;
  readonly lat: number;
  readonly sideM: number;
}): CadastreRequest {
  const isInSpain = lon > -19 && lon < 5 && lat > 27 && lat < 44;
  if (!isInSpain) return { fault: "Esas coordenadas no son de España. Escribe primero la latitud: 40,4168 y −3,7038." };
  if (!(sideM > 0) || sideM > MAX_SIDE_M)
    return { fault: "El lado va de 1 a 2000 metros: el Catastro no da más de 4 km²." };
  const epsg = projectionAt(lon);
  const { eastingM: x, northingM: y } = toUtm({ lon, lat }, utmZone(epsg) ?? 30);
  const half = sideM / 2;
  const bbox = [x - half, y - half, x + half, y + half].map((metres) => metres.toFixed(1)).join(",");
  return { url: address({ typenames: "bu:BuildingPart", bbox, srsname: `EPSG::${epsg}` }) };
}
