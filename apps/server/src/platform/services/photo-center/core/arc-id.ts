/** @see RFC 4648, section 6 */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
const BITS = 5;

/** An id of Arc's form, 26 letters and figures, of a UUID. The same one is always the same. */
export function arcIdOf(uuid: string): string {
  const bytes = Buffer.from(uuid.replaceAll("-", ""), "hex");
  let [value, bits, id] = [0, 0, ""];
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    for (; bits >= BITS; bits -= BITS) id += LETTERS[(value >> (bits - BITS)) & 31] ?? "";
    value &= (1 << bits) - 1;
  }
  return bits === 0 ? id : id + (LETTERS[(value << (BITS - bits)) & 31] ?? "");
}
