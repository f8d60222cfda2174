import type { Locale } from "@nv/contracts";
import { loadPart } from "@nv/identity-client";
import type { AccountTexts } from "./en.ts";

type Load = () => Promise<{ readonly texts: AccountTexts }>;

/** A language comes when the account page is drawn in it. */
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

/** Loads what the account page says in one language; English for any other. */
export async function loadAccountTexts(locale: string): Promise<AccountTexts> {
  const load = LOADERS[locale] ?? LOADERS.en;
  if (!load) throw new RangeError("The account page has no English texts.");
  return (await loadPart(load)).texts;
}
