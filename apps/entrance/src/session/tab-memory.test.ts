import { expect, test } from "vitest";
import { createTabMemory } from "./tab-memory.ts";

function createStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  };
}

test("what one page keeps, the next one reads", () => {
  const storage = createStorage();
  createTabMemory(() => storage).keepWantedPage("/a");
  createTabMemory(() => storage).keepRenewedAtMs(5);
  const next = createTabMemory(() => storage);
  expect([next.readWantedPage(), next.readRenewedAtMs()]).toEqual(["/a", 5]);
  next.forgetWantedPage();
  expect(next.readWantedPage()).toBeNull();
});

test("a new tab remembers nothing", () => {
  const memory = createTabMemory(createStorage);
  expect([memory.readWantedPage(), memory.readRenewedAtMs()]).toEqual([null, null]);
});

test("a time that is not a number counts as none", () => {
  const storage = createStorage();
  storage.setItem("nv.renewed-at", "yesterday");
  expect(createTabMemory(() => storage).readRenewedAtMs()).toBeNull();
});

test("a browser that blocks storage remembers nothing and fails nothing", () => {
  const memory = createTabMemory(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  memory.keepWantedPage("/a");
  memory.forgetWantedPage();
  expect(memory.readWantedPage()).toBeNull();
});
