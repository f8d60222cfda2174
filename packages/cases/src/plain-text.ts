/** Signs that are not seen: they would part a name or a number without anybody noticing. */
const UNSEEN = /\p{Cf}/gu;

/** Signs of Spanish that are already the usual ones: nearly every text has no other. */
const USUAL = /^[\x20-\x7e¡«»¿À-ÿ]*$/;

/** A text as it is seen: letters and figures of other widths made the usual ones, without signs that nobody sees. */
export function plainText(text: string): string {
  return USUAL.test(text) ? text : text.normalize("NFKC").replaceAll(UNSEEN, "");
}
