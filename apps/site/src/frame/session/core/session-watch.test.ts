import { expect, test } from "vitest";
import { isQuestionDue, mustLeave, QUIET_MS, TICK_MS } from "./session-watch.ts";

const ASKED_AT_MS = 1_000_000;

test.each([
  { name: "the first look at a page", occasion: "start", sinceMs: 0, isVisible: true, due: true },
  {
    name: "another tab signed out, even in a hidden tab",
    occasion: "stored-user-gone",
    sinceMs: 0,
    isVisible: false,
    due: true,
  },
  {
    name: "a route change right after a question",
    occasion: "route",
    sinceMs: QUIET_MS - 1,
    isVisible: true,
    due: false,
  },
  { name: "a route change later on", occasion: "route", sinceMs: QUIET_MS, isVisible: true, due: true },
  { name: "a return to the tab right after a question", occasion: "return", sinceMs: 1, isVisible: true, due: false },
  { name: "a return to the tab after lunch", occasion: "return", sinceMs: 3_600_000, isVisible: true, due: true },
  { name: "a minute of reading", occasion: "tick", sinceMs: TICK_MS, isVisible: true, due: true },
  { name: "less than a minute of reading", occasion: "tick", sinceMs: TICK_MS - 1, isVisible: true, due: false },
  { name: "a minute in a hidden tab", occasion: "tick", sinceMs: TICK_MS, isVisible: false, due: false },
] as const)("isQuestionDue: $name -> $due", ({ occasion, sinceMs, isVisible, due }) => {
  expect(isQuestionDue(occasion, { nowMs: ASKED_AT_MS + sinceMs, askedAtMs: ASKED_AT_MS, isVisible })).toBe(due);
});

test("isQuestionDue: whatever comes first asks, when nothing has been asked", () => {
  expect(isQuestionDue("route", { nowMs: 0, askedAtMs: null, isVisible: true })).toBe(true);
});

test.each([
  { verdict: "over", pathname: "/docs/intro", wasOpen: true, leaves: true },
  { verdict: "over", pathname: "/docs/intro", wasOpen: false, leaves: true },
  { verdict: "over", pathname: "/", wasOpen: true, leaves: true },
  { verdict: "over", pathname: "/", wasOpen: false, leaves: false },
  { verdict: "open", pathname: "/docs/intro", wasOpen: true, leaves: false },
  { verdict: "unknown", pathname: "/docs/intro", wasOpen: true, leaves: false },
] as const)("mustLeave: $verdict at $pathname, open before $wasOpen -> $leaves", ({ leaves, ...moment }) => {
  expect(mustLeave(moment)).toBe(leaves);
});
