import { figureRuns, isFigure } from "./figure-runs.ts";
import { findAccounts } from "./find-accounts.ts";
import { findEmails } from "./find-emails.ts";
import { findIdentities } from "./find-identities.ts";
import { findPhones } from "./find-phones.ts";
import type { PersonalFinding } from "./personal-kinds.ts";

/** Figures without which there is no telephone, number of identity nor account. */
const LEAST_FIGURES = 7;

function hasFewFigures(text: string): boolean {
  let figures = 0;
  for (let at = 0; at < text.length && figures < LEAST_FIGURES; at += 1) if (isFigure(text.charAt(at))) figures += 1;
  return figures < LEAST_FIGURES;
}

/** Signs that are not seen: they would part a name or a number without anybody noticing. */
const UNSEEN = /\p{Cf}/gu;
const USUAL = /^[\x20-\x7e¡«»¿À-ÿ]*$/;

/** A text as it is seen: letters and figures of other widths made the usual ones, without signs that nobody sees. */
export function plainText(text: string): string {
  return USUAL.test(text) ? text : text.normalize("NFKC").replaceAll(UNSEEN, "");
}

/**
 * Finds what reaches a person in a text: telephones, email addresses, identity numbers, bank accounts, as people write them.
 *
 * Looks at each sign a bounded number of times, whatever is written.
 *
 * @param text - A sentence, a line or a cell: a longer text is better given line by line.
 * @returns In the order of the kinds, then of the text; empty for none.
 * @see docs/adr/0064-texts-that-readers-get.md
 */
export function findPersonalData(text: string): readonly PersonalFinding[] {
  const plain = plainText(text);
  const emails = findEmails(plain);
  if (hasFewFigures(plain)) return emails;
  const runs = figureRuns(plain);
  const accounts = findAccounts(plain, runs);
  // The figures of an account are no telephone as well.
  const isTold = ({ text: figures }: PersonalFinding) => accounts.some((one) => one.text.includes(figures));
  const phones = findPhones(plain, runs).filter((one) => !isTold(one));
  return [...phones, ...emails, ...findIdentities(plain, runs), ...accounts];
}
