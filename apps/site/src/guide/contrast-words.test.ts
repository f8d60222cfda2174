import { expect, test } from "vitest";
import { contrastWords } from "./contrast-words";

test("a ratio just under the limit is not rounded up to it", () => {
  expect(contrastWords("#777777", "#ffffff")).toEqual({ ratio: "4,4 : 1", use: "marcas", level: "marks" });
});

test("black on white is good for anything", () => {
  expect(contrastWords("#000000", "#ffffff")).toEqual({ ratio: "21,0 : 1", use: "texto", level: "text" });
});
