import { expect, test } from "vitest";
import { joinOf, readPasted } from "./read-join";

test("a pasted table is joined by its key, completed, with its figures as figures", async () => {
  const table = await readPasted("nombre;codigo;paro;nota\nAlta;1001;1.234,5;x\nBaja;8019;9,0;\n");
  expect(table).toMatchObject({ columns: ["nombre", "codigo", "paro", "nota"], problem: "" });
  expect(joinOf(table, 1, 5)).toEqual({
    columns: ["codigo", "nombre", "paro", "nota"],
    rows: [
      ["01001", "Alta", 1234.5, "x"],
      ["08019", "Baja", 9, ""],
    ],
  });
});

test.each([
  { name: "one column", text: "codigo\n1\n", says: "dos columnas" },
  { name: "no row", text: "codigo;valor\n", says: "no tiene filas" },
  { name: "quotes that do not end", text: 'codigo;valor\n1;"a\n', says: "comillas" },
])("$name is said", async ({ text, says }) => {
  expect((await readPasted(text)).problem).toContain(says);
});
