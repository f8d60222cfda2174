import { expect, test } from "vitest";
import { isRetried, type SavingView, savingWords } from "./saving-words";

const SAVED: SavingView = {
  ...{ isSaving: false, isSaved: true, isPublished: false, savedAtMs: 0, trouble: null, clashes: 0, leftOut: [] },
};
const said = (part: Partial<SavingView>) =>
  savingWords({ ...SAVED, ...part }, (field) => (field === "title" ? "Título" : field));

test("the bar says what is so, the worst first", () => {
  const leftOut = [{ field: "title", message: "Falta el título" }];
  const offline = { kind: "offline", sentence: "No hay conexión con el servidor." } as const;
  expect(said({})).toMatchInlineSnapshot(`"Todo guardado."`);
  expect(said({ isSaved: false })).toMatchInlineSnapshot(`"Cambios sin guardar: se guardan solos."`);
  expect(said({ isPublished: true })).toMatchInlineSnapshot(`"Publicada. Los lectores la ven antes de un minuto."`);
  expect(said({ clashes: 1 })).toMatchInlineSnapshot(
    `"En un sitio habéis escrito dos: decide con qué te quedas. Lo demás está guardado."`,
  );
  expect(said({ clashes: 2, isSaved: false })).toMatchInlineSnapshot(
    `"En 2 sitios habéis escrito dos: decide con qué te quedas. Lo demás se guarda solo."`,
  );
  expect(said({ leftOut })).toMatchInlineSnapshot(`"Título, sin guardar: Falta el título. Lo demás está guardado."`);
  expect(said({ trouble: offline, isSaved: false, clashes: 1 })).toMatchInlineSnapshot(
    `"Sin conexión: lo que escribes se queda en este navegador y se guarda solo en cuanto vuelva."`,
  );
  expect(said({ trouble: { kind: "refused", sentence: "Está retirada." } })).toMatchInlineSnapshot(
    `"Sin guardar, lo que escribes se queda en este navegador: Está retirada."`,
  );
  expect(said({ trouble: offline, isSaving: true })).toMatchInlineSnapshot(`"Guardando…"`);
});

test("only what passes by itself is tried again by itself", () => {
  const kinds = ["offline", "broken", "signed-out", "refused", "forbidden", "missing"] as const;
  expect(kinds.filter((kind) => isRetried({ kind, sentence: "" }))).toEqual(["offline", "broken", "signed-out"]);
});
