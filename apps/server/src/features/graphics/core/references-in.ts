import { ELECTION_PAGES_PATH, PUBLISHED_PATH, SERIES_PATH } from "@nv/contracts";

/** Page of a constituency. */
const AREA_PAGE = /^([0-9a-z-]+)\.html$/;

/** The counts that a page of a night tells of: that of its constituency, and the whole. */
function countsAt(slug: string, page: string): readonly string[] {
  const [, area] = AREA_PAGE.exec(page) ?? [];
  return area === undefined ? [`election:${slug}`] : [`election:${slug}/${area}`, `election:${slug}`];
}

/**
 * Reads the references that a link to our readers' addresses names.
 *
 * @param publicBaseUrl - Where readers fetch what is published, without a final slash.
 * @returns None for an address of anybody else, and of what is no data.
 * @example referencesIn("https://lector.example/g/paro/", "https://lector.example") // ["graphic:paro"]
 */
export function referencesIn(address: string, publicBaseUrl: string): readonly string[] {
  if (!address.startsWith(`${publicBaseUrl}/`)) return [];
  const [path = ""] = address.slice(publicBaseUrl.length).split(/[?#]/, 1);
  const [, section, slug = "", page = ""] = path.split("/");
  if (slug === "") return [];
  if (`/${section}` === PUBLISHED_PATH) return [`graphic:${slug}`];
  if (`/${section}` === ELECTION_PAGES_PATH) return countsAt(slug, page);
  return `/${section}` === SERIES_PATH ? [`series:${slug}`, `tracker:${slug}`, `election:${slug}`] : [];
}
