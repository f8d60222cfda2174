import { GRAPHIC_LIMITS } from "@nv/contracts";
import { FIGURE_MOST, FigureConfig, type FigureNote, figureRules } from "@nv/graphic-types";
import { drawdowns, extremesOf, type Hole, type MarketSession, marketSentence, quoted, rebased } from "@nv/series";
import { formatCount, formatDate, formatNumber, formatPercent, slugOf } from "@nv/spanish";
import { type BolsasDraft, chosenOf, isExample } from "./bolsas-draft";
import { lastSessions, type MarketView, NO_NAME } from "./read-market";

/** Fields of a graphic of market values for the registry. */
export interface MarketGraphic {
  readonly title: string;
  /** Its address: of what is drawn, and never of what a day said of it. */
  readonly slug: string;
  readonly altText: string;
  readonly sourceLine: string;
  readonly tags: string;
  readonly config: FigureConfig;
}

/** A drawing of the form, or why there is none. */
export interface MarketFigure {
  /** `null` where there is nothing to draw. */
  readonly graphic: MarketGraphic | null;
  /** Reason why there is none; empty where there is. */
  readonly fault: string;
  /** Remarks for the person who draws. */
  readonly remarks: readonly string[];
  /** Faults by field of the form. */
  readonly problems: { readonly scale: string; readonly notes: readonly string[] };
}

type Row = FigureConfig["data"]["rows"][number];

const DRAWDOWN_DECIMALS = 1;
const MOST_FIGURE_DECIMALS = 4;
const LONGEST_SOURCE = 200;

const none = (fault: string): MarketFigure => ({
  graphic: null,
  fault,
  remarks: [],
  problems: { scale: "", notes: [] },
});

const nameOf = ({ draft }: MarketView) => draft.name.trim() || NO_NAME;

/** Values day by day, with an empty row for each session that is missing: there the line breaks, and the axis keeps its room. */
function withHoles(
  values: readonly { readonly x: string; readonly values: readonly number[] }[],
  holes: readonly Hole[],
) {
  const missing = new Map(holes.map(({ before, days }) => [before, days]));
  return values.flatMap(({ x, values: own }, at): Row[] => [
    ...(at === 0 ? [] : (missing.get(x) ?? []).map((day) => ({ x: day, values: own.map(() => null) }))),
    { x, values: [...own] },
  ]);
}

/** Content of the drawing: its columns and rows, and the texts about them. */
interface Drawn {
  readonly columns: readonly { readonly name: string }[];
  readonly rows: readonly Row[];
  readonly unit: string;
  readonly decimals: number;
  readonly subheading: string;
  readonly notes: readonly FigureNote[];
  readonly remarks: readonly string[];
  readonly missing: number;
}

const note = (own: Pick<FigureNote, "id" | "kind" | "text"> & Partial<FigureNote>): FigureNote => ({
  ...{ x: "", to: "", y: null },
  ...own,
});

/** The highest and the lowest of what is drawn; one that is the last session is not marked: the line ends there. */
function flags(sessions: readonly MarketSession[], { words }: MarketView): readonly FigureNote[] {
  const extremes = extremesOf(sessions);
  if (extremes === null || extremes.high.close === extremes.low.close) return [];
  const flag = (id: string, name: string, { date, close }: MarketSession) =>
    note({ id, kind: "point", x: date, y: close, text: `${name}: ${quoted(close, { ...words, unit: "" })}` });
  return [flag("maximo", "Máximo", extremes.high), flag("minimo", "Mínimo", extremes.low)];
}

/** As many of the last rows as a figure takes, from a row with a value. */
function fitted(rows: readonly Row[], columns: number): readonly Row[] {
  const most = Math.min(FIGURE_MOST.rows, Math.floor(FIGURE_MOST.values / columns));
  const last = rows.slice(-most);
  return last.slice(
    Math.max(
      0,
      last.findIndex(({ values }) => values.some((value) => value !== null)),
    ),
  );
}

const cutRemark = (drawn: number, all: number) =>
  drawn < all
    ? [
        `Se dibujan las ${formatNumber(drawn)} últimas de ${formatNumber(all)} sesiones: en un teléfono no se distinguen más.`,
      ]
    : [];

function drawCloses(market: MarketView, { span, hasFlags }: BolsasDraft): Drawn {
  const { words, holes } = market;
  const all = withHoles(
    lastSessions(market.sessions, span).map(({ date, close }) => ({ x: date, values: [close] })),
    holes,
  );
  const rows = fitted(all, 1);
  const [first = ""] = rows.map(({ x }) => x);
  return {
    ...{ columns: [{ name: nameOf(market) }], rows, unit: words.unit, decimals: words.decimals },
    subheading: "Cierre de cada sesión",
    notes: hasFlags
      ? flags(
          market.sessions.filter(({ date }) => date >= first),
          market,
        )
      : [],
    remarks: cutRemark(rows.length, all.length),
    missing: rows.filter(({ values: [value] }) => value === null).length,
  };
}

