import { reachedOrigin } from "@nv/contracts";
import type { CurrentMapStyle, MapStyle } from "@nv/contracts/schemas";
import type { LocatorConfig } from "../config.ts";
import { MAPBOX_ORIGINS } from "../explore/mapbox.ts";

/** A map of the house's style that readers explore, or why there is none. */
type HouseTiles =
  | { readonly tiles: NonNullable<LocatorConfig["tiles"]>; readonly problem: "" }
  | { readonly tiles: null; readonly problem: string };

/** Scheme before the address of an archive of tiles that is read by parts. */
const ARCHIVE_SCHEME = /^pmtiles:\/\//;

const nothing = (problem: string): HouseTiles => ({ tiles: null, problem });

/** From where a style takes what it shows, besides its own address. */
function originsOf({ kind, address, glyphsUrl }: MapStyle["provider"]): readonly string[] {
  if (kind === "mapbox") return MAPBOX_ORIGINS;
  if (kind !== "tiles") return [];
  const origins = [address.replace(ARCHIVE_SCHEME, ""), glyphsUrl].map(reachedOrigin);
  return [...new Set(origins.filter((origin) => origin !== null))];
}

/** Returns the tiles that a reader's page would load of the style that the house has chosen, or the reason why there are none. */
export function houseTiles({ current }: CurrentMapStyle): HouseTiles {
  if (current === null) return nothing("La casa no ha elegido ningún estilo: se elige en «Estilo de los mapas».");
  const { publicUrl: styleUrl, style } = current;
  const { provider, attribution } = style;
  if (reachedOrigin(styleUrl) === null) return nothing("Los estilos de este sitio no se publican por https.");
  return { tiles: { styleUrl, attribution, origins: [...originsOf(provider)] }, problem: "" };
}
