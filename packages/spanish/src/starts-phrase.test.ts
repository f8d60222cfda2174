import { expect, test } from "vitest";
import { startsPhrase } from "./starts-phrase.ts";

test.each([
  ["nuevo localizador", "Nuevo localizador", true],
  ["NUEVO loc", "Nuevo localizador", true],
  ["nuevo graf tab", "Nuevo gráfico de una tabla", true],
  ["nuevo tabla", "Nuevo gráfico de una tabla", true],
  ["cerrar sesion", "Cerrar sesión", true],
  ["invitar a alguien", "Invitar a alguien", true],
  ["gráfico", "Nuevo gráfico de una tabla", false],
  ["tabla nuevo", "Nuevo gráfico de una tabla", false],
  ["nuevo nuevo", "Nuevo localizador", false],
  ["nuevo mapa", "Nuevo localizador", false],
  ["nu", "Nuevo localizador", false],
  ["de la", "De la casa", false],
  ["", "", false],
])("«%s» is on the way to «%s»: %o", (typed, phrase, isOnTheWay) => {
  expect(startsPhrase(typed, phrase)).toBe(isOnTheWay);
});
