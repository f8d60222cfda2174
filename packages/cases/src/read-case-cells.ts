import { CASE_CENTRES, CASE_EVIDENCE, CASE_SCOPES, CASE_STATUSES, EXAMPLE_PROVINCES } from "@nv/contracts";
import { PROVINCES } from "@nv/geography";
import { foldLoosely } from "@nv/spanish";
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

const ARTICLE = /^(A|La|Las|Illes|Islas) (.+)$/;

/** Ways to write a name: as it is, without its article, and with it behind, as the statistics office has it. */
function writingsOf(name: string): readonly string[] {
  const [, article, bare] = ARTICLE.exec(name) ?? [];
  return article === undefined || bare === undefined
    ? [name]
    : [name, bare, `${bare}, ${article}`, `${bare} (${article})`];
}

const PROVINCE_CODES: ReadonlyMap<string, string> = new Map([
  ...PROVINCES.flatMap(({ code, name, official }) =>
    [
      ...[name, ...official].flatMap(writingsOf),
      ...[official.join("/"), official.toReversed().join("/"), code, String(Number(code))],
    ].map((text) => [foldLoosely(text), code] as const),
  ),
  ...Object.entries(EXAMPLE_PROVINCES).flatMap(([code, name]) =>
    [code, name].map((text) => [foldLoosely(text), code] as const),
  ),
]);

/** Reads a province by its name or its code, with or without the zero that spreadsheets take away. @returns `null` for none. */
export function readProvince(cell: string): string | null {
  return PROVINCE_CODES.get(foldLoosely(cell)) ?? null;
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
