import { randomBytes } from "node:crypto";
import { crc32 } from "node:zlib";

/** Kinds of secret, by what they begin with; a scanner of secrets finds each by it. */
const SECRET_BEGINNINGS = { key: "nvk_", token: "nvt_" } as const;

const DIGITS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Length of the random part: thirty letters and figures are 178 bits, and nobody guesses one. */
const RANDOM_LENGTH = 30;

/** Length of the check sum: as many letters as the greatest one needs. */
const SUM_LENGTH = 6;

/** Bytes from this one on are not taken: they would make some letters likelier than others. */
const FAIR_BYTES = 256 - (256 % DIGITS.length);

function randomText(): string {
  let text = "";
  while (text.length < RANDOM_LENGTH) {
    for (const byte of randomBytes(RANDOM_LENGTH)) {
      if (byte < FAIR_BYTES && text.length < RANDOM_LENGTH) text += DIGITS[byte % DIGITS.length];
    }
  }
  return text;
}

/** Check sum of a text, in letters and figures: CRC-32, as other houses' keys have it. */
function sumOf(text: string): string {
  let rest = crc32(text);
  let sum = "";
  for (let place = 0; place < SUM_LENGTH; place += 1) {
    sum = DIGITS[rest % DIGITS.length] + sum;
    rest = Math.floor(rest / DIGITS.length);
  }
  return sum;
}

/** Makes the secret of a key or of a token. */
export function makeProgramSecret(kind: keyof typeof SECRET_BEGINNINGS): string {
  const text = randomText();
  return SECRET_BEGINNINGS[kind] + text + sumOf(text);
}

/** Tells whether a text can be such a secret: what was copied wrong, or made up, is not looked for. */
export function isProgramSecret(text: string): boolean {
  const begins = Object.values(SECRET_BEGINNINGS).some((beginning) => text.startsWith(beginning));
  const [random, sum] = [text.slice(4, 4 + RANDOM_LENGTH), text.slice(4 + RANDOM_LENGTH)];
  return begins && random.length === RANDOM_LENGTH && sumOf(random) === sum;
}

/** Characters of a secret that are kept in clear, so that whoever finds one knows whose it is. */
const START_LENGTH = 8;

/** Returns the beginning of a secret, as lists show it. */
export const startOf = (secret: string): string => secret.slice(0, START_LENGTH);
