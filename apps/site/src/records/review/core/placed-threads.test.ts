import type { CommentThread } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { placedThreads } from "./placed-threads";

const thread = (anchor: string, atMs: number): CommentThread => ({
  ...{ id: `${anchor}-${atMs}`, by: "Ana", isMine: false, atMs, text: "¿Seguro?", named: [] },
  ...{ anchor, words: "El puente cae", version: 1, answers: [], resolvedBy: "" },
});
const place = (anchor: string, label: string) => ({ anchor, label, words: "" });

test("comments follow their parts, and those whose part is gone say what it was", () => {
  const threads = [thread("dos", 1), thread("uno", 2), thread("", 3), thread("gone", 0), thread("uno", 1)];
  const placed = placedThreads(threads, [place("uno", "Bloque 1"), place("dos", "Bloque 2")]);
  expect(placed.map(({ label, isThere, atMs }) => [label, isThere, atMs])).toEqual([
    ["En toda la pieza", false, 3],
    ["Bloque 1", true, 1],
    ["Bloque 1", true, 2],
    ["Bloque 2", true, 1],
    ["De una parte que ya no está: «El puente cae»", false, 0],
  ]);
});
