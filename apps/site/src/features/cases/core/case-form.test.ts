import { CaseFields, NewCase } from "@nv/contracts/schemas";
import { describe, expect, test } from "vitest";
import { BLANK_FORM, bodyOf, decadeChoices, formOf, provinceName, victimsText } from "./case-form";

const WRITTEN = {
  ...BLANK_FORM,
  ref: "A-1",
  scope: "Diócesis de Ejemplo",
  province: "X1",
  decade: "1970",
  victims: " 3 ",
  sources: [{ title: "Acta de ejemplo", date: "2026-01-02", url: "" }],
};

describe("the form of a case", () => {
  test("sends what the contract takes, and shows the same again", () => {
    const body = NewCase.parse(bodyOf(WRITTEN));
    const { nameReason, ...fields } = body;
    expect(body).toMatchObject({ decade: 1970, victims: 3 });
    expect(formOf({ fields: CaseFields.parse(fields), nameReason })).toEqual({ ...WRITTEN, victims: "3" });
  });

  test.each(["", "tres", "1,5", "-1", "1e3", "9999999"])("sends no figure for «%s»", (victims) => {
    expect(NewCase.safeParse(bodyOf({ ...WRITTEN, victims })).success).toBe(false);
  });

  test("offers decades up to the present one", () => {
    const choices = decadeChoices(2026);
    expect(choices[1]).toEqual({ value: "1930", label: "1930-1939" });
    expect(choices.at(-1)).toEqual({ value: "2020", label: "2020-2029" });
  });

  test("says a place that exists, one that does not and one that it does not know", () => {
    expect(["28", "X1", "99"].map(provinceName)).toEqual(["Madrid", "Provincia Alfa (de ejemplo)", "99"]);
  });

  test("says whether there were at least so many", () => {
    expect([false, true].map((isMinimum) => victimsText({ victims: 4, isMinimum }))).toEqual(["4", "al menos 4"]);
  });
});
