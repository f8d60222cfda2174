import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ThemeButton } from "./ThemeButton.tsx";

test("the button says what it does, and its picture says nothing", () => {
  const markup = renderToStaticMarkup(
    <ThemeButton theme="light" label="Cambiar al modo oscuro" onTheme={() => undefined} />,
  );
  expect(markup).toContain('aria-label="Cambiar al modo oscuro"');
  expect(markup).toContain('aria-hidden="true"');
});
