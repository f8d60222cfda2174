type Metadata = Readonly<Record<string, unknown>>;

/** Most bytes of either metadata as JSON; the service's own limit. @see docs/contracts/identity.md#limits */
const METADATA_MAX_BYTES = 4096;

/** Metadata as somebody edits it: JSON over several lines, nothing for none. */
export function metadataText(metadata: Metadata): string {
  return Object.keys(metadata).length === 0 ? "" : JSON.stringify(metadata, null, 2);
}

function isMetadata(value: unknown): value is Metadata {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Reads edited metadata.
 *
 * @returns The data, or the sentence that says what is wrong.
 */
export function readMetadataText(text: string): { readonly metadata: Metadata } | { readonly problem: string } {
  if (text.trim() === "") return { metadata: {} };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The parser's own message is in English and tells a position that nobody counts.
    return { problem: 'No es JSON: comprueba comillas, comas y llaves. Por ejemplo: {"mesa": "Datos"}' };
  }
  if (!isMetadata(value)) return { problem: 'Debe ser un objeto con nombres y valores: {"mesa": "Datos"}' };
  const bytes = new TextEncoder().encode(JSON.stringify(value)).length;
  return bytes <= METADATA_MAX_BYTES
    ? { metadata: value }
    : { problem: `Ocupa ${bytes} bytes y caben ${METADATA_MAX_BYTES}.` };
}

/**
 * Computes the change that turns one metadata into another: the service merges key by key, and a key sent as `null` goes.
 *
 * @returns `null` when nothing changes.
 * @example metadataChanges({ a: 1, b: 2 }, { a: 1, c: 3 }) // { b: null, c: 3 }
 */
export function metadataChanges(before: Metadata, after: Metadata): Metadata | null {
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  const set = Object.entries(after).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(before[key]));
  const changes = Object.fromEntries([...removed.map((key) => [key, null]), ...set]);
  return Object.keys(changes).length === 0 ? null : changes;
}
