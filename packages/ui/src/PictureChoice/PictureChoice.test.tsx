import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PictureChoice } from "./PictureChoice.tsx";

const CHOICES = [
  { value: "a", label: "Uno", picture: <svg /> },
  { value: "b", label: "Dos", picture: <svg /> },
] as const;

test("pictures are a radio group with one chosen, its help and what is wrong", () => {
  const html = renderToStaticMarkup(
    <PictureChoice label="Forma" choices={CHOICES} value="b" hint="Ayuda" error="No cabe" onChange={() => {}} />,
  );
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  expect(html).toMatch(/checked=""[^>]*value="b"|value="b"[^>]*checked=""/);
  expect(html).toContain('<legend class="nv-field__label">Forma</legend>');
  expect(html).toMatch(/aria-describedby="[^"]+"/);
  expect(html).toContain("No cabe");
});
