import { describe, expect, test } from "vitest";
import { readIncludeBody } from "./include-body.ts";

const html = (body: string, contents: Readonly<Record<string, string>> = {}) =>
  readIncludeBody(body).render(new Map(Object.entries(contents)));
const problems = (body: string) => readIncludeBody(body).problems.map(({ message }) => message);

test.each([
  [
    "Markdown",
    "**Metodología.** Datos del [INE](https://www.ine.es/).",
    '<p><strong>Metodología.</strong> Datos del <a href="https://www.ine.es/">INE</a>.</p>',
  ],
  [
    "allowed HTML",
    "<details><summary>Más</summary>\n\nTexto\n\n</details>",
    "<details><summary>Más</summary>\n<p>Texto</p>\n</details>",
  ],
  ["a list", "- uno\n- dos", "<ul>\n<li>uno</li>\n<li>dos</li>\n</ul>"],
  ["accents and signs as they are", "Año < 2020 & ñ", "<p>Año &#x3C; 2020 &#x26; ñ</p>"],
])("%s is written as HTML", (_name, body, expected) => {
  expect(html(body)).toBe(expected);
  expect(problems(body)).toEqual([]);
});

test.each([
  ["a script", "<script>alert(1)</script>"],
  ["a handler", '<p onclick="alert(1)">x</p>'],
  ["a handler in an image", '<img src="x" alt="" onerror="alert(1)">'],
  ["an address that runs", "[x](javascript:alert(1))"],
  ["an address that runs, disguised", '<a href="java&#x09;script:alert(1)">x</a>'],
  ["a style", '<p style="position:fixed">x</p>'],
  ["a style sheet", "<style>body{display:none}</style>"],
  ["a frame", '<iframe src="https://example.org/"></iframe>'],
  ["a form", '<form action="https://example.org/"><input></form>'],
  ["a base", '<base href="https://example.org/">'],
  ["a picture of the page's own scheme", '<img src="data:image/svg+xml,<svg onload=alert(1)>" alt="">'],
  ["foreign elements", "<svg><script>alert(1)</script></svg><math><mi xlink:href='javascript:alert(1)'>"],
  ["a template", "<template><script>alert(1)</script></template>"],
  ["a comment that ends early", "<!--><img src=x onerror=alert(1)>-->"],
  ["text in an element of text alone", "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>"],
])("%s never comes out", (_name, body) => {
  expect(html(body)).not.toMatch(
    /script|onerror|onclick|onload|style|iframe|<form|<input|<base|javascript:|data:|<svg|<math|<template/i,
  );
});

test.each([
  ["<script>x</script>", ["<script> no se admite en un include"]],
  ['<p onclick="x">y</p>', ["El atributo onclick de <p> no se admite en un include"]],
  ['<img src="https://example.org/a.png">', ["Falta el texto alternativo de una imagen (alt)"]],
  ['<a href="https://example.org/{{ruta}}">x</a>', ["Un dato como {{nombre}} va en el texto, no dentro de <a>"]],
  ['<nv-include src="No Vale"></nv-include>', ["Un <nv-include> necesita src con la dirección de otro include"]],
  ["  \n ", ["Falta el texto"]],
])("%s is told", (body, expected) => {
  expect(problems(body)).toEqual(expected);
});

describe("what a page puts in", () => {
  test("has a name and what stands there otherwise", () => {
    const body = "Actualizado el {{fecha|sin fecha}}. Otra vez: {{fecha}}. {{autor}}";
    expect(readIncludeBody(body).parameters).toEqual([
      { name: "fecha", text: "sin fecha" },
      { name: "autor", text: "" },
    ]);
    expect(html(body)).toBe(
      '<p>Actualizado el <span data-nv="fecha">sin fecha</span>. Otra vez: <span data-nv="fecha">sin fecha</span>. <span data-nv="autor"></span></p>',
    );
  });

  test("is text, whatever stands there", () => {
    expect(html("{{a|&lt;b>x&lt;/b>}}")).toBe('<p><span data-nv="a">&#x3C;b>x&#x3C;/b></span></p>');
    expect(problems("{{a|<b>x</b>}}")).toEqual([
      "Un dato se escribe {{nombre}} o {{nombre|lo que pone si la página no dice nada}}",
    ]);
  });
});

test("includes inside are named once, and hold what they are given", () => {
  const body = '<nv-include src="pie"></nv-include>\n\n<nv-include src="pie" version="2-0123456789"></nv-include>';
  expect(readIncludeBody(body).references).toEqual(["pie"]);
  expect(html(body, { pie: "<p>Pie</p>" })).toContain('<nv-include src="pie"><p>Pie</p></nv-include>');
});

describe("an include inside another", () => {
  const pie = '<h2>Método</h2>\n<p>Fuente: <span data-nv="fecha">hoy</span></p>';

  test("stands in no paragraph, which what it holds would end", () => {
    expect(html('Nota.\n\n<nv-include src="pie"></nv-include>', { pie })).toBe(
      `<p>Nota.</p>\n<nv-include src="pie">${pie}</nv-include>`,
    );
    expect(html('Nota: <nv-include src="pie"></nv-include> *fin*', { pie })).toBe(
      `<div>Nota: <nv-include src="pie">${pie}</nv-include> <em>fin</em></div>`,
    );
    expect(html('- <nv-include src="pie"></nv-include>\n\n- dos', { pie })).not.toContain("<p><nv-include");
  });

  test("is as it stands now when it was published in a paragraph of its own", () => {
    const held = `<p><nv-include src="pie">${pie}</nv-include></p>`;
    expect(html('<nv-include src="nota"></nv-include>', { nota: held })).toBe(
      `<nv-include src="nota"><nv-include src="pie">${pie}</nv-include></nv-include>`,
    );
  });

  test("has what its own attributes give it, as text, and nothing of what is inside it", () => {
    const body = '<nv-include src="nota" data-fecha="12 de <b>mayo</b>"></nv-include>';
    const nota = `<p><span data-nv="fecha">ayer</span></p><nv-include src="pie">${pie}</nv-include>`;
    expect(problems(body)).toEqual([]);
    expect(readIncludeBody(body).given).toEqual([{ slug: "nota", name: "fecha" }]);
    const written = html(body, { nota });
    expect(written).toContain('<p><span data-nv="fecha">12 de &#x3C;b>mayo&#x3C;/b></span></p>');
    expect(written).toContain('<span data-nv="fecha">hoy</span>');
    expect(written).toMatch(/^<nv-include src="nota" data-fecha="/);
  });

  test.each(["data-mi-dato", "data-nv", "data-1a", "onclick"])("may not carry %s", (name) => {
    const body = `<nv-include src="pie" ${name}="x"></nv-include>`;
    expect(problems(body)).toEqual([expect.stringMatching(/^El atributo \w+ de <nv-include> no se admite/)]);
  });
});

test.each([
  ["elements", "<b>".repeat(490), true],
  ["quotations", ">".repeat(990), true],
  ["emphasis", "*a".repeat(990), true],
  ["brackets", "[".repeat(990), true],
  ["more signs than anybody writes", "*a".repeat(9000), false],
])("%s without end are read in time, or told", (_name, body, isRead) => {
  const { problems: found, render } = readIncludeBody(body);
  expect(found.some(({ message }) => message.includes("demasiadas marcas"))).toBe(!isRead);
  expect(render(new Map()).length).toBeLessThan(100_000);
});
