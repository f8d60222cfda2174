import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ADMIN_PATH } from "@nv/contracts";
import { inlineScripts, ownFilesPolicy, sitePolicy } from "./core/content-security-policy.ts";
import { type FileMap, readFileMap } from "./file-map.ts";
import { type GroupsOfPaths, readGroupAddresses } from "./group-addresses.ts";
import { type MarkdownPages, readPageMarkdown } from "./page-markdown.ts";
import type { StoredFile } from "./stored-file.ts";

/** Folders of the builds. */
export interface BuildFolders {
  readonly entrance: string;
  readonly site: string;
  readonly admin: string;
}

/** Files of each static root, read once at start. */
export interface StaticRoots {
  /** For anyone. `/` is the visitor's home. */
  readonly entrance: FileMap;
  /** The one answer to a page load without a session. */
  readonly gatePage: StoredFile;
  /** The outbox page, shown by its own rule. */
  readonly outboxPage: StoredFile;
  /** The one answer to a page load below `/admin` by a person who does not administer. */
  readonly forbiddenPage: StoredFile;
  /** For people with a session. */
  readonly site: FileMap;
  /** The same pages as Markdown. */
  readonly markdown: MarkdownPages;
  /** Which of those files are for the people of one group alone. */
  readonly siteGroups: GroupsOfPaths;
  /** The site's page for an address that does not exist. */
  readonly notFoundPage: StoredFile;
  /** For administrators; every address is below `/admin`. */
  readonly admin: FileMap;
  /** The administration's only page, which draws whatever its address names. */
  readonly adminPage: StoredFile;
}

/** Pages of the entrance's build that have no address of their own. */
const GATE_PAGE = "/gate";
const OUTBOX_PAGE = "/outbox";
const FORBIDDEN_PAGE = "/forbidden";
/** The site's page for an unknown address, as Docusaurus names it. */
const NOT_FOUND_PAGE = "/404";

async function inlineScriptHashes(folder: string): Promise<readonly string[]> {
  const files = await readdir(folder, { recursive: true });
  const pages = files.filter((file) => file.endsWith(".html"));
  const scripts = await Promise.all(
    pages.map(async (page) => inlineScripts(await readFile(join(folder, page), "utf8"))),
  );
  return [...new Set(scripts.flat())].map((script) => createHash("sha256").update(script).digest("base64"));
}

/** Takes a page out of the reach of its address. */
function takeOut(files: FileMap, ...paths: readonly string[]): FileMap {
  return new Map([...files].filter(([path]) => !paths.includes(path)));
}

function requirePage(files: FileMap, path: string, folder: string): StoredFile {
  const page = files.get(path);
  if (page === undefined) throw new Error(`The build in ${folder} has no page ${path}: run \`npm run build\`.`);
  return page;
}

/**
 * Reads the builds of all doors into memory.
 *
 * @param baseHeaders - Headers of every answer of the server.
 * @throws {Error} When a build or one of its pages is missing.
 */
export async function readStaticRoots(
  folders: BuildFolders,
  baseHeaders: Readonly<Record<string, string>>,
): Promise<StaticRoots> {
  const ownFilesHeaders = { ...baseHeaders, "content-security-policy": ownFilesPolicy() };
  const policy = sitePolicy(await inlineScriptHashes(folders.site));
  const siteHeaders = { ...baseHeaders, "content-security-policy": policy };
  const [entrance, unstored, site, admin, siteGroups, markdown] = await Promise.all([
    readFileMap(folders.entrance, { headers: ownFilesHeaders, scope: "public", variesByCookie: false }),
    readFileMap(folders.entrance, { headers: ownFilesHeaders, scope: "no-store", variesByCookie: true }),
    readFileMap(folders.site, { headers: siteHeaders, scope: "private", variesByCookie: true, hasMarkdown: true }),
    readFileMap(folders.admin, { headers: ownFilesHeaders, scope: "private", variesByCookie: true }),
    readGroupAddresses(folders.site),
    readPageMarkdown(folders.site, baseHeaders),
  ]);
  // The visitor's home shares its address with the site's: no cache may give one for the other.
  const home = requirePage(unstored, "/", folders.entrance);
  return {
    entrance: new Map([...takeOut(entrance, GATE_PAGE, OUTBOX_PAGE, FORBIDDEN_PAGE), ["/", home]]),
    gatePage: requirePage(unstored, GATE_PAGE, folders.entrance),
    outboxPage: requirePage(unstored, OUTBOX_PAGE, folders.entrance),
    forbiddenPage: requirePage(unstored, FORBIDDEN_PAGE, folders.entrance),
    site: takeOut(site, NOT_FOUND_PAGE),
    siteGroups,
    markdown,
    notFoundPage: requirePage(site, NOT_FOUND_PAGE, folders.site),
    admin,
    adminPage: requirePage(admin, ADMIN_PATH, folders.admin),
  };
}
