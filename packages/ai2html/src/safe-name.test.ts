import { expect, test } from "vitest";
import { baseName, safeName } from "./safe-name.ts";

test.each([
  ["Año 2026.PNG", "ano-2026.png"],
  ["mapa@2x.png", "mapa@2x.png"],
  ["-- Mapa -- móvil.jpg", "mapa-movil.jpg"],
  ["¿?.jpg", "archivo.jpg"],
  ['mapa.p"ng', "mapa.png"],
])("«%s» is called %s", (name, safe) => {
  expect(safeName(name)).toBe(safe);
});

test.each([
  ["images/mapa.png?v=2", "mapa.png"],
  ["Mapa%20m%C3%B3vil.png", "Mapa móvil.png"],
  ["100%.png", "100%.png"],
])("«%s» asks for %s", (source, name) => {
  expect(baseName(source)).toBe(name);
});
