import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Swatch } from "./Swatch.tsx";

test("a sample beside its own name is not read twice", () => {
  expect(renderToStaticMarkup(<Swatch color="#c8321f" />)).toContain('aria-hidden="true"');
  expect(renderToStaticMarkup(<Swatch color="#c8321f" name="rojo" />)).toContain('role="img" aria-label="rojo"');
});
