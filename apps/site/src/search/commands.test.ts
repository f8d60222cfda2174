import { expect, test } from "vitest";
import { COMMANDS, findCommands } from "./commands";

test.each([
  ["modo oscuro", "Modo oscuro"],
  ["modo claro", "Modo claro"],
  ["cerrar sesión", "Cerrar sesión"],
  ["CERRAR SESION", "Cerrar sesión"],
  ["tu cuenta", "Tu cuenta"],
  ["cuenta", "Tu cuenta"],
  ["nuevo localizador", "Nuevo localizador"],
  ["nueva historia", "Nueva historia"],
  ["nuevo gráfico de una tabla", "Nuevo gráfico de una tabla"],
  ["cargar ejemplos", "Cargar ejemplos"],
  ["copiar el código", "Copiar el código de…"],
  ["nueva tabla", "Nueva tabla"],
  ["nuevo hemiciclo", "Nuevo gráfico de una tabla"],
  ["nuevo include", "Nuevo include"],
  ["nueva serie", "Nueva serie"],
])("«%s» is answered by «%s»", (text, name) => {
  expect(findCommands(text)[0]?.name).toBe(name);
});

test.each(["gráfico", "mapas", "colores", "gazpacho", "contraste de colores", "de la", ""])(
  "«%s» asks for nothing to be done",
  (text) => {
    expect(findCommands(text)).toEqual([]);
  },
);

test("no command says what administrators alone may do", () => {
  const said = COMMANDS.map(({ name, to = "" }) => `${name} ${to}`.toLowerCase());
  expect(said.filter((words) => words.includes("/admin") || words.includes("invitar"))).toEqual([]);
});

test("no two commands share a name", () => {
  const names = COMMANDS.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});
