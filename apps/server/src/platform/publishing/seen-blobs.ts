/** Longest that bytes are taken to be there without asking: what was lost is noticed by the next publication after it. Milliseconds. */
const BELIEVED_MS = 3_600_000;

/** Hashes that are remembered; a story of thirty pictures has five hundred. */
const MOST_SEEN = 50_000;

/** Memory of the bytes that this process has seen in the store, by their hashes. */
export interface SeenBlobs {
  has(hash: string): boolean;
  /** Remembers bytes that are there. @param freshUntilMs - When they are too old to be relied on unasked. */
  add(hash: string, freshUntilMs: number): void;
  delete(hash: string): void;
}

/** Begins with nothing seen. @param now - Unix epoch, milliseconds. */
export function createSeenBlobs(now: () => number): SeenBlobs {
  const believedUntilMs = new Map<string, number>();
  return {
    has: (hash) => (believedUntilMs.get(hash) ?? 0) > now(),
    add(hash, freshUntilMs) {
      if (believedUntilMs.size >= MOST_SEEN) believedUntilMs.clear();
      believedUntilMs.set(hash, Math.min(now() + BELIEVED_MS, freshUntilMs));
    },
    delete: (hash) => void believedUntilMs.delete(hash),
  };
}
