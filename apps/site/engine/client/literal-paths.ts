/** Options of holding a path against an address. */
interface MatchOptions {
  /** The address ends where the path does, a slash apart; without it, it may go on behind a slash. */
  readonly end?: boolean;
  /** A slash at the end counts. */
  readonly strict?: boolean;
  readonly sensitive?: boolean;
}

/** Signs that mean something in an expression. */
const SIGNS = /[.+?^${}()|[\]\\/]/g;

/** Whatever an address may be. */
const ANYTHING = "*";

/**
 * Tells which addresses a path of the routes means: itself, letter by letter, or everything for `*`.
 *
 * @param _keys - Where the router would find the names of parameters: no path has one.
 * @throws {Error} When a path has a parameter, whose meaning this does not know.
 */
function literalPath(
  path: string,
  _keys: unknown,
  { end = true, strict = false, sensitive = false }: MatchOptions = {},
) {
  if (path.includes(":")) throw new Error(`The path «${path}» has a parameter: see engine/UPGRADE.md.`);
  const text = (strict ? path : path.replace(/\/$/, "")).replaceAll(SIGNS, "\\$&").replaceAll(ANYTHING, "(.*)");
  const slash = strict ? "" : "(?:\\/(?=$))?";
  const next = strict && path.endsWith("/") ? "" : "(?=\\/|$)";
  return new RegExp(`^${text}${slash}${end ? "$" : next}`, sensitive ? "" : "i");
}

/** Writes an address from a path: the path itself, which has no parameters to fill in. */
literalPath.compile = (path: string) => () => path;

// biome-ignore lint/style/noDefaultExport: stands in for a module with a default export
export default literalPath;
