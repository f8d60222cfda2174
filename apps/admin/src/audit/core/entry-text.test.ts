import { expect, test } from "vitest";
import { actionText, detailsText, recordIn } from "./entry-text.ts";

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
  { details: { x: { y: 1 }, isRevoking: true }, text: "x: y 1; olvida las anteriores: sí" },
  {
    details: { signup: { before: "invite", after: "open" }, passkeys: { before: false, after: true } },
    text: "Quién puede abrir una cuenta: de «solo por invitación» a «cualquiera»; Llaves de acceso: de «apagado» a «encendido»",
  },
  { details: { recipient: "ana@diario.example", kind: "invitation" }, text: "para: ana@diario.example; «Invitación»" },
  { details: { registered: 2, rows: 1500 }, text: "registrados: 2; filas: 1500" },
  { details: { collection: "graphics", id: "g1", title: "El paro", revision: "r2" }, text: "revisión: r2" },
  { details: { tool: "buscar", program: "Mi script" }, text: "herramienta: buscar; por la clave: Mi script" },
  { details: undefined, text: "" },
])("$details is told as «$text»", ({ details, text }) => {
  expect(detailsText(details, (time) => `el ${time}`)).toBe(text);
});

test.each([
  { details: { collection: "graphics", id: "g 1", title: "El paro" }, href: "/embed_data?grafico=g%201" },
  { details: { collection: "includes", id: "i1", title: "Créditos" }, href: "/docs/Extensiones/Includes" },
  {
    details: { collection: "series", id: "s1", title: "IPC" },
    href: "/docs/Herramientas%20DW/FijosDataWrapper?serie=s1",
  },
  { details: { collection: "otra", id: "i1", title: "Créditos" }, href: undefined },
  { details: undefined, href: undefined },
])("what $details is about is found at $href", ({ details, href }) => {
  expect(recordIn(details)?.href).toBe(href);
});
