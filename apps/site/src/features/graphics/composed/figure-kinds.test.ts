import { FIGURE_LISTED } from "@nv/graphic-types";
import { expect, test } from "vitest";
import { KIND_LABELS } from "./FigureKinds";

test("the kinds of the manual have the names and the order of those that are chosen from", () => {
  expect(Object.entries(KIND_LABELS)).toEqual(FIGURE_LISTED.map(({ name, label }) => [name, label]));
});
