import { directionOf } from "../direction.ts";
import type { Amount, Figure, Meaning, WrittenDate } from "../figure.ts";
import { findFigures } from "../find-figures.ts";
import { findTokens, type Token } from "../find-tokens.ts";
import { isOfPeriod } from "../match-figure.ts";
import { isYear } from "../period.ts";
import { degreeAt } from "./degree.ts";
import type { Grid } from "./grid.ts";
import { phraseAt, signOfWord } from "./phrases.ts";
import { findRows, type NameIndex } from "./read-names.ts";
import { type Relative, relativeAt, relativeOf, timesAway } from "./relative-times.ts";
import type { Item, ItemOf, SignKind } from "./sign.ts";

const SPANS = ["año", "mes", "trimestre", "semana", "dia", "decada", "ejercicio"];
const isSpan = (word: string | undefined) =>
  word !== undefined && SPANS.some((stem) => word === stem || word === `${stem}s` || word === `${stem}es`);

const FORMER = new Set(["anterior", "precedente", "pasado"]);
const STOPS = new Set(["pero", "mientras", "aunque"]);
const BAD =
  /\b(?:paro|desempleo|parad[oa]s|pobreza|muert|falleci|victima|inflacion|ipc|precio|deficit|deuda|desaprueba|desaprobacion|incendio|quemada|delito|accidente|contagio|abandono)/;

const isTenth = ({ text }: Figure) => /d[eé]cimas?$/i.test(text);

/** Quantity that a figure is by what follows it: «dos décimas» are points, «tres años» a stretch. */
function amountOf(figure: Figure): Amount | null {
  const { meaning } = figure;
  if (meaning.kind === "amount") return meaning;
  if (meaning.kind !== "proportion" || !isTenth(figure)) return null;
  return {
    ...{ kind: "amount", value: meaning.value, step: 0.1, scale: 1, unit: "points", year: "never" },
    hedge: meaning.hedge,
  };
}

const timesOf = ({ times, isTimed }: Grid, meaning: Meaning): readonly number[] =>
  isTimed ? times.flatMap(({ period }, at) => (period !== null && isOfPeriod(meaning, period) ? [at] : [])) : [0];

/** Whether a bare figure of four digits is a year here: the sentence says so, the table has it, or it is no figure of the table. */
function isTime(grid: Grid, meaning: Meaning): boolean {
  if (meaning.kind === "date") return true;
  if (meaning.kind !== "amount" || meaning.year === "never" || meaning.unit !== "") return false;
  if (meaning.year === "certainly") return true;
  if (!isYear(meaning.value) || !grid.isTimed) return false;
  return timesOf(grid, meaning).length > 0 || !grid.rows.some(({ values }) => values.includes(meaning.value));
}

/** «El cuarto trimestre» of a table of years: of a moment that it has no figure of its own for. */
function isFinerThan({ times, isTimed }: Grid, { year, quarter, month, day }: WrittenDate): boolean {
  const periods = times.flatMap(({ period }) => period ?? []);
  if (!isTimed || (year !== null && !periods.some((period) => period.year === year))) return false;
  const lacks = (part: "quarter" | "month" | "day") => periods.every((period) => period[part] === null);
  if (day !== null) return lacks("day");
  if (month !== null) return lacks("month");
  return quarter !== null && lacks("quarter") && lacks("month");
}

/** Sentence as it is read, token by token. */
interface Reading {
  readonly grid: Grid;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly words: readonly string[];
  readonly figures: ReadonlyMap<number, Figure>;
  /** Whether more of what is told is worse. */
  readonly isWorseMore: boolean;
}

type Content = { [Kind in Item["kind"]]: Omit<Extract<Item, { kind: Kind }>, "start" | "end" | "lead"> }[Item["kind"]];

const COUNTED = new Set([
  ...["euros", "dolares", "personas", "habitantes", "parados", "viviendas", "hectareas", "toneladas", "kilometros"],
  ...["casos", "votos", "empleos", "turistas", "niños", "nacimientos", "hipotecas", "firmas", "muertos", "plazas"],
]);

