import { MARKET_CALENDARS, MARKET_KINDS } from "@nv/series";
import { parseJson } from "@nv/web/schema";
import { z } from "zod";
import { EXAMPLE_MARKETS } from "./bolsas-example";

/** How many values there may be: as many as the colours that are told apart. */
export const MOST_MARKETS = 7;

/** Characters of a table of sessions: a century of them is a third of it. */
export const MOST_TEXT = 2_000_000;

/** Notes that a person puts on the drawing; the highest, the lowest and the base come besides. */
export const MOST_NOTES = 8;

/** Days that somebody says that the market was closed: many years of holidays. */
export const MOST_CLOSED_DAYS = 400;

/** How a sentence names it. */
export const ARTICLES = ["el", "la", "none"] as const;

/** What is drawn: closes; several values from 100 on; how far below the highest. */
export const VIEWS = ["close", "base100", "drawdown"] as const;

/** How much is drawn, in sessions; `all` is as much as a phone shows. */
export const SPANS = ["21", "63", "126", "252", "all"] as const;

const isoDay = z.string().regex(/^(?:\d{4}-\d{2}-\d{2})?$/);

const Market = z.object({
  /** Tells it from the others, whatever it is called. */
  id: z.string().min(1).max(40),
  name: z.string().max(90),
  article: z.enum(ARTICLES),
  kind: z.enum(MARKET_KINDS),
  unit: z.string().max(20),
  /** The sessions as they were pasted or brought. */
  text: z.string().max(MOST_TEXT),
  calendar: z.enum(MARKET_CALENDARS),
  /** Days without trade besides those of the calendar. */
  closedDays: z.array(isoDay).max(MOST_CLOSED_DAYS).readonly(),
  decimalMark: z.enum(["auto", ",", "."]),
  dayOrder: z.enum(["auto", "day-first", "month-first"]),
  source: z.string().max(200),
  /** The series of the house that it was brought from; `null` for none. */
  series: z.object({ id: z.string(), title: z.string() }).nullable(),
});

/** Something quoted, as it is written in the form. */
export type MarketDraft = z.infer<typeof Market>;

const Note = z.object({ id: z.string().min(1).max(40), day: isoDay, text: z.string().max(90) });

const Draft = z.object({
  markets: z.array(Market).min(1).max(MOST_MARKETS).readonly(),
  /** Of the one that is drawn and told. */
  chosen: z.string(),
  view: z.enum(VIEWS),
  span: z.enum(SPANS),
  scale: z.enum(["data", "log"]),
  /** The day that is 100; empty for the first that is drawn. */
  baseDay: isoDay,
  /** The day since which a change is told; empty for none. */
  sinceDay: isoDay,
  hasFlags: z.boolean(),
  notes: z.array(Note).max(MOST_NOTES).readonly(),
  percentDecimals: z.enum(["1", "2"]),
  /** The graphics of the registry that were made of it, which another afternoon brings up to date; by {@link graphicKey}. */
  graphics: z.record(z.string().max(60), z.object({ id: z.string(), title: z.string() })),
});

/** The whole form. */
export type BolsasDraft = z.infer<typeof Draft>;

/** The form as it opens: invented values, alive at once. */
export const NEW_BOLSAS: BolsasDraft = {
  ...{ markets: EXAMPLE_MARKETS, chosen: EXAMPLE_MARKETS[0]?.id ?? "", view: "close", span: "126", scale: "data" },
  ...{ baseDay: "", sinceDay: "", hasFlags: true, notes: [], percentDecimals: "1", graphics: {} },
};

/** Takes up what the browser kept; `null` for what cannot be read. */
export const readBolsasDraft = (stored: string | null) => parseJson(stored, Draft);

/** The value that is drawn and told. */
export function chosenOf<Value extends { readonly id: string }>(
  markets: readonly Value[],
  chosen: string,
): Value | undefined {
  return markets.find(({ id }) => id === chosen) ?? markets[0];
}

/** What a graphic is of: a value seen in one way, or all of them together. */
export function graphicKey({ view, chosen }: Pick<BolsasDraft, "view" | "chosen">): string {
  return view === "base100" ? view : `${view}:${chosen}`;
}

/** Whether nothing of it was anybody's: the example must not be published as if it were the market. */
export function isExample({ id, text }: Pick<MarketDraft, "id" | "text">): boolean {
  return EXAMPLE_MARKETS.some((example) => example.id === id && example.text === text);
}

/** What an example said of itself and nobody has changed since: it does not stand over anybody's figures. */
export function withoutExample({ id, name, source }: MarketDraft): Partial<MarketDraft> {
  const example = EXAMPLE_MARKETS.find((one) => one.id === id);
  return { ...(example?.name === name && { name: "" }), ...(example?.source === source && { source: "" }) };
}

/** A value with nothing in it. @param id - That no other has. */
export const emptyMarket = (id: string): MarketDraft => ({
  ...{ id, name: "", article: "el", kind: "index", unit: "puntos", text: "", calendar: "europe", closedDays: [] },
  ...{ decimalMark: "auto", dayOrder: "auto", source: "", series: null },
});
