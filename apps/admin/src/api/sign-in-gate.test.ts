import { expect, test, vi } from "vitest";
import { createSignInGate } from "./sign-in-gate.ts";

test("however many calls wait, the person is asked once, and all of them go on together", async () => {
  const gate = createSignInGate();
  const told = vi.fn();
  gate.subscribe(told);
  const calls = [gate.wait(), gate.wait(), gate.wait()];
  expect([gate.isWaiting(), told.mock.calls.length]).toEqual([true, 1]);
  gate.resolve(true);
  expect(await Promise.all(calls)).toEqual([true, true, true]);
  expect(gate.isWaiting()).toBe(false);
});

test("who does not want to enter lets the calls fail, and is asked again the next time", async () => {
  const gate = createSignInGate();
  const refused = gate.wait();
  gate.resolve(false);
  expect(await refused).toBe(false);
  const next = gate.wait();
  gate.resolve(true);
  expect(await next).toBe(true);
});

test("a sign-in in another tab while nobody waits changes nothing", () => {
  const gate = createSignInGate();
  gate.resolve(true);
  expect(gate.isWaiting()).toBe(false);
});
