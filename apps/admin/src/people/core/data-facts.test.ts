import { expect, test } from "vitest";
import { dataFacts } from "./data-facts.ts";

test.each([
  { json: "", facts: [] },
  { json: '{"locale": "es', facts: [] },
  { json: '{"locale": "es"}', facts: ["Idioma: español"] },
  { json: '{"locale": "xx"}', facts: ["Idioma: xx"] },
  { json: '{"mesa": "Datos", "turno": 2, "fija": true}', facts: ["mesa: Datos", "turno: 2", "fija: sí"] },
  { json: '{"providers": ["github", "google"], "x": {"y": 1}}', facts: ["Entra con: github, google", "x: y: 1"] },
  { json: '{"provider": "email"}', facts: ["Entra con: correo y contraseña"] },
  { json: '{"vacío": "", "lista": []}', facts: ["vacío: nada", "lista: nada"] },
])("$json is told as $facts", ({ json, facts }) => {
  expect(dataFacts(json).map(({ name, value }) => `${name}: ${value}`)).toEqual(facts);
});
