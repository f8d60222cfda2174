/** The tilde of the ñ is no accent: «año» and «ano» are two words. */
const ACCENTS = /(?<!n)\u0303|(?!\u0303)\p{M}/gu;

/**
 * Makes one spelling of all the ways to write a text: lower case, without accents, with its ñ.
 *
 * @example fold("Tipografía del AÑO") // "tipografia del año"
 */
export function fold(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(ACCENTS, "").normalize("NFC");
}

/**
 * Makes one spelling of a text for whoever has no ñ on the keyboard: as {@link fold}, with n for ñ and single spaces.
 *
 * @example foldLoosely("  José  NÚÑEZ ") // "jose nunez"
 */
export function foldLoosely(text: string): string {
  return text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase().replaceAll(/\s+/g, " ").trim();
}
