import { CASE_LIMITS } from "@nv/contracts";
import { expect, test } from "vitest";
import { INNOCENT_PLACES, INNOCENT_TEXTS } from "../test/innocent-texts.ts";
import { NAMED_TEXTS, UNSEEN_TEXTS } from "../test/named-texts.ts";
import { findPersonName, findPersonNames } from "./find-person-name.ts";
import { placeWords } from "./place-words.ts";

test.each([
  ["Lo denunció Juan Pérez en 1985", "Juan Pérez"],
  ["JUAN PÉREZ", "JUAN PÉREZ"],
  ["juan perez garcia", "juan perez"],
  ["Aurelio Ejémplez", "Aurelio Ejémplez"],
  ["el padre Anselmo", "padre Anselmo"],
  ["D. Anselmo", "D. Anselmo"],
  ["fray Ejémplez", "fray Ejémplez"],
  ["Pérez, Juan", "Pérez, Juan"],
  ["los García Pérez", "García Pérez"],
  ["Carta de J. Pérez", "J. Pérez"],
  ["Denuncia de J. M. P.", "J. M."],
  ["Lucía contó lo que pasó", "Lucía"],
  ["José Luis de Vázquez", "José Luis de Vázquez"],
  ["Ju\u200ban Pé\u00adrez", "Juan Pérez"],
  ["Ｊｕａｎ Ｐéｒｅｚ", "Juan Pérez"],
  ["Juan\u00a0Pérez", "Juan Pérez"],
])("«%s»: %s", (text, found) => {
  expect(findPersonName(text)).toBe(found);
});

test.each([
  "Diócesis de Ejemplo Alfa",
  "Diócesis de Santiago de Compostela",
  "Orden de San Juan de Dios",
  "Colegio San José de Calasanz",
  "Hijas de María Auxiliadora",
  "Colegio Juan Pablo II",
  "Colegio Nuestra Señora del Pilar",
  "Colegio Santa Teresa de Jesús",
  "Sentencia de la Audiencia Provincial de Ciudad Real",
  "Informe del Defensor del Pueblo, 2023",
  "Compañía de Jesús (S. J.)",
  "Hospital de San Juan de Dios de Ejemplo",
  "Un antiguo alumno lo denunció ante la Fiscalía",
  "Archivo de la diócesis, legajo 12",
  "Documento de ejemplo 00042",
  "",
])("«%s» is nobody's", (text) => {
  expect(findPersonName(text)).toBeNull();
});

test("a name is found wherever it stands in the longest text", () => {
  const filler = "palabra ".repeat(45);
  expect(findPersonName(`${filler}Juan Pérez`)).toBe("Juan Pérez");
  expect(filler.length).toBeLessThan(CASE_LIMITS.summary);
});

const PLACES = placeWords(INNOCENT_PLACES);

test.each(NAMED_TEXTS)("«%s» is asked about: «%s»", (text, seen) => {
  expect(findPersonNames(text, PLACES).join(" · ")).toContain(seen);
});

test.each(INNOCENT_TEXTS)("«%s» asks nothing", (text) => {
  expect(findPersonNames(text, PLACES)).toEqual([]);
});

test.each(UNSEEN_TEXTS)("«%s» is what a second person is for", (text) => {
  expect(findPersonNames(text, PLACES)).toEqual([]);
});

test("every name of a text is told, whole and once", () => {
  const text = "Ruperto Calahorrano y Juan Pérez García vivían en Navas del Rey; Ruperto Calahorrano murió";
  expect(findPersonNames(text, PLACES)).toEqual(["Ruperto Calahorrano", "Juan Pérez García"]);
});

test("a municipality is asked about where nobody knows that it is one", () => {
  const text = "Lo contaron en casa y después Cercedilla entera";
  expect([findPersonNames(text), findPersonNames(text, PLACES)]).toEqual([["Cercedilla"], []]);
});
