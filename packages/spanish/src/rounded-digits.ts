/** Decimal digits of a number: all of them, and how many stand before the point. */
interface Digits {
  readonly all: string;
  /** Negative where zeros stand between the point and the first of them. */
  readonly point: number;
}

/** The fewest digits that name a number. */
function digitsOf(value: number): Digits {
  const [digits = "", exponent = "0"] = value.toExponential().split("e");
  return { all: digits.replace(".", ""), point: Number(exponent) + 1 };
}

/** Adds one to the last digit. */
function withOneMore({ all, point }: Digits): Digits {
  let at = all.length - 1;
  while (all[at] === "9") at -= 1;
  const zeros = "0".repeat(all.length - 1 - at);
  if (at < 0) return { all: `1${zeros}`, point: point + 1 };
  return { all: `${all.slice(0, at)}${Number(all[at]) + 1}${zeros}`, point };
}

function roundTo(digits: Digits, decimals: number): Digits {
  const { all, point } = digits;
  const kept = point + decimals;
  if (kept >= all.length) return digits;
  if (kept < 0) return { all: "", point: 1 };
  const cut = { all: all.slice(0, kept), point };
  return Number(all[kept]) >= 5 ? withOneMore(cut) : cut;
}

/**
 * Writes a number with so many decimals, half a unit away from zero: the same as `Intl.NumberFormat` of English without grouping, whose first use
 * takes a phone as long as the drawing of a page.
 *
 * What is rounded are the decimals by which the number is written, `1.005`, and not its binary neighbour, as `toFixed` does.
 *
 * @param value - Finite, not negative.
 * @param fewest - Decimals that are there although they are zeros.
 * @param most - Decimals at most.
 * @example roundedDigits(1.005, 0, 2) // "1.01"
 */
export function roundedDigits(value: number, fewest: number, most: number): string {
  const { all, point } = roundTo(digitsOf(value), most);
  const whole = point > 0 ? all.slice(0, point).padEnd(point, "0") : "0";
  const decimals = point > 0 ? all.slice(point) : `${"0".repeat(-point)}${all}`;
  let length = decimals.length;
  while (length > fewest && decimals[length - 1] === "0") length -= 1;
  const shown = decimals.slice(0, length).padEnd(fewest, "0");
  return shown === "" ? whole : `${whole}.${shown}`;
}
