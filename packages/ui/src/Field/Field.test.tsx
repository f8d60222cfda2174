import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Field } from "./Field.tsx";
import { FieldNotesContext } from "./FieldFrame.tsx";

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

test("a field says quietly what is known of its text, and not while it is wrong", () => {
  const noteOn = (text: string) => (text === "El paro baja" ? "Los datos lo confirman" : "");
  const markupOf = (error: string) =>
    renderToStaticMarkup(
      <FieldNotesContext value={noteOn}>
        <Field label="Título" error={error} value="El paro baja" readOnly />
      </FieldNotesContext>,
    );
  expect(markupOf("")).toContain("Los datos lo confirman");
  expect(markupOf("").match(/aria-describedby="([^"]+)"/)?.[1]).toMatch(/-note$/);
  expect(markupOf("Falta")).not.toContain("Los datos lo confirman");
});
