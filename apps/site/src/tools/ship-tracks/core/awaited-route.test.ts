import { expect, test } from "vitest";
import { awaitedRoute } from "./awaited-route.ts";

const READ = { ships: 1, isReading: false, isChosen: true, isExample: false, hasFailed: false };

test.each([
  { name: "a ship that is being studied", facts: {}, says: "Preparando la ruta…" },
  { name: "the example before it is read", facts: { ships: null, isExample: true }, says: "Preparando la ruta…" },
  { name: "a file whose columns nobody confirmed", facts: { ships: null }, says: /^Confirma las columnas/ },
  { name: "a file that is being read", facts: { ships: null, isReading: true }, says: "Leyendo el archivo…" },
  { name: "several ships and none chosen", facts: { ships: 3, isChosen: false }, says: /^Elige un barco/ },
  { name: "a file without ships", facts: { ships: 0, isChosen: false }, says: /no hay ninguna ruta/ },
  { name: "a file that could not be read", facts: { ships: null, hasFailed: true }, says: /^Aquí se ve la ruta/ },
])("$name", ({ facts, says }) => {
  expect(awaitedRoute({ ...READ, ...facts })).toMatch(says);
});
