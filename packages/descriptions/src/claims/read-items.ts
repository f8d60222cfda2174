import { directionOf } from "../direction.ts";
import type { Amount, Figure, Meaning } from "../figure.ts";
import { findFigures } from "../find-figures.ts";
import { findTokens, type Token } from "../find-tokens.ts";
import { isOfPeriod } from "../match-figure.ts";
import { isYear } from "../period.ts";
import { degreeAt } from "./degree.ts";
import type { Grid } from "./grid.ts";
import { phraseAt, signOfWord } from "./phrases.ts";
import { findRows, type NameIndex } from "./read-names.ts";
import type { Item, SignKind } from "./sign.ts";

const SPANS = ["año", "mes", "trimestre", "semana", "dia", "decada", "ejercicio"];
const isSpan = (word: string | undefined) =>
  word !== undefined && SPANS.some((stem) => word === stem || word === `${stem}s` || word === `${stem}es`);

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

/** Sentence as it is read, token by token. */
interface Reading {
  readonly grid: Grid;
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly words: readonly string[];
  readonly figures: ReadonlyMap<number, Figure>;
}

type Content = { [Kind in Item["kind"]]: Omit<Extract<Item, { kind: Kind }>, "start" | "end" | "lead"> }[Item["kind"]];

/** Reads a figure as an item, and how many tokens it takes. */
function figureItem(
  { grid, tokens, words }: Reading,
  figure: Figure,
  at: number,
): { readonly content: Content | null; readonly to: number } {
  let to = at;
  while ((tokens[to]?.start ?? figure.end) < figure.end) to += 1;
  const { meaning, text } = figure;
  if (isTime(grid, meaning)) return { content: { kind: "time", times: timesOf(grid, meaning), text }, to };
  const amount = amountOf(figure);
  if (amount !== null) {
    if (isSpan(words[to]) && amount.unit === "")
      return { content: { kind: "span", count: amount.value, unit: words[to] ?? "", isExact: false }, to: to + 1 };
    const isPoints = (words[to] === "punto" || words[to] === "puntos") && grid.rows.some(({ unit }) => unit === "%");
    if (isPoints && amount.unit === "")
      return {
        content: { kind: "amount", amount: { ...amount, unit: "points" }, text: `${text} ${words[to]}` },
        to: to + 1,
      };
    return { content: { kind: "amount", amount, text }, to };
  }
  if (meaning.kind === "proportion") {
    const isVerb =
      /^(?:dupl|tripl|cuadrupl|quintupl|dobl)/.test(words[at] ?? "") &&
      !/^(?:doble|triple|cuadruple|quintuple)s?$/.test(words[at] ?? "");
    const isMore = words[at - 1] === "que" && words[at - 2] === "mas";
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

const DOUBLES = new Set(["dobla", "doblan", "doblo", "doblado"]);

/** «Baja del 12 %»: what falls below. */
const isFallBelow = ({ words, figures, tokens }: Reading, at: number) =>
  /^(?:del?|de los|de las)$/.test(
    [words[at + 1], words[at + 2]].filter((word) => word !== undefined && /^(?:del?|los|las)$/.test(word)).join(" "),
  ) &&
  figures.get(tokens[at + (/^(?:los|las)$/.test(words[at + 2] ?? "") ? 3 : 2)]?.start ?? -1)?.meaning.kind === "amount";

function signAt(
  reading: Reading,
  at: number,
  before: Item | undefined,
  lead: number,
): { readonly sign: SignKind; readonly to: number } | null {
  const { words, grid } = reading;
  const isBehindAmount = (before?.kind === "amount" || before?.kind === "span") && lead <= 1;
  const isHedge =
    words[at + 1] === "de" &&
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
    isWorseMore: BAD.test(grid.about.toLowerCase()) || BAD.test(words.join(" ")),
  });
  if (degree !== null) return degree;
  const sign = signOfWord(words[at] ?? "") ?? directionOf(words[at] ?? "");
  if (sign === null) return null;
  if (sign === "down" && isFallBelow(reading, at)) {
    const rest = words.slice(at + 1, end);
    const arrives = rest.some((word, next) => (word === "a" || word === "al" || word === "hasta") && next > 1);
    if (!arrives) return { sign: "below", to: at + 1 };
  }
  return { sign, to: at + 1 };
}

/** Reads a sentence as the items that mean something for its claims. */
export function readItems(grid: Grid, names: NameIndex, sentence: string): readonly Item[] {
  const text = sentence.charAt(0).toLowerCase() + sentence.slice(1);
  const tokens = findTokens(text);
  const words = tokens.map(({ folded }) => folded);
  const figures = new Map(findFigures(text).map((figure) => [figure.start, figure]));
  const reading: Reading = { grid, text, tokens, words, figures };
  const rows = new Map(findRows(names, tokens).map((named) => [named.from, named]));
  const items: Item[] = [];
  let lead: string[] = [];
  const put = (content: Content, from: number, to: number) => {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? text.length];
    items.push({ ...content, start, end, lead });
    lead = [];
  };
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at];
    const word = words[at] ?? "";
    const mark = at === 0 ? null : breakIn(text.slice(tokens[at - 1]?.end, token?.start));
    if (mark !== null && items.at(-1)?.kind !== "break")
      items.push({ kind: "break", mark, start: token?.start ?? 0, end: token?.start ?? 0, lead: [] });
    const named = rows.get(at);
    if (named !== undefined) {
      put({ kind: "row", rows: named.rows }, at, named.to);
      at = named.to;
      continue;
    }
    const phrase = phraseAt(words, at);
    if (phrase !== null) {
      if (phrase.sign !== null)
        put({ kind: "sign", sign: phrase.sign, word: words.slice(at, phrase.to).join(" ") }, at, phrase.to);
      at = phrase.to;
      continue;
    }
    const figure = figures.get(token?.start ?? -1);
    if (figure !== undefined) {
      const { content, to } = figureItem(reading, figure, at);
      if (content !== null) put(content, at, to);
      at = Math.max(at + 1, to);
      continue;
    }
    if (DOUBLES.has(word)) {
      put(
        {
          kind: "proportion",
          proportion: { kind: "proportion", value: 2, tolerance: 0.03, hedge: "exact" },
          isVerb: true,
        },
        at,
        at + 1,
      );
      at += 1;
      continue;
    }
    if (word === "y" || word === "e" || STOPS.has(word)) {
      const kind = STOPS.has(word) ? "stop" : "and";
      items.push({ kind: "break", mark: kind, start: token?.start ?? 0, end: token?.end ?? 0, lead });
      lead = [word];
      at += 1;
      continue;
    }
    const last = items.at(-1);
    const sign = signAt(reading, at, last, lead.length);
    if (sign !== null) put({ kind: "sign", sign: sign.sign, word }, at, sign.to);
    else lead = [...lead, word];
    at = sign?.to ?? at + 1;
  }
  return items;
}
