import mapshaper from "mapshaper";

/** What mapshaper says of what it mended, since it was listened to. */
export interface Heard {
  /** Narrow gaps and overlaps that were closed. */
  slivers(): number;
  /** Places where lines crossed after the last simplification: those that were undone, and those that stay. */
  crossings(): { readonly repaired: number; readonly left: number };
}

const SLIVERS = /Removed ([\d,]{1,15}) of [\d,]{1,15} slivers?/;
const CROSSINGS = /Repaired ([\d,]{1,15}) intersections?(?:; ([\d,]{1,15}) intersections? could not)?/;

const count = (text: string | undefined) => Number((text ?? "0").replaceAll(",", ""));

function fail(...texts: unknown[]): void {
  throw new Error(texts.map(String).join(" "));
}

/** Begins to listen. It has no other way to tell, and nothing else here listens at the same time. */
export function hear(): Heard {
  let slivers = 0;
  let crossings = { repaired: 0, left: 0 };
  const listen = (...texts: unknown[]) => {
    const text = texts.map(String).join(" ");
    const found = SLIVERS.exec(text);
    if (found !== null) slivers += count(found[1]);
    const mended = CROSSINGS.exec(text);
    if (mended !== null) crossings = { repaired: count(mended[1]), left: count(mended[2]) };
  };
  mapshaper.internal.setLoggingFunctions(listen, fail, fail, listen);
  return { slivers: () => slivers, crossings: () => crossings };
}
