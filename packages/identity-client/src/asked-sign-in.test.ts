import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rememberAskedSignIn, spendAskedSignIn } from "./asked-sign-in.ts";
import { GoTrue } from "./go-true.ts";

const NOW_MS = 1_800_000_000_000;
const MINUTE_MS = 60_000;

function fakeStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

/** The same tab, with another page in it. */
const loadAnotherPage = () => vi.stubGlobal("performance", { timeOrigin: performance.timeOrigin + 1 });

beforeEach(() => {
  vi.stubGlobal("sessionStorage", fakeStorage());
  vi.stubGlobal("performance", { timeOrigin: NOW_MS });
});
afterEach(() => vi.unstubAllGlobals());

test("a sign-in that this tab began is known on the way back, once", () => {
  rememberAskedSignIn(NOW_MS);
  loadAnotherPage();
  expect([spendAskedSignIn(NOW_MS + MINUTE_MS), spendAskedSignIn(NOW_MS + MINUTE_MS)]).toEqual([true, false]);
});

test("nothing was asked: a link of somebody else is not a way back", () => {
  expect(spendAskedSignIn(NOW_MS)).toBe(false);
});

test("a page that only computed the address did not leave: the fragment of that very load is not its way back", () => {
  rememberAskedSignIn(NOW_MS);
  expect(spendAskedSignIn(NOW_MS)).toBe(false);
});

test.each([
  { name: "just in time", laterMs: 10 * MINUTE_MS, isKnown: true },
  { name: "too late", laterMs: 10 * MINUTE_MS + 1, isKnown: false },
  { name: "a clock set back a day", laterMs: -1440 * MINUTE_MS, isKnown: false },
])("$name: $isKnown", ({ laterMs, isKnown }) => {
  rememberAskedSignIn(NOW_MS);
  loadAnotherPage();
  expect(spendAskedSignIn(NOW_MS + laterMs)).toBe(isKnown);
});

test.each(["", "a b", "1"])("what others wrote under the key, «%s», is no mark", (text) => {
  sessionStorage.setItem("gotrue.asked", text);
  expect(spendAskedSignIn(NOW_MS)).toBe(false);
});

test("a storage that throws, or that is missing, stops nothing", () => {
  const broken = () => {
    throw new Error("denied");
  };
  for (const storage of [{ getItem: broken, setItem: broken, removeItem: broken }, undefined]) {
    vi.stubGlobal("sessionStorage", storage);
    rememberAskedSignIn(NOW_MS);
    expect(spendAskedSignIn(NOW_MS)).toBe(false);
  }
});

test.each([
  ["loginExternalUrl", (client: GoTrue) => client.loginExternalUrl("google")],
  ["acceptInviteExternalUrl", (client: GoTrue) => client.acceptInviteExternalUrl("google", "abc")],
])("%s remembers, and gives the address that it always gave", (_, addressOf) => {
  const url = addressOf(new GoTrue());
  expect(url.startsWith("/.netlify/identity/authorize?provider=google")).toBe(true);
  loadAnotherPage();
  expect(spendAskedSignIn()).toBe(true);
});
