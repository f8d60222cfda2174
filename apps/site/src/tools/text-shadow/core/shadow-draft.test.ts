import { expect, test } from "vitest";
import { NEW_DRAFT, readDraft, readShadowDraft, withKind } from "./shadow-draft.ts";

test("the page opens with something to see", () => {
  expect(readDraft(NEW_DRAFT)).toMatchObject({ textSizePx: 40, isBold: true, isSought: true, ground: null });
});

test("only a shadow has layers", () => {
  expect(readDraft({ ...NEW_DRAFT, kind: "halo" })).toMatchObject({ style: { layers: 1 } });
});

test.each([
  [{ text: " " }, { text: "Escribe el texto que irá encima." }],
  [{ ink: "#12" }, { ink: "Escribe # y seis cifras: #c8321f." }],
  [{ ground: "azul" }, { ground: "Escribe # y seis cifras: #c8321f." }],
  [{ textSize: "4" }, { textSize: "De 8 a 200 píxeles. Por ejemplo: 40." }],
  [{ size: "-1" }, { size: "De 1 a 60 píxeles. Por ejemplo: 12." }],
  [{ layers: "7" }, { layers: "De 1 a 6 capas: más pesan y no se ven." }],
  [{ strength: "101" }, { strength: "De 0 a 100. Por ejemplo: 60." }],
])("%j is told beside its field", (change, problems) => {
  expect(readDraft({ ...NEW_DRAFT, ...change })).toEqual({ problems });
});

test("what was kept is taken up, and nothing else", () => {
  expect(readShadowDraft('{"text":"Hola","kind":"scrim","size":4,"otra":"x"}')).toEqual({
    text: "Hola",
    kind: "scrim",
  });
  expect(readShadowDraft('{"kind":"otro"}')).toEqual({});
  expect(readShadowDraft("3")).toBeNull();
});

test("another help begins with a size of its own, unless somebody wrote one", () => {
  expect([NEW_DRAFT.size, withKind(NEW_DRAFT, "plate").size]).toEqual(["32", "16"]);
  expect(withKind({ ...NEW_DRAFT, size: "9" }, "plate").size).toBe("9");
});
