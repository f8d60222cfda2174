import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { openTools, type ToolsInBrowser } from "../../../test/tools-in-browser";

const Diagnosis = z.object({
  findings: z.array(z.object({ level: z.enum(["fault", "advice", "fine"]), text: z.string() })),
  fixed: z.string().nullable(),
});

let tools: ToolsInBrowser;
beforeAll(async () => {
  tools = await openTools();
});
afterAll(() => tools.close());

const diagnoseEmbed = async (code: string) => Diagnosis.parse(await tools.call("diagnose", code));

const GOOD = `<iframe title="Muestra" id="datawrapper-chart-AbC12" src="https://datawrapper.dwcdn.net/AbC12/" scrolling="no" frameborder="0" loading="lazy" style="width: 0; min-width: 100% !important; border: none;" height="412"></iframe><script>window.addEventListener("message",function(a){if(a.data["datawrapper-height"]){}})</script>`;

async function problems(code: string): Promise<string> {
  const { findings } = await diagnoseEmbed(code);
  return findings
    .filter(({ level }) => level !== "fine")
    .map(({ text }) => text)
    .join("\n");
}

test("good code has nothing to mend", async () => {
  expect(await problems(GOOD)).toBe("");
  expect((await diagnoseEmbed(GOOD)).fixed).toBeNull();
});

test.each([
  { name: "the script was taken away", code: GOOD.replace(/<script.*/, ""), text: /Falta el script de la altura/ },
  { name: "http", code: GOOD.replace("https:", "http:"), text: /Tiene que ser https/ },
  {
    name: "a fixed width in the style",
    code: GOOD.replace("width: 0; min-width: 100% !important", "width: 600px"),
    text: /El ancho es fijo/,
  },
  {
    name: "a fixed width in the attribute",
    code: GOOD.replace('height="412"', 'width="600" height="412"'),
    text: /El ancho es fijo/,
  },
  { name: "no width", code: GOOD.replace(/style="[^"]*"/, ""), text: /ocupe todo el ancho/ },
  { name: "no title", code: GOOD.replace('title="Muestra"', ""), text: /Falta title/ },
  { name: "no height", code: GOOD.replace('height="412"', ""), text: /No reserva altura/ },
  { name: "a version", code: GOOD.replace('AbC12/"', 'AbC12/7/"'), text: /versión 7/ },
  { name: "not lazy", code: GOOD.replace('loading="lazy"', ""), text: /lazy/ },
  { name: "two charts", code: GOOD + GOOD, text: /Hay 2 gráficos/ },
  { name: "only the address", code: "https://datawrapper.dwcdn.net/AbC12/3/", text: /solo la dirección/ },
  {
    name: "a script embed",
    code: '<div><script src="https://datawrapper.dwcdn.net/AbC12/embed.js"></script></div>',
    text: /quitan los scripts/,
  },
  {
    name: "another frame",
    code: '<iframe src="https://example.org/x"></iframe>',
    text: /no de Datawrapper: https:\/\/example\.org\/x/,
  },
  {
    name: "the address of the editor",
    code: "https://app.datawrapper.de/chart/AbC12/publish",
    text: /no de un gráfico publicado/,
  },
  { name: "something else", code: "hola", text: /No se ve ningún gráfico/ },
])("$name is told", async ({ code, text }) => {
  expect(await problems(code)).toMatch(text);
});

test("the mended code keeps the chart, its title and its height, and has nothing to mend", async () => {
  const { fixed } = await diagnoseEmbed(GOOD.replace(/<script.*/, "").replace("Muestra", "Muestra «con» signos"));
  expect(fixed).toContain('title="Muestra «con» signos"');
  expect(fixed).toContain('height="412"');
  expect(await problems(fixed ?? "")).toBe("");
});

test("nothing pasted, nothing said", async () => {
  expect(await diagnoseEmbed("  ")).toEqual({ findings: [], fixed: null });
});
