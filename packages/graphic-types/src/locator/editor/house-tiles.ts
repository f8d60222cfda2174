import { reachedOrigin } from "@nv/contracts";
import type { CurrentMapStyle } from "@nv/contracts/schemas";
import type { LocatorConfig } from "../config.ts";

/** A map of the house's style that readers explore, or why there is none. */
type HouseTiles =
  | { readonly tiles: NonNullable<LocatorConfig["tiles"]>; readonly problem: "" }
  | { readonly tiles: null; readonly problem: string };

/** What comes before the address of an archive of tiles, for who reads it by parts. */
const ARCHIVE_SCHEME = /^pmtiles:\/\//;

const nothing = (problem: string): HouseTiles => ({ tiles: null, problem });

/** What a reader's page would load of the style that the house has chosen. */
export function houseTiles({ current }: CurrentMapStyle): HouseTiles {
  if (current === null) return nothing("La casa no ha elegido ningún estilo: se elige en «Estilo de los mapas».");
  const { publicUrl: styleUrl, style } = current;
  const { provider, attribution } = style;
  if (provider.kind === "mapbox") return nothing(`«${current.title}» es de Mapbox, que la página del lector no abre.`);
  if (reachedOrigin(styleUrl) === null) return nothing("Los estilos de este sitio no se publican por https.");
  const archive = provider.address.replace(ARCHIVE_SCHEME, "");
  const named = provider.kind === "tiles" ? [archive, provider.glyphsUrl] : [];
  const origins = named.map(reachedOrigin).filter((origin) => origin !== null);
  return { tiles: { styleUrl, attribution, origins: [...new Set(origins)] }, problem: "" };
}
