/**
 * Takes the path out of a request target.
 *
 * @param target - Request target as it came: path, query, perhaps a whole address.
 * @returns The path, decoded once; `null` when it cannot be decoded, so that it matches nothing.
 * @example requestPath("/docs/Gu%C3%ADa?x=1") // "/docs/Guía"
 */
export function requestPath(target: string): string | null {
  const queryStart = target.indexOf("?");
  const path = queryStart === -1 ? target : target.slice(0, queryStart);
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return null; // A broken escape: no file has such an address.
  }
}
