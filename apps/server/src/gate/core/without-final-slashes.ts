/**
 * Takes the slashes off the end of a path, in one walk from its end: a pattern would start anew at each slash of the path.
 *
 * @example withoutFinalSlashes("/docs/intro//") // "/docs/intro"
 */
export function withoutFinalSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}
