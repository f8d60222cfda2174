import { ELECTION_PAGES_PATH, PUBLISHED_PATH, SERIES_PATH } from "@nv/contracts";

/** Page of a constituency. */
const AREA_PAGE = /^([0-9a-z-]+)\.html$/;

/** The counts that a page of a night tells of: that of its constituency, and the whole. */
function countsAt(slug: string, page: string): readonly string[] {
  const [, area] = AREA_PAGE.exec(page) ?? [];
  return area === undefined ? [`election:${slug}`] : [`election:${slug}/${area}`, `election:${slug}`];
}

/** An address in the texts of something, and the field of the text: `blocks.0.steps.1.text`. */
interface FoundAddress {
  readonly field: string;
  readonly address: string;
}

/** Addresses in a text, whatever stands around them: a link of Markdown, an attribute, a bare one. */
const ADDRESSES = /https?:\/\/[^\s"'<>()[\]]+/gi;

/** Finds the addresses in anything that people wrote, as deep as it is. @param field - In which it stands. */
export function addressesIn(written: unknown, field = ""): readonly FoundAddress[] {
  if (typeof written === "string")
    return [...written.matchAll(ADDRESSES)].map(([found]) => ({ field, address: URL.parse(found)?.href ?? found }));
  if (typeof written !== "object" || written === null) return [];
  return Object.entries(written).flatMap(([key, value]) => addressesIn(value, field === "" ? key : `${field}.${key}`));
}

/** Name in an address, without what follows it in a sentence: «…/data/paro.» */
const SLUG = /^[a-z0-9-]*/;

/** The parts of an address of our readers, below where they fetch what is published; none of anybody else's. */
function partsOf(address: string, publicBaseUrl: string): readonly string[] {
  if (!address.startsWith(`${publicBaseUrl}/`)) return [];
  const [path = ""] = address.slice(publicBaseUrl.length).split(/[?#]/, 1);
  return path.split("/").slice(1);
}

/** The name of the data that a link to our readers' addresses leads to; `null` where it leads to none. */
export function dataSlugIn(address: string, publicBaseUrl: string): string | null {
  const [section, slug = ""] = partsOf(address, publicBaseUrl);
  return `/${section}` === SERIES_PATH ? (SLUG.exec(slug)?.[0] ?? null) : null;
}

/**
 * Reads the references that a link to our readers' addresses names.
 *
 * @param publicBaseUrl - Where readers fetch what is published, without a final slash.
 * @returns None for an address of anybody else, and of what is no data.
 * @example referencesIn("https://lector.example/g/paro/", "https://lector.example") // ["graphic:paro"]
 */
export function referencesIn(address: string, publicBaseUrl: string): readonly string[] {
  const [section, name = "", page = ""] = partsOf(address, publicBaseUrl);
  const slug = SLUG.exec(name)?.[0] ?? "";
  if (slug === "") return [];
  if (`/${section}` === PUBLISHED_PATH) return [`graphic:${slug}`];
  if (`/${section}` === ELECTION_PAGES_PATH) return countsAt(slug, page);
  return `/${section}` === SERIES_PATH ? [`series:${slug}`, `tracker:${slug}`, `election:${slug}`] : [];
}
