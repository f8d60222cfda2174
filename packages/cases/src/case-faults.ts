import { CASE_LIMITS } from "@nv/contracts";
import type { CaseFields } from "@nv/contracts/schemas";
import { readIneCode } from "@nv/geography";
import { foldLoosely } from "@nv/spanish";
import { isExampleProvince, provinceName } from "./case-texts.ts";
import { findPersonName } from "./find-person-name.ts";
import { findPersonal } from "./personal-text.ts";

/** Something wrong with a case, beside its field: «sources.0.title». */
export interface CaseFault {
  readonly field: string;
  readonly message: string;
}

/** What the rules of a case need to know besides it. */
export interface CaseContext {
  /** Why a text that looks like the name of a person may stay; empty where nobody said. */
  readonly nameReason: string;
  /** `YYYY-MM-DD`, in Madrid. */
  readonly todayIso: string;
  /** Names by code of five figures, where they are at hand: a code that is not among them is none. */
  readonly municipalities?: ReadonlyMap<string, string>;
}

/** Words that a reason has at least: «ok» is none, and neither is «aaaaaaaaaaaaa». */
const LEAST_REASON_WORDS = 3;

/** Whether somebody said why, in a sentence: words of at least two letters that are not one letter again and again. */
function isReason(text: string): boolean {
  const words = text
    .trim()
    .split(/\s+/u)
    .filter((word) => new Set(word.toLowerCase()).size > 1);
  return words.length >= LEAST_REASON_WORDS;
}

function decadeFaults({ decade }: CaseFields, { todayIso }: CaseContext): readonly CaseFault[] {
  const isOne = decade % 10 === 0 && decade >= CASE_LIMITS.earliestDecade && decade <= Number(todayIso.slice(0, 4));
  return isOne ? [] : [{ field: "decade", message: `Década no válida: ${decade}` }];
}

function placeFaults({ province, municipality }: CaseFields, { municipalities }: CaseContext): readonly CaseFault[] {
  const name = provinceName(province);
  if (name === null) return [{ field: "province", message: `«${province}» no es el código de una provincia` }];
  if (municipality === "") return [];
  const fault = (message: string) => [{ field: "municipality", message }];
  if (isExampleProvince(province)) return fault("Una provincia de ejemplo no tiene municipios: déjalo en blanco");
  const code = readIneCode(municipality);
  const isOne = typeof code === "object" && code.level === "municipality" && code.code === municipality;
  if (!isOne || municipalities?.has(municipality) === false)
    return fault(`Código de municipio ${municipality} no es un municipio`);
  if (code.province !== province) return fault(`El municipio ${municipality} no está en ${name}`);
  return [];
}

/** What a diocese or an order is called by itself, without its name. */
const KINDS: ReadonlySet<string> = new Set([
  "diocesis",
  "diocesis de",
  "archidiocesis",
  "archidiocesis de",
  "orden",
  "orden de",
  "congregacion",
  "congregacion de",
]);

function scopeFaults({ scope, scopeKind }: CaseFields): readonly CaseFault[] {
  if (/\p{L}{2}/u.test(scope) && !KINDS.has(foldLoosely(scope))) return [];
  const message = `Escribe el nombre de ${scopeKind === "diocese" ? "la diócesis" : "la orden o congregación"}`;
  return [{ field: "scope", message }];
}

function sourceFaults({ sources }: CaseFields, { todayIso }: CaseContext): readonly CaseFault[] {
  return sources.flatMap(({ date }, at) =>
    date > todayIso ? [{ field: `sources.${at}.date`, message: "La fecha de la fuente no ha llegado todavía" }] : [],
  );
}

/** Fields in which people write what readers will read. */
function publicTexts({ scope, summary, sources }: CaseFields): readonly (readonly [field: string, text: string])[] {
  return [
    ["scope", scope],
    ["summary", summary],
    ...sources.map(({ title }, at) => [`sources.${at}.title`, title] as const),
  ];
}

function nameFaults(fields: CaseFields, { nameReason }: CaseContext): readonly CaseFault[] {
  if (isReason(nameReason)) return [];
  return publicTexts(fields).flatMap(([field, text]) => {
    const name = findPersonName(text);
    if (name === null) return [];
    const message = `El texto parece contener un nombre de persona en un campo público: «${name}». Quítalo, o explica en una frase por qué no lo es`;
    return [{ field, message }];
  });
}

function personalFaults(fields: CaseFields): readonly CaseFault[] {
  const addresses = fields.sources.map(({ url }, at) => [`sources.${at}.url`, url] as const);
  const inTexts = publicTexts(fields).flatMap(([field, text]) => findPersonal(text).map((found) => ({ field, found })));
  // Figures of an address are the document's, not somebody's telephone.
  const inAddresses = addresses.flatMap(([field, text]) =>
    (text.includes("@") ? findPersonal(text) : [])
      .filter(({ kind }) => kind === "email")
      .map((found) => ({ field, found })),
  );
  return [...inTexts, ...inAddresses].map(({ field, found }) => ({
    field,
    message: `El texto contiene ${found.what}: no puede estar en un campo público`,
  }));
}

/**
 * What is wrong with a case beyond its shape, by field. A name of a person may stay for a written reason; what reaches a person, never.
 *
 * @returns Empty for a case that can be kept.
 */
export function caseFaults(fields: CaseFields, context: CaseContext): readonly CaseFault[] {
  return [
    ...scopeFaults(fields),
    ...placeFaults(fields, context),
    ...decadeFaults(fields, context),
    ...sourceFaults(fields, context),
    ...nameFaults(fields, context),
    ...personalFaults(fields),
  ];
}
