import type { Item, ItemOf, SignKind } from "./sign.ts";

/** A part of a sentence that claims one thing, with the roles of what it names. */
export interface Clause {
  readonly start: number;
  readonly end: number;
  readonly items: readonly Item[];
  readonly signs: readonly ItemOf<"sign">[];
  readonly amounts: readonly ItemOf<"amount">[];
  readonly proportions: readonly ItemOf<"proportion">[];
  readonly spans: readonly ItemOf<"span">[];
  readonly ordinals: readonly ItemOf<"ordinal">[];
  /** Rows that it speaks of, and those that it compares them with. */
  readonly rows: readonly number[];
  readonly otherRows: readonly number[];
  /** Times that it speaks of, one list a mention: a year is twelve months of a table of months. */
  readonly times: readonly (readonly number[])[];
  readonly otherTimes: readonly (readonly number[])[];
  readonly since: readonly number[] | null;
  readonly range: readonly [from: readonly number[], to: readonly number[]] | null;
  /** Whether it names them itself; else they are those of the clause before. */
  readonly hasRows: boolean;
  readonly hasTimes: boolean;
}

const WEAK: ReadonlySet<SignKind> = new Set(["all", "only", "every", "within-year", "since-then", "first", "ever"]);
const COMPARING: ReadonlySet<SignKind> = new Set(["more", "less", "exceed", "below", "tie"]);
const TOGETHER: ReadonlySet<SignKind> = new Set(["tie", "gap", "sum"]);

/** Whether an item claims something by itself. */
export const isPredicate = (item: Item): boolean =>
  item.kind === "amount" ||
  item.kind === "proportion" ||
  item.kind === "ordinal" ||
  (item.kind === "sign" && !WEAK.has(item.sign));

const NEW_SUBJECT = ["el", "la", "los", "las", "en", "su", "sus"];

const isQuantity = ({ kind }: Item) => kind === "amount" || kind === "proportion";

/** Whether what follows a break only goes on with what was named: «de Soria y de Jaén», «el más alto, 12, es el de Soria». */
function goesOn(part: readonly Item[], rest: readonly Item[], mark: "," | "and" | "stop" | "end"): boolean {
  const end = rest.findIndex(({ kind }) => kind === "break");
  const segment = end === -1 ? rest : rest.slice(0, end);
  const [first] = segment;
  if (first === undefined || segment.some(isPredicate) || (first.kind !== "row" && first.kind !== "time")) return false;
  // «Junts logra el 1,6 % y ERC, el 1,9 %»: another subject, with its figure behind a comma.
  const [comma, behind] = end === -1 ? [] : rest.slice(end, end + 2);
  const hasFigure = comma?.kind === "break" && comma.mark === "," && behind !== undefined && isQuantity(behind);
  if (mark === "and" && hasFigure) return false;
  if (mark === "and") return !first.lead.some((word) => NEW_SUBJECT.includes(word));
  const hasSubject = part.some(({ kind }) => kind === "row" || kind === "time");
  const isExtreme = part.some((item) => item.kind === "sign" && (item.sign === "high" || item.sign === "low"));
  return mark === "," && isExtreme && !hasSubject;
}

/** «Alta y Baja tienen 1.200 y 800 habitantes»: a figure for each of the rows that were named, in their order. */
function isNextOfEach(part: readonly Item[], rest: readonly Item[]): boolean {
  const end = rest.findIndex(({ kind }) => kind === "break");
  const segment = end === -1 ? rest : rest.slice(0, end);
  const named = part.filter(({ kind }) => kind === "row").length;
  const told = part.filter(({ kind }) => kind === "amount").length;
  return (
    segment.length === 1 &&
    segment[0]?.kind === "amount" &&
    part.at(-1)?.kind === "amount" &&
    part.every(({ kind }) => kind === "row" || kind === "amount" || kind === "time") &&
    told < named
  );
}

/** Splits the items of a sentence where one claim ends and another begins. */
export function splitItems(items: readonly Item[]): readonly (readonly Item[])[] {
  const end = items.findIndex((item) => item.kind === "break" && item.mark === "end");
  return end === -1 ? splitChunk(items) : [...splitChunk(items.slice(0, end)), ...splitItems(items.slice(end + 1))];
}

function splitChunk(items: readonly Item[]): readonly (readonly Item[])[] {
  const parts: Item[][] = [];
  let part: Item[] = [];
  let isBetween = false;
  for (const [at, item] of items.entries()) {
    if (item.kind !== "break") {
      if (item.lead.includes("entre")) isBetween = true;
      part.push(item);
      continue;
    }
    const isJoint = item.mark === "and" && isBetween;
    if (item.mark === "and") isBetween = false;
    const rest = items.slice(at + 1);
    const negates = rest.some((next) => next.kind === "sign" && next.sign === "no-more");
    // «Y el más bajo, el de Soria»: a word alone has its subject yet to come.
    const isAlone = part.length === 1 && part[0]?.kind === "sign" && item.mark === ",";
    const isOne = isJoint || isAlone || goesOn(part, rest, item.mark) || isNextOfEach(part, rest);
    // «Gráfico de 2019 a 2024: sube del…»: what the chart is of.
    const isHeading = item.mark === "stop" && part.filter(({ kind }) => kind === "time").length > 1;
    if (!isOne && (part.some(isPredicate) || isHeading) && (rest.some(isPredicate) || negates)) {
      parts.push(part);
      part = [];
    }
  }
  if (part.length > 0) parts.push(part);
  return parts;
}

