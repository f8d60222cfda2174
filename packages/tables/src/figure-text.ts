/** Decimals that a double needs at most to be written without an exponent and told from its neighbours. */
const MOST_DECIMALS = 20;

/** One to three figures and three decimals: whoever reads it may take the comma for one between thousands. */
const LOOKS_LIKE_THOUSANDS = /^-?[1-9]\d{0,2},\d{3}$/;

/**
 * Writes a figure so that only one reading is left: with a decimal comma, without an exponent, and with a zero more where three
 * decimals could be taken for thousands.
 *
 * @example figureText(1.085) // "1,0850"
 */
export function figureText(value: number): string {
  const plain = String(value).includes("e")
    ? new Intl.NumberFormat("en", { useGrouping: false, maximumFractionDigits: MOST_DECIMALS }).format(value)
    : String(value);
  const text = plain.replace(".", ",");
  return LOOKS_LIKE_THOUSANDS.test(text) ? `${text}0` : text;
}
