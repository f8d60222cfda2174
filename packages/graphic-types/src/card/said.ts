import { z } from "zod";
import type { CardConfig } from "./config.ts";

/** File of a revision with what its cards say: what a later look compares with what their sources say by then. */
export const SAID_FILE = "dice.json";

/** What the cards of a revision say that comes of a source. */
export const CardSaid = z.object({
  schema: z.literal(1),
  values: z.array(z.object({ source: z.string(), text: z.string(), unit: z.string(), label: z.string() })),
  source: z.string(),
});
export type CardSaid = z.infer<typeof CardSaid>;

/** What a card says. @param config - With what its sources say written in it. */
export const saidBy = ({ values, source }: CardConfig): CardSaid => ({
  schema: 1,
  values: values.map(({ source: from, text, unit, label }) => ({ source: from, text, unit, label })),
  source,
});

/** In what a published card is behind its sources; empty when it says what they say. */
export function behind(published: CardSaid, now: CardSaid): string {
  for (const [at, { source, text }] of now.values.entries()) {
    const before = published.values[at]?.text ?? "";
    if (source !== "" && before !== text)
      return `La tarjeta dice ${before} y su fuente dice ya ${text}: publícala otra vez`;
  }
  return now.values.some(({ source }) => source !== "") && published.source !== now.source
    ? `La tarjeta dice «${published.source}» y su fuente dice ya «${now.source}»: publícala otra vez`
    : "";
}
