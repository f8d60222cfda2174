import type { Redirect } from "./redirect-lists.ts";

const HEADER = `# Adónde lleva cada dirección antigua, para nginx. No lo edites a mano: se escribe solo.
#
# En «http»:
#   map_hash_bucket_size 2048;
#   map_hash_max_size 65536;
#   include /etc/nginx/redirects.map;
# En el «server» de los nombres antiguos:
#   if ($nv_redirect) { return 301 $nv_redirect; }
#
# Primero se busca la dirección tal cual. Si no está, solo su ruta, con barra final o sin ella y escrita como sea,
# cuando todas las que tienen esa ruta llevan al mismo sitio.
`;

/** A text between quotes, for nginx. What it reads as a name of its own is said by the escapes of addresses where the text is one. */
const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, "\\$&")}"`;

/** Signs that mean something to nginx in what a map gives, and the escapes that mean them in an address. */
const ESCAPES: Readonly<Record<string, string>> = { '"': "%22", "\\": "%5C", $: "%24", "'": "%27", ";": "%3B" };

const harmless = (text: string) => text.replaceAll(/["\\$';]/g, (sign) => ESCAPES[sign] ?? "");

/** A line of remarks keeps to its line whatever it tells. */
const remark = (text: string) => text.replaceAll(/[\r\n]/g, " ");

/** As nginx compares: it knows the capitals of ASCII alone. */
const lowered = (text: string) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase());

interface Entry {
  readonly from: string;
  /** Target of the link, as nginx may give it. */
  readonly to: string;
  /** Whole, as a browser asks for it. The name of a server has no port there, and its letters are small. */
  readonly exact: string;
  /** Host and path as nginx reads them, without escapes and without a final slash; `null` where they are no text. */
  readonly path: string | null;
  readonly hasQuery: boolean;
}

/** A path without escapes; `null` when it is no text, or one that no line of settings can hold. */
function decodedPath(pathname: string): string | null {
  try {
    const path = decodeURIComponent(pathname);
    // nginx takes several slashes for one.
    return /[\p{Cc}\ufffd]|\/\//u.test(path) ? null : path;
  } catch {
    return null; // Letters of another time, such as %F1: they are found as they are written, or not.
  }
}

function entryOf({ from, to }: Redirect): Entry {
  const { hostname, pathname, search } = new URL(from);
  const path = decodedPath(pathname);
  return {
    from,
    to: harmless(new URL(to).href),
    exact: hostname + pathname + search,
    path: path === null ? null : hostname + (path.endsWith("/") ? path.slice(0, -1) : path),
    hasQuery: search !== "",
  };
}

/** The entries of each path, as nginx compares them. */
function byPath(entries: readonly Entry[]): ReadonlyMap<string, readonly Entry[]> {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    if (entry.path === null) continue;
    const key = lowered(entry.path);
    const group = groups.get(key) ?? [];
    groups.set(key, group);
    group.push(entry);
  }
  return groups;
}

/**
 * Writes the lines of the paths that lead to one place whatever is behind them. One that is only known with a query is found without any, and not
 * with another: that may be another page.
 */
function pathLines(entries: readonly Entry[]): readonly string[] {
  return [...byPath(entries)].flatMap(([path, group]) => {
    const [first] = group;
    if (first === undefined || group.some(({ to }) => to !== first.to)) return [];
    const queries = group.some(({ hasQuery }) => !hasQuery) ? ["", "?"] : [""];
    const slashes = path.includes("/") ? ["", "/"] : ["/"];
    return slashes.flatMap((slash) => queries.map((query) => `  ${quoted(path + slash + query)} "${first.to}";\n`));
  });
}

/** It refuses the whole file for one name that is there twice, so the second is left out and said. */
function exactLines(entries: readonly Entry[]): readonly string[] {
  const seen = new Set<string>();
  return entries.map(({ from, to, exact }) => {
    const key = lowered(exact);
    if (seen.has(key)) return `  # Ya hay otra igual para nginx: ${remark(from)}\n`;
    seen.add(key);
    return `  ${quoted(exact)} "${to}";\n`;
  });
}

const map = (asked: string, name: string, lines: readonly string[]) =>
  `map ${asked} ${name} {\n  default "";\n${lines.join("")}}\n`;

/**
 * The list as maps of nginx, which compares without looking at capitals. Old links come out of newsletters and networks with something
 * behind them, without their last slash, and spelled in other ways.
 *
 * @see https://nginx.org/en/docs/http/ngx_http_map_module.html
 */
export function nginxMap(items: readonly Redirect[]): string {
  const entries = items.map(entryOf);
  return (
    HEADER +
    map("$host$request_uri", "$nv_redirect_exact", exactLines(entries)) +
    map("$host$uri$is_args", "$nv_redirect_path", pathLines(entries)) +
    'map $nv_redirect_exact $nv_redirect {\n  default $nv_redirect_exact;\n  "" $nv_redirect_path;\n}\n'
  );
}
