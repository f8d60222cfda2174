import mapshaper from "mapshaper";

/** Repairs that mapshaper has reported since it was listened to. */
export interface Heard {
  /** Narrow gaps and overlaps that were closed. */
  slivers(): number;
  /** Places where lines crossed after the last simplification: those that were undone, and those that stay. */
  crossings(): { readonly repaired: number; readonly left: number };
}

/** Figures of a sentence from a word on: `Repaired 36 intersections; 49 intersections could not be repaired`. */
function figuresFrom(text: string, word: string): readonly number[] {
  const at = text.indexOf(word);
  if (at === -1) return [];
  return (text.slice(at).match(/\d[\d,]*/g) ?? []).map((figure) => Number(figure.replaceAll(",", "")));
}

function fail(...texts: unknown[]): void {
  throw new Error(texts.map(String).join(" "));
}

/** Begins to listen. It has no other way to tell, and nothing else here listens at the same time. */
export function hear(): Heard {
  let slivers = 0;
  let crossings = { repaired: 0, left: 0 };
  const listen = (...texts: unknown[]) => {
    const text = texts.map(String).join(" ");
    if (text.includes("sliver")) slivers += figuresFrom(text, "Removed")[0] ?? 0;
    const [repaired, left = 0] = figuresFrom(text, "Repaired");
    if (repaired !== undefined) crossings = { repaired, left };
  };
  mapshaper.internal.setLoggingFunctions(listen, fail, fail, listen);
  return { slivers: () => slivers, crossings: () => crossings };
}
