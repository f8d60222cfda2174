/**
 * The address of a built file.
 *
 * @param file - Path below the build folder, with `/` between its parts.
 * @returns Decoded URL path: `index.html` is its folder, `x.html` is `/x`, everything else is itself.
 * @example urlPathOf("docs/intro.html") // "/docs/intro"
 */
export function urlPathOf(file: string): string {
  const path = `/${file}`;
  if (!path.endsWith(".html")) return path;
  const page = path.slice(0, -".html".length);
  if (page === "/index") return "/";
  return page.endsWith("/index") ? page.slice(0, -"/index".length) : page;
}
