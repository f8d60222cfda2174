/** Characters of a name that is kept. */
const MOST = 200;

/** Longest end that is kept of a name that is cut, as `.geojson`. */
const END = /\.[^.]{1,12}$/u;

/** Signs that are not seen, or that turn round what is: control characters and marks of direction. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A name as somebody's machine gave it, as it is shown and kept; it is never a path. */
export function uploadName(given: string): string {
  const seen = given.replaceAll(UNSEEN, "").trim();
  const [end = ""] = END.exec(seen) ?? [];
  const name = seen.length > MOST ? seen.slice(0, MOST - end.length) + end : seen;
  return name === "" ? "archivo" : name;
}
