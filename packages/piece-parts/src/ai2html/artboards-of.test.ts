import { expect, test } from "vitest";
import { artboardsOf } from "./artboards-of.ts";

test("what was written of a drawing stays with the one of its name when the folder is replaced", () => {
  const known = [{ name: "movil", minWidthPx: 0, altText: "La isla" }];
  expect(artboardsOf([{ name: "movil", minWidthPx: 0 }], known)).toBe(known);
  expect(
    artboardsOf(
      [
        { name: "movil", minWidthPx: 10 },
        { name: "ancho", minWidthPx: 600 },
      ],
      known,
    ),
  ).toEqual([
    { name: "movil", minWidthPx: 10, altText: "La isla" },
    { name: "ancho", minWidthPx: 600, altText: "" },
  ]);
});
