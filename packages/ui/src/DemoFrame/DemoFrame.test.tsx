import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DemoFrame } from "./DemoFrame.tsx";

test("a demo with switches of its own gets no second set, and what has the focus has a name", () => {
  const markup = renderToStaticMarkup(
    <DemoFrame label="Selector" hasSwitches={false}>
      Muestra
    </DemoFrame>,
  );
  expect(markup).not.toContain("<fieldset");
  expect(markup).toContain('role="group" aria-label="Selector, a la vista" tabindex="0"');
});

test("a demo starts as wide as the page and in the page's own theme", () => {
  const markup = renderToStaticMarkup(<DemoFrame label="Demostración de muestra">Muestra</DemoFrame>);
  expect(markup).toContain('<section class="nv-demo" aria-label="Demostración de muestra">');
  expect(markup).not.toContain("data-theme");
  expect(markup).not.toContain("inline-size");
});
