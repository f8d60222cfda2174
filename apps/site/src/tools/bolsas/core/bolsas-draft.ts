import { parseJson } from "@nv/web/schema";
import { z } from "zod";
import { EXAMPLE_MARKETS } from "./bolsas-example";
import { isoDay, Market, type MarketDraft } from "./market-draft";

/** Maximum number of values: as many as the colours that can be told apart. */
export const MOST_MARKETS = 7;

/** Notes that a person puts on the drawing; the highest, the lowest and the base come besides. */
export const MOST_NOTES = 8;

/** Views of the drawing: closes; several values rebased to 100; distance below the highest. */
export const VIEWS = ["close", "base100", "drawdown"] as const;

/** Spans of the drawing, in sessions; `all` is as much as a phone shows. */
export const SPANS = ["21", "63", "126", "252", "all"] as const;

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

/** Returns the key of a graphic: of one value in one view, or of all values together. */
export function graphicKey({ view, chosen }: Pick<BolsasDraft, "view" | "chosen">): string {
  return view === "base100" ? view : `${view}:${chosen}`;
}

/** Whether nothing of it was anybody's: the example must not be published as if it were the market. */
export function isExample({ id, text }: Pick<MarketDraft, "id" | "text">): boolean {
  return EXAMPLE_MARKETS.some((example) => example.id === id && example.text === text);
}

/** Returns the changes that clear the name and the source of an example where nobody has changed them: they must not label anybody's own figures. */
export function withoutExample({ id, name, source }: MarketDraft): Partial<MarketDraft> {
  const example = EXAMPLE_MARKETS.find((one) => one.id === id);
  return { ...(example?.name === name && { name: "" }), ...(example?.source === source && { source: "" }) };
}
