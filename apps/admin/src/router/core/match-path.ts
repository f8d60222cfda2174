/** The parts of a path that a pattern names, decoded. */
export type PathParams = Readonly<Record<string, string>>;

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/**
 * Compares a path with a pattern, part by part.
 *
 * @param pattern - `/admin/people/:id`; a part that starts with a colon takes any one part.
 * @returns What the named parts hold, or `null` when the path is another one or cannot be decoded.
 * @example matchPath("/admin/people/:id", "/admin/people/17") // { id: "17" }
 */
export function matchPath(pattern: string, path: string): PathParams | null {
  const expected = pattern.split("/");
  const parts = path.replace(/\/+$/, "").split("/");
  if (expected.length !== parts.length) return null;
  const params: [string, string][] = [];
  for (const [index, name] of expected.entries()) {
    const part = decoded(parts[index] ?? "");
    if (part === null) return null;
    if (name.startsWith(":") && part !== "") params.push([name.slice(1), part]);
    else if (name !== part) return null;
  }
  return Object.fromEntries(params);
}
