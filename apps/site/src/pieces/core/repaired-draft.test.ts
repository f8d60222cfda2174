import { expect, test } from "vitest";
import { emptyDraft } from "./graphic-draft";
import { repairedDraft } from "./repaired-draft";

const GOOD = { ...emptyDraft({ type: "external", source: "https://example.org/a" }), title: "Paro" };
const problem = (field: string) => ({ field, message: "Mal." });

test("what is wrong is shown as it was when it was right, and the rest as it is", () => {
  const draft = { ...GOOD, language: "klingon", title: "El paro baja" };
  expect(repairedDraft(draft, GOOD, [problem("language")])).toEqual({ ...GOOD, title: "El paro baja" });
  const source = { ...draft, config: { type: "external" as const, source: "x" } };
  expect(repairedDraft(source, GOOD, [problem("language"), problem("config.source")])).toEqual({
    ...GOOD,
    title: "El paro baja",
  });
});

test("when nothing else changed there is nothing else to look at", () => {
  expect(repairedDraft({ ...GOOD, language: "klingon" }, GOOD, [problem("language")])).toBeNull();
});
