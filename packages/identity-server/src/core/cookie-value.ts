/**
 * Finds a cookie in a `Cookie` header, without decoding.
 *
 * @returns The value of the first cookie with that name, or `null`.
 * @example cookieValue("a=1; b=2", "b") // "2"
 */
export function cookieValue(header: string, name: string): string | null {
  const prefix = `${name}=`;
  for (let start = header.indexOf(prefix); start !== -1; start = header.indexOf(prefix, start + 1)) {
    const before = header[start - 1];
    if (start !== 0 && before !== " " && before !== ";") continue;
    const end = header.indexOf(";", start);
    return header.slice(start + prefix.length, end === -1 ? undefined : end).trim();
  }
  return null;
}
