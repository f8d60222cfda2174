import { createDatawrapper } from "./datawrapper/datawrapper.ts";
import type { Double } from "./double.ts";
import { createElectionNight } from "./election-night/election-night.ts";
import { ai } from "./services/ai.ts";
import { arcgis } from "./services/arcgis.ts";
import { cartociudad } from "./services/cartociudad.ts";
import { catastro } from "./services/catastro.ts";
import { ecb } from "./services/ecb.ts";
import { emsc } from "./services/emsc.ts";
import { ign } from "./services/ign.ts";
import { iiif } from "./services/iiif.ts";
import { ine } from "./services/ine.ts";
import { mapbox } from "./services/mapbox.ts";
import { nominatim } from "./services/nominatim.ts";
import { usgs } from "./services/usgs.ts";

/** Address at which the real service publishes charts. */
const DATAWRAPPER_CDN = "https://datawrapper.dwcdn.net";

/** Every double, by the name of its service; a new one is a line here. */
export function createDoubles(): Readonly<Record<string, Double>> {
  return {
    ai,
    arcgis,
    cartociudad,
    catastro,
    datawrapper: createDatawrapper(DATAWRAPPER_CDN).answer,
    ecb,
    "election-night": createElectionNight(),
    emsc,
    ign,
    iiif,
    ine,
    mapbox,
    nominatim,
    usgs,
  };
}
