import { AUTHORS_LIST, CASES_SLUG, REDIRECT_LISTS } from "@nv/contracts";
import { FEED_NAMES } from "./story-feeds.ts";

/** First part of the addresses of what is published: files as they are below `/d`, series below `/data`, nights of elections below `/elecciones`, graphics below `/g`, includes below `/i`, old links below `/l`, styles of maps below `/map/style`, drafts for who has the link below `/p`. */
export const PUBLISHED_SECTIONS = ["d", "data", "elecciones", "g", "i", "l", "map/style", "p"] as const;
export type PublishedSection = (typeof PUBLISHED_SECTIONS)[number];

/** Target that an address of a section names. */
export type PublishedTarget =
  | { readonly kind: "page"; readonly slug: string }
  | { readonly kind: "latest"; readonly slug: string }
  | { readonly kind: "live"; readonly slug: string; readonly path: string }
  | { readonly kind: "shared"; readonly slug: string }
  | { readonly kind: "index" }
  | { readonly kind: "list"; readonly name: string }
  | { readonly kind: "file"; readonly slug: string; readonly revision: string; readonly path: string };

/** Longest name of a graphic, as `GraphicSlug` of the contracts has it, characters. */
const LONGEST_SLUG = 80;

/** Longest name of a file inside its revision, folders included: with all that comes before it, a name that every store takes. */
const LONGEST_FILE = 150;

/** Folder of a revision with the files of a rescued archive, under the names that they had. */
export const ARCHIVE_FOLDER = "captura/";

/**
 * Pattern of what follows `/g/`: `slug`, `slug/`, `slug/latest.json`, `slug/revision/path`. A number of nine digits is more revisions than
 * anybody publishes.
 */
const ADDRESS =
  /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:\/(?:(index\.html|latest\.json)?|(\d{1,9}-[a-z0-9]{10})\/((?:[\w~-][\w.~-]*\/)*(?:[\w~-][\w.~-]*)?)))?$/;

/** Pattern of what follows `/l/` when it is a file of a rescued archive. */
const ARCHIVE_ADDRESS = /^([a-z0-9]+(?:-[a-z0-9]+)*)\/(\d{1,9}-[a-z0-9]{10})\/(captura\/.*)$/s;

/** Pattern of what follows `/map/style/` when it is a style of a revision, under the address that programs of maps are given. */
const STYLE_ADDRESS = /^([a-z0-9]+(?:-[a-z0-9]+)*)\/(\d{1,9}-[a-z0-9]{10})\.json$/;

/** File of a revision that holds the style. */
export const STYLE_FILE = "style.json";

/** Pattern of what follows `/data/` when it is a file of the live revision. */
const SERIES_ADDRESS = /^([a-z0-9]+(?:-[a-z0-9]+)*)\/latest\.(json|csv)$/;

/** Files of a revision that hold a series. */
export const SERIES_FILES = { json: "data.json", csv: "data.csv" } as const;

/** File of a revision with the page of a series or a tracker for readers. */
export const DATA_PAGE = "index.html";

/** The catalogue of all data, and the feed of what changes in them, by the last part of their address below `/data/`. */
export const DATA_LISTS = { catalogue: "catalogo.jsonld", feed: "cambios.xml" } as const;

/** Files of a revision of the dataset of cases, besides its page; each has an address that stays, of whatever revision is out. */
export const CASES_FILES = { json: "casos.json", csv: "casos.csv", summary: "resumen.json" } as const;

/** Files of the live revision, by what follows `/data/abusos/`. */
const CASES_LIVE: ReadonlyMap<string, string> = new Map([
  ["latest.json", CASES_FILES.json],
  ["latest.csv", CASES_FILES.csv],
  [CASES_FILES.summary, CASES_FILES.summary],
]);

/** Pattern of what follows `/elecciones/`, or `/p/` of a rehearsal, when it is a page of the live revision: `slug/hemiciclo.html`, `slug/28.html`. */
const NIGHT_ADDRESS = /^([a-z0-9]+(?:-[a-z0-9]+)*)\/([a-z0-9][a-z0-9-]{0,60}\.(?:html|json|csv))$/;

/** Sections whose live revision has pages besides its first. */
const WITH_PAGES: readonly PublishedSection[] = ["elecciones", "p"];

/** List of the addresses that hold nothing any more, for whoever keeps copies. */
export const PURGE_LIST = "purged.json";

/** Addresses of a section that no record may take. */
export const RESERVED_SLUGS: Readonly<Partial<Record<PublishedSection, readonly string[]>>> = { data: [CASES_SLUG] };

/** Name of the picture for networks, in its revision and at the address that stays. */
export const SHARED_PICTURE = "share.jpg";

/** Pattern of what follows `/g/` when it is the picture of the live revision that networks show. */
const SHARED_ADDRESS = /^([a-z0-9]+(?:-[a-z0-9]+)*)\/share\.jpg$/;

/**
 * Pattern of what follows `/g/` when it is a picture of a card of the live revision: `slug/card-1x1.png`, and `slug/card-1x1-2.png` for the
 * second of a thread.
 */
