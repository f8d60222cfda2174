/** Draws nothing in a browser: by the time one draws the page, the program that the banner misses has come. */
// biome-ignore lint/style/noDefaultExport: stands in for a framework module with a default export
export default function NoBanner(): null {
  return null;
}
