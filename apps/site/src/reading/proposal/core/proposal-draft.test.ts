import { expect, test } from "vitest";
import { readProposal } from "./proposal-draft";

test("a draft is read back", () => {
  const draft = { version: "1", text: "Un halo claro", note: "" };
  expect(readProposal(JSON.stringify(draft))).toEqual(draft);
});

test.each([null, "", "{", "null", "[]", '{"version":"1","text":"a"}', '{"version":1,"text":"a","note":""}'])(
  "%s is no draft",
  (stored) => {
    expect(readProposal(stored)).toBeNull();
  },
);
