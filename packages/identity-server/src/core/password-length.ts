/**
 * Tells whether a password has an allowed length. Nothing else is asked of it, and it is never trimmed.
 *
 * @param limits - Unicode code points, both ends included.
 */
export function isPasswordLength(password: string, limits: { readonly min: number; readonly max: number }): boolean {
  // A code point takes at most two UTF-16 units, so a longer text needs no counting.
  if (password.length > limits.max * 2) return false;
  const length = [...password].length;
  return length >= limits.min && length <= limits.max;
}
