import type { SeriesDetail } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { conflictWith } from "../../../test/answers";
import { openSite } from "../../../test/site-in-browser";
import { CHANGES, DRAFT, ID, ONE, one, PAGE } from "./series.states";

const site = openSite();

test("what is pasted is read while it is written, its mistakes row by row, and outlives a reload", async () => {
  const { page } = site;
  const sent: unknown[] = [];
  site.answer({
    ...one(DRAFT),
    [`POST ${ONE}/observations`]: (call) => {
      sent.push(call.json());
      return { json: { ...CHANGES, findings: [], findingsTotal: 0 } };
    },
  });
  await site.open(`${PAGE}?serie=${ID}`, ["Comparar con lo que hay"]);
  const field = page.getByLabel("Observaciones", { exact: true });
  await field.fill("fecha;Índice;Región\n2026-01;1,5;Sur\n2026-02;uno;Sur");
  await page.getByText("Fila 3, columna «Índice»: «uno» no es un número.").waitFor();
  expect(await page.getByRole("button", { name: "Comparar con lo que hay" }).isDisabled()).toBe(true);
  expect(await site.findings()).toEqual([]);
  await site.open(`${PAGE}?serie=${ID}`, ["Fila 3, columna «Índice»"]);
  await field.fill("fecha;Índice;Región\n2026-01;1,5;Sur\n2026-02;2;Sur");
  await page.getByText(/Se entienden dos observaciones, de ene.2026 a feb.2026\./).waitFor();
  await page.getByRole("button", { name: "Comparar con lo que hay" }).press("Enter");
  await page.getByText(/^1 observación nueva, 1 corregida/).waitFor();
  expect(sent).toMatchObject([{ version: 4, policy: "merge" }]);
  expect(await field.inputValue()).toBe("");
});

test("changed by somebody else meanwhile is joined, and saved by itself", async () => {
  const { page } = site;
  const theirs: SeriesDetail = {
    ...DRAFT,
    version: 6,
    changedBy: "Eva Prueba",
    fields: { ...DRAFT.fields, note: "Suya" },
  };
  const sent: unknown[] = [];
  site.answer({
    ...one(DRAFT),
    [`PUT ${ONE}`]: (call) => {
      sent.push(call.json());
      return sent.length === 1 ? conflictWith(theirs) : { json: { ...theirs, version: 7 } };
    },
  });
  await site.open(`${PAGE}?serie=${ID}`, ["Qué mide y cómo"]);
  await page.getByLabel("Qué mide y cómo").fill("Mía");
  await page.getByText("Eva Prueba ha guardado cambios mientras editas (Nota interna).").waitFor();
  expect(await site.findings()).toEqual([]);
  await expect.poll(() => sent.length).toBe(2);
  expect(sent.at(-1)).toMatchObject({ description: "Mía", note: "Suya", version: 6 });
});
