import { CountSnapshot } from "@nv/contracts/schemas";

/** Counts that are remembered: the last one of two nights and what each is compared with. */
const REMEMBERED = 4;

/** Counts as texts that are kept: that of a country is two megabytes, and each renewal asks for the same one several times. */
export interface KeptCounts {
  /** Reads a count as it is kept. Nobody changes what it gives. */
  read(text: string | null): CountSnapshot | null;
  /** Writes a count as it is kept. */
  write(snapshot: CountSnapshot): string;
}

/** Opens the counts, of which the last ones that were read or written are remembered. */
export function createKeptCounts(): KeptCounts {
  const known = new Map<string, CountSnapshot>();
  function remember(text: string, snapshot: CountSnapshot): void {
    known.delete(text);
    known.set(text, snapshot);
    for (const old of [...known.keys()].slice(0, -REMEMBERED)) known.delete(old);
  }
  return {
    read(text) {
      if (text === null) return null;
      const snapshot = known.get(text) ?? CountSnapshot.parse(JSON.parse(text));
      remember(text, snapshot);
      return snapshot;
    },
    write(snapshot) {
      const text = JSON.stringify(snapshot);
      remember(text, snapshot);
      return text;
    },
  };
}
