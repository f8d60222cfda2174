import { PUBLISHED_PATH, SERIES_PATH } from "@nv/contracts";

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
  const [, section, slug = ""] = path.split("/");
  if (slug === "") return [];
  if (`/${section}` === PUBLISHED_PATH) return [`graphic:${slug}`];
  return `/${section}` === SERIES_PATH ? [`series:${slug}`, `tracker:${slug}`] : [];
}
