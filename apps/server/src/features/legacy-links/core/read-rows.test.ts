import { expect, test } from "vitest";
import { linkOfRow, readLinkTable } from "./read-rows.ts";

const rowsOf = (text: string) => {
  const table = readLinkTable(text, 10);
  if (typeof table === "string") return table;
  return table.rows.map((row) => linkOfRow(row, table.columns));
};

test("columns are known by what people call them, in any order", () => {
  expect(
    rowsOf(
      "Qué era;Dirección antigua;Dirección nueva;Publicado;Motivo;Responsable;Wayback\nMapa;http://v.example/;https://n.example/;03/05/2014;Cierra;Ana;https://web.archive.org/x",
    ),
  ).toEqual([
    {
      title: "Mapa",
      source: "http://v.example/",
      target: { kind: "address", url: "https://n.example/" },
      publishedOn: "2014-05-03",
      reason: "Cierra",
      owner: "Ana",
      copyUrl: "https://web.archive.org/x",
    },
  ]);
});

test("a list of addresses alone is a list: each is called by itself, and leads to a page", () => {
  expect(rowsOf("url\nhttp://v.example/2014/mapa/")).toMatchObject([
    { title: "v.example/2014/mapa", target: { kind: "page" }, publishedOn: "" },
  ]);
});

test.each([
  ["5/2014", "2014-05"],
  ["2014", "2014"],
  ["2014-05-03", "2014-05-03"],
  ["mayo", "mayo"],
])("«%s» is as much of a date as is known: %s", (written, day) => {
  expect(rowsOf(`url;fecha\nhttp://v.example/;${written}`)).toMatchObject([{ publishedOn: day }]);
});

test.each([
  ["http://v.example/;https://n.example/\nhttp://w.example/;x", /^La primera fila no lleva nombres de columna/],
  ["nombre;nota\nMapa;x", /^Falta una columna «dirección antigua»/],
  ["url", "No hay ninguna fila debajo de los nombres"],
  [`url\n${"http://v.example/\n".repeat(11)}`, "Como mucho 10 filas de una vez"],
  ['url\n"http://v.example/', /comillas/],
])("%j is no table of links, and why is said", (text, why) => {
  expect(rowsOf(text)).toEqual(typeof why === "string" ? why : expect.stringMatching(why));
});
