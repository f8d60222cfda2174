import { reachedOrigin } from "@nv/contracts";
import type { CurrentMapStyle } from "@nv/contracts/schemas";
import type { LocatorConfig } from "../config.ts";

/** A map of the house's style that readers explore, or why there is none. */
type HouseTiles =
  | { readonly tiles: NonNullable<LocatorConfig["tiles"]>; readonly problem: "" }
  | { readonly tiles: null; readonly problem: string };

const nothing = (problem: string): HouseTiles => ({ tiles: null, problem });

/** What a reader's page would load of the style that the house has chosen. */
export function houseTiles({ current }: CurrentMapStyle): HouseTiles {
  if (current === null) return nothing("La casa no ha elegido ningún estilo: se elige en «Estilo de los mapas».");
  const { publicUrl: styleUrl, style } = current;
  const { provider, attribution } = style;
  if (provider.kind === "mapbox" || provider.address.includes(".pmtiles"))
    return nothing(`«${current.title}» es de Mapbox o de PMTiles, que la página del lector no abre.`);
  if (reachedOrigin(styleUrl) === null) return nothing("Los estilos de este sitio no se publican por https.");
  const named = provider.kind === "tiles" ? [provider.address, provider.glyphsUrl] : [];
  const origins = named.map(reachedOrigin).filter((origin) => origin !== null);
  return { tiles: { styleUrl, attribution, origins: [...new Set(origins)] }, problem: "" };
}