function drawDrawdown(market: MarketView, { span, hasFlags }: BolsasDraft): Drawn | string {
  const { sessions, holes } = market;
  const falls = drawdowns(sessions);
  const dated = sessions.flatMap(({ date }, at) => {
    const value = falls[at];
    return value === null || value === undefined ? [] : [{ x: date, values: [value] }];
  });
  if (dated.length < 2) return "La caída desde el máximo se mide en porcentaje, y no hay porcentaje de cero o menos.";
  const all = withHoles(span === "all" ? dated : dated.slice(-Number(span)), holes);
  const rows = fitted(all, 1);
  const values = rows.flatMap(({ x, values: [value] }) => (typeof value === "number" ? [{ x, value }] : []));
  const deepest = values.reduce((low, one) => (one.value < low.value ? one : low), values[0] ?? { x: "", value: 0 });
  const percent = formatPercent(deepest.value, { decimals: DRAWDOWN_DECIMALS });
  return {
    ...{ columns: [{ name: nameOf(market) }], rows, unit: "%", decimals: DRAWDOWN_DECIMALS },
    subheading: `Distancia al cierre más alto hasta cada día, desde el ${formatDate(sessions[0]?.date ?? "")}`,
    notes:
      hasFlags && deepest.value < 0
        ? [note({ id: "caida", kind: "point", x: deepest.x, y: deepest.value, text: `Mayor caída: ${percent}` })]
        : [],
    remarks: cutRemark(rows.length, all.length),
    missing: rows.filter(({ values: [value] }) => value === null).length,
  };
}

/** The days on which all of some values have a close, ascending. */
function commonDays(markets: readonly MarketView[]): readonly string[] {
  const [first, ...others] = markets.map(({ sessions }) => new Set(sessions.map(({ date }) => date)));
  return [...(first ?? [])].filter((day) => others.every((days) => days.has(day)));
}

function drawBase100(all: readonly MarketView[], { span, baseDay }: BolsasDraft): Drawn | string {
  const markets = all.filter(({ sessions }) => sessions.length > 1);
  const common = commonDays(markets).map((date) => ({ date }));
  const wanted = baseDay || (span === "all" ? common[0] : common.slice(-Number(span))[0])?.date || "";
  const base = common.findLast(({ date }) => date <= wanted)?.date;
  if (base === undefined)
    return common.length === 0
      ? "No hay ningún día con cierre en todos los valores."
      : `No hay cierre de todos los valores el ${formatDate(wanted)} ni antes: elige un día desde el ${formatDate(common[0]?.date ?? wanted)}.`;
  const days = common.filter(({ date }) => date >= base).map(({ date }) => date);
  if (days.length < 2) return "Desde ese día hay una sola sesión común: elige otro anterior.";
  const values = markets.map(
    ({ sessions }) => new Map(rebased(sessions, base).map(({ date, value }) => [date, value])),
  );
  const unusable = markets.find((_market, at) => values[at]?.size === 0);
  if (unusable !== undefined)
    return `«${nameOf(unusable)}» vale cero o menos el ${formatDate(base)}: no puede ser 100. Elige otro día.`;
  const whole = days.map((x) => ({ x, values: values.map((own) => own.get(x) ?? null) }));
  const rows = fitted(whole, markets.length);
  const told = formatDate(base);
  return {
    ...{ columns: markets.map((market) => ({ name: nameOf(market) })), rows, unit: "", decimals: 1 },
    subheading: `Base 100: cierre del ${told}`,
    notes: [note({ id: "base", kind: "level", y: 100, text: "Base 100" })],
    remarks: [
      ...(baseDay !== "" && base !== baseDay
        ? [`El ${formatDate(baseDay)} no hay cierre de todos: la base es el ${told}.`]
        : []),
      ...cutRemark(rows.length, whole.length),
    ],
    missing: 0,
  };
}

function drawnOf(markets: readonly MarketView[], chosen: MarketView, draft: BolsasDraft): Drawn | string {
  if (draft.view === "base100") return drawBase100(markets, draft);
  return draft.view === "close" ? drawCloses(chosen, draft) : drawDrawdown(chosen, draft);
}

