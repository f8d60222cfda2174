/** A field of a line of fixed width: its first character and the one after its last, from 0. */
export type Field = readonly [from: number, to: number];

/** Text of a field, without the spaces that fill it. */
export const textAt = (line: string, [from, to]: Field): string => line.slice(from, to).trim();

const ZERO = 48;
const NINE = 57;

/** A whole number that fills its field, zeros before it, or spaces; `null` for anything else. */
export function numberAt(line: string, [from, to]: Field): number | null {
  let value = 0;
  for (let at = from; at < to; at += 1) {
    const code = line.charCodeAt(at);
    if (code >= ZERO && code <= NINE) value = value * 10 + code - ZERO;
    else if (line[at] !== " " || value > 0) return null;
  }
  return value;
}
