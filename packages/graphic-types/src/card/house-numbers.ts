import { formatNumber, NO_BREAK_SPACE, type NumberRules, parseSpanishNumber, withSign } from "@nv/spanish";
import type { CardConfig, CardValue } from "./config.ts";

/** Writes a number of a source, which stands as the desk writes it, as the house does. */
function housed({ text, ...value }: CardValue, numbers: NumberRules): CardValue {
  const [written = "", sign = ""] = text.split(NO_BREAK_SPACE);
  const number = parseSpanishNumber(written);
  if (value.source === "" || number === null) return { ...value, text };
  const [, fraction = ""] = written.split(",");
  const figure = formatNumber(number, { ...numbers, decimals: fraction.length, fixedDecimals: true });
  return { ...value, text: withSign(figure, sign, numbers) };
}

/**
 * A card with the numbers of its sources as the house writes them. They are kept, compared and cited as the desk does: a new rule makes no card out
 * of date. A number that somebody wrote stays as it was written.
 */
export const withHouseNumbers = <Config extends Pick<CardConfig, "values">>(
  config: Config,
  numbers: NumberRules,
): Config => ({ ...config, values: config.values.map((value) => housed(value, numbers)) });
