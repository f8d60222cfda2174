import type { SignOffView } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { signOffSentences } from "./sign-off-words";

const AT_MS = Date.parse("2026-11-29T12:00:00+01:00");
const OPEN: SignOffView = {
  ...{ isNeeded: true, isFree: false, version: 3, asked: null, given: null, lost: "", people: [] },
  refusal: "No puedes dar el visto bueno a una versión que has escrito tú.",
};

test.each<[string, Partial<SignOffView>, string]>([
  ["nobody asked", {}, "Falta el visto bueno de otra persona: esto se publica entre dos. No puedes dar el visto bueno"],
  [
    "somebody asked somebody",
    { asked: { by: "Ana", atMs: AT_MS, of: "Eva", note: "Mira el mapa" } },
    "Ana lo ha pedido a Eva",
  ],
  [
    "somebody wrote after it",
    { lost: "Alguien ha cambiado la pieza después del visto bueno: hace falta otro." },
    "hace falta otro.",
  ],
  ["who looks may give it", { refusal: "" }, "Puedes darlo tú: no has escrito nada de esta versión."],
  ["it was given", { isFree: true, given: { by: "Eva", atMs: AT_MS } }, "Visto bueno de Eva"],
  ["readers have the same", { isFree: true }, "Los lectores tienen ya lo mismo"],
])("%s", (_name, part, said) => {
  expect(signOffSentences({ ...OPEN, ...part }).join(" ")).toContain(said);
});
