/** Name of the environment variable with the public token: what is written in place of its value, which no page of ours holds. */
export const MAPBOX_TOKEN_NAME = "MAPBOX_TOKEN_PUBLIC";

/** Mapbox style: its owner, and its name. */
interface MapboxStyle {
  readonly user: string;
  readonly style: string;
}

const STYLE = /^(?:mapbox:\/\/styles\/)?([a-z0-9][\w-]{0,60})\/([a-z0-9][\w-]{0,60})$/i;

/** Reads `user/style` or `mapbox://styles/user/style`; `null` for anything else. */
export function readMapboxStyle(text: string): MapboxStyle | null {
  const [, user, style] = STYLE.exec(text.trim()) ?? [];
  return user === undefined || style === undefined ? null : { user, style };
}

/**
 * The address of a style of Mapbox as any other program asks for it, with the name of the token in place of its value.
 *
 * @param text - `user/style` or `mapbox://styles/user/style`.
 * @returns `null` for anything else.
 * @see https://docs.mapbox.com/api/maps/styles/
 */
export function mapboxStyleAddress(text: string): string | null {
  const read = readMapboxStyle(text);
  if (read === null) return null;
  return `https://api.mapbox.com/styles/v1/${read.user}/${read.style}?access_token={${MAPBOX_TOKEN_NAME}}`;
}
