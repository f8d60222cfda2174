import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Button } from "./Button.tsx";

test("a button inside a form does not send it unless it is told to", () => {
  expect(renderToStaticMarkup(<Button>Probar</Button>)).toContain('type="button"');
  expect(renderToStaticMarkup(<Button type="submit">Enviar</Button>)).toContain('type="submit"');
});

test("a class of the caller joins the button's own", () => {
  expect(renderToStaticMarkup(<Button className="ancho">Probar</Button>)).toContain(
    'class="nv-action nv-action--plain ancho"',
  );
});
