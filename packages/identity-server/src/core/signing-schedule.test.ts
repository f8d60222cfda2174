import { expect, test } from "vitest";
import { KEY_LEAD_MS, scheduleKeys } from "./signing-schedule.ts";

const LIFE_MS = 3_600_000;
const FIRST = { number: 1, createdAtMs: 1_000_000_000 };
const SECOND = { number: 2, createdAtMs: 2_000_000_000 };
const STARTS_MS = SECOND.createdAtMs + KEY_LEAD_MS;

test.each([
  { name: "before the lead is over", nowMs: STARTS_MS - 1, signing: 1, honoured: [1, 2] },
  { name: "when the lead is over", nowMs: STARTS_MS, signing: 2, honoured: [1, 2] },
  { name: "while the last token lives", nowMs: STARTS_MS + LIFE_MS, signing: 2, honoured: [1, 2] },
  { name: "a lead after the last token", nowMs: STARTS_MS + LIFE_MS + KEY_LEAD_MS, signing: 2, honoured: [2] },
  { name: "with a clock that went back", nowMs: 0, signing: 1, honoured: [1, 2] },
])("$name: $signing signs, $honoured are honoured", ({ nowMs, signing, honoured }) => {
  const schedule = scheduleKeys([SECOND, FIRST], nowMs, LIFE_MS);
  expect(schedule.signing.number).toBe(signing);
  expect(schedule.honoured.map(({ number }) => number)).toEqual(honoured);
});

test("without a key there is nothing to sign with", () => {
  expect(() => scheduleKeys([], 0, LIFE_MS)).toThrow(RangeError);
});
