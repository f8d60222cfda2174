import { expect, test } from "vitest";
import { checkAi2Html, cleanAi2Html, safeName, textsOf } from "./ai2html-output.ts";
import { SAMPLE_HTML } from "./ai2html-sample.ts";

const HTML = SAMPLE_HTML;
const FILES = [
  { name: "muestra-movil.png", size: 20_000 },
  { name: "muestra-ancho.png", size: 40_000 },
];
const GOOD = { html: HTML, files: FILES, alt: "Mapa de muestra" };

function faults(output: Partial<typeof GOOD>): readonly string[] {
  return checkAi2Html({ ...GOOD, ...output })
    .filter(({ level }) => level === "fault")
    .map(({ text }) => text);
}

test("a good folder has no faults, and its script is told to go", () => {
  expect(faults({})).toEqual([]);
  expect(checkAi2Html(GOOD).map(({ text }) => text)).toContain(
    "Trae 1 guiones (<script>): se quitan. Los anchos los lleva el CSS.",
  );
});

test.each([
  { name: "an image that is not there", output: { files: FILES.slice(1) }, text: /Falta muestra-movil\.png/ },
  {
    name: "an image of elsewhere",
    output: { html: HTML.replace("muestra-ancho.png", "https://example.org/a.png") },
    text: /otro sitio/,
  },
  {
    name: "two artboards of one width",
    output: { html: HTML.replace('width="600"', 'width="0"') },
    text: /Dos mesas empiezan en 0 px/,
  },
  {
    name: "no artboard for phones",
    output: { html: HTML.replace('width="0"', 'width="400"') },
    text: /falta la mesa del móvil/,
  },
  {
    name: "a font of somebody else",
    output: { html: HTML.replace("'Public Sans'", "Gotham") },
    text: /«gotham» no es de la casa/,
  },
  { name: "too much weight", output: { files: [...FILES, { name: "x.mp4", size: 6e6 }] }, text: /el máximo son 5 MB/ },
  { name: "no alternative text", output: { alt: " " }, text: /Falta el texto alternativo/ },
  { name: "another kind of page", output: { html: "<p>Hola</p>" }, text: /no es de ai2html/ },
  { name: "a frame", output: { html: `${HTML}<iframe src="x"></iframe>` }, text: /marcos o formularios/ },
])("$name is a fault", ({ output, text }) => {
  expect(faults(output).join("\n")).toMatch(text);
});

test("images have their new names and the words, escaped", () => {
  const clean = cleanAi2Html({ ...GOOD, alt: 'Mapa "de" <muestra>' }, (name) => name.replace(".png", ".webp"));
  expect(clean).toContain('src="muestra-movil.webp" alt="Mapa &#34;de&#34; &#60;muestra&#62;" loading="lazy">');
  expect(clean).toContain("<title>Mapa &#34;de&#34; &#60;muestra&#62;</title>");
  expect(clean).not.toContain("data:image/gif");
});

test("each artboard is shown from its width up to the next", () => {
  const clean = cleanAi2Html(GOOD, (name) => name);
  expect(clean).toContain(
    "(min-width: 0) and (max-width: 599.99px) { #g-muestra-movil { display: block !important; } }",
  );
  expect(clean).toContain("(min-width: 600px) { #g-muestra-ancho { display: block !important; } }");
});

test("the words of the graphic, once each", () => {
  expect(textsOf(HTML)).toBe("Peñamuestra 3 %");
});

test.each([
  ["Año 2026.PNG", "ano-2026.png"],
  ["mapa@2x.png", "mapa@2x.png"],
  ["¿?.jpg", "archivo.jpg"],
])("«%s» is called %s", (name, safe) => {
  expect(safeName(name)).toBe(safe);
});
