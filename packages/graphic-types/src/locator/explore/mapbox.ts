const SCHEME = "mapbox://";
const API = "https://api.mapbox.com";

/** Origins from which a map of Mapbox fetches its styles, letters and icons, and its tiles. */
export const MAPBOX_ORIGINS = [API, "https://a.tiles.mapbox.com", "https://b.tiles.mapbox.com"] as const;

/**
 * Credits that must be readable, as links, on every map of its data, and the link to mend the map for everybody.
 *
 * @see https://docs.mapbox.com/help/dive-deeper/attribution/
 */
export const MAPBOX_CREDITS = [
  { text: "© Mapbox", href: "https://www.mapbox.com/about/maps/" },
  { text: "© OpenStreetMap", href: "https://www.openstreetmap.org/copyright" },
  { text: "Mejora este mapa", href: "https://www.mapbox.com/map-feedback/" },
] as const;

/** Whether an address is one that only Mapbox's own library knows. */
export const isMapboxName = (address: string): boolean => address.startsWith(SCHEME);

function pathOf(kind: string, rest: string): string {
  if (kind === "styles" || kind === "fonts") return `/${kind}/v1/${rest}`;
  // Tilesets, by their names with commas between them.
  if (kind !== "sprites") return `/v4/${kind}.json`;
  const end = rest.includes("@2x.") ? rest.lastIndexOf("@2x.") : rest.lastIndexOf(".");
  return `/styles/v1/${rest.slice(0, end)}/sprite${rest.slice(end)}`;
}

/**
 * The address of what a style of Mapbox names: MapLibre asks for addresses alone.
 *
 * @param address - As the style names it.
 * @param token - The public one of whoever publishes the map.
 * @returns The same where it is no name of Mapbox.
 * @see https://docs.mapbox.com/api/maps/
 */
export function mapboxAddress(address: string, token: string): string {
  if (!isMapboxName(address)) return address;
  const [named = "", asked = ""] = address.slice(SCHEME.length).split("?");
  const [kind = "", ...rest] = named.split("/");
  const query = [asked, rest.length === 0 ? "secure" : "", `access_token=${token}`].filter((part) => part !== "");
  return `${API}${pathOf(kind, rest.join("/"))}?${query.join("&")}`;
}
