/** A reference of Spain's cadastre, which names a plot or what stands on it. Only the cadastre's own service knows where it is. */
export interface CadastralReference {
  /** 14 or 20 characters, capitals, no spaces. */
  readonly reference: string;
  /** The plot, first 14 characters. */
  readonly plot: string;
  readonly kind: "urban" | "rural";
  /** Province that the reference itself names, first 2 figures of that of a rural plot; `null` for an urban one. */
  readonly province: string | null;
}

/** Reason why a text is no reference. */
export type CadastreFault = "CADASTRE_LENGTH" | "CADASTRE_CONTROL";

const URBAN = /^\d{7}[A-Z]{2}\d{4}[A-Z]/;
const RURAL = /^\d{5}[A-Z]\d{8}/;
const TAIL = /^\d{4}[A-Z]{2}$/;
const PLOT_LENGTH = 14;
const PROPERTY_LENGTH = 20;

const CONTROL_LETTERS = "MQWERTYUIOPASDFGHJKLBZX";
const CONTROL_WEIGHTS = [13, 15, 12, 5, 4, 17, 9, 21, 3, 7, 1];

/** The place of a letter in the Spanish alphabet, where the ñ comes after the n. */
function alphabeticValue(character: string): number {
  if (/\d/.test(character)) return Number(character);
  return character.charCodeAt(0) - 64 + (character > "N" ? 1 : 0);
}

function controlLetter(characters: string): string {
  const sum = [...characters].reduce(
    (total, character, at) => total + alphabeticValue(character) * (CONTROL_WEIGHTS[at] ?? 0),
    0,
  );
  return CONTROL_LETTERS[sum % CONTROL_LETTERS.length] ?? "";
}

/**
 * The two letters that end the reference of a property.
 *
 * @param reference - At least its first 18 characters.
 * @example cadastralControl("9872023VH5797S0001") // "WX"
 */
export function cadastralControl(reference: string): string {
  const property = reference.slice(PLOT_LENGTH, PLOT_LENGTH + 4);
  return controlLetter(reference.slice(0, 7) + property) + controlLetter(reference.slice(7, PLOT_LENGTH) + property);
}

/**
 * Reads a reference of the cadastre, spaces and small letters allowed. Navarre and the Basque Country have cadastres of
 * their own, whose references are not these.
 *
 * @returns `null` when it is not written as one and may be something else.
 */
export function readCadastralReference(text: string): CadastralReference | CadastreFault | null {
  const reference = text.replaceAll(/\s/g, "").toUpperCase();
  const isUrban = URBAN.test(reference);
  if (!isUrban && !RURAL.test(reference)) return null;
  if (reference.length === PROPERTY_LENGTH) {
    if (!TAIL.test(reference.slice(PLOT_LENGTH))) return null;
    if (cadastralControl(reference) !== reference.slice(-2)) return "CADASTRE_CONTROL";
  } else if (reference.length !== PLOT_LENGTH) return /^[0-9A-Z]{10,24}$/.test(reference) ? "CADASTRE_LENGTH" : null;
  return {
    reference,
    plot: reference.slice(0, PLOT_LENGTH),
    kind: isUrban ? "urban" : "rural",
    province: isUrban ? null : reference.slice(0, 2),
  };
}
