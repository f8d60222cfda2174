/** Worker that reads tiles for a map that is explored, apart from the page; the library asks for it by its address. */
export { default } from "maplibre-gl/dist/maplibre-gl-worker.mjs";
