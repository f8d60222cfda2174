import { CountSnapshot } from "@nv/contracts/schemas";

/** Counts that are remembered: the last one of two nights and what each is compared with. */
const REMEMBERED = 4;

/** Reader of counts as they are kept: the count of a country is two megabytes, and each renewal asks for the same one several times. */
export type CountReader = (text: string | null) => CountSnapshot | null;

/** Creates a reader that remembers the last counts that it read. Nobody changes what it gives. */
export function createCountReader(): CountReader {
  const known = new Map<string, CountSnapshot>();
  return (text) => {
    if (text === null) return null;
    const snapshot = known.get(text) ?? CountSnapshot.parse(JSON.parse(text));
    known.delete(text);
    known.set(text, snapshot);
    for (const old of [...known.keys()].slice(0, -REMEMBERED)) known.delete(old);
    return snapshot;
  };
}
