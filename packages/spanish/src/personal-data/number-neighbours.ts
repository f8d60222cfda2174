import { foldLoosely } from "../fold.ts";

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const PHONE_WORDS = setOf(
  "tel telf tlf tfno tfn tf telefono telefonos fijo movil moviles whatsapp wasap fax llama llame llamar llamad llamando contacto celular phone mobile",
);
const UNITS = setOf(
  "€ $ £ % eur euro euros usd dolar dolares pesetas ptas libras habitantes hab personas votos votantes millones m m2 m3 km km2 kg g t tn tm toneladas ha hectareas w kw kwh mwh gwh anos viviendas empleos",
);
const LABELS = setOf(
  "ref referencia expediente expte exp isbn issn ean codigo cod id folio legajo diligencias procedimiento autos nig registro cups catastral matricula",
);
const IDENTITY_WORDS = setOf("dni nif nie documento identidad");

/** Letters of a word that says what a number is, at most. */
const LONGEST_WORD = 16;
/** Words before a number that are looked at. */
const WORDS_BEFORE = 3;

const isLetter = (sign: string) => /\p{L}/u.test(sign);

/** The words before a place, the nearest first; none from beyond the end of a sentence or another number. */
function wordsBefore(text: string, start: number): readonly string[] {
  const words: string[] = [];
  let at = start - 1;
  for (let steps = 0; at >= 0 && words.length < WORDS_BEFORE && steps < WORDS_BEFORE * LONGEST_WORD; steps += 1) {
    const sign = text.charAt(at);
    if (isLetter(sign)) {
      let begin = at;
      while (begin > 0 && at - begin < LONGEST_WORD && isLetter(text.charAt(begin - 1))) begin -= 1;
      words.push(foldLoosely(text.slice(begin, at + 1)));
      at = begin;
    } else if (sign === "\n" || sign === ";" || /\d/.test(sign)) break;
    at -= 1;
  }
  return words;
}

/** Reads the text after a place, up to the end of its first word. */
function wordAfter(text: string, end: number): string {
  let at = end;
  while (at < text.length && at < end + 2 && (text.charAt(at) === " " || text.charAt(at) === "\u00a0")) at += 1;
  const sign = text.charAt(at);
  if ("€$£%".includes(sign) && sign !== "") return sign;
  let last = at;
  while (last < text.length && last - at < LONGEST_WORD && /[\p{L}\d]/u.test(text.charAt(last))) last += 1;
  return foldLoosely(text.slice(at, last));
}

/** Meaning that the words around a number give it. */
export type Neighbours = "phone" | "identity" | "amount" | "label" | "";

/** Returns the meaning that the words around a number give it; empty when they give none. */
export function neighboursOf(text: string, start: number, end: number): Neighbours {
  const before = wordsBefore(text, start);
  if (before.some((word) => PHONE_WORDS.has(word))) return "phone";
  const sign = text.charAt(start - 1) === " " ? text.charAt(start - 2) : text.charAt(start - 1);
  if (UNITS.has(wordAfter(text, end)) || (sign !== "" && "€$£".includes(sign))) return "amount";
  if (before.some((word) => IDENTITY_WORDS.has(word))) return "identity";
  return before.slice(0, 2).some((word) => LABELS.has(word)) ? "label" : "";
}

/** Whether the name of a column says that it holds telephones. */
export const namesPhones = (heading: string): boolean => wordsIn(heading).some((word) => PHONE_WORDS.has(word));

const CODE_HEADINGS = setOf(
  "cusec cudis ccaa cmun cpro ine cp seccion secciones distrito importe importes euros presupuesto valor valores total totales poblacion habitantes votos censo superficie area pib gasto gastos ingreso ingresos coste costes precio renta deuda cantidad numero ano anio year lat lon latitud longitud x y geometry coordinates",
);

/** Whether the name of a column says that it holds codes or amounts. */
export const namesCodes = (heading: string): boolean =>
  wordsIn(heading).some((word) => CODE_HEADINGS.has(word) || LABELS.has(word) || UNITS.has(word));

/** Letters of a heading that are looked at. */
const LONGEST_HEADING = 200;
const wordsIn = (heading: string) => foldLoosely(heading.slice(0, LONGEST_HEADING)).split(/[^\p{L}\d]/u);
