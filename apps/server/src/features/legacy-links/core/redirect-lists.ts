import type { RedirectList } from "@nv/contracts/schemas";

/** Where an old address leads now. Both are whole addresses. */
export type Redirect = RedirectList["items"][number];

/** The list for programs. */
export function redirectsJson(items: readonly Redirect[]): string {
  const list: RedirectList = { schema: 1, items: [...items] };
  return `${JSON.stringify(list, null, 1)}\n`;
}

const HEADER = `# Adónde lleva cada dirección antigua, para nginx. No lo edites a mano: se escribe solo.
#
# En «http»:
#   map_hash_bucket_size 2048;
#   include /etc/nginx/redirects.map;
# En el «server» de los nombres antiguos:
#   if ($nv_redirect) { return 301 $nv_redirect; }
`;

/** Signs that mean something to nginx inside quotes, and the escapes that mean them in an address. */
const ESCAPES: Readonly<Record<string, string>> = { '"': "%22", "\\": "%5C", $: "%24", "'": "%27", ";": "%3B" };

const harmless = (text: string) => text.replaceAll(/["\\$';]/g, (sign) => ESCAPES[sign] ?? "");

/** A line of remarks keeps to its line whatever it tells. */
const remark = (text: string) => text.replaceAll(/[\r\n]/g, " ");

/** The name of a server has no port there, and its letters are small. */
function nginxKey(from: string): string {
  const { hostname, pathname, search } = new URL(from);
  return hostname + pathname + search;
}

/**
 * The list as a map of nginx. It compares without looking at capitals and refuses the whole file for one name that is there twice, so
 * the second is left out and said.
 */
export function nginxMap(items: readonly Redirect[]): string {
  const seen = new Set<string>();
  const lines = items.map(({ from, to }) => {
    const key = nginxKey(from);
    if (seen.has(key.toLowerCase())) return `  # Ya hay otra igual para nginx: ${remark(from)}\n`;
    seen.add(key.toLowerCase());
    return `  "${harmless(key)}" "${harmless(new URL(to).href)}";\n`;
  });
  return `${HEADER}map $host$request_uri $nv_redirect {\n  default "";\n${lines.join("")}}\n`;
}
