import { expect, test } from "vitest";
import { goOn } from "./in-pieces.ts";

function* countTo(last: number): Generator<undefined, string, undefined> {
  for (let at = 0; at < last; at += 1) yield;
  return "done";
}

/** Clock that goes on by some milliseconds whenever it is looked at. */
function clock(stepMs: number): () => number {
  let looks = 0;
  return () => {
    looks += 1;
    return (looks - 1) * stepMs;
  };
}

test("work that fits into a turn is done in it, and longer work goes on in the next ones", () => {
  expect(goOn(countTo(3), clock(1))).toEqual({ result: "done" });
  const long = countTo(5);
  expect(goOn(long, clock(10))).toBeNull();
  expect(goOn(long, clock(10))).toEqual({ result: "done" });
});

test("a turn always does something, however long its pieces are", () => {
  const slow = countTo(1);
  expect(goOn(slow, clock(1000))).toBeNull();
  expect(goOn(slow, clock(1000))).toEqual({ result: "done" });
});
