import { JOBS_API_PATH, LEGACY_LINKS_API_PATH } from "@nv/contracts";
import type { ImportReport, LegacyLinkSummary } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { conflictWith, idAt, jobOf, ordered, refusalOf } from "../../../test/answers";
import { openSite } from "../../../test/site-in-browser";
import { ID, list, MAP, MOVED, ONE, one, PAGE, RETIRED } from "./legacy-links.states";

const site = openSite();
const JOB = `${JOBS_API_PATH}/${jobOf({}).id}`;

test("a new one is written by keys alone, says what is wrong beside each field, and is kept through a reload", async () => {
  const { page } = site;
  const fields = [
    { field: "source", message: "Debe ser una dirección entera, con http:// o https://" },
    { field: "target.url", message: "Es la misma dirección que la antigua: no lleva a ninguna parte" },
  ];
  const sent: unknown[] = [];
  site.answer({
    ...one(MAP),
    ...list([]),
    [`POST ${LEGACY_LINKS_API_PATH}`]: (call) => {
      const json: unknown = call.json();
      sent.push(json);
      return sent.length === 1 ? refusalOf(...fields) : { status: 201, json: MAP };
    },
  });
  await site.open(`${PAGE}?vista=nuevo`, ["Añadir a la lista"]);
  await page.getByLabel("Dirección antigua", { exact: true }).focus();
  await page.keyboard.type("especiales.example/mapa");
  await page.keyboard.press("Tab");
  await page.keyboard.type("El mapa");
  await page.keyboard.press("Enter");
  for (const { message } of fields) await page.getByText(message, { exact: true }).waitFor();
  expect(await site.findings()).toEqual([]);
  await site.open(`${PAGE}?vista=nuevo`, ["Hemos recuperado lo que habías escrito."]);
  await page.getByLabel("Qué hay ahora").selectOption("Solo una página que lo cuenta");
  await page.getByRole("button", { name: "Añadir a la lista" }).press("Enter");
  await page.waitForURL(/enlace=/);
  expect(sent.at(-1)).toMatchObject({ source: "especiales.example/mapa", title: "El mapa", target: { kind: "page" } });
});

test("a table without names is read all the same, told row by row, and what is wrong stays to be corrected", {
  tags: ["long"],
}, async () => {
  const { page } = site;
  const report = (isTrial: boolean): ImportReport => ({
    isTrial,
    rows: 2,
    registered: 1,
    existing: 0,
    items: [
      { row: 2, outcome: "registered", title: "a.example", type: "page" },
      { row: 3, outcome: "wrong", title: "", type: "" },
    ],
    problems: [{ row: 3, column: "dirección nueva", message: "Da vueltas, según esta misma lista" }],
  });
  const sent: string[] = [];
  site.answer({
    ...list([]),
    [`POST ${LEGACY_LINKS_API_PATH}/import`]: (call) => {
      sent.push(call.body.toString());
      return ordered();
    },
    [JOB]: () => ({ json: jobOf({ result: report(sent.length < 2) }) }),
  });
  await site.open(`${PAGE}?vista=importar`, ["Importar una lista"]);
  await page.getByLabel("Filas").fill("http://a.example/;\nhttp://b.example/;http://a.example/");
  await page.getByRole("button", { name: "Revisar las filas" }).click();
  await page.getByText("La primera fila no llevaba nombres de columna.").waitFor();
  await page.getByText("Hay que corregirla").waitFor();
  expect(sent[0]).toContain("dirección antigua;");
  expect(await site.faults()).toEqual([]);
  await page.getByRole("button", { name: "Añadir 1 enlace", exact: true }).click();
  await page.getByText("Añadidos: 1 · ya estaban: 0 · por corregir: 1.").waitFor();
  expect(await page.locator(".nv-import tbody tr").count()).toBe(1);
  await page.getByRole("button", { name: "Empezar con otras filas" }).click();
});

test("what could not be published is told link by link", async () => {
  const { page } = site;
  const message = "En la carpeta comprimida no hay ninguna página (.html): no hay nada que abrir.";
  const items = [
    { id: ID, title: "El mapa", outcome: "refused", message },
    { id: idAt(3), title: "Las pruebas", outcome: "done", message: "" },
  ];
  site.answer({
    ...list([MAP, MOVED]),
    [`POST ${LEGACY_LINKS_API_PATH}/publish`]: ordered(),
    [JOB]: { json: jobOf({ result: { items } }) },
  });
  await site.open(PAGE, ["Publicar la que espera"]);
  await page.getByRole("button", { name: "Publicar la que espera" }).click();
  await page.getByText("Publicada una página.").waitFor();
  await page.getByText(`«El mapa» no: ${message}`).waitFor();
  expect(await site.findings()).toEqual([]);
});

test("what came of a look is told, and what is left for the next", async () => {
  site.answer({
    ...list([MAP, MOVED]),
    [`POST ${LEGACY_LINKS_API_PATH}/check`]: ordered(),
    [JOB]: { json: jobOf({ result: { checked: 12, left: 1 } }) },
  });
  await site.open(PAGE, ["Comprobar todos"]);
  await site.page.getByRole("button", { name: "Comprobar todos" }).click();
  await site.page.getByText("Comprobados 12 enlaces. Lo que falta se comprueba solo: un enlace.").waitFor();
});

test("one changed by somebody else meanwhile keeps what both did", async () => {
  const { page } = site;
  const theirs: LegacyLinkSummary = { ...MAP, version: 6, owner: "Datos", changedBy: "Eva Prueba" };
  const sent: unknown[] = [];
  site.answer({
    ...one(MAP),
    [`PUT ${ONE}`]: (call) => {
      const json: unknown = call.json();
      sent.push(json);
      return sent.length === 1 ? conflictWith(theirs) : { json: { ...theirs, version: 7, reason: "Cierra." } };
    },
  });
  await site.open(`${PAGE}?enlace=${ID}`, ["Motivo"]);
  await page.getByLabel("Motivo").fill("Cierra.");
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await page.getByText("Eva Prueba lo ha cambiado mientras tanto.").waitFor();
  await page.getByRole("button", { name: "Guardar los dos cambios" }).click();
  await page.getByText("Guardado.", { exact: true }).waitFor();
  expect(sent.at(-1)).toMatchObject({ owner: "Datos", reason: "Cierra.", version: 6 });
});

test("one is taken away after a question", async () => {
  const { page } = site;
  site.answer({ ...one(MAP), [`POST ${ONE}/retire`]: { json: RETIRED } });
  await site.open(`${PAGE}?enlace=${ID}`, ["Retirar"]);
  await page.getByRole("button", { name: "Retirar" }).click();
  await page.getByRole("dialog").getByText("dejan de contestar", { exact: false }).waitFor();
  await page.keyboard.press("Escape");
  expect(site.asked.some((call) => call.endsWith("/retire"))).toBe(false);
  await page.getByRole("button", { name: "Retirar" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Retirar" }).click();
  await page.getByRole("button", { name: "Recuperar" }).waitFor();
});
