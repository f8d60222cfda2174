import { expect, test } from "vitest";
import { contentPrint, filesNamedIn } from "./content-print.ts";

const ID = "3f0c8f6e-1111-4222-8333-444455556666";
const PIECE = { title: "Paro", slug: "paro", fields: `{"a":1,"config":{"type":"image","source":"file:${ID}"}}` };

test("the same content has the same name, in whatever order it was written", () => {
  const turned = { ...PIECE, fields: `{"config":{"source":"file:${ID}","type":"image"},"a":1}` };
  expect(contentPrint(turned, [[ID, "aa"]])).toBe(contentPrint(PIECE, [[ID, "aa"]]));
});

test.each([
  { name: "another title", piece: { ...PIECE, title: "Empleo" }, hash: "aa" },
  { name: "another address", piece: { ...PIECE, slug: "empleo" }, hash: "aa" },
  { name: "another word", piece: { ...PIECE, fields: PIECE.fields.replace("1", "2") }, hash: "aa" },
  { name: "a file that was put in the place of another", piece: PIECE, hash: "bb" },
])("$name is another content", ({ piece, hash }) => {
  expect(contentPrint(piece, [[ID, hash]])).not.toBe(contentPrint(PIECE, [[ID, "aa"]]));
});

test("the files of a content are each named once", () => {
  expect(filesNamedIn(`["file:${ID}","file:${ID}","file:otro"]`)).toEqual([ID]);
});
