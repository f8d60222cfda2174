import { expect, test } from "vitest";
import { createReadMarks } from "./read-marks.ts";

/** Marks of a database that announces, with the connection up. */
function startMarks() {
  const marks = createReadMarks({ version: () => null, caughtUp: () => null });
  marks.setConnected(true);
  return marks;
}

test("a mark lasts until there is news about its person, and not about another", () => {
  const marks = startMarks();
  const [ana, eva] = [marks.mark("ana"), marks.mark("eva")];
  marks.forget("eva");
  expect([ana.isPresent(), eva.isPresent(), marks.mark("eva").isPresent()]).toEqual([true, false, true]);
});

test.each([
  { name: "settings that were changed", end: "forgetAll" as const },
  { name: "a connection that was lost", end: false },
  { name: "a connection that came back", end: true },
])("$name end all marks", ({ end }) => {
  const marks = startMarks();
  const mark = marks.mark("ana");
  if (end === "forgetAll") marks.forgetAll();
  else marks.setConnected(end);
  expect(mark.isPresent()).toBe(false);
});

test("without a connection nothing is present, and what was read then is not when it is back", () => {
  const marks = startMarks();
  marks.setConnected(false);
  const mark = marks.mark("ana");
  expect(mark.isPresent()).toBe(false);
  marks.setConnected(true);
  expect(mark.isPresent()).toBe(false);
});

test("the memory has a bound, and who was pushed out is asked for again", () => {
  const marks = startMarks();
  const first = marks.mark("first");
  for (let number = 0; number < 5000; number += 1) marks.mark(`person ${number}`);
  expect(first.isPresent()).toBe(false);
  marks.forget("first");
  expect(marks.mark("person 4999").isPresent()).toBe(true);
});

test("where commits have a number, another number ends a mark", () => {
  let commits = 1;
  const marks = createReadMarks({ version: () => commits, caughtUp: () => null });
  marks.setConnected(true);
  const mark = marks.mark("ana");
  expect(mark.isPresent()).toBe(true);
  commits = 2;
  expect(mark.isPresent()).toBe(false);
});
