import type { Locale } from "@nv/contracts";
import { loadPart } from "@nv/identity-client";
import type { Catalogue } from "./en.ts";

type Load = () => Promise<{ readonly texts: Catalogue }>;

/** A language comes when it is asked for, so that a page carries one. */
const BY_LOCALE = {
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
  fr: () => import("./fr.ts"),
  hu: () => import("./hu.ts"),
  pt: () => import("./pt.ts"),
  pl: () => import("./pl.ts"),
  cs: () => import("./cs.ts"),
  sk: () => import("./sk.ts"),
} as const satisfies Readonly<Record<Locale, Load>>;

/** The same, for whatever language a page asks for. */
const LOADERS: Readonly<Record<string, Load>> = BY_LOCALE;

/** The languages of the widget. Specification, section 3. */
export const LOCALES: readonly string[] = Object.keys(LOADERS);

/**
 * Loads the texts of one language.
 *
 * @param locale - A language of the widget; English for any other.
 */
export async function loadCatalogue(locale: string): Promise<Catalogue> {
  const load = LOADERS[locale] ?? LOADERS.en;
  if (!load) throw new RangeError("The widget has no English texts.");
  return (await loadPart(load)).texts;
}
