import { expect, test } from "vitest";
import { firstStep, RENEWAL_PAUSE_MS } from "./arrival.ts";

const NOW_MS = 1_800_000_000_000;
const visitor = { hash: "", isRemembered: false, renewedAtMs: null, nowMs: NOW_MS };

test.each([
  { name: "nobody is remembered", arrival: visitor, step: "visit" },
  { name: "somebody is remembered", arrival: { ...visitor, isRemembered: true }, step: "renew" },
  {
    name: "the session was renewed a moment ago and the gate still stands",
    arrival: { ...visitor, isRemembered: true, renewedAtMs: NOW_MS - RENEWAL_PAUSE_MS + 1 },
    step: "visit",
  },
  {
    name: "the last renewal is long ago",
    arrival: { ...visitor, isRemembered: true, renewedAtMs: NOW_MS - RENEWAL_PAUSE_MS },
    step: "renew",
  },
  {
    name: "the clock was set back a year since the last renewal",
    arrival: { ...visitor, isRemembered: true, renewedAtMs: NOW_MS + 31_536_000_000 },
    step: "renew",
  },
  { name: "a token for a visitor", arrival: { ...visitor, hash: "#invite_token=abc" }, step: "dialog" },
  {
    name: "a token for somebody remembered",
    arrival: { ...visitor, isRemembered: true, hash: "#recovery_token=abc" },
    step: "dialog",
  },
])("firstStep: $name -> $step", ({ arrival, step }) => {
  expect(firstStep(arrival)).toBe(step);
});
