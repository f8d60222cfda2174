/** An address that a page names, and how. */
export interface NamedAddress {
  /** Written in the page: `/docs/intro#qué-hay`, `../img/mapa.png`, `https://…`. */
  readonly address: string;
  readonly kind: "link" | "file";
}

/** Attributes with an address, quoted or not: the build leaves out the quotes that HTML does without. */
const ATTRIBUTE = /\s(href|src|srcset|poster|data)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;
const TAG = /<(a|img|source|video|audio|iframe|object|track|area)(\s(?:[^>"']|"[^"]*"|'[^']*')*)>/gi;
const ID = /\s(?:id|name)=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g;

const ENTITIES: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&#39;": "'",
  "&lt;": "<",
  "&gt;": ">",
};

function unescapeHtml(text: string): string {
  return text.replace(/&(?:amp|quot|#x27|#39|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity);
}

function withoutCode(html: string): string {
  // What a page shows as code is not markup of its own, but scripts may hold anything.
  return html.replace(/<script[\s\S]*?<\/script>/gi, "");
}

/** Every address that a built page links to or shows. */
export function pageAddresses(html: string): readonly NamedAddress[] {
  return [...withoutCode(html).matchAll(TAG)].flatMap(([, tag = "", attributes = ""]) =>
    [...attributes.matchAll(ATTRIBUTE)].flatMap(([, name = "", double, single, bare]): NamedAddress[] => {
      const value = unescapeHtml(double ?? single ?? bare ?? "");
      const kind = name === "href" && /^(a|area)$/i.test(tag) ? "link" : "file";
      const addresses = name === "srcset" ? value.split(",").map((part) => part.trim().split(/\s+/)[0] ?? "") : [value];
      return addresses.filter((address) => address !== "").map((address) => ({ address, kind }));
    }),
  );
}

/** Every place of a built page that an address can point at. */
export function pageAnchors(html: string): ReadonlySet<string> {
  return new Set(
    [...withoutCode(html).matchAll(ID)].map(([, double, single, bare]) => unescapeHtml(double ?? single ?? bare ?? "")),
  );
}
