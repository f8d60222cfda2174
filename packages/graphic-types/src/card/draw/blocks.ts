import { drawnText } from "../../core/faces.ts";
import type { CardConfig, CardValue } from "../config.ts";
import type { Block } from "../core/fit-stack.ts";

/**
 * Looks of the texts of a card: how large each may be and what it is set in, pixels of the picture. None is set smaller than the least letter of its
 * size, which the style guide says, whatever is written here.
 */
const LOOKS = {
  kicker: { face: "strong", mostPx: 40, leastPx: 36, lineRatio: 1.2, gapRatio: 0, paint: "accentInk" },
  number: { face: "figure", mostPx: 380, leastPx: 110, lineRatio: 1, gapRatio: 0, paint: "ink", isOneLine: true },
  unit: { face: "sans", mostPx: 48, leastPx: 36, lineRatio: 1.2, gapRatio: 0.7, paint: "soft" },
  claim: { face: "serif", mostPx: 78, leastPx: 44, lineRatio: 1.12, gapRatio: 0, paint: "ink" },
  title: { face: "serif", mostPx: 124, leastPx: 50, lineRatio: 1.06, gapRatio: 0, paint: "ink" },
  caption: { face: "serif", mostPx: 66, leastPx: 42, lineRatio: 1.12, gapRatio: 0, paint: "ink" },
  quote: { face: "serif", mostPx: 92, leastPx: 46, lineRatio: 1.14, gapRatio: 0, paint: "ink" },
  author: { face: "strong", mostPx: 44, leastPx: 36, lineRatio: 1.2, gapRatio: 1.5, paint: "ink" },
  role: { face: "sans", mostPx: 40, leastPx: 36, lineRatio: 1.25, gapRatio: 0.5, paint: "soft" },
  text: { face: "sans", mostPx: 48, leastPx: 36, lineRatio: 1.34, gapRatio: 1, paint: "ink" },
  label: { face: "strong", mostPx: 44, leastPx: 36, lineRatio: 1.2, gapRatio: 0, paint: "soft" },
  compared: { face: "figure", mostPx: 190, leastPx: 76, lineRatio: 1, gapRatio: 0.22, paint: "ink", isOneLine: true },
  source: { face: "sans", mostPx: 36, leastPx: 36, lineRatio: 1.25, gapRatio: 0, paint: "soft" },
  signature: { face: "strong", mostPx: 36, leastPx: 36, lineRatio: 1.2, gapRatio: 0, paint: "ink", isOneLine: true },
} as const satisfies Readonly<Record<string, Omit<Block, "field" | "text">>>;

/** A text of a card. @param field - Path in the configuration. */
export const blockOf = (look: keyof typeof LOOKS, field: string, text: string): Block => ({
  ...LOOKS[look],
  field,
  text: drawnText(text),
});

/** A quote in the house's marks, unless who wrote it put them. */
export function quoted(text: string): string {
  const clean = drawnText(text);
  return clean === "" || clean.startsWith("«") ? clean : `«${clean}»`;
}

/** The number of a card, which says what it is of where that is more than a sign. */
export function numberBlocks(value: CardValue | undefined, at: number, look: "number" | "compared"): readonly Block[] {
  return [
    blockOf(look, `values.${at}.text`, value?.text ?? ""),
    blockOf("unit", `values.${at}.unit`, value?.unit ?? ""),
  ];
}

/** Every text that a card draws, by the path of its field. @param slide - Place in its thread. */
export function drawnTexts(config: CardConfig, slide: number): ReadonlyMap<string, string> {
  const { template, values, slides } = config;
  const texts = new Map<string, string>([
    ["kicker", config.kicker],
    ["source", config.source],
    ["signature", config.signature],
  ]);
  const numbers = template === "dato" ? 1 : template === "comparacion" ? 2 : 0;
  for (const [at, { text, unit, label }] of values.slice(0, numbers).entries()) {
    texts.set(`values.${at}.text`, text).set(`values.${at}.unit`, unit);
    if (numbers === 2) texts.set(`values.${at}.label`, label);
  }
  if (template === "cita")
    texts.set("quote", quoted(config.quote)).set("author", config.author).set("role", config.role);
  else if (template === "hilo") {
    const { heading = "", text = "" } = slides[slide] ?? {};
    texts.set(`slides.${slide}.heading`, heading).set(`slides.${slide}.text`, text);
  } else texts.set("heading", config.heading).set("text", config.text);
  return new Map([...texts].map(([field, text]) => [field, drawnText(text)] as const));
}
