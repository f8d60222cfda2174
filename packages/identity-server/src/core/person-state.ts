/**
 * States of an account: `confirmed` opens sessions, `invited` waits for its owner, `unconfirmed` was signed up and its
 * address never confirmed, `banned` is shut out whatever else it is.
 */
export const PERSON_STATES = ["confirmed", "invited", "unconfirmed", "banned"] as const;
export type PersonState = (typeof PERSON_STATES)[number];

/** Reads a state that somebody asks for; `null` when there is no such one. */
export function readPersonState(text: string): PersonState | null {
  return PERSON_STATES.find((state) => state === text) ?? null;
}
