/** The library's worker, which runs where it is loaded; nobody calls it. */
declare module "maplibre-gl/dist/maplibre-gl-worker.mjs" {
  const worker: unknown;
  // biome-ignore lint/style/noDefaultExport: the library's own
  export default worker;
}
