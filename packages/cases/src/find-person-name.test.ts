import { CASE_LIMITS } from "@nv/contracts";
import { expect, test } from "vitest";
import { findPersonName } from "./find-person-name.ts";

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
  ["José Luis de Vázquez", "José Luis"],
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
