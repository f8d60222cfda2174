/**
 * File of a page in the build, which has no trailing slashes.
 *
 * @param page - Path of the page, escaped or not; `*` for the not-found page.
 * @returns Path relative to the build folder.
 */
export function htmlFileOf(page: string): string {
  if (page === "/") return "index.html";
  return page === "*" ? "404.html" : `${decodeURI(page).slice(1)}.html`;
}
