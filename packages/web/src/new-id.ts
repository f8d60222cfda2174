/** Bytes of a UUID. */
const BYTES = 16;

/** Makes an id that nobody else makes: a random UUID, also where the page came without https. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  // Version 4, and the variant of RFC 9562.
  const variant = "89ab".charAt((bytes[8] ?? 0) % 4);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
}
