import type { BulkOutcome, BulkReport } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { repeatUntilMade } from "./bulk-rounds.ts";

const item = (id: string, outcome: BulkOutcome["outcome"], more: Partial<BulkOutcome> = {}): BulkOutcome => ({
  ...{ id, title: id.toUpperCase(), outcome, message: "" },
  ...more,
});
const report = (...items: BulkOutcome[]): BulkReport => ({ action: "publish", items });
const waits = (id: string) => item(id, "preparing", { jobIds: [`job-${id}`] });
const outcomes = ({ items }: BulkReport) => items.map(({ id, outcome, message }) => [id, outcome, message]);

test("what waits for its files is asked for again, alone, until it is done, and the others are as they were", async () => {
  const answers = [report(item("b", "done"), waits("c")), report(item("c", "done"))];
  const asked: (readonly string[])[] = [];
  const told: BulkReport[] = [];
  const end = await repeatUntilMade(report(item("a", "refused", { message: "No" }), waits("b"), waits("c")), {
    order: async (ids) => {
      asked.push(ids);
      return answers[asked.length - 1] ?? report();
    },
    untilMade: async () => "",
    onReport: (one) => told.push(one),
  });
  expect(asked).toEqual([["b", "c"], ["c"]]);
  expect(outcomes(end)).toEqual([
    ["a", "refused", "No"],
    ["b", "done", ""],
    ["c", "done", ""],
  ]);
  expect(told.map((one) => one.items.filter(({ outcome }) => outcome === "preparing").length)).toEqual([2, 1, 0]);
});

test("what cannot be made is refused with the reason, and asked for no more", async () => {
  const end = await repeatUntilMade(report(waits("a"), waits("b")), {
    order: async (ids) => report(...ids.map((id) => item(id, "done"))),
    untilMade: async ([jobId]) => (jobId === "job-a" ? "Ha tardado más de diez minutos y se ha parado." : ""),
    onReport: () => undefined,
  });
  expect(outcomes(end)).toEqual([
    ["a", "refused", "Ha tardado más de diez minutos y se ha parado"],
    ["b", "done", ""],
  ]);
});
