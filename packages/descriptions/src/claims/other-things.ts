import { findTokens, type Token } from "../find-tokens.ts";
import type { Grid } from "./grid.ts";
import { isAkin } from "./read-names.ts";

/** Measures that newspapers tell of by several words, by what they are: of another one than the table's nothing is known here. */
const INDICATORS: readonly (readonly string[])[] = [
  ["paro", "parado", "parada", "desempleo", "desempleado", "desocupacion"],
  ["empleo", "ocupado", "ocupacion", "afiliado", "afiliacion", "cotizante"],
  ["salario", "sueldo", "nomina", "remuneracion"],
  ["inflacion", "ipc", "precio", "alquiler", "tarifa", "luz", "gasolina", "gasoil", "litro"],
  ["pib", "economia", "crecimiento"],
  ["deuda"],
  ["deficit", "superavit", "saldo", "balanza"],
  ["venta", "facturacion"],
  ["exportacion"],
  ["importacion"],
  ["hipoteca"],
  ["pension", "pensionista"],
  ["vivienda", "piso"],
  ["abstencion"],
  ["participacion"],
  ["actividad"],
  ["euribor"],
  ["bolsa", "ibex"],
  ["turista", "visitante", "pernoctacion"],
  ["natalidad", "nacimiento", "fecundidad"],
  ["mortalidad", "defuncion", "muerte", "fallecido"],
];

/** Beginnings of words for a part of people or of the economy, which a table is of only when it says so. */
const PARTS = [
  ...["juvenil", "joven", "femenin", "masculin", "mujer", "hombre", "extranjer", "inmigrante", "autonomo", "infantil"],
  ...["construccion", "industria", "agricol", "agricultura", "hosteleria", "rural", "urban", "indefinid", "temporal"],
  ...[
    "europe",
    "aleman",
    "frances",
    "italian",
    "portugues",
    "griego",
    "griega",
    "britanic",
    "estadounidense",
    "mundial",
  ],
  ...[
    "andaluz",
    "catalan",
    "madrileñ",
    "gallego",
    "gallega",
    "vasco",
    "vasca",
    "valencian",
    "canari",
    "balear",
    "navarr",
  ],
  ...["subyacente", "desestacionaliz"],
];

/** Words of what is not yet, or of what somebody wants: no table has it. */
const NOT_YET = [
  ...[
    "preve",
    "preven",
    "prevision",
    "previsiones",
    "pronostica",
    "pronostico",
    "espera",
    "esperan",
    "objetivo",
    "meta",
  ],
  ...[
    "aspira",
    "pretende",
    "promete",
    "prometio",
    "promesa",
    "quiere",
    "podria",
    "podrian",
    "puede",
    "pueden",
    "deberia",
  ],
  ...["proyeccion", "proyecciones", "augura", "vaticina", "si", "ojala", "cuando"],
];

const isIn = (list: readonly string[], word: string) => list.includes(word);
const singular = (word: string) => (word.length > 4 && word.endsWith("s") ? word.slice(0, -1) : word);

/** Groups of measures that some words name. */
const groupsOf = (words: readonly string[]) =>
  INDICATORS.filter((group) =>
    words.some((word) => group.some((one) => one === word || one === singular(word) || one === word.slice(0, -2))),
  );

const IS_CAPITAL = /^\p{Lu}\p{Ll}/u;
const FUTURE = /r(?:á|án|emos|ía|ían)$/u;
const NOUNS_LIKE_FUTURE = [
  "mayoría",
  "categoría",
  "hostelería",
  "todavía",
  "minería",
  "ingeniería",
  "batería",
  "auditoría",
];

/** «Bajará», «ganaría»: a verb of what is not yet. */
const isOfFuture = ({ text }: Token) =>
  text.length > 4 && !IS_CAPITAL.test(text) && FUTURE.test(text) && !NOUNS_LIKE_FUTURE.includes(text);

const AT = new Set(["en", "de", "desde", "a", "entre"]);
const KNOWN_PLACES = ["españa", "gobierno", "estado", "eurostat", "hacienda", "trabajo", "seguridad"];

/** «En Soria», «de Alemania»: a name of a place that the table does not know, in tokens of the sentence as it is written. */
function isElsewhere(tokens: readonly Token[], familiar: (word: string) => boolean): boolean {
  return tokens.some(({ text, folded, kind, isNext }, at) => {
    if (kind !== "word" || !isNext || !IS_CAPITAL.test(text) || isIn(KNOWN_PLACES, folded)) return false;
    return AT.has(tokens[at - 1]?.folded ?? "") && !familiar(folded);
  });
}

/** Words that a table calls its things by. */
export function wordsOfGrid({ about, rows }: Pick<Grid, "about" | "rows">): readonly string[] {
  return [about, ...rows.map(({ name }) => name)].flatMap((name) => findTokens(name).map(({ folded }) => folded));
}

/** «El salario sube» of a table of the rate of unemployment; as its subject, «el precio de la vivienda» of one of rents, too. */
function isOfAnother(known: readonly string[], words: readonly string[], subject: string): boolean {
  const [own, told] = [groupsOf(known), groupsOf(words)];
  const isForeign = (group: readonly string[]) => !own.includes(group);
  if (own.length === 0) return false;
  return (
    (told.length > 0 && told.every(isForeign)) ||
    groupsOf(findTokens(subject).map(({ folded }) => folded)).some(isForeign)
  );
}

/** Whether a clause goes on of the same thing as the one before: it names none of its own. */
export const namesMeasure = (stretch: string): boolean =>
  groupsOf(findTokens(stretch).map(({ folded }) => folded)).length > 0;

/**
 * Whether a stretch of a sentence speaks of something else than a table: another measure, a part of the people, a place that it does not have, or what
 * is not yet. Nothing that it claims can be held against the table, neither for nor against.
 *
 * @param subject - Its beginning, up to the first word that claims something.
 * @param known - Words of the table, of {@link wordsOfGrid}.
 */
export function isOfOther(stretch: string, subject: string, known: readonly string[]): boolean {
  const tokens = findTokens(stretch);
  const words = tokens.map(({ folded }) => folded);
  const familiar = (word: string) => known.some((one) => isAkin(one, word));
  if (words.some((word) => isIn(NOT_YET, word)) || tokens.some(isOfFuture)) return true;
  if (words.some((word) => PARTS.some((part) => word.startsWith(part)) && !familiar(word))) return true;
  if (words.some((word, at) => word === "duracion" && words[at - 1] === "larga") && !familiar("duracion")) return true;
  return isOfAnother(known, words, subject) || isElsewhere(tokens, familiar);
}
