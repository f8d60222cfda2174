import type { Catalogue } from "./en.ts";

/** A language comes when it is asked for, so that a page carries one. */
const LOADERS: Readonly<Record<string, () => Promise<Catalogue>>> = {
  en: async () => (await import("./en.ts")).en,
  es: async () => (await import("./es.ts")).es,
  fr: async () => (await import("./fr.ts")).fr,
  hu: async () => (await import("./hu.ts")).hu,
  pt: async () => (await import("./pt.ts")).pt,
  pl: async () => (await import("./pl.ts")).pl,
  cs: async () => (await import("./cs.ts")).cs,
  sk: async () => (await import("./sk.ts")).sk,
};

/**
 * Loads the texts of one language.
 *
 * @param locale - A language of the widget; English for any other.
 */
export function loadCatalogue(locale: string): Promise<Catalogue> {
  const load = LOADERS[locale] ?? LOADERS.en;
  return load ? load() : Promise.reject(new RangeError("The widget has no English texts."));
}
