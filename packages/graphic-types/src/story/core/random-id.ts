/** Gives a name to a new part. Names are never used again: merges and addresses go by them. */
export type NewId = () => string;

const LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";

/** Letters of a name: with ten of them, one of a million stories has the same name twice. */
const ID_LENGTH = 10;

/** A name by chance. */
export const randomId: NewId = () =>
  [...crypto.getRandomValues(new Uint8Array(ID_LENGTH))].map((byte) => LETTERS[byte % LETTERS.length]).join("");
