import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Toggle } from "./Toggle.tsx";

const ignore = () => {};

test("a switch is one to assistive technology, with its state and its name", () => {
  const markup = renderToStaticMarkup(<Toggle label="Etiquetas" isOn onChange={ignore} />);
  expect(markup).toContain('role="switch"');
  expect(markup).toContain('checked=""');
  const id = /id="([^"]+)"/.exec(markup)?.[1] ?? "";
  expect(markup).toContain(`<label class="nv-toggle__label" for="${id}">Etiquetas</label>`);
});

test("a hint describes the switch", () => {
  const markup = renderToStaticMarkup(<Toggle label="Orden" hint="De mayor a menor." isOn={false} onChange={ignore} />);
  const id = /aria-describedby="([^"]+)"/.exec(markup)?.[1] ?? "";
  expect(markup).toContain(`id="${id}">De mayor a menor.`);
});

test("an error is said of the switch, after its hint", () => {
  const markup = renderToStaticMarkup(
    <Toggle label="Orden" hint="De mayor a menor." error="Falta decidirlo" isOn={false} onChange={ignore} />,
  );
  expect(markup).toContain('aria-invalid="true"');
  const [hint, error] = (/aria-describedby="([^"]+)"/.exec(markup)?.[1] ?? "").split(" ");
  expect(markup).toContain(`id="${hint}">De mayor a menor.`);
  expect(markup).toMatch(new RegExp(`id="${error}"[^>]*>Falta decidirlo`));
});
