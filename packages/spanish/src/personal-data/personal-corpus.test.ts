import { describe, expect, test } from "vitest";
import { findPersonalData } from "./find-personal-data.ts";
import { INNOCENT_CORPUS, PERSONAL_CORPUS } from "./personal-corpus.ts";

/** Kinds that are asked about, whatever stands beside. */
const kindsIn = (text: string) =>
  [...new Set(findPersonalData(text).flatMap(({ kind, looks }) => (looks === "possible" ? [] : [kind])))].toSorted();

test("there are three hundred spellings, and none stands twice", () => {
  const all = [...Object.values(PERSONAL_CORPUS).flat(), ...INNOCENT_CORPUS];
  expect(all.length).toBeGreaterThanOrEqual(300);
  expect(new Set(all).size).toBe(all.length);
});

describe.each(Object.entries(PERSONAL_CORPUS))("%s", (kind, spellings) => {
  test.each(spellings.map((text) => [text]))("«%s» is found", (text) => {
    expect(kindsIn(text)).toEqual([kind]);
  });
});

test.each(INNOCENT_CORPUS.map((text) => [text]))("«%s» reaches nobody", (text) => {
  expect(kindsIn(text)).toEqual([]);
});

test("nine figures that begin with a line's are possible, and its name beside makes it one", () => {
  expect(findPersonalData("912345678")).toEqual([{ kind: "phone", text: "912345678", looks: "possible" }]);
  expect(findPersonalData("tel. 912345678")).toEqual([{ kind: "phone", text: "912345678", looks: "sure" }]);
});

test("each of several is told as it is written", () => {
  expect(findPersonalData("Ana, 600 123 123 (ana@example.org), y Luis, 91 123 45 67").map(({ text }) => text)).toEqual([
    "600 123 123",
    "91 123 45 67",
    "ana@example.org",
  ]);
});

test.each([
  ["figures without end", "1".repeat(200_000)],
  ["mobiles without end", "600 ".repeat(50_000)],
  ["signs of mail without end", "a@".repeat(100_000)],
  ["points after a sign without end", `a@${"b.".repeat(100_000)}`],
  ["a local part without end", `${"a".repeat(100_000)}@`],
  ["letters of an account without end", "ES".repeat(100_000)],
  ["an account that goes on", `ES91${" 2".repeat(100_000)}`],
  ["hyphens without end", `6${"-".repeat(200_000)}`],
  ["names of telephones without end", "tel ".repeat(50_000)],
  ["a blank and a sign without end", " (at) ".repeat(40_000)],
])("%s are looked at once", (_name, text) => {
  expect(Array.isArray(findPersonalData(text))).toBe(true);
});
