import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { openTools, type ToolsInBrowser } from "../../../test/tools-in-browser";
import { safeName } from "./core/ai2html-output";
import { SAMPLE_HTML } from "./core/ai2html-sample";

const Findings = z.array(z.object({ level: z.enum(["fault", "advice", "fine"]), text: z.string() }));

let tools: ToolsInBrowser;
beforeAll(async () => {
  tools = await openTools();
});
afterAll(() => tools.close());

const checkAi2Html = async (output: typeof GOOD) => Findings.parse(await tools.call("check", output));
const cleanAi2Html = async (output: typeof GOOD, from = "", to = "") =>
  String(await tools.call("clean", output, from, to));

const HTML = SAMPLE_HTML;
const FILES = [
  { name: "muestra-movil.png", size: 20_000 },
  { name: "muestra-ancho.png", size: 40_000 },
];
const GOOD = { html: HTML, files: FILES, alt: "Mapa de muestra" };

async function faults(output: Partial<typeof GOOD>): Promise<readonly string[]> {
  const findings = await checkAi2Html({ ...GOOD, ...output });
  return findings.filter(({ level }) => level === "fault").map(({ text }) => text);
}

test("a good folder has no faults, and its script is told to go", async () => {
  expect(await faults({})).toEqual([]);
  expect((await checkAi2Html(GOOD)).map(({ text }) => text)).toContain(
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
])("$name is a fault", async ({ output, text }) => {
  expect((await faults(output)).join("\n")).toMatch(text);
});

test("images have their new names and the words, escaped", async () => {
  const clean = await cleanAi2Html({ ...GOOD, alt: 'Mapa "de" <muestra>' }, ".png", ".webp");
  expect(clean).toMatch(
    /src="muestra-movil\.webp" alt="Mapa &quot;de&quot; (?:<|&lt;)muestra(?:>|&gt;)" loading="lazy">/,
  );
  expect(clean).toContain("<title>Mapa &#34;de&#34; &#60;muestra&#62;</title>");
  expect(clean).not.toContain("data:image/gif");
});

test("each artboard is shown from its width up to the next", async () => {
  const clean = await cleanAi2Html(GOOD);
  expect(clean).toContain(
    "(min-width: 0) and (max-width: 599.99px) { #g-muestra-movil { display: block !important; } }",
  );
  expect(clean).toContain("(min-width: 600px) { #g-muestra-ancho { display: block !important; } }");
});

test("the words of the graphic, once each", async () => {
  expect(await tools.call("texts", HTML)).toBe("Peñamuestra 3 %");
});

test.each([
  ["Año 2026.PNG", "ano-2026.png"],
  ["mapa@2x.png", "mapa@2x.png"],
  ["¿?.jpg", "archivo.jpg"],
])("«%s» is called %s", (name, safe) => {
  expect(safeName(name)).toBe(safe);
});