const CARD_ADDRESS =
  /^([a-z0-9]+(?:-[a-z0-9]+)*)\/(card-(?:4x5|3x4|1x1|9x16|16x9|og)(?:-(?:[2-9]|10))?\.(?:png|jpg|webp))$/;

/** Lists that sections give besides: no slug has a point. */
const LISTS: Readonly<Partial<Record<PublishedSection, readonly string[]>>> = {
  data: [AUTHORS_LIST, PURGE_LIST, ...Object.values(DATA_LISTS)],
  g: FEED_NAMES,
  l: Object.values(REDIRECT_LISTS),
};

/** Whether a file of an archive can have an address: nobody reads a name in two ways. */
export function isArchivePath(path: string): boolean {
  const names = path.split("/");
  return (
    path.length <= LONGEST_FILE &&
    path.startsWith(ARCHIVE_FOLDER) &&
    !/[\p{Cc}\\]/u.test(path) &&
    names.every((name) => name !== "" && name !== "." && name !== "..")
  );
}

/** The file of an archive that an address names; a folder gives its `index.html`. */
function archiveTarget(rest: string): PublishedTarget | null {
  const [, slug = "", revision = "", path = ""] = ARCHIVE_ADDRESS.exec(rest) ?? [];
  const file = path.endsWith("/") ? `${path}index.html` : path;
  return slug.length <= LONGEST_SLUG && isArchivePath(file) ? { kind: "file", slug, revision, path: file } : null;
}

/** The style that an address names. */
function styleTarget(rest: string): PublishedTarget | null {
  const [, slug = "", revision = ""] = STYLE_ADDRESS.exec(rest) ?? [];
  return slug.length <= LONGEST_SLUG ? { kind: "file", slug, revision, path: STYLE_FILE } : null;
}

/** The file of the cases that an address names, of whatever revision is out. */
function casesTarget(rest: string): PublishedTarget | null {
  const path = rest.startsWith(`${CASES_SLUG}/`) ? CASES_LIVE.get(rest.slice(CASES_SLUG.length + 1)) : undefined;
  return path === undefined ? null : { kind: "live", slug: CASES_SLUG, path };
}

/** The file of the live revision of a series that an address names. */
function seriesTarget(rest: string): PublishedTarget | null {
  const [, slug = "", form] = SERIES_ADDRESS.exec(rest) ?? [];
  if (slug.length > LONGEST_SLUG) return null;
  return { kind: "live", slug, path: form === "csv" ? SERIES_FILES.csv : SERIES_FILES.json };
}

/** The page of the live revision of a night that an address names. */
function nightTarget(rest: string): PublishedTarget | null {
  const [, slug = "", path = ""] = NIGHT_ADDRESS.exec(rest) ?? [];
  return slug === "" || slug.length > LONGEST_SLUG || path === "latest.json" ? null : { kind: "live", slug, path };
}

/** The picture for networks that an address names. */
function sharedTarget(rest: string): PublishedTarget | null {
  const [, slug = ""] = SHARED_ADDRESS.exec(rest) ?? [];
  return slug.length <= LONGEST_SLUG ? { kind: "shared", slug } : null;
}

/** The picture of the live revision of a card that an address names. */
function cardTarget(rest: string): PublishedTarget | null {
  const [, slug = "", path = ""] = CARD_ADDRESS.exec(rest) ?? [];
  return slug.length <= LONGEST_SLUG ? { kind: "live", slug, path } : null;
}

/**
 * Reads the address of something published.
 *
 * @param path - Path of the request, without its query.
 * @param section - The only one whose addresses are read.
 * @returns `null` for every address that nothing can have: nothing else is ever looked up.
 */
export function publishedTarget(path: string, section: PublishedSection): PublishedTarget | null {
  const start = `/${section}/`;
  if (!path.startsWith(start)) return null;
  const rest = path.slice(start.length);
  if (rest === "index.json") return { kind: "index" };
  if (LISTS[section]?.includes(rest) === true) return { kind: "list", name: rest };
  if (section === "l" && ARCHIVE_ADDRESS.test(rest)) return archiveTarget(rest);
  if (section === "map/style" && STYLE_ADDRESS.test(rest)) return styleTarget(rest);
  if (section === "g" && SHARED_ADDRESS.test(rest)) return sharedTarget(rest);
  if (section === "g" && CARD_ADDRESS.test(rest)) return cardTarget(rest);
  const ofCases = section === "data" ? casesTarget(rest) : null;
  if (ofCases !== null) return ofCases;
  if (section === "data" && SERIES_ADDRESS.test(rest)) return seriesTarget(rest);
  const ofNight = WITH_PAGES.includes(section) ? nightTarget(rest) : null;
  if (ofNight !== null) return ofNight;
  const [, slug, pointer, revision, file] = ADDRESS.exec(rest) ?? [];
  if (slug === undefined || slug.length > LONGEST_SLUG || (file ?? "").length > LONGEST_FILE) return null;
  if (revision !== undefined) return { kind: "file", slug, revision, path: file || "index.html" };
  return pointer === "latest.json" ? { kind: "latest", slug } : { kind: "page", slug };
}
