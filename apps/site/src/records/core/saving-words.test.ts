import { expect, test } from "vitest";
import { agoWords, isRetried, type SavingView, savingWords } from "./saving-words";

const SAVED: SavingView = {
  ...{ stage: "draft", isKept: true, hasUnpublishedChanges: false, isSaving: false, isSaved: true, savedAtMs: 0 },
  ...{ trouble: null, clashes: 0, leftOut: [] },
};
const said = (part: Partial<SavingView>) =>
  savingWords({ ...SAVED, ...part }, (field) => (field === "credit" ? "Crédito" : field)).text;

test("the bar says what is so in a few words, the worst first", () => {
  const leftOut = [{ field: "credit", message: "Como mucho 200 caracteres" }];
  const offline = { kind: "offline", sentence: "No hay conexión con el servidor." } as const;
  expect(said({})).toBe("Borrador · guardado");
  expect(said({ isKept: false })).toBe("Borrador · se guarda solo en cuanto escribas");
  expect(said({ isSaved: false })).toBe("Guardando…");
  expect(said({ stage: "out" })).toBe("Publicado");
  expect(said({ stage: "out", hasUnpublishedChanges: true })).toBe("Publicado · con cambios sin publicar");
  expect(said({ clashes: 1 })).toBe(
    "En un sitio habéis escrito dos: decide con qué te quedas. Lo demás está guardado.",
  );
  expect(said({ clashes: 2, isSaved: false })).toBe(
    "En 2 sitios habéis escrito dos: decide con qué te quedas. Lo demás se guarda solo.",
  );
  expect(said({ leftOut })).toBe("Crédito, sin guardar: Como mucho 200 caracteres. Lo demás está guardado.");
  expect(said({ trouble: offline, isSaved: false, clashes: 1 })).toBe("Sin conexión: se guarda aquí");
  expect(said({ trouble: { kind: "signed-out", sentence: "" } })).toBe(
    "Tu sesión ha terminado: se guarda aquí. Entra otra vez y se envía",
  );
  expect(said({ trouble: { kind: "refused", sentence: "Está retirado." } })).toBe(
    "Sin guardar, se queda aquí: Está retirado.",
  );
  expect(said({ trouble: offline, isSaving: true })).toBe("Guardando…");
});

test("the time of the last saving is told while somebody may ask for it", () => {
  const nowMs = new Date(2026, 10, 27, 17, 20).getTime();
  expect([0, 2000, 59_000, 60_000, 3_599_000].map((ms) => agoWords(nowMs - ms, nowMs))).toEqual([
    "hace 1 s",
    "hace 2 s",
    "hace 59 s",
    "hace 1 min",
    "hace 59 min",
  ]);
  expect(agoWords(nowMs + 7_200_000, nowMs + 14_400_000)).toBe("a las 19:20");
});

test("only what passes by itself is tried again by itself", () => {
  const kinds = ["offline", "broken", "signed-out", "refused", "forbidden", "missing"] as const;
  expect(kinds.filter((kind) => isRetried({ kind }))).toEqual(["offline", "broken", "signed-out"]);
});
