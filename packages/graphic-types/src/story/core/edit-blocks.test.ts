import { expect, test } from "vitest";
import {
  changeBlock,
  changeStep,
  duplicateBlock,
  insertBlock,
  insertStep,
  moved,
  newBlock,
  placeFile,
} from "./edit-blocks.ts";
import { randomId } from "./random-id.ts";

/** Names in a row. */
function counting() {
  let last = 0;
  return () => {
    last += 1;
    return `n${last}`;
  };
}

const A = newBlock("Texto", counting());
const B = { ...newBlock("ImgTransition", counting()), id: "b" };
const FILE = "file:0f6c1a2e-3b4d-4c5e-8f60-71829f010001";
const imagesOf = ({ steps }: typeof B) => steps.map(({ data }) => Object.entries(data)[0]?.[1]);

test("a new block has one step, both with a name that nobody had", () => {
  expect(A).toMatchObject({ id: "n1", format: "Texto", steps: [{ id: "n2", text: "", align: "center" }] });
  expect(randomId()).toMatch(/^[a-z0-9]{10}$/);
  expect(randomId()).not.toBe(randomId());
});

test("blocks are put, moved and changed without touching the others", () => {
  const both = insertBlock([A], 1, B);
  expect(moved(both, 1, 0)).toEqual([B, A]);
  expect(moved(both, 1, 2)).toBe(both);
  const [first, second] = changeBlock(both, "b", (block) => insertStep(block, 1, () => "more"));
  expect(first).toBe(A);
  expect(second?.steps.map(({ id }) => id)).toEqual(["n2", "more"]);
});

test("a duplicate comes after its block and has names of its own", () => {
  const all = duplicateBlock([A, B], A.id, counting());
  expect(all.map(({ format }) => format)).toEqual(["Texto", "Texto", "ImgTransition"]);
  expect(all[1]).toMatchObject({ id: "n2", steps: [{ id: "n1" }] });
});

test("a file that is dropped on a block fills the first empty place, then makes a step; what takes none says so", () => {
  const once = placeFile(B, { source: FILE, kind: "picture" }, counting());
  if (once === null) throw new Error("the block took no picture");
  expect(imagesOf(once)).toEqual([FILE]);
  const twice = placeFile(once, { source: `${FILE.slice(0, -1)}2`, kind: "picture" }, () => "new");
  expect(twice === null ? [] : imagesOf(twice)).toEqual([FILE, `${FILE.slice(0, -1)}2`]);
  expect(placeFile(B, { source: FILE, kind: "table" }, counting())).toBeNull();
  expect(placeFile(A, { source: FILE, kind: "picture" }, counting())).toBeNull();
});

test("one step is changed by its name", () => {
  const block = changeStep(
    insertStep(A, 1, () => "two"),
    "two",
    (step) => ({ ...step, text: "Dos" }),
  );
  expect(block.steps.map(({ text }) => text)).toEqual(["", "Dos"]);
});
