import { expect, test } from "vitest";
import { draftOf } from "./draft";

test("a draft is read back", () => {
  const draft = { version: "1", text: "Un halo claro", note: "" };
  expect(draftOf(JSON.stringify(draft))).toEqual(draft);
});

test.each([null, "", "{", "null", "[]", '{"version":"1","text":"a"}', '{"version":1,"text":"a","note":""}'])(
  "%s is no draft",
  (stored) => {
    expect(draftOf(stored)).toBeNull();
  },
);
