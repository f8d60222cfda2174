/** Signs that are not seen: they would part a name or a number without anybody noticing. */
const UNSEEN = /\p{Cf}/gu;

/** A text as it is seen: letters and figures of other widths made the usual ones, without signs that nobody sees. */
export function plainText(text: string): string {
  return text.normalize("NFKC").replaceAll(UNSEEN, "");
}
