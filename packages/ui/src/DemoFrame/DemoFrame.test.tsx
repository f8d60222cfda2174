import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DemoFrame } from "./DemoFrame.tsx";

test("a demo starts as wide as the page and in the page's own theme", () => {
  const markup = renderToStaticMarkup(<DemoFrame label="Demostración de muestra">Muestra</DemoFrame>);
  expect(markup).toContain('<section class="nv-demo" aria-label="Demostración de muestra">');
  expect(markup).not.toContain("data-theme");
  expect(markup).not.toContain("inline-size");
});
