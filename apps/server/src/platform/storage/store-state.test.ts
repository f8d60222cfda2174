import { expect, test, vi } from "vitest";
import { StoreError } from "./blob-store.ts";
import { createStoreState } from "./store-state.ts";

test("a store that answers has nothing to say, and is asked once in ten seconds", async () => {
  const list = vi.fn(async () => []);
  let nowMs = 0;
  const read = createStoreState({ list }, () => nowMs);
  expect([await read(), await read()]).toEqual(["", ""]);
  expect(list).toHaveBeenCalledTimes(1);
  nowMs = 10_000;
  await read();
  expect(list).toHaveBeenCalledTimes(2);
});

test("what a store says against us is told in its words", async () => {
  const read = createStoreState({ list: () => Promise.reject(new StoreError("NoSuchBucket")) }, () => 0);
  expect(await read()).toBe("NoSuchBucket");
});

test("a store that says nothing is away after five seconds", async () => {
  vi.useFakeTimers();
  try {
    const answer = createStoreState({ list: () => new Promise(() => undefined) }, () => 0)();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await answer).toBe("no answer in 5 s");
  } finally {
    vi.useRealTimers();
  }
});
