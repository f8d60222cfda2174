/** Areas of the atlas in the look of their classes, for pages that are no graphic of the registry. */
export { classedMap, provinceOf } from "./data-map/draw/classed-map.ts";
export { basemapAtlas, basemapPlane } from "./data-map/draw/data-basemap.ts";
export { type AreaClass, keptGrids } from "./data-map/draw/draw-areas.ts";
export { linesCredit } from "./data-map/draw/lines-credit.ts";
