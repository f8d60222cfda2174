import { expect, test } from "vitest";
import { actionText, detailsText } from "./entry-text.ts";

test("an action has a Spanish name, and an unknown one stands for itself", () => {
  expect([actionText("user_banned"), actionText("toString"), actionText("nuevo_invento")]).toEqual([
    "Bloqueó la cuenta",
    "toString",
    "nuevo_invento",
  ]);
});

test.each([
  { details: { role: ["", "admin"] }, text: "rol: de «nada» a «admin»" },
  { details: { changed: ["user_metadata", "confirmed"] }, text: "datos de la persona, correo confirmado" },
  { details: { password: "changed", until: "2026-11-20" }, text: "contraseña; hasta el 2026-11-20" },
  { details: { x: { y: 1 } }, text: 'x: {"y":1}' },
  { details: undefined, text: "" },
])("$details is told as «$text»", ({ details, text }) => {
  expect(detailsText(details, (time) => `el ${time}`)).toBe(text);
});
