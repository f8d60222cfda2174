import { expect, test } from "vitest";
import { drawLines } from "./draw-lines";

test("draws every step from where the last ended, in parts that leave the page time to answer", () => {
  const calls: string[] = [];
  const note =
    (name: string) =>
    (...values: number[]) =>
      void calls.push(`${name} ${values.join(" ")}`.trim());
  const pen = {
    ...{
      beginPath: note("begin"),
      moveTo: note("move"),
      lineTo: note("line"),
      stroke: note("stroke"),
      arc: note("arc"),
    },
  };
  const parts = [...drawLines(pen, [[100, 50, 10, -20, 5, 0]])];
  expect(parts).toHaveLength(0);
  expect(calls).toEqual(["begin", "move 10 5", "line 11 3", "line 11.5 3", "stroke"]);
  const long = Array.from({ length: 20_002 }, () => 1);
  expect([...drawLines(pen, [long])]).toHaveLength(2);
});
