import { expect, test } from "vitest";
import { personName, personState, roleWord } from "./person-facts.ts";

const NOW_MS = Date.parse("2026-11-20T09:00:00Z");
const BEFORE = "2026-11-20T08:59:59Z";
const AFTER = "2026-11-20T09:00:01Z";

test.each([
  { person: { confirmed_at: BEFORE }, state: "confirmed" },
  { person: { invited_at: BEFORE }, state: "invited" },
  { person: { invited_at: BEFORE, confirmed_at: BEFORE }, state: "confirmed" },
  { person: {}, state: "unconfirmed" },
  { person: { confirmed_at: BEFORE, banned_until: AFTER }, state: "banned" },
  { person: { confirmed_at: BEFORE, banned_until: BEFORE }, state: "confirmed" },
])("$person is $state", ({ person, state }) => {
  expect(personState(person, NOW_MS)).toBe(state);
});

test.each([
  { metadata: { full_name: "Ana", name: "x" }, name: "Ana" },
  { metadata: { full_name: "", name: "Ana" }, name: "Ana" },
  { metadata: { full_name: 7 }, name: "" },
  { metadata: {}, name: "" },
])("$metadata is called «$name»", ({ metadata, name }) => {
  expect(personName(metadata)).toBe(name);
});

test("only the role that opens the administration has a word of its own", () => {
  expect(["admin", "editora", ""].map(roleWord)).toEqual(["Administra", "editora", ""]);
});
