import {
  CASES_COMPARE_PATH,
  CASES_IMPORT_PATH,
  CASES_NOTES_PATH,
  CASES_PREVIEW_PATH,
  CASES_PUBLICATION_PATH,
} from "@nv/contracts";
import type { CaseComparison } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { NOON_MS, refusalOf, SIGNED_IN } from "../../../test/answers";
import { openSite } from "../../../test/site-in-browser";
import { BRING, LESS, PUBLISH, publication } from "./moving-cases.states";

const site = openSite();
const DIGEST = "a".repeat(64);

const HEAD = "id;diócesis;provincia;década;tipo de centro;víctimas;situación;verificación;documento;fecha";
const row = (ref: string, centre = "Colegio") =>
  `${ref};Diócesis de Ejemplo Alfa;Provincia Alfa;años 70;${centre};al menos 3;Denuncia;Un documento;Acta de ejemplo;2026-01-02`;

const NOTHING: CaseComparison = { added: [], changed: [], missing: [], equal: 0, faults: [], digest: DIGEST };
const COMPARED: CaseComparison = {
  ...NOTHING,
  added: [
    { row: 2, ref: "EJ-001", like: [{ id: "c9", ref: "EJ-900", why: "«Diócesis de Ejemplo Alfa», Provincia Alfa" }] },
    { row: 3, ref: "EJ-002", like: [] },
  ],
  changed: [{ row: 4, ref: "EJ-003", changes: [{ label: "Víctimas", before: "2", after: "3" }] }],
  equal: 7,
};

test("a table is understood, compared, decided row by row and taken in, and is kept in no store of the browser", async () => {
  const { page } = site;
  const sent: unknown[] = [];
  site.answer({
    ...SIGNED_IN,
    [`POST ${CASES_COMPARE_PATH}`]: { json: COMPARED },
    [`POST ${CASES_IMPORT_PATH}`]: (call) => {
      sent.push(call.json());
      return { json: { added: 1, changed: 1, retired: 0, leftOut: 1 } };
    },
  });
  await site.open(BRING, ["Tabla de casos"]);
  await page
    .getByLabel("Tabla de casos")
    .fill(`${HEAD};Teléfono\n${row("EJ-001")};600\n${row("EJ-002")};\n${row("EJ-003")};\n${row("EJ-004", "Cine")};`);
  await page.getByText("La columna «Teléfono» parece personal y no se importa").waitFor();
  await page.getByText("«Cine» no vale para «Tipo de centro»").waitFor();
  await page.getByText("Se entienden tres filas.").waitFor();
  expect(await site.findings()).toEqual([]);
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain("Diócesis de Ejemplo");

  await page.getByRole("button", { name: "Comparar con lo que hay" }).press("Enter");
  await page.getByText("Di antes qué es la fila que se parece a un caso que ya está.").waitFor();
  await page.getByText("EJ-900").waitFor();
  expect(await site.findings()).toEqual([]);
  await page.getByRole("button", { name: "Traer las filas" }).press("Enter");
  expect(sent).toEqual([]);
  await page.getByLabel("Qué es EJ-001").selectOption({ label: "Ya está: dejar la fila fuera" });
  await page.getByRole("button", { name: "Traer las filas" }).press("Enter");
  await page.getByText("una fila que se queda fuera").waitFor();
  expect(sent).toMatchObject([{ digest: DIGEST, leaveOut: [2], isWhole: false }]);
  expect(JSON.stringify(sent)).not.toContain("600");
  await page.getByText("En la tabla queda una fila por corregir.").waitFor();
  const left = await page.getByLabel("Tabla de casos").inputValue();
  expect([left.includes("EJ-004"), left.includes("EJ-001")]).toEqual([true, false]);
});

