import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CopyButton } from "./CopyButton.tsx";

test("before a click the answer is there and empty, so that a reader announces the change", () => {
  const markup = renderToStaticMarkup(<CopyButton text="#c8321f" what="el rojo" />);
  expect(markup).toContain('<output class="nv-visually-hidden"></output>');
  expect(markup).toContain('Copiar<span class="nv-visually-hidden"> el rojo</span>');
});
