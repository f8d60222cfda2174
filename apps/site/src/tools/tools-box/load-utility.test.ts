import { expect, test } from "vitest";
import { UTILITIES } from "./core/catalogue/utilities";
import { examplesOf } from "./core/utility/utility";
import { loadUtility } from "./load-utility";

const AROUND = { today: "2026-11-23", municipalities: [{ code: "28079", name: "Madrid" }] };

test.each(UTILITIES)("$name opens with an example that works", async ({ id }) => {
  const utility = await loadUtility(id);
  const outcome = utility.answer(examplesOf(utility), AROUND);
  expect(outcome).toMatchObject({ kind: "answer" });
  expect(outcome.kind === "answer" && outcome.results.every(({ name, value }) => name !== "" && value !== "")).toBe(
    true,
  );
});

test.each(UTILITIES)(
  "$name answers nothing at all with a rule and an example, beside one of its fields",
  async ({ id }) => {
    const utility = await loadUtility(id);
    const outcome = utility.answer({}, AROUND);
    expect(outcome).toMatchObject({ kind: "refusal" });
    const { field, text } = outcome.kind === "refusal" ? outcome : { field: "", text: "" };
    expect(utility.fields.map(({ name }) => name)).toContain(field);
    expect(text).toMatch(/^[A-ZÁ«].*[.?]$/);
  },
);

test.each(UTILITIES)("$name bears any text in any of its fields", async ({ id }) => {
  const utility = await loadUtility(id);
  const odd = [
    "\u0000",
    "\ud800",
    "x".repeat(50_000),
    "9".repeat(400),
    "-1e999",
    '"',
    "<script>",
    "%",
    "\t\n;,|",
    "👩‍👩‍👧",
  ];
  for (const { name } of utility.fields)
    for (const text of odd)
      expect(() => utility.answer({ ...examplesOf(utility), [name]: text }, AROUND)).not.toThrow();
});