/** Words before the moment that a rise or a fall counts from: «respecto a 2023». */
const AGAINST = ["respecto", "frente", "comparacion", "comparado", "comparada"];

const last = (words: readonly string[]) => words.at(-1) ?? "";
const isOneOf = (word: string, ...words: readonly string[]) => words.includes(word);

/** Whether what is named is what the rest is compared with: «que Ávila», «a la de Cataluña», «la de 2024». */
function isOther(lead: readonly string[], hasSubject: boolean, isTime: boolean): boolean {
  if (lead.includes("que") || lead.includes("frente")) return true;
  if (isTime) return hasSubject && isOneOf(last(lead), "de", "del");
  return hasSubject || isOneOf(last(lead), "a", "al");
}

/** Gives the roles of what a part names; what it does not name is that of the clause before. */
export function clauseOf(items: readonly Item[], before: Clause | null): Clause {
  const of = <Kind extends Item["kind"]>(kind: Kind) =>
    items.filter((item): item is ItemOf<Kind> => item.kind === kind);
  const signs = of("sign");
  const isMove = signs.some(({ sign }) => sign === "up" || sign === "down");
  const isTogether = signs.some(({ sign }) => TOGETHER.has(sign));
  const [rows, otherRows]: [number[], number[]] = [[], []];
  const [times, otherTimes]: [(readonly number[])[], (readonly number[])[]] = [[], []];
  let since: readonly number[] | null = null;
  let range: Clause["range"] = null;
  let [isComparing, from, previous]: [boolean, readonly number[] | null, ItemOf<"time"> | null] = [false, null, null];
  for (const item of items) {
    // «Se duplica en Madrid»: by itself, compared with nobody.
    const isOfItself = item.kind === "proportion" && item.isVerb && item.lead.includes("se");
    if ((item.kind === "proportion" && !isOfItself) || (item.kind === "sign" && COMPARING.has(item.sign)))
      isComparing = true;
    const beats =
      item.kind === "row" &&
      isOneOf(last(item.lead), "a", "al") &&
      signs.some(({ word }) => /^(?:gan|venc)/.test(word));
    if (item.kind === "row") {
      const hasSubject = rows.length > 0 || (before?.rows.length ?? 0) > 0;
      const isObject = beats || (isComparing && !isTogether && isOther(item.lead, hasSubject, false));
      (isObject ? otherRows : rows).push(...item.rows);
    }
    if (item.kind !== "time") continue;
    const { lead } = item;
    const hasSubject = times.length > 0 || (before?.times.length ?? 0) > 0 || isComparing;
    const isAgainst = lead.some((word) => AGAINST.includes(word)) && !isComparing;
    const isUntil = last(lead) === "hasta" && signs.some(({ sign }) => sign === "every" || sign === "never-stops");
    if (isUntil && since === null && from === null && times.length === 0) range = [[0], item.times];
    else if (lead.includes("desde") || (isAgainst && isMove)) since = item.times;
    else if (lead.includes("entre")) from = item.times;
    else if (from !== null && isOneOf(lead[0] ?? "", "y", "e")) [range, from] = [[from, item.times], null];
    else if (isComparing && !isTogether && isOther(lead, hasSubject, true)) otherTimes.push(item.times);
    else if (
      previous !== null &&
      isOneOf(last(previous.lead), "de", "del", "desde") &&
      isOneOf(lead[0] ?? "", "a", "al", "hasta") &&
      items.indexOf(item) === items.indexOf(previous) + 1
    ) {
      range = [previous.times, item.times];
      since = null;
      times.splice(times.indexOf(previous.times), 1);
    } else times.push(item.times);
    previous = item;
  }
  const hasTimes = times.length > 0 || range !== null || since !== null;
  // «Sube en 2020 y baja desde 2021», «baja después hasta el 12 %»: not of the moment before.
  const isLater =
    signs.some(({ sign }) => sign === "later") ||
    (since !== null && (before?.times.at(-1)?.at(-1) ?? -1) <= (since.at(-1) ?? -1)) ||
    (before?.signs.some(({ sign }) => sign === "after") ?? false);
  const former = isLater ? [] : (before?.times ?? []);
  const isWhole = signs.some(({ sign }) => sign === "every" || sign === "never-stops");
  // «Luego no para de caer» is since what was told before.
  const isSinceThen = signs.some(({ sign }) => sign === "since-then" || (sign === "later" && isWhole));
  return {
    ...{ start: items[0]?.start ?? 0, end: items.at(-1)?.end ?? 0, items, signs },
    ...{ amounts: of("amount"), proportions: of("proportion"), spans: of("span"), ordinals: of("ordinal") },
    ...{ rows: rows.length > 0 ? rows : (before?.rows ?? []), otherRows, hasRows: rows.length > 0 },
    times:
      times.length > 0 || isSinceThen || (since !== null && times.length === 0 && !before)
        ? times
        : range === null
          ? former
          : [],
    ...{ otherTimes, hasTimes },
    since: isSinceThen ? (before?.times.at(-1) ?? null) : since,
    range: range ?? (hasTimes || isSinceThen || isLater ? null : (before?.range ?? null)),
  };
}
