import { readHtml } from "../../../platform/outside/core/read-html.ts";

/** Start of a rescued archive. */
export interface ArchiveStart {
  /** Path of the page that opens. */
  readonly start: string;
}

const isPage = (name: string) => /\.html?$/i.test(name);
const depth = (name: string) => name.split("/").length;

/**
 * Finds the page that opens an archive.
 *
 * @param wanted - What the person said; empty for nothing.
 * @returns Its path; a sentence with what there is instead when there is none.
 */
export function findStart(names: readonly string[], wanted: string): ArchiveStart | string {
  if (wanted !== "") {
    const found = names.find((name) => name === wanted);
    return found === undefined ? `En la carpeta comprimida no hay ningún «${wanted}».` : { start: found };
  }
  const pages = names.filter(isPage).toSorted((a, b) => depth(a) - depth(b) || a.localeCompare(b, "es"));
  const index = pages.find((name) => /(?:^|\/)index\.html?$/i.test(name));
  const [only] = pages;
  if (index !== undefined) return { start: index };
  if (only === undefined) return "En la carpeta comprimida no hay ninguna página (.html): no hay nada que abrir.";
  if (pages.length === 1) return { start: only };
  return `En la carpeta comprimida no hay ningún index.html: di cuál de sus páginas se abre (${pages.slice(0, 5).join(", ")}…).`;
}

/** Attributes by which a page asks for something. */
const ASKING = ["src", "data", "poster"];

/** Told at most: whoever has more has all of them elsewhere. */
const MOST_TOLD = 20;

/** Whether an address leads out of the folder of the archive: to another host, or to the root of the one where it was. */
const leadsOut = (address: string) => /^(?:https?:)?\/\//i.test(address) || /^\/[^/]/.test(address);

/**
 * Lists what a page of an archive asks for and will not get: what other hosts had, and what is named from the root of the old one.
 *
 * @param html - One page.
 * @returns Addresses, each once.
 */
export function missingIn(html: string): readonly string[] {
  const found = new Set<string>();
  readHtml(html, {
    tag: ({ name, attributes }) => {
      const isSheet = name === "link" && (attributes.get("rel") ?? "").toLowerCase().includes("stylesheet");
      for (const attribute of isSheet ? ["href"] : ASKING) {
        const address = (attributes.get(attribute) ?? "").trim();
        if (leadsOut(address) && found.size < MOST_TOLD) found.add(address.slice(0, 200));
      }
    },
  });
  return [...found];
}
