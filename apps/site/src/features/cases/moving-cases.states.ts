import { CASES_PUBLICATION_PATH } from "@nv/contracts";
import type { CasesPublication } from "@nv/contracts/schemas";
import { NOON_MS, SIGNED_IN } from "../../../test/answers";
import type { ScreenState } from "../../../test/screen-states";
import type { Answers } from "../../../test/site-in-browser";

// Tables that come and publications that go, in each of their states: the site as it was built, and a server that answers as each test says.

export const BRING = "/update_abusos_iglesia?parte=traer";
export const PUBLISH = "/update_abusos_iglesia?parte=publicar";

const NO_REVISION: CasesPublication = {
  ...{ version: 0, revision: null, pageUrl: "", dataUrl: "", publishedAtMs: null, publishedBy: "" },
  ...{ added: [], changed: [], removed: [], faults: [], byProvince: [], byDecade: [], joinedCells: 0, revisions: [] },
  ...{ note: null, notes: [] },
  ...{ before: { cases: 0, victims: 0 }, after: { cases: 0, victims: 0 } },
};
export const LESS: CasesPublication = {
  ...NO_REVISION,
  ...{ version: 2, revision: "2-bbbb", publishedAtMs: NOON_MS, publishedBy: "Bea Muestra" },
  ...{ pageUrl: "https://publica.example/data/abusos/", dataUrl: "https://publica.example/data/abusos/casos.json" },
  added: [{ id: "c1", ref: "EJ-001" }],
  changed: [{ id: "c2", ref: "EJ-002", changes: [{ label: "Víctimas", before: "9", after: "1" }] }],
  ...{ before: { cases: 4, victims: 20 }, after: { cases: 5, victims: 13 } },
  byProvince: [
    { key: "X1", label: "Provincia Alfa", cases: 4, victims: 10 },
    { key: "", label: "Sin precisar", cases: 1, victims: 3 },
  ],
  byDecade: [{ key: "1970", label: "1970-1979", cases: 5, victims: 13 }],
  joinedCells: 2,
  revisions: [
    { revision: "2-bbbb", atMs: NOON_MS, by: "Bea Muestra", cases: 4, victims: 20, canReturn: true },
    { revision: "1-aaaa", atMs: NOON_MS - 86_400_000, by: "Ana Muestra", cases: 3, victims: 12, canReturn: true },
  ],
};
const BLOCKED: CasesPublication = {
  ...LESS,
  faults: [{ id: "c1", ref: "EJ-001", message: "Dice «culpable»: escribe «persona denunciada»" }],
  revisions: LESS.revisions.map((one) => ({ ...one, canReturn: false })),
};
export const publication = (json: CasesPublication): Answers => ({ ...SIGNED_IN, [CASES_PUBLICATION_PATH]: { json } });

export const STATES: readonly ScreenState[] = [
  {
    name: "a table to bring",
    address: BRING,
    answers: SIGNED_IN,
    sees: ["Descargar la plantilla vacía", "Cómo se usa"],
  },
  {
    name: "nothing published, nothing to publish",
    address: PUBLISH,
    answers: publication(NO_REVISION),
    sees: ["Los lectores todavía no tienen nada.", "No hay nada nuevo que publicar"],
  },
  {
    name: "something to publish, with less",
    address: PUBLISH,
    asks: CASES_PUBLICATION_PATH,
    answers: publication(LESS),
    sees: ["EJ-001", "Es lo que quiero: los totales bajan", "Volver a esta…", "Hay 2 grupos"],
  },
  {
    name: "something that keeps it from being published",
    address: PUBLISH,
    answers: publication(BLOCKED),
    sees: ["No se puede publicar todavía", "culpable", "Tiene casos retirados: ya no existe"],
  },
];
