import { glob } from "node:fs/promises";
import { join } from "node:path";

/** Where the site is built. */
export const SITE_BUILD = join(import.meta.dirname, "../../apps/site/build");

/** Addresses of the site's pages, in order. */
export async function sitePaths(): Promise<readonly string[]> {
  const paths: string[] = [];
  for await (const file of glob("**/*.html", { cwd: SITE_BUILD })) {
    const page = file.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "");
    if (page !== "404") paths.push(encodeURI(`/${page}`));
  }
  return paths.sort();
}