test("a column that was understood wrongly is put right, and what was compared is forgotten", async () => {
  const { page } = site;
  site.answer({ ...SIGNED_IN, [`POST ${CASES_COMPARE_PATH}`]: { json: { ...NOTHING, equal: 1 } } });
  await site.open(BRING, ["Tabla de casos"]);
  await page.getByLabel("Tabla de casos").fill(`${HEAD.replace("tipo de centro", "lugar")}\n${row("EJ-001")}`);
  await page.getByText("Falta la columna «Tipo de centro»").waitFor();
  await page.getByLabel("lugar", { exact: true }).selectOption({ label: "Tipo de centro" });
  await page.getByText("Se entiende una fila.").waitFor();
  await page.getByRole("button", { name: "Comparar con lo que hay" }).press("Enter");
  await page.getByText("Hay un caso que ya está igual.").waitFor();
  await page.getByLabel("Es la tabla entera").press("Space");
  await expect.poll(() => page.getByText("Hay un caso que ya está igual.").count()).toBe(0);
});

/** As a desk had it: saved by a spreadsheet in Windows-1252, with semicolons and a line that goes on in a cell. */
const MESSY = Buffer.from(
  [
    "id;diócesis;provincia;municipio;década;tipo de centro;nº víctimas;situación;verificación;documento;fecha;teléfono",
    'EJ-1;Diócesis de Ejemplo;Vizcaya ;Bilbao;años 70;Colegio;3;Denuncia;Un documento;"Acta\nde ejemplo";02/01/2026;600000000',
    "EJ-2;Diócesis de Ejemplo;LEON;Astorga;80;Parroquia;muchas;Denuncia;Un documento;Acta;02/01/2026;",
    "EJ-3;Diócesis de Ejemplo;Vizcaya ;BILBAO;los ochenta;Cine;3 o 4;Denuncia;Un documento;Acta;02/01/2026;",
    "EJ-4;Diócesis de Ejemplo;Coruña;Coruña, A;1985;Colegio;muchas;Denuncia;Un documento;Acta;02/01/2026;",
    "EJ-5;Diócesis de Ejemplo;Jaén;alcala la real;80s;Colegio;muchas;Denuncia;Un documento;Acta;02/01/2026;",
    "EJ-6;Diócesis de Ejemplo;Vizcaya ;Bilbau;1980-1989;Colegio;tres;Denuncia;Un documento;Acta;02/01/2026;",
    "EJ-7;Diócesis de Ejemplo;Barcelona;8019;década de 1980;Colegio;unas 20;Denuncia;Un documento;Acta;ayer;",
  ].join("\r\n"),
  "latin1",
);

