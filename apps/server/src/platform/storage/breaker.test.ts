import { expect, test } from "vitest";
import { StoreError } from "./blob-store.ts";
import { createBreaker } from "./breaker.ts";
import { LateAnswer } from "./late-answer.ts";

const REST_MS = 5000;

function breakerAt(nowMs: { value: number }) {
  const breaker = createBreaker(REST_MS, () => nowMs.value);
  let asked = 0;
  const ask = (fails: Error | null) =>
    breaker
      .run(async () => {
        asked += 1;
        if (fails !== null) throw fails;
        return "answer";
      })
      .catch((error: unknown) => (error instanceof StoreError ? "resting" : "failed"));
  return { ask, asked: () => asked };
}

test("a store that said nothing three times in a row rests, then one question goes to see and the others when it is answered", async () => {
  const nowMs = { value: 1000 };
  const { ask, asked } = breakerAt(nowMs);
  const late = new LateAnswer(1);
  for (let times = 0; times < 3; times += 1) expect(await ask(late)).toBe("failed");
  expect(await ask(null)).toBe("resting");
  nowMs.value += REST_MS;
  expect(await Promise.all([ask(late), ask(null), ask(null)])).toEqual(["failed", "resting", "resting"]);
  nowMs.value += REST_MS;
  expect([await ask(null), await ask(null)]).toEqual(["answer", "answer"]);
  expect(asked()).toBe(6);
});

test("failures that are told at once, and answers, begin the count again", async () => {
  const { ask } = breakerAt({ value: 0 });
  const late = new LateAnswer(1);
  for (const end of [null, new Error("hung up")]) {
    for (let times = 0; times < 2; times += 1) await ask(late);
    await ask(end);
  }
  expect(await ask(null)).toBe("answer");
});
