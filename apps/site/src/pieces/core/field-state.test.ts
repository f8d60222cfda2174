import { expect, test } from "vitest";
import { isUnwritten, stillRefused } from "./field-state";
import { emptyDraft, type GraphicDraft } from "./graphic-draft";

const switcher = (...labels: string[]) =>
  emptyDraft({
    type: "switcher",
    control: "tabs",
    defaultIndex: 0,
    controlLabel: "Elegir",
    parameter: "",
    keepsTallest: true,
    items: labels.map((label) => ({ label, chart: "AbC12", group: "" })),
  });

test("a field that nobody wrote is not wrong yet, in a new item neither", () => {
  expect(isUnwritten("config.items.1.label", switcher("Asturias", ""), switcher("", ""))).toBe(true);
  expect(isUnwritten("config.items.2.label", switcher("a", "b", ""), switcher("a", "b"))).toBe(true);
  expect(isUnwritten("title", switcher("a"), switcher("a"))).toBe(true);
});

test("one that was emptied is, and so is what holds something or is of no field", () => {
  expect(isUnwritten("config.items.0.label", switcher("", "b"), switcher("a", "b"))).toBe(false);
  expect(isUnwritten("config.items.0.label", switcher("a", "b"), switcher("", ""))).toBe(false);
  expect(isUnwritten("tags.3", switcher("a"), switcher("a"))).toBe(false);
});

test("what was refused is still to be put right while its field holds what was sent", () => {
  const sent = switcher("a", "");
  const told = (field: string, draft: GraphicDraft, asked: GraphicDraft | null = sent) =>
    stillRefused(new Map([[field, "Falta"]]), draft, asked).size === 1;
  expect(told("config.items.1.label", { ...sent, title: "Paro" })).toBe(true);
  // Written while the answer was on its way: it came for what had been sent.
  expect(told("title", { ...sent, title: "Paro" })).toBe(false);
  expect(told("config.items", switcher("a", "b"))).toBe(false);
  expect(told("tags.3", { ...sent, title: "Paro" })).toBe(true);
  expect(told("title", { ...sent, title: "Paro" }, null)).toBe(true);
});
