import { expect, test } from "vitest";
import { emptyDraft } from "./graphic-draft";
import { longestText } from "./longest-text";

test("what fills a form is named by its field, wherever it is", () => {
  const items = [
    { label: "Uno", chart: "abcde", group: "" },
    { label: "x".repeat(3_145_728), chart: "abcde", group: "" },
  ];
  const control = {
    control: "tabs",
    defaultIndex: 0,
    controlLabel: "Elegir",
    parameter: "",
    keepsTallest: true,
  } as const;
  const draft = { ...emptyDraft({ type: "switcher", items, ...control }), title: "Una serie" };
  expect(longestText(draft)).toEqual({
    field: "config.items.1.label",
    message: "Es lo que más ocupa: 3.145.728 caracteres. Acórtalo",
  });
});
