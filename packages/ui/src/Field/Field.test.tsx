import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Field } from "./Field.tsx";

test("a field that is right has no error to describe it", () => {
  const markup = renderToStaticMarkup(<Field label="Cifra" hint="Con coma" />);
  expect(markup).not.toContain("aria-invalid");
  expect(markup.match(/aria-describedby="([^"]+)"/)?.[1]).toMatch(/-hint$/);
});

test("a field that is wrong is described by its help and by its error", () => {
  const markup = renderToStaticMarkup(<Field label="Cifra" hint="Con coma" error="No se entiende." />);
  expect(markup).toContain('aria-invalid="true"');
  expect(markup.match(/aria-describedby="([^"]+)"/)?.[1]).toMatch(/-hint \S+-error$/);
});
