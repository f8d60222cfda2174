import { expect, test } from "vitest";
import { authorsOf, isOwn, type PastDeed } from "./four-eyes.ts";

const writes = (byId: string): PastDeed => ({ byId, kind: "writing" });
const approves = (byId: string): PastDeed => ({ byId, kind: "approval" });
const withdraws = (byId: string): PastDeed => ({ byId, kind: "withdrawal" });

test.each([
  { name: "nobody wrote anything", past: [], unapproved: [], approved: [] },
  { name: "all who wrote since", past: [writes("ana"), writes("eva")], unapproved: ["ana", "eva"], approved: [] },
  {
    name: "what was approved is the team's",
    past: [writes("ana"), approves("eva")],
    unapproved: [],
    approved: ["ana"],
  },
  {
    name: "who writes after it",
    past: [writes("ana"), approves("eva"), writes("eva")],
    unapproved: ["eva"],
    approved: ["ana"],
  },
  {
    name: "after a withdrawal all who ever wrote",
    past: [writes("ana"), approves("eva"), writes("eva"), approves("ana"), withdraws("leo")],
    unapproved: ["ana", "eva"],
    approved: [],
  },
  {
    name: "what went out a second time without a change stays whose it was",
    past: [writes("ana"), approves("eva"), approves("eva")],
    unapproved: [],
    approved: ["ana"],
  },
  { name: "what works by itself is nobody", past: [writes(""), writes("ana")], unapproved: ["ana"], approved: [] },
])("$name", ({ past, unapproved, approved }) => {
  const authors = authorsOf(past);
  expect([...authors.unapproved]).toEqual(unapproved);
  expect([...authors.approved]).toEqual(approved);
});

test("nobody approves their own, neither before an approval nor after it", () => {
  const waiting = authorsOf([writes("ana"), approves("eva"), writes("eva")]);
  expect(["ana", "eva", "leo"].filter((person) => isOwn(waiting, person))).toEqual(["eva"]);
  const out = authorsOf([writes("ana"), approves("eva")]);
  expect(["ana", "eva", "leo"].filter((person) => isOwn(out, person))).toEqual(["ana"]);
});
