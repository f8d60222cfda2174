import { expect, test } from "vitest";
import type { DoubleAnswer } from "../double.ts";
import { createElectionNight, type ElectionNightOptions } from "./election-night.ts";

const STEP_MS = 600_000 / 36;
const START_MS = Date.UTC(2027, 4, 23, 18);

/** A night whose clock is a variable. */
function night(options: ElectionNightOptions = {}) {
  let nowMs = START_MS;
  const double = createElectionNight({ now: () => nowMs, townsPerProvince: 1, ...options });
  const ask = (
    path: string,
    headers: Readonly<Record<string, string>> = {},
    scenario = "normal",
  ): DoubleAnswer | null =>
    double({ method: "GET", path, query: new URLSearchParams(), headers, body: "", scenario, earlier: 0 });
  ask("/");
  return {
    ask,
    at(step: number, headers: Readonly<Record<string, string>> = {}) {
      nowMs = START_MS + step * STEP_MS + 1;
      return ask("/08022705.DAT", headers);
    },
  };
}

const textOf = (answer: DoubleAnswer | null) => String(answer?.body);

test("ten minutes by the clock are a night: from nothing to an official end, with the instant of each step", () => {
  const { at } = night();
  const steps = [at(0), at(18), at(36), at(99)];
  expect(steps.map((step) => step?.headers?.["last-modified"])).toEqual([
    ...["Sun, 23 May 2027 18:00:00 GMT", "Sun, 23 May 2027 18:05:00 GMT"],
    ...["Sun, 23 May 2027 18:10:00 GMT", "Sun, 23 May 2027 18:10:00 GMT"],
  ]);
  expect(textOf(steps[3] ?? null)).toBe(textOf(steps[2] ?? null));
});

test("who has a step gets 304 until the next one, and in a silence what there was", () => {
  const { at } = night();
  const has = (step: number) => ({ "if-none-match": at(step)?.headers?.etag ?? "" });
  expect([at(5, has(5))?.status, at(6, has(5))?.status]).toEqual([304, 200]);
  expect([10, 11, 12, 13].map((step) => at(step, has(9))?.status)).toEqual([304, 304, 304, 200]);
});

test("the source ends a connection, breaks a file off and is slow, each once", () => {
  const { at } = night({ slowMs: 7 });
  expect([at(15)?.isCut, at(28)?.delayMs]).toEqual([true, 7]);
  const whole = textOf(night().ask("/08022705.DAT", {}, "final"));
  expect(textOf(at(24)).length).toBeLessThan(whole.length * 0.7);
});

test("a seed repeats a night, another one makes another, and a calm one has the right votes from the start", () => {
  const end = (options: ElectionNightOptions) => textOf(night(options).ask("/08022705.DAT", {}, "final"));
  expect(end({ seed: 1 })).toBe(end({ seed: 1 }));
  expect(end({ seed: 1 })).not.toBe(end({ seed: 2 }));
  const wrong = night();
  const before = textOf(wrong.at(19));
  expect(before).not.toBe(textOf(wrong.ask("/08022705.DAT", {}, "calm")));
});

test.each(["/08022706.DAT", "/04022705.DAT", "/", "/../resultados.csv"])("there is nothing at %s", (path) => {
  expect(night().ask(path)).toBe(null);
});
