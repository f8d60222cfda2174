import { expect, test } from "vitest";
import { diagnoseEmbed } from "./embed-doctor.ts";

const GOOD = `<iframe title="Muestra" id="datawrapper-chart-AbC12" src="https://datawrapper.dwcdn.net/AbC12/" scrolling="no" frameborder="0" loading="lazy" style="width: 0; min-width: 100% !important; border: none;" height="412"></iframe><script>window.addEventListener("message",function(a){if(a.data["datawrapper-height"]){}})</script>`;

function problems(code: string): string {
  return diagnoseEmbed(code)
    .findings.filter(({ level }) => level !== "fine")
    .map(({ text }) => text)
    .join("\n");
}

test("good code has nothing to mend", () => {
  expect(problems(GOOD)).toBe("");
  expect(diagnoseEmbed(GOOD).fixed).toBeNull();
});

test.each([
  { name: "the script was taken away", code: GOOD.replace(/<script.*/, ""), text: /Falta el guion de la altura/ },
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
    text: /quitan los guiones/,
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
])("$name is told", ({ code, text }) => {
  expect(problems(code)).toMatch(text);
});

test("the mended code keeps the chart, its title and its height, and has nothing to mend", () => {
  const { fixed } = diagnoseEmbed(GOOD.replace(/<script.*/, "").replace("Muestra", "Muestra «con» signos"));
  expect(fixed).toContain('title="Muestra «con» signos"');
  expect(fixed).toContain('height="412"');
  expect(problems(fixed ?? "")).toBe("");
});

test("nothing pasted, nothing said", () => {
  expect(diagnoseEmbed("  ")).toEqual({ findings: [], fixed: null });
});