/** Words between «casi» and the figure that it is said of. */
const ALMOST = 5;

/** Reads a figure as an item, and how many tokens it takes. */
function figureItem(
  { grid, tokens, words, figures }: Reading,
  figure: Figure,
  at: number,
): { readonly content: Content | null; readonly to: number } {
  let to = at;
  while ((tokens[to]?.start ?? figure.end) < figure.end) to += 1;
  const { text } = figure;
  // «Aventaja en 2000 euros»: what is counted is no year.
  const isCounted = COUNTED.has(words[to] ?? "") && figure.meaning.kind === "amount";
  const meaning: Meaning = isCounted ? { ...figure.meaning, year: "never" } : figure.meaning;
  if (meaning.kind === "date" && isFinerThan(grid, meaning))
    return { content: { kind: "sign", sign: "strange", word: text }, to };
  if (isTime(grid, meaning)) return { content: { kind: "time", times: timesOf(grid, meaning), text }, to };
  const amount = amountOf({ ...figure, meaning });
  if (amount !== null) {
    // «En cuatro de los cinco últimos años»: how many, of which nobody here keeps count.
    if (words[to] === "de" && /^l[oa]s$/.test(words[to + 1] ?? "") && figures.has(tokens[to + 2]?.start ?? -1))
      return { content: { kind: "sign", sign: "strange", word: text }, to };
    if (isSpan(words[to]) && amount.unit === "")
      return { content: { kind: "span", count: amount.value, unit: words[to] ?? "", isExact: false }, to: to + 1 };
    const isPoints = (words[to] === "punto" || words[to] === "puntos") && grid.rows.some(({ unit }) => unit === "%");
    if (isPoints && amount.unit === "")
      return {
        content: { kind: "amount", amount: { ...amount, unit: "points" }, text: `${text} ${words[to]}` },
        to: to + 1,
      };
    // «Casi llega a los 19.000».
    const isAlmost = amount.hedge === "exact" && words.slice(Math.max(0, at - ALMOST), at).includes("casi");
    const told = isAlmost ? { ...amount, hedge: "near" as const } : amount;
    if (words[to]?.startsWith("centimo") === true) {
      const cents = { ...told, value: told.value / 100, step: told.step / 100 };
      return { content: { kind: "amount", amount: cents, text: `${text} céntimos` }, to: to + 1 };
    }
    return { content: { kind: "amount", amount: told, text }, to };
  }
  if (meaning.kind === "proportion") {
    const isVerb =
      /^(?:dupl|tripl|cuadrupl|quintupl|dobl)/.test(words[at] ?? "") &&
      !/^(?:doble|triple|cuadruple|quintuple)s?$/.test(words[at] ?? "");
    const isMore = (words[at - 1] === "que" && words[at - 2] === "mas") || isWithRoom(words, to);
    const hedge = isMore ? "above" : meaning.hedge;
    return { content: { kind: "proportion", proportion: { ...meaning, hedge }, isVerb }, to };
  }
  if (meaning.kind === "ordinal") {
    if (isSpan(words[to]))
      return { content: { kind: "span", count: meaning.value, unit: words[to] ?? "", isExact: true }, to: to + 1 };
    return { content: { kind: "ordinal", place: meaning.value }, to };
  }
  return { content: null, to };
}

