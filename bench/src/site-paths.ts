import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/** Folder of the built site. */
export const SITE_BUILD = join(import.meta.dirname, "../../apps/site/build");

/** Paths of the build that belong to a group, each with the name of the group. */
const Groups = z.record(z.string(), z.string());

/** Addresses of the site's pages that everybody inside may open, in order: one of a group is not there for the rest. */
export async function sitePaths(): Promise<readonly string[]> {
  const groups = Groups.parse(JSON.parse(await readFile(join(SITE_BUILD, "groups.json"), "utf8")));
  const paths: string[] = [];
  for await (const file of glob("**/*.html", { cwd: SITE_BUILD })) {
    const page = file.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "");
    if (page !== "404" && groups[`/${page}`] === undefined) paths.push(encodeURI(`/${page}`));
  }
  return paths.sort();
}
