import { texts as cs } from "./cs.ts";
import { type AccountTexts, texts as en } from "./en.ts";
import { texts as es } from "./es.ts";
import { texts as fr } from "./fr.ts";
import { texts as hu } from "./hu.ts";
import { texts as pl } from "./pl.ts";
import { texts as pt } from "./pt.ts";
import { texts as sk } from "./sk.ts";

/** All languages at once: together they are smaller than one more request is slow. */
const TEXTS: Readonly<Record<string, AccountTexts>> = { en, es, fr, hu, pt, pl, cs, sk };

/** What the account page says in one language; English for any other. */
export const accountTextsOf = (locale: string): Readonly<Record<string, string>> => TEXTS[locale] ?? en;
