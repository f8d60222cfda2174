import { expect, test } from "vitest";
import { blockedAddress } from "./blocked-address";

const SAID =
  "Quien lleve un bloqueador de anuncios no verá nada en /g/publicidad/: lo toma por publicidad. Añade otra palabra, como «publicidad-en-cifras».";

test.each([
  { name: "written", title: "Lo que gastan los partidos", slug: "publicidad" },
  { name: "that the title gives", title: "¡Publicidad!", slug: "" },
])("an address $name that ad blockers block is told, with a way out", (draft) => {
  expect(blockedAddress(draft)).toBe(SAID);
});

test.each([
  { title: "Publicidad", slug: "publicidad-en-cifras" },
  { title: "La publicidad electoral", slug: "" },
  { title: "", slug: "" },
  { title: "Cuentas públicas", slug: "cuentas-publicas" },
])("«$slug» of «$title» is none", (draft) => {
  expect(blockedAddress(draft)).toBe("");
});
