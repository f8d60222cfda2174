import { CASE_LIMITS } from "@nv/contracts";
import type { CaseFields } from "@nv/contracts/schemas";
import { readIneCode } from "@nv/geography";
import { foldLoosely } from "@nv/spanish";
import { findAddressNames } from "./address-names.ts";
import { isExampleProvince, provinceName } from "./case-texts.ts";
import { findPersonNames } from "./find-person-name.ts";
import { unexplainedNames } from "./name-reason.ts";
import { findPersonal } from "./personal-text.ts";
import { placeWords } from "./place-words.ts";

/** Something wrong with a case, beside its field: «sources.0.title». */
export interface CaseFault {
  readonly field: string;
  readonly message: string;
}

/** Context that the rules of a case need besides it. */
export interface CaseContext {
  /** Reason why an apparent name of a person may stay, in a sentence that quotes it; empty where nobody gave one. */
  readonly nameReason: string;
  /** `YYYY-MM-DD`, in Madrid. */
  readonly todayIso: string;
  /** Names by code of five figures, where they are at hand: a code that is not among them is none. */
  readonly municipalities?: ReadonlyMap<string, string>;
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

/** Generic names of a diocese or an order, without its own name. */
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

/** A name that may be somebody's, where readers would read it. */
export interface FoundName {
  /** As in `CaseFault`: «sources.0.url» too. */
  readonly field: string;
  /** As it is written. */
  readonly name: string;
  /** Whether the written reason speaks of it. */
  readonly isExplained: boolean;
}

/**
 * Lists the possible names of people in the public fields of a case, the addresses of its sources included.
 *
 * @returns Each once for a field; empty for none.
 */
export function caseNames(
  fields: CaseFields,
  { nameReason, municipalities }: Pick<CaseContext, "nameReason" | "municipalities">,
): readonly FoundName[] {
  const places = placeWords(municipalities);
  const found = [
    ...publicTexts(fields).flatMap(([field, text]) => findPersonNames(text, places).map((name) => ({ field, name }))),
    ...fields.sources.flatMap(({ url }, at) =>
      findAddressNames(url, places).map((name) => ({ field: `sources.${at}.url`, name })),
    ),
  ];
  if (found.length === 0) return [];
  const open = new Set(
    unexplainedNames(
      found.map(({ name }) => name),
      nameReason,
    ),
  );
  return found.map((one) => ({ ...one, isExplained: !open.has(one.name) }));
}

function nameFaults(fields: CaseFields, context: CaseContext): readonly CaseFault[] {
  const open = caseNames(fields, context).filter(({ isExplained }) => !isExplained);
  return [...new Set(open.map(({ field }) => field))].map((field) => {
    const names = open.filter((one) => one.field === field).map(({ name }) => `«${name}»`);
    const where = field.endsWith(".url") ? "La dirección" : "El texto";
    const told = names.length === 1 ? "puede ser el nombre de una persona" : "pueden ser nombres de personas";
    const remedy = field.endsWith(".url") ? "Pon otra o déjala en blanco" : names.length === 1 ? "Quítalo" : "Quítalos";
    const message = `${where} dice ${names.join(", ")}, que ${told}. ${remedy}, o explica por qué se queda en una frase que lo cite con esas palabras`;
    return { field, message };
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
 * Lists the faults of a case beyond its shape, by field. A name of a person may stay for a written reason; personal data, never.
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
