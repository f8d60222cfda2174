import { type FeedName, feedNamed } from "./story-feeds.ts";

/** First part of the addresses of what is published: files as they are below `/d`, graphics below `/g`, includes below `/i`, drafts for who has the link below `/p`. */
export const PUBLISHED_SECTIONS = ["d", "g", "i", "p"] as const;
export type PublishedSection = (typeof PUBLISHED_SECTIONS)[number];

/** What an address of a section asks for. */
export type PublishedTarget =
  | { readonly kind: "page"; readonly slug: string }
  | { readonly kind: "latest"; readonly slug: string }
  | { readonly kind: "index" }
  | { readonly kind: "feed"; readonly name: FeedName }
  | { readonly kind: "file"; readonly slug: string; readonly revision: string; readonly path: string };

/** Longest name of a graphic, as `GraphicSlug` of the contracts has it, characters. */
const LONGEST_SLUG = 80;

/** Longest name of a file inside its revision, folders included: with all that comes before it, a name that every store takes. */
const LONGEST_FILE = 150;

/** What follows `/g/`: `slug`, `slug/`, `slug/latest.json`, `slug/revision/path`. A number of nine digits is more revisions than anybody publishes. */
const ADDRESS =
  /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:\/(?:(index\.html|latest\.json)?|(\d{1,9}-[a-z0-9]{10})\/((?:[\w~-][\w.~-]*\/)*(?:[\w~-][\w.~-]*)?)))?$/;

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
  const feed = section === "g" ? feedNamed(rest) : null;
  if (feed !== null) return { kind: "feed", name: feed };
  const [, slug, pointer, revision, file] = ADDRESS.exec(rest) ?? [];
  if (slug === undefined || slug.length > LONGEST_SLUG || (file ?? "").length > LONGEST_FILE) return null;
  if (revision !== undefined) return { kind: "file", slug, revision, path: file || "index.html" };
  return pointer === "latest.json" ? { kind: "latest", slug } : { kind: "page", slug };
}
