import { MARKET_CALENDARS, MARKET_KINDS } from "@nv/series";
import { z } from "zod";

/** Characters of a table of sessions: a century of them is a third of it. */
const MOST_TEXT = 2_000_000;

/** Days that somebody says that the market was closed: many years of holidays. */
export const MOST_CLOSED_DAYS = 400;

/** Articles before the name of a value in a sentence. */
export const ARTICLES = ["el", "la", "none"] as const;

/** A day as `YYYY-MM-DD`, or none. */
export const isoDay = z.string().regex(/^(?:\d{4}-\d{2}-\d{2})?$/);

/** Something quoted, as the form keeps it. */
export const Market = z.object({
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
  /** Decimals that closes are told with; `auto` for those that its kind has. */
  closeDecimals: z.enum(["auto", "0", "1", "2", "3", "4"]).default("auto"),
  source: z.string().max(200),
  /** The series of the house that it was brought from; `null` for none. */
  series: z.object({ id: z.string(), title: z.string() }).nullable(),
});

/** Something quoted, as it is written in the form. */
export type MarketDraft = z.infer<typeof Market>;

/** A value with nothing in it. @param id - That no other has. */
export const emptyMarket = (id: string): MarketDraft => ({
  ...{ id, name: "", article: "el", kind: "index", unit: "puntos", text: "", calendar: "europe", closedDays: [] },
  ...{ decimalMark: "auto", dayOrder: "auto", closeDecimals: "auto", source: "", series: null },
});
