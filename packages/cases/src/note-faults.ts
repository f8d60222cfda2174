import { textWordings } from "./case-wordings.ts";
import { findPersonName } from "./find-person-name.ts";
import { findPersonal } from "./personal-text.ts";

/**
 * What keeps a note of a publication from readers. It belongs to no case, so that retiring one does not reach it: no reason lets a name pass, and it is
 * told in other words.
 *
 * @returns Sentences; empty for a note that may be told.
 */
export function noteFaults(note: string): readonly string[] {
  const name = findPersonName(note);
  return [
    ...findPersonal(note).map(({ what }) => `La nota contiene ${what}: no puede estar en un texto público`),
    ...(name === null ? [] : [`La nota parece contener un nombre de persona: «${name}». Dilo sin él`]),
    ...textWordings(note).map(({ word, instead }) => `La nota dice «${word}»: escribe ${instead}`),
  ];
}
