import { expect, test } from "vitest";
import { loadPart } from "./load-part.ts";

test("a part that comes is asked for once, by its own address", async () => {
  const asked: string[] = [];
  const part = await loadPart(async (again) => {
    asked.push(again);
    return 1;
  });
  expect([part, asked]).toEqual([1, [""]]);
});

test("every try after a failure has an address that none before it had", async () => {
  const asked: string[] = [];
  const load = async (again: string) => {
    asked.push(again);
    throw new TypeError("Failed to fetch");
  };
  for (let call = 0; call < 3; call += 1) await expect(loadPart(load)).rejects.toThrow("Failed to fetch");
  expect(new Set(asked.filter(Boolean)).size).toBe(3);
});

test("where a bundler decides the address, the browser's error tells it", async () => {
  const load = () =>
    Promise.reject(new TypeError("Failed to fetch dynamically imported module: https://a.example/p.js"));
  // Node imports from no address: its refusal names the one that was asked for.
  await expect(loadPart(load)).rejects.toThrow(/https:|'https'/);
});
