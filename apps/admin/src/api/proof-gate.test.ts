import { expect, test, vi } from "vitest";
import { createProofGate } from "./proof-gate.ts";

const QUESTION = { methods: ["password"], why: "esto abre la cuenta de otra persona" };

test("however many calls wait, the person is asked once, and all of them go on together", async () => {
  const gate = createProofGate();
  const told = vi.fn(() => gate.question());
  gate.subscribe(told);
  const calls = [gate.ask(QUESTION), gate.ask({ ...QUESTION, why: "otra cosa" })];
  expect(told).toHaveReturnedWith(QUESTION);
  gate.resolve(true);
  expect(await Promise.all(calls)).toEqual([true, true]);
  expect([gate.question(), told.mock.calls.length]).toEqual([null, 2]);
});

test("who turns away lets the calls fail, and is asked again the next time", async () => {
  const gate = createProofGate();
  const refused = gate.ask(QUESTION);
  gate.resolve(false);
  expect(await refused).toBe(false);
  expect([gate.ask(QUESTION), gate.question()]).toEqual([expect.any(Promise), QUESTION]);
});