function breakIn(gap: string): "," | "stop" | "end" | null {
  if (/[.!?…]\s/.test(gap)) return "end";
  if (/[;:]/.test(gap)) return "stop";
  return /[,()«»"“”–—]/.test(gap) ? "," : null;
}

/** Place at which the stretch without punctuation ends that a token is in. */
function stretchEnd({ text, tokens }: Reading, at: number): number {
  let end = at + 1;
  while (end < tokens.length && breakIn(text.slice(tokens[end - 1]?.end, tokens[end]?.start)) === null) end += 1;
  return end;
}

/** «Con creces», «con holgura», «de sobra». */
const isWithRoom = (words: readonly string[], at: number) =>
  (words[at] === "con" && /^(?:creces|holgura)$/.test(words[at + 1] ?? "")) ||
  (words[at] === "de" && words[at + 1] === "sobra");

const DOUBLES = new Set(["dobla", "doblan", "doblo", "doblado"]);

/** «Baja del 12 %»: what falls below. */
const isFallBelow = ({ words, figures, tokens }: Reading, at: number) =>
  /^(?:del?|de los|de las)$/.test(
    [words[at + 1], words[at + 2]].filter((word) => word !== undefined && /^(?:del?|los|las)$/.test(word)).join(" "),
  ) &&
  figures.get(tokens[at + (/^(?:los|las)$/.test(words[at + 2] ?? "") ? 3 : 2)]?.start ?? -1)?.meaning.kind === "amount";

const GAINED = [
  "apoyo",
  "apoyos",
  "terreno",
  "peso",
  "votos",
  "fuerza",
  "poblacion",
  "habitantes",
  "enteros",
  "puntos",
];

/** «Gana 2,8 puntos», «gana cinco oros», «gana más oros que»: no victory; `null` where it is one. */
function winAt({ words, figures, tokens, grid }: Reading, at: number): { readonly sign: SignKind | null } | null {
  const next = words[at + 1] ?? "";
  if (next === "mas" || next === "menos" || next === "casi") return { sign: null };
  if (GAINED.includes(next)) return { sign: "up" };
  return figures.has(tokens[at + 1]?.start ?? -1) ? { sign: grid.isTimed ? "up" : null } : null;
}

function signAt(
  reading: Reading,
  at: number,
  before: Item | undefined,
  lead: number,
): { readonly sign: SignKind; readonly to: number } | null {
  const { words, isWorseMore } = reading;
  const isBehindAmount = (before?.kind === "amount" || before?.kind === "span") && lead <= 1;
  const isHedge =
    (words[at + 1] === "de" || words[at + 1] === "del") &&
    (words[at] === "mas" || words[at] === "menos") &&
    !words.slice(at + 2, at + 4).includes("que");
  const isDoubling =
    words[at + 1] === "que" &&
    (words[at] === "mas" || words[at] === "menos") &&
    /^(?:dupl|dobl|tripl)/.test(words[at + 2] ?? "");
  if (isHedge || isDoubling) return null;
  const end = stretchEnd(reading, at);
  const degree = degreeAt(words, at, {
    end,
    isBehindAmount,
    isWorseMore,
  });
  if (degree !== null) return degree;
  // What is below zero goes nowhere by that.
  if (words[at]?.startsWith("deficit") === true) return null;
  if (words[at]?.startsWith("superavit") === true) return { sign: "strange", to: at + 1 };
  const sign = signOfWord(words[at] ?? "") ?? directionOf(words[at] ?? "");
  if (sign === null) return null;
  const won = /^gan(?:a|an|o|aron|ado)$/.test(words[at] ?? "") ? winAt(reading, at) : null;
  if (won !== null) return won.sign === null ? null : { sign: won.sign, to: at + 1 };
  if (sign === "down" && isFallBelow(reading, at)) {
    const rest = words.slice(at + 1, end);
    const arrives = rest.some((word, next) => (word === "a" || word === "al" || word === "hasta") && next > 1);
    if (!arrives) return { sign: "below", to: at + 1 };
  }
  return { sign, to: at + 1 };
}

/**
 * Reads a sentence as the items that mean something for its claims.
 *
 * @param at - Moment of the number that the sentence stands beside; `null` for the last of the table.
 */
export function readItems(grid: Grid, names: NameIndex, sentence: string, at: number | null = null): readonly Item[] {
  const text = sentence.charAt(0).toLowerCase() + sentence.slice(1);
  const tokens = findTokens(text);
  const words = tokens.map(({ folded }) => folded);
  const figures = new Map(findFigures(text).map((figure) => [figure.start, figure]));
  const isWorseMore = BAD.test(grid.about.toLowerCase()) || BAD.test(words.join(" "));
  const reading: Reading = { grid, text, tokens, words, figures, isWorseMore };
  const rows = new Map(findRows(names, tokens).map((named) => [named.from, named]));
  const items: Item[] = [];
  let lead: string[] = [];
  /** Puts a moment told by its distance from the one that the sentence speaks of; `false` where nobody can count it. */
  const putRelative = ({ months, isSince, isOfNow, to }: Relative, from: number): boolean => {
    const told = items.findLast((item): item is ItemOf<"time"> => item.kind === "time" && item.times.length > 0);
    const now = at ?? grid.times.length - 1;
    const base = isOfNow ? now : (told?.times.at(-1) ?? now);
    const times = timesAway(grid, base, months);
    if (!grid.isTimed || times === null) return false;
    if (isSince) lead = ["desde"];
    put({ kind: "time", times, text: words.slice(from, to).join(" ") }, from, to);
    return true;
  };
  const put = (content: Content, from: number, to: number) => {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? text.length];
    items.push({ ...content, start, end, lead });
    lead = [];
  };
  for (let place = 0; place < tokens.length; ) {
    const token = tokens[place];
    const word = words[place] ?? "";
    const mark = place === 0 ? null : breakIn(text.slice(tokens[place - 1]?.end, token?.start));
    if (mark !== null && items.at(-1)?.kind !== "break")
      items.push({ kind: "break", mark, start: token?.start ?? 0, end: token?.start ?? 0, lead: [] });
    const named = rows.get(place);
    if (named !== undefined) {
      put({ kind: "row", rows: named.rows }, place, named.to);
      place = named.to;
      continue;
    }
    const phrase = phraseAt(words, place);
    const isFormerYear = phrase?.sign === "within-year" && FORMER.has(words[phrase.to] ?? "");
    if (phrase !== null && !isFormerYear) {
      if (phrase.sign !== null)
        put({ kind: "sign", sign: phrase.sign, word: words.slice(place, phrase.to).join(" ") }, place, phrase.to);
      place = phrase.to;
      continue;
    }
    const relative = relativeAt(words, place);
    if (relative !== null && putRelative(relative, place)) {
      place = relative.to;
      continue;
    }
    const last = items.at(-1);
    const figure = figures.get(token?.start ?? -1);
    if (figure !== undefined) {
      const { content, to } = figureItem(reading, figure, place);
      const stretch = content?.kind === "span" && !content.isExact ? relativeOf({ ...content, lead, words, to }) : null;
      if (stretch !== null && putRelative(stretch, place)) {
        place = Math.max(place + 1, stretch.to);
        continue;
      }
      if (content !== null) put(content, place, to);
      place = Math.max(place + 1, to);
      continue;
    }
    if (DOUBLES.has(word)) {
      put(
        {
          kind: "proportion",
          proportion: {
            kind: "proportion",
            value: 2,
            tolerance: 0.03,
            hedge: isWithRoom(words, place + 1) ? "above" : "exact",
          },
          isVerb: true,
        },
        place,
        place + 1,
      );
      place += 1;
      continue;
    }
    // «A pie o en bicicleta»: of both together, or of each.
    if ((word === "o" || word === "u") && last?.kind === "row" && [1, 2].some((next) => rows.has(place + next))) {
      put({ kind: "sign", sign: "strange", word }, place, place + 1);
      place += 1;
      continue;
    }
    if (word === "y" || word === "e" || STOPS.has(word)) {
      const kind = STOPS.has(word) ? "stop" : "and";
      items.push({ kind: "break", mark: kind, start: token?.start ?? 0, end: token?.end ?? 0, lead });
      lead = [word];
      place += 1;
      continue;
    }
    const sign = signAt(reading, place, last, lead.length);
    if (sign !== null) put({ kind: "sign", sign: sign.sign, word }, place, sign.to);
    else lead = [...lead, word];
    place = sign?.to ?? place + 1;
  }
  return items;
}