test("a messy table is mended where it stands: seven rows of seven come in, and no store of the browser has what it says", async () => {
  const { page } = site;
  const sent: unknown[] = [];
  const file = { name: "casos.csv", mimeType: "text/csv", buffer: MESSY };
  const added = [2, 3, 4, 5, 6, 7, 8].map((row) => ({ row, ref: `EJ-${row - 1}`, like: [] }));
  const refused = { status: 409, json: { code: "CASES_CHANGED", message: "Otra persona ha cambiado los casos." } };
  site.answer({
    ...SIGNED_IN,
    [`POST ${CASES_COMPARE_PATH}`]: (call) => {
      sent.push(call.json());
      return sent.length === 1 ? refused : { json: { ...NOTHING, added } };
    },
  });
  const open = () => page.getByLabel("O abrir un CSV o un Excel…").setInputFiles(file);
  const cell = (name: string, row: number) => page.getByLabel(`${name}, fila ${row}`);
  await site.open(BRING, ["Tabla de casos"]);
  await open();
  await page.getByText("Se entiende una fila. Con fallos hay seis filas.").waitFor();
  expect(await page.getByText("Escribe un número: «muchas» no dice cuántas.").count()).toBe(3);
  expect(await site.faults()).toEqual([]);

  await cell("nº víctimas", 3).fill("al menos 5");
  await page.getByRole("button", { name: "Cambiar las otras 2 celdas con «muchas»" }).click();
  await page.getByText("Con fallos (4)").waitFor();
  await cell("nº víctimas", 3).press("Enter");
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest("div")?.querySelector("label")?.textContent);
  expect(await focused()).toBe("tipo de centro, fila 4");
  await cell("tipo de centro", 4).selectOption("Otro");
  await cell("tipo de centro", 4).press("Enter");
  expect(await focused()).toBe("nº víctimas, fila 4");
  await page.getByRole("button", { name: "al menos 3", exact: true }).press("Enter");
  await cell("década", 5).selectOption("1980-1989");
  await page.getByRole("button", { name: "Bilbao", exact: true }).press("Enter");
  await page.getByRole("button", { name: "al menos 20", exact: true }).press("Enter");
  await cell("fecha", 8).fill("03/04/2024");
  await page.getByText("Se entienden siete filas.").waitFor();
  await page.getByText("Corregida", { exact: true }).last().waitFor();
  expect(await site.findings()).toEqual([]);

  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  for (const text of ["Diócesis", "EJ-", "Acta", "600000000", "muchas"]) expect(kept).not.toContain(text);
  await site.open(BRING, ["hay nueve celdas corregidas"]);
  await open();
  await page.getByText("vuelven 9 celdas corregidas").waitFor();
  await page.getByText("Se entienden siete filas.").waitFor();

  await page.getByRole("button", { name: "Comparar con lo que hay" }).press("Enter");
  await page.getByText("Otra persona ha cambiado los casos.").waitFor();
  expect(await page.getByLabel("Tabla de casos").inputValue()).toContain("EJ-7");
  await page.getByRole("button", { name: "Comparar con lo que hay" }).press("Enter");
  await page.getByText("Hay siete casos nuevos.").waitFor();
  const place = (province: string, municipality: string, decade: number, victims: number, isMinimum: boolean) => ({
    fields: { province, municipality, decade, victims, isMinimum },
  });
  expect(sent.at(-1)).toMatchObject({
    rows: [
      place("48", "48020", 1970, 3, false),
      place("24", "24008", 1980, 5, true),
      place("48", "48020", 1980, 3, true),
      place("15", "15030", 1980, 5, true),
      place("23", "23002", 1980, 5, true),
      place("48", "48020", 1980, 3, false),
      place("08", "08019", 1980, 20, true),
    ],
  });
});

const NOTE = "Se corrigen cifras de la Obra Ejemplal.";
const REASON = "«Obra Ejemplal» es una obra de la diócesis";

test("fewer cases or victims are published when a person says so, and not before", async () => {
  const { page } = site;
  const sent: unknown[] = [];
  site.answer({
    ...publication({ ...LESS, note: { text: NOTE, by: "Bea Muestra", isMine: false, doubts: ["Obra Ejemplal"] } }),
    [`POST ${CASES_PUBLICATION_PATH}`]: (call) => {
      sent.push(call.json());
      site.answer(publication({ ...LESS, version: 3, added: [], changed: [], before: LESS.after }));
      return { json: LESS };
    },
  });
  await site.open(PUBLISH, ["Publicar los casos"]);
  await page.getByText(`Los lectores leerán: «${NOTE}»`).waitFor();
  await page.getByRole("button", { name: "Publicar los casos" }).press("Enter");
  expect(sent).toEqual([]);
  await page.getByLabel("Es lo que quiero: los totales bajan").press("Space");
  await page.getByLabel("Por qué no nombra a nadie «Obra Ejemplal»").fill(REASON);
  await page.getByRole("button", { name: "Publicar los casos" }).press("Enter");
  await page.getByText("No hay nada nuevo que publicar").waitFor();
  expect(sent).toEqual([{ version: 2, note: NOTE, noteReason: REASON, isDecreaseMeant: true }]);
});

