/** A path with and without a slash at the end: existing clients use both. */
export function bothSlashes(path: string): readonly [string, string] {
  return [path, `${path}/`];
}
