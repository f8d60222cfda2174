import { expect, test } from "vitest";
import { ask, notes, result } from "../../../../../test/ask-utility.ts";
import { qrUtility } from "./qr.ts";

test("an address gives a drawing, with its name and the size that paper asks for", () => {
  const outcome = ask(qrUtility, { text: "https://ejemplo.es/embalses" });
  expect(outcome).toMatchObject({ drawing: { alt: "Código QR de https://ejemplo.es/embalses", fileName: "qr.svg" } });
  expect(outcome.kind === "answer" && outcome.drawing?.svg).toMatch(/^<svg /);
  expect(result(outcome, "Lado mínimo en papel")).toBe("15 mm");
});

test("a long address is told to be dense, and one that does not fit is refused", () => {
  expect(notes(ask(qrUtility, { text: `https://ejemplo.es/${"a".repeat(300)}` }))).toMatch(/muy denso/);
  expect(result(ask(qrUtility, { text: "a".repeat(2332) }), "Módulos por lado")).toMatch(
    /^\[text\] Es demasiado largo: caben 2331 letras/,
  );
});

test.each([
  ["M", 2331],
  ["H", 1272],
])("at the level %s the longest text has its drawing", (level, length) => {
  expect(ask(qrUtility, { text: "a".repeat(length), level }).kind).toBe("answer");
});

test("nothing is refused with the rule", () => {
  expect(result(ask(qrUtility, { text: "" }), "")).toMatch(/^\[text\] Escribe una dirección/);
});
