/** Encodings that files are stored in, the one preferred first. */
export type StoredEncoding = "br" | "gzip" | "identity";

const REFUSED = /;\s*q=0(\.0*)?\s*(,|$)/;

/**
 * Chooses the stored encoding for a client.
 *
 * @param acceptEncoding - `Accept-Encoding` as it came.
 * @returns The smallest that the client takes; `identity` when in doubt.
 * @see https://www.rfc-editor.org/rfc/rfc9110#field.accept-encoding
 */
export function negotiateEncoding(acceptEncoding: string | undefined): StoredEncoding {
  if (acceptEncoding === undefined) return "identity";
  for (const encoding of ["br", "gzip"] as const) {
    const start = acceptEncoding.indexOf(encoding);
    if (start === -1) continue;
    const end = acceptEncoding.indexOf(",", start);
    if (!REFUSED.test(acceptEncoding.slice(start, end === -1 ? undefined : end))) return encoding;
  }
  return "identity";
}
