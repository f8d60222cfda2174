import { parseSpanishNumber } from "@nv/spanish";
import { readDay } from "../days/read-day.ts";
import type { Values } from "../utility/utility.ts";
import type { UtilityId } from "./utilities.ts";

/** A utility that may answer to a text as it stands, with its fields filled in. */
export interface Recognised {
  readonly id: UtilityId;
  readonly values: Values;
}

/** Longer is a text, and no value. */
const MAX_LENGTH = 300;
/** A figure so short is as likely a word of a search: «2026», «4». */
const LEAST_FIGURES = 5;

const FIGURE = String.raw`[+\-−]?\d[\d.]*(?:,\d+)?`;
const SHARE_OF = new RegExp(`^(${FIGURE}) ?% de (${FIGURE})$`, "i");
const CHANGE = new RegExp(`^(?:de(?:l)? )?(${FIGURE}) ?(%)? ?(?:a|al|->|→|=>) ?(${FIGURE}) ?(%)?$`, "i");
const LENGTH = new RegExp(`^${FIGURE} ?(?:px|mm|cm|pt|pc|in|pulgadas?|puntos?|picas?)$`, "i");
const COLOR = /^(?:#(?:[0-9a-f]{3}|[0-9a-f]{6})|(?:rgb|hsl)\([^)]{5,30}\))$/i;
const PAIR = /^[+-]?\d{1,3}[.,]\d{2,}(?:, ?|; ?| )[+-]?\d{1,3}[.,]\d{2,}$/;
const DEGREES = /^\d{1,3} ?[°º] ?\d/;
const UTM = /^(?:\d{1,2} ?[C-X]?|EPSG:\d{4,5}) \d{6,7}[\s,;]+\d{6,7}$/i;
const MAP = /^(?:https?:\/\/)?(?:(?:www|maps)\.)?(?:google\.[a-z.]{2,6}\/maps|openstreetmap\.org)|^geo:/i;
const INE = /^(?:\d{2}|\d{5,7}|\d{10})$/;
const ENCODED = /%[0-9a-f]{2}/i;
const ADDRESS = /^https?:\/\/\S+$/i;
const FRAME = /^<iframe\s/i;

function ofFigures(text: string): readonly Recognised[] {
  const [, part, whole] = SHARE_OF.exec(text) ?? [];
  if (part !== undefined && whole !== undefined)
    return [{ id: "porcentajes", values: { ask: "of", a: part, b: whole } }];
  const [, from, firstSign, to, lastSign] = CHANGE.exec(text) ?? [];
  if (from !== undefined && to !== undefined)
    return [
      { id: "variacion", values: { from, to, of: (lastSign ?? firstSign) === undefined ? "figures" : "shares" } },
    ];
  if (LENGTH.test(text)) return [{ id: "medidas", values: { length: text } }];
  const isMeant = /[.,]/.test(text) || text.replaceAll(/\D/g, "").length >= LEAST_FIGURES;
  const number: readonly Recognised[] =
    parseSpanishNumber(text) !== null && isMeant ? [{ id: "numeros", values: { figure: text } }] : [];
  return INE.test(text) ? [{ id: "ine", values: { query: text } }, ...number] : number;
}

function ofDays(text: string, today: string): readonly Recognised[] {
  const day = text.toLowerCase() === "hoy" ? null : readDay(text, today);
  if (day === null) return [];
  const dates: Recognised = { id: "fechas", values: { from: text, to: "hoy" } };
  return day < today ? [dates, { id: "edad", values: { birth: text, at: "hoy" } }] : [dates];
}

/**
 * Recognises the kinds of value that a text may be: a colour, a day, a figure, a place, an address. A quick look only: the utility has the last word,
 * and may refuse.
 *
 * @param today - `YYYY-MM-DD`.
 * @returns The likeliest first; nothing for plain words.
 */
export function recognise(written: string, today: string): readonly Recognised[] {
  const text = written.trim().replaceAll(/\s+/g, " ");
  if (text === "" || text.length > MAX_LENGTH) return [];
  if (COLOR.test(text)) return [{ id: "contraste", values: { ink: text, ground: "#ffffff" } }];
  if ([PAIR, DEGREES, MAP].some((form) => form.test(text))) return [{ id: "coordenadas", values: { place: text } }];
  if (UTM.test(text)) return [{ id: "utm", values: { place: text } }];
  if (FRAME.test(text)) return [{ id: "marco", values: { code: text, message: "" } }];
  if (ADDRESS.test(text))
    return [
      { id: "qr", values: { text } },
      { id: "campana", values: { url: text } },
    ];
  if (ENCODED.test(text) && !text.includes(" ")) return [{ id: "codificar", values: { text, how: "from-url" } }];
  const days = ofDays(text, today);
  return days.length > 0 ? days : ofFigures(text);
}
