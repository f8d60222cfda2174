import type { MapStyle } from "@nv/contracts/schemas";
import { mapboxStyleAddress, readMapboxStyle } from "./mapbox-address.ts";

/** Fields of a style that {@link mapStyleFaults} may find something to say of. */
export type MapStyleField = "provider.address" | "provider.glyphsUrl" | "attribution";

/** Fault that keeps a style from being published or taken away. */
export interface MapStyleFault {
  readonly field: MapStyleField;
  /** Spanish. */
  readonly message: string;
}

const HTTPS = /^(pmtiles:\/\/)?https:\/\/\S+$/;
const SECRET_TOKEN = /\bsk\.[\w-]{20}/;
const ANY_TOKEN = /\b[ps]k\.[\w-]{20}/;

/** Returns the message for an address with a key of Mapbox in it; `null` for one without. */
export function tokenFault(address: string): string | null {
  if (SECRET_TOKEN.test(address))
    return "Esa dirección lleva una clave secreta (sk.…): bórrala de aquí y cámbiala en la cuenta.";
  if (ANY_TOKEN.test(address))
    return "Quita la clave de la dirección: la pone MAPBOX_TOKEN_PUBLIC donde se use el estilo.";
  return null;
}

function addressFault({ kind, address }: MapStyle["provider"]): string | null {
  const fault = tokenFault(address);
  if (fault !== null) return fault;
  if (kind === "own") return null;
  if (kind === "mapbox")
    return readMapboxStyle(address) === null ? "Escribe usuario/estilo, o mapbox://styles/usuario/estilo." : null;
  if (address.startsWith("mapbox://")) {
    const rewritten = mapboxStyleAddress(address);
    if (kind === "style" && rewritten !== null)
      return `MapLibre no entiende mapbox://. La dirección entera es ${rewritten}; o elige el proveedor Mapbox.`;
    return "Una dirección mapbox:// solo la entiende Mapbox GL. Pon la del archivo .pmtiles o la del TileJSON.";
  }
  return HTTPS.test(address) ? null : "Escribe una dirección completa que empiece por https://.";
}

function glyphsFault({ kind, glyphsUrl }: MapStyle["provider"]): string | null {
  if (kind !== "tiles" || glyphsUrl === "") return null;
  const isWhole = HTTPS.test(glyphsUrl) && glyphsUrl.includes("{fontstack}") && glyphsUrl.includes("{range}");
  return isWhole ? null : "Debe empezar por https:// y contener {fontstack} y {range}.";
}

/**
 * Tells what keeps a style from being published, field by field.
 *
 * @returns None when it can go out.
 */
export function mapStyleFaults({
  provider,
  attribution,
}: Pick<MapStyle, "provider" | "attribution">): readonly MapStyleFault[] {
  const found: readonly (readonly [MapStyleField, string | null])[] = [
    ["provider.address", addressFault(provider)],
    ["provider.glyphsUrl", glyphsFault(provider)],
    ["attribution", attribution.trim() === "" ? "Sin atribución no se publica: di de quién son los datos." : null],
  ];
  return found.flatMap(([field, message]) => (message === null ? [] : [{ field, message }]));
}
