import type { MapStyle } from "@nv/contracts/schemas";
import { ATTRIBUTIONS } from "../atlas/attributions.ts";

/** Base of every style of the house: the colours of the style guide, the house's own basemap, names in Spanish. */
export const HOUSE_MAP_STYLE: MapStyle = {
  colors: {
    water: "#c8dbe8",
    land: "#f4efe4",
    green: "#e3ead9",
    road: "#ffffff",
    building: "#ebe7dd",
    border: "#8a8375",
    label: "#171512",
    halo: "#fbfaf6",
    mark: "#c8321f",
  },
  provider: { kind: "own", address: "", glyphsUrl: "" },
  attribution: `${ATTRIBUTIONS.spain.line} · ${ATTRIBUTIONS.world.line}`,
  labels: { language: "es", countriesPx: 12, regionsPx: 13, placesPx: 14 },
  borders: { widthPx: 0.8, hasRegions: true, disputed: "dashed" },
  maxZoom: 14,
};
