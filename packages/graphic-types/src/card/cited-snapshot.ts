import { z } from "zod";
import type { CardConfig } from "./config.ts";

/** File of a revision with what its cards say: what a later look compares with what their sources say by then. */
export const SAID_FILE = "dice.json";

/** Snapshot of what the cards of a revision say that comes of a source. */
export const CitedSnapshot = z.object({
  schema: z.literal(1),
  values: z.array(z.object({ source: z.string(), text: z.string(), unit: z.string(), label: z.string() })),
  source: z.string(),
  /** Headline that came of a count; empty for one that somebody wrote. */
  heading: z.string().default(""),
});
export type CitedSnapshot = z.infer<typeof CitedSnapshot>;

/** Takes the snapshot of a card. @param config - With what its sources say written in it. */
export const snapshotOf = ({ values, source, heading, headlineOf }: CardConfig): CitedSnapshot => ({
  schema: 1,
  values: values.map(({ source: from, text, unit, label }) => ({ source: from, text, unit, label })),
  source,
  heading: headlineOf === "" ? "" : heading,
});

/** In what a published card is behind its sources; empty when it says what they say. */
export function behind(published: CitedSnapshot, now: CitedSnapshot): string {
  for (const [at, { source, text }] of now.values.entries()) {
    const before = published.values[at]?.text ?? "";
    if (source !== "" && before !== text)
      return `La tarjeta dice ${before} y su fuente dice ya ${text}: publícala otra vez`;
  }
  if (published.heading !== now.heading)
    return `La tarjeta dice «${published.heading}» y el titular de la noche es ya «${now.heading}»: publícala otra vez`;
  return now.values.some(({ source }) => source !== "") && published.source !== now.source
    ? `La tarjeta dice «${published.source}» y su fuente dice ya «${now.source}»: publícala otra vez`
    : "";
}
