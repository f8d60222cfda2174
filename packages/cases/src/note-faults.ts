import { textWordings } from "./case-wordings.ts";
import { findPersonNames } from "./find-person-name.ts";
import { isKnownName } from "./known-name.ts";
import { findPersonal } from "./personal-text.ts";
import { placeWords } from "./place-words.ts";

/** Names of municipalities by code, where they are at hand. */
type Municipalities = ReadonlyMap<string, string>;

/**
 * Lists the reasons that keep a note of a publication from readers. The note belongs to no case, so that retiring one does not reach it: no reason
 * lets a name pass, and it is told in other words.
 *
 * @returns Sentences; empty for a note that may be told.
 */
export function noteFaults(note: string, municipalities?: Municipalities): readonly string[] {
  const name = findPersonNames(note, placeWords(municipalities)).find(isKnownName);
  return [
    ...findPersonal(note).map(({ what }) => `La nota contiene ${what}: no puede estar en un texto público`),
    ...(name === undefined ? [] : [`La nota parece contener un nombre de persona: «${name}». Dilo sin él`]),
    ...textWordings(note).map(({ word, instead }) => `La nota dice «${word}»: escribe ${instead}`),
  ];
}

/**
 * Lists the parts of a note that may be the name of a person and are no name that is known: an institution that no list has, or somebody. Whoever
 * gives the note to readers says why it is nobody's.
 *
 * @returns As it is written, each once; empty for none.
 */
export function noteDoubts(note: string, municipalities?: Municipalities): readonly string[] {
  return findPersonNames(note, placeWords(municipalities)).filter((name) => !isKnownName(name));
}
