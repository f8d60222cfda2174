import type { RecordVersion } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { readersVersion } from "./readers-version";

const item = (version: number, action: RecordVersion["action"], more: Partial<RecordVersion> = {}): RecordVersion => ({
  version,
  action,
  by: "Ana",
  atMs: version * 1000,
  revision: null,
  revisionUrl: null,
  changes: [],
  ...more,
});
const title = (before: string, after: string) => [{ field: "title", label: "Título", before, after }];

const PUBLISHED = [
  item(4, "published", { revision: "2-b" }),
  item(3, "edited", { changes: title("Uno", "Dos") }),
  item(2, "published", { revision: "1-a" }),
  item(1, "registered"),
];

test("what was published last is what readers have, with nothing to change for them", () => {
  expect(readersVersion("2-b", PUBLISHED)).toEqual({ version: 4, atMs: 4000, isFormer: false, changes: [] });
});

test("changes since then are joined, each field once, and what was taken back is none", () => {
  const later = [
    item(7, "edited", { changes: [{ field: "note", label: "Nota", before: "x", after: "" }] }),
    item(6, "edited", {
      changes: [...title("Tres", "Cuatro"), { field: "note", label: "Nota", before: "", after: "x" }],
    }),
    item(5, "edited", { changes: title("Dos", "Tres") }),
    ...PUBLISHED,
  ];
  expect(readersVersion("2-b", later)).toMatchObject({ isFormer: false, changes: title("Dos", "Cuatro") });
});

test("after a roll back readers have the former version, and publishing would bring back what was taken away", () => {
  const back = [item(5, "rolled-back", { revision: "1-a" }), ...PUBLISHED];
  expect(readersVersion("1-a", back)).toEqual({ version: 2, atMs: 2000, isFormer: true, changes: title("Uno", "Dos") });
});

test("that is known before the history tells of it, and no more once readers have the last one again", () => {
  expect(readersVersion("1-a", PUBLISHED)).toMatchObject({ version: 2, isFormer: true });
  const back = item(5, "rolled-back", { revision: "1-a" });
  const forth = [item(6, "rolled-back", { revision: "2-b" }), back, ...PUBLISHED];
  expect(readersVersion("2-b", forth)).toMatchObject({ version: 4, isFormer: false, changes: [] });
});

test("without a revision, or without its version, nothing is known", () => {
  expect([readersVersion(null, PUBLISHED), readersVersion("9-z", PUBLISHED)]).toEqual([null, null]);
});
