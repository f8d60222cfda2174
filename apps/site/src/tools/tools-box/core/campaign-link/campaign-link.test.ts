import { expect, test } from "vitest";
import { ask, notes, result } from "../../../../../test/ask-utility.ts";
import { campaignLinkUtility } from "./campaign-link.ts";

const link = (values: Record<string, string>) => result(ask(campaignLinkUtility, values), "Enlace");

test("the parts are written in one spelling and the anchor stays last", () => {
  expect(link({})).toBe(
    "https://ejemplo.es/embalses?utm_source=boletin-de-la-manana&utm_medium=correo&utm_campaign=embalses-2026#mapa",
  );
});

test("a campaign that was there is changed, and it is said", () => {
  const outcome = ask(campaignLinkUtility, { url: "https://ejemplo.es/?a=1&utm_source=x&utm_content=y" });
  expect(result(outcome, "Enlace")).toBe(
    "https://ejemplo.es/?a=1&utm_source=boletin-de-la-manana&utm_medium=correo&utm_campaign=embalses-2026",
  );
  expect(notes(outcome)).toMatch(/ya llevaba campaña/);
});

test.each([
  [{ url: "ejemplo.es" }, /^\[url\] Escribe la dirección entera/],
  [{ url: "javascript:alert(1)" }, /^\[url\]/],
  [{ source: "¡!" }, /^\[source\] Falta/],
  [{ campaign: "" }, /^\[campaign\] Falta/],
])("%j is refused with the rule", (values, rule) => {
  expect(link(values)).toMatch(rule);
});
