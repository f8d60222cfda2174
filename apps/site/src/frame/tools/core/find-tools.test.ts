import { expect, test } from "vitest";
import { TOOLS } from "./catalogue.ts";
import { findNamedTools, findTools } from "./find-tools.ts";

const names = (text: string) => findTools(text).map(({ name }) => name);

test.each([
  ["localizador", "Localizador"],
  ["terremoto", "Localizador de terremotos"],
  ["TARJETA", "Tarjetas para redes"],
  ["mapa de situación", "Localizador"],
  ["bolsa", "El cierre de los mercados"],
  ["scrollytelling", "Historias"],
  ["omfg", "Optimizador de mapas"],
  ["graf tabla", "Gráfico de una tabla"],
  ["márgenes", "Márgenes"],
  ["turnos", "Equipo"],
])("who types «%s» sees «%s» first", (text, name) => {
  expect(names(text)[0]).toBe(name);
});

test("a job finds the tools for it", () => {
  expect(names("redes")).toEqual(["Tarjetas para redes", "El cierre de los mercados"]);
});

test("nothing, and words that say nothing, mean all; words of no tool mean none", () => {
  expect(findTools(" ")).toEqual(TOOLS);
  expect(findTools("de la")).toEqual(TOOLS);
  expect(findTools("gazpacho")).toEqual([]);
});

test("a search among other things is answered by names alone", () => {
  expect(findNamedTools("omfg").map(({ name }) => name)).toEqual(["Optimizador de mapas"]);
  expect(findNamedTools("contraste de colores")).toEqual([]);
  expect(findNamedTools("noticias")).toEqual([]);
  expect(findNamedTools("de la")).toEqual([]);
  expect(findNamedTools("gr")).toEqual([]);
});
