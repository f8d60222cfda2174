import { CASE_CENTRES, CASE_EVIDENCE, CASE_SCOPES, CASE_STATUSES, EXAMPLE_PROVINCES } from "@nv/contracts";
import { PROVINCES } from "@nv/geography";
import { foldLoosely, parseSpanishNumber } from "@nv/spanish";
import { readDate } from "@nv/tables";

/** Spellings of the keys of a list of texts. */
type Spellings<Key extends string> = ReadonlyMap<string, Key>;

function spellingsOf<Key extends string>(
  texts: Readonly<Record<Key, string>>,
  others: Readonly<Partial<Record<string, Key>>>,
): Spellings<Key> {
  const keys = Object.keys(texts).filter((key): key is Key => Object.hasOwn(texts, key));
  const spellings = new Map<string, Key>();
  for (const key of keys) spellings.set(key, key).set(foldLoosely(texts[key]), key);
  for (const [text, key] of Object.entries(others)) if (key !== undefined) spellings.set(text, key);
  return spellings;
}

/** Ways to write what a list has, folded, besides its own texts and keys. */
export const SPELLINGS = {
  scopeKind: spellingsOf(CASE_SCOPES, {
    archidiocesis: "diocese",
    orden: "order",
    congregacion: "order",
    "orden religiosa": "order",
  }),
  centre: spellingsOf(CASE_CENTRES, {
    escuela: "school",
    instituto: "school",
    internado: "school",
    iglesia: "parish",
    hogar: "home",
    residencia: "home",
    orfanato: "home",
    campamento: "camp",
    convivencia: "camp",
    convivencias: "camp",
    otros: "other",
  }),
  status: spellingsOf(CASE_STATUSES, {
    denunciado: "reported",
    "en investigacion": "investigated",
    archivada: "shelved",
    sobreseido: "shelved",
    prescrita: "expired",
    juzgado: "tried",
    absolucion: "acquitted",
    condenado: "convicted",
    condena: "convicted",
    "sentencia firme": "convicted",
    "sancion canonica": "canonically-sanctioned",
    "sancionado canonicamente": "canonically-sanctioned",
  }),
  evidence: spellingsOf(CASE_EVIDENCE, {
    testimonio: "testimony",
    testimonios: "testimonies",
    "varios testimonios": "testimonies",
    documento: "document",
    documental: "document",
    sentencia: "ruling",
    resolucion: "ruling",
    "resolucion judicial": "ruling",
    "resolucion canonica": "ruling",
  }),
} as const;

/** Reads a key of a list as people write it. @returns `null` for none of its spellings. */
export function readKey<Key extends string>(cell: string, spellings: Spellings<Key>): Key | null {
  return spellings.get(foldLoosely(cell)) ?? null;
}

const PROVINCE_CODES: ReadonlyMap<string, string> = new Map([
  ...PROVINCES.flatMap(({ code, name, official }) =>
    [name, ...official, official.join("/"), code, String(Number(code))].map(
      (text) => [foldLoosely(text), code] as const,
    ),
  ),
  ...Object.entries(EXAMPLE_PROVINCES).flatMap(([code, name]) =>
    [code, name].map((text) => [foldLoosely(text), code] as const),
  ),
]);

/** Reads a province by its name or its code, with or without the zero that spreadsheets take away. @returns `null` for none. */
export function readProvince(cell: string): string | null {
  return PROVINCE_CODES.get(foldLoosely(cell)) ?? null;
}

/** Reads a code of a municipality, with the zero that spreadsheets take away and without its digit of control; what is none stays as it is written. */
export function readMunicipality(cell: string): string {
  const figures = cell.trim();
  if (/^\d{4}$/.test(figures)) return `0${figures}`;
  return /^\d{6}$/.test(figures) ? figures.slice(0, 5) : figures;
}

const YEARS_BEFORE = /^(?:la )?(?:decada|anos|los anos)(?: de)?(?: los)?(?: anos)? (\d{2}|\d{4})s?$/;
const YEARS = /^(\d{4})(?:s|-(\d{2}|\d{4}))?$/;
const NAMED_DECADES = [
  "",
  "",
  "veinte",
  "treinta",
  "cuarenta",
  "cincuenta",
  "sesenta",
  "setenta",
  "ochenta",
  "noventa",
];

/** Two figures are of the century before this one: «años 70». */
const wholeYear = (figures: string) => (figures.length === 2 ? 1900 + Number(figures) : Number(figures));

/**
 * Reads a decade as people write it: «1970», «años 70», «década de 1970», «1970-1979», «los setenta».
 *
 * @returns The year that is written, which may be none's first; `null` for what is no decade.
 */
export function readDecade(cell: string): number | null {
  const text = foldLoosely(cell).replaceAll(/[–—]/g, "-").replaceAll("'", "");
  const [, before] = YEARS_BEFORE.exec(text) ?? [];
  if (before !== undefined) return wholeYear(before);
  const [, year, last] = YEARS.exec(text) ?? [];
  if (year !== undefined) {
    const first = Number(year);
    return last === undefined || first + 9 === Number(last.length === 2 ? year.slice(0, 2) + last : last)
      ? first
      : null;
  }
  const named = NAMED_DECADES.indexOf(text.split(" ").at(-1) ?? "-");
  return named > 0 ? 1900 + named * 10 : null;
}

const LEAST = /^(?:al menos|minimo|como minimo|mas de|>=|≥)\s?(\d{1,6})$/;

/** Reads how many victims there are: «3», «al menos 3», «3 o más», «3+». @returns `null` for what is no whole number. */
export function readVictims(cell: string): { readonly victims: number; readonly isMinimum: boolean } | null {
  const text = foldLoosely(cell);
  const [, least] = LEAST.exec(text) ?? [];
  const bare = least ?? text.replace(/ ?(?:o mas|\+)$/, "");
  const victims = parseSpanishNumber(bare);
  if (victims === null || !Number.isInteger(victims)) return null;
  const isMore = text.startsWith("mas de");
  return { victims: isMore ? victims + 1 : victims, isMinimum: bare !== text };
}

const YES: ReadonlySet<string> = new Set([
  "si",
  "s",
  "x",
  "1",
  "true",
  "verdadero",
  "minimo",
  "al menos",
  "es un minimo",
]);
const NO: ReadonlySet<string> = new Set(["", "no", "n", "0", "false", "falso", "dato", "exacto"]);

/** Reads whether a figure is a minimum. @returns `null` for what is neither yes nor no. */
export function readMinimum(cell: string): boolean | null {
  const text = foldLoosely(cell);
  if (YES.has(text)) return true;
  return NO.has(text) ? false : null;
}

/** Reads the day of a source. @returns `YYYY-MM-DD`; `null` for what is none. */
export function readSourceDay(cell: string): string | null {
  return readDate(cell.trim().slice(0, 30), "day-first");
}