/** Writes the alternative text of the drawing: where each line begins, how high and low it goes, where it ends. */
function altTextOf({ columns, rows, unit, decimals }: Drawn, view: BolsasDraft["view"]): string {
  const day = (isoDay: string | undefined) => formatDate(isoDay ?? "");
  const figure = (value: number) => quoted(value, { unit, decimals });
  const lines = columns.map(({ name }, at) => {
    const values = rows.flatMap(({ x, values: own }) => {
      const close = own[at];
      return typeof close === "number" ? [{ date: x, close, open: null, high: null, low: null }] : [];
    });
    const [first, last, extremes] = [values[0], values.at(-1), extremesOf(values)];
    if (first === undefined || last === undefined || extremes === null) return "";
    const { high, low } = extremes;
    return `${name} empieza en ${figure(first.close)}, llega como mucho a ${figure(high.close)} el ${day(high.date)} y como poco a ${figure(low.close)} el ${day(low.date)}, y termina en ${figure(last.close)}.`;
  });
  const what = { close: "el cierre", base100: "el cierre, con base 100,", drawdown: "la distancia al máximo" }[view];
  const span = `del ${day(rows[0]?.x)} al ${day(rows.at(-1)?.x)}`;
  const start = `${columns.length === 1 ? "Línea" : "Líneas"} con ${what} de cada sesión, ${span}.`;
  // Whole sentences, as many as fit: the table tells the rest.
  const told = lines.reduce(
    (text, line) => (text.length + line.length < GRAPHIC_LIMITS.altText ? `${text} ${line}` : text),
    start,
  );
  return told.replaceAll("\u00a0", " ");
}

function titleOf(chosen: MarketView, { view }: BolsasDraft, markets: readonly MarketView[]): string {
  if (view === "base100") return `${markets.map(nameOf).join(", ")}: base 100`;
  if (view === "drawdown") return `${nameOf(chosen)}: distancia al máximo`;
  const { sentence } = marketSentence(chosen, chosen.words);
  // The first thing that the sentence says: what it did, without when.
  const [told = ""] = sentence.split(" en la sesión del ");
  return told === "" ? nameOf(chosen) : told;
}

/** Letters of a name that an address holds. */
const LONGEST_NAME = 40;

const ENDINGS: Readonly<Record<BolsasDraft["view"], string>> = { close: "", base100: "", drawdown: "caida" };

/** The address of a drawing, which stays while its claims change day by day. @example addressOf("IBEX 35", "close") // "bolsas-ibex-35" */
function addressOf(name: string, view: BolsasDraft["view"]): string {
  const of = view === "base100" ? "base-100" : slugOf(name, LONGEST_NAME);
  return ["bolsas", of, ENDINGS[view]].filter((part) => part !== "").join("-");
}

const shortened = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;

/** The drawing that the form asks for, as the registry takes it. */
export function marketFigure(markets: readonly MarketView[], draft: BolsasDraft): MarketFigure {
  const chosen = chosenOf(
    markets.map((market) => ({ id: market.draft.id, market })),
    draft.chosen,
  )?.market;
  if (chosen === undefined) return none("No hay nada que dibujar.");
  if (draft.view !== "base100" && chosen.sessions.length < 2)
    return none("El gráfico aparece en cuanto haya dos sesiones que valgan.");
  const drawn = drawnOf(markets, chosen, draft);
  if (typeof drawn === "string") return none(drawn);
  const shown = draft.view === "base100" ? markets.filter(({ sessions }) => sessions.length > 1) : [chosen];
  const own = draft.notes
    .filter(({ text }) => text.trim() !== "")
    .map(({ id, day, text }) => note({ id: `nota-${id}`, kind: "moment", x: day, text: text.trim() }));
  const footnotes = [
    ...(drawn.missing === 0
      ? []
      : [
          `${drawn.missing === 1 ? "Falta" : "Faltan"} ${formatCount(drawn.missing, "sesión", "sesiones", "feminine")}: la línea se corta.`,
        ]),
    ...(shown.some(({ draft: one }) => isExample(one)) ? ["Ejemplo: cifras inventadas."] : []),
  ];
  const config = FigureConfig.parse({
    ...{ type: "figure", kind: "lines", scale: draft.view === "drawdown" ? "data" : draft.scale },
    data: { x: { name: "Sesión", kind: "date", skipsGaps: true }, columns: drawn.columns, rows: drawn.rows },
    format: { unit: drawn.unit, decimals: Math.min(MOST_FIGURE_DECIMALS, drawn.decimals) },
    notes: [...drawn.notes, ...own],
    ...{ subheading: drawn.subheading, footnote: footnotes.join(" ") },
  });
  const told = figureRules(config);
  const notes = draft.notes.map(({ id }) => {
    const at = config.notes.findIndex((one) => one.id === `nota-${id}`);
    return told.find(({ field }) => at !== -1 && field.startsWith(`notes.${at}`))?.message ?? "";
  });
  const sources = [...new Set(shown.map(({ draft: { source } }) => source.trim()).filter((source) => source !== ""))];
  return {
    graphic: {
      title: shortened(titleOf(chosen, draft, shown), GRAPHIC_LIMITS.title),
      slug: addressOf(nameOf(chosen), draft.view),
      altText: altTextOf(drawn, draft.view),
      sourceLine: shortened(sources.join("; "), LONGEST_SOURCE),
      tags: "bolsas",
      config,
    },
    fault: "",
    remarks: drawn.remarks,
    problems: { scale: told.find(({ field }) => field === "scale")?.message ?? "", notes },
  };
}
