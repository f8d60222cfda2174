import type { BlobStore } from "./blob-store.ts";

/** Nothing is ever kept below this. */
const NOWHERE = "is-it-there/";

/** Whoever asks again within this time gets the same answer, milliseconds: the store must not suffer from being watched. */
const ANSWER_LIFE_MS = 10_000;

/** A store that takes longer than this to say that there is nothing is away. Milliseconds. */
const PATIENCE_MS = 5000;

/** Reads the error of the store, in its words; empty when it answers. */
export type ReadStoreState = () => Promise<string>;

async function ask(store: Pick<BlobStore, "list">): Promise<string> {
  const { promise: late, resolve: giveUp } = Promise.withResolvers<string>();
  const timer = setTimeout(giveUp, PATIENCE_MS, `no answer in ${PATIENCE_MS / 1000} s`);
  try {
    // A list, because it alone tells a store without a thing from one whose bucket is missing.
    const answered = store.list(NOWHERE).then(
      () => "",
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    return await Promise.race([answered, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Looks whether the store answers, once for all who ask within ten seconds.
 *
 * @param now - Clock, milliseconds from any start.
 */
export function createStoreState(store: Pick<BlobStore, "list">, now: () => number): ReadStoreState {
  let asked: { readonly atMs: number; readonly answer: Promise<string> } | null = null;
  return () => {
    if (asked === null || now() - asked.atMs >= ANSWER_LIFE_MS) asked = { atMs: now(), answer: ask(store) };
    return asked.answer;
  };
}