test("a note is kept for somebody else, what it may not say is told beside it, and one that is out is corrected", async () => {
  const { page } = site;
  const sent: unknown[] = [];
  const told = {
    number: 2,
    atMs: NOON_MS,
    by: "Bea Muestra",
    text: "Una nota.",
    reason: "",
    faults: [],
    correction: null,
  };
  const refused = "La nota contiene un teléfono: no puede estar en un texto público";
  site.answer({
    ...publication({ ...LESS, notes: [told] }),
    [`PUT ${CASES_NOTES_PATH}/0`]: refusalOf({ field: "note", message: refused }),
    [`PUT ${CASES_NOTES_PATH}/2`]: (call) => {
      sent.push(call.json());
      return { json: LESS };
    },
  });
  await site.open(PUBLISH, ["Publicar los casos"]);
  const field = page.getByLabel("Qué ha cambiado, para los lectores");
  await field.fill("Llama al 612 345 678");
  await page.getByRole("button", { name: "Guardar la nota" }).press("Enter");
  await page.getByText(refused).waitFor();
  expect(await field.inputValue()).toBe("Llama al 612 345 678");
  await page.getByRole("button", { name: "Corregirla…" }).press("Enter");
  await page.getByLabel("Qué debería decir").fill("Otra nota.");
  expect(await site.findings()).toEqual([]);
  await page.getByRole("button", { name: "Proponer la corrección" }).press("Enter");
  await expect.poll(() => sent).toEqual([{ note: "Otra nota." }]);
});

test("a corrected note that may name somebody asks for its reason, and says beside it what is wrong with it", async () => {
  const { page } = site;
  const sent: unknown[] = [];
  const wrong = "La razón no cita «Obra Ejemplal»";
  const correction = { text: NOTE, by: "Bea Muestra", isMine: false, doubts: ["Obra Ejemplal"] };
  const told = { ...{ number: 2, atMs: NOON_MS, by: "Ana Muestra", text: "Una nota." }, reason: "", faults: [] };
  site.answer({
    ...publication({ ...LESS, notes: [{ ...told, correction }] }),
    [`POST ${CASES_NOTES_PATH}/2/approve`]: (call) => {
      sent.push(call.json());
      return refusalOf({ field: "noteReason", message: wrong });
    },
  });
  await site.open(PUBLISH, ["Publicar los casos"]);
  await page.getByRole("button", { name: "Darla por buena…" }).press("Enter");
  const dialog = page.getByRole("dialog");
  const reason = dialog.getByLabel("Por qué no nombra a nadie «Obra Ejemplal»");
  await reason.fill("Porque sí");
  await dialog.getByRole("button", { name: "Darla por buena" }).press("Enter");
  await dialog.getByText(wrong).waitFor();
  expect(await reason.getAttribute("aria-invalid")).toBe("true");
  expect(await dialog.getByText("Hay datos que corregir.").count()).toBe(0);
  expect(await site.findings()).toEqual([]);
  expect(sent).toEqual([{ note: NOTE, noteReason: "Porque sí" }]);
});

test("the preview is a frame that reaches nothing of ours", async () => {
  const { page } = site;
  const html = "<!doctype html><title>x</title><p>La página de los lectores</p>";
  site.answer({
    ...publication(LESS),
    [CASES_PREVIEW_PATH]: { body: html, headers: { "content-type": "text/html; charset=utf-8" } },
  });
  await site.open(PUBLISH, ["Ver la página como la leerían"]);
  await page.getByRole("button", { name: "Ver la página como la leerían" }).press("Enter");
  const frame = page.getByTitle("Vista previa de la página de casos");
  await frame.contentFrame().getByText("La página de los lectores").waitFor();
  expect(await frame.getAttribute("sandbox")).toBe("allow-scripts");
});

test("readers get an earlier revision when a person confirms it", async () => {
  const { page } = site;
  const sent: unknown[] = [];
  site.answer({
    ...publication(LESS),
    [`POST ${CASES_PUBLICATION_PATH}/roll-back`]: (call) => {
      sent.push(call.json());
      return { json: LESS };
    },
  });
  await site.open(PUBLISH, ["Volver a esta…"]);
  await page.getByRole("button", { name: "Volver a esta…" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("pasarán de 4 casos y 20 víctimas a 3 casos y 12 víctimas").waitFor();
  await dialog.getByRole("button", { name: "Volver a ella" }).click();
  await expect
    .poll(() => sent)
    .toEqual([{ version: 2, revision: "1-aaaa", note: "", noteReason: "", isDecreaseMeant: true }]);
});
