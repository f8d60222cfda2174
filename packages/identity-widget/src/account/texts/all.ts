import { loadPart } from "@nv/identity-client";
import type { AccountTexts } from "./en.ts";

/** A language comes when the account page is drawn in it. */
const LOADERS: Readonly<Record<string, () => Promise<{ readonly texts: AccountTexts }>>> = {
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
  fr: () => import("./fr.ts"),
  hu: () => import("./hu.ts"),
  pt: () => import("./pt.ts"),
  pl: () => import("./pl.ts"),
  cs: () => import("./cs.ts"),
  sk: () => import("./sk.ts"),
};

/** Loads what the account page says in one language; English for any other. */
export async function loadAccountTexts(locale: string): Promise<AccountTexts> {
  const load = LOADERS[locale] ?? LOADERS.en;
  if (!load) throw new RangeError("The account page has no English texts.");
  return (await loadPart(load)).texts;
}
