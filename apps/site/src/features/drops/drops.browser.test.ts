import { DROPS_API_PATH } from "@nv/contracts";
import type { DropSummary, FileDetail } from "@nv/contracts/schemas";
import { describe, expect, test } from "vitest";
import { conflictWith, eventOf, refusalOf } from "../../../test/answers";
import { openSite } from "../../../test/site-in-browser";
import { DETAIL, FILE, FILE_ID, ID, list, ONE, one, PAGE, PARO, RETIRED, revisionUrlOf } from "./drops.states";

const site = openSite();
/** As long as one waits for a text. */
const PATIENCE = { timeout: 20_000 };

/** Chooses the file of the library by keys alone. */
async function chooseByKeys(): Promise<void> {
  const { page } = site;
  await page.getByRole("button", { name: /^Elegir de Archivos/ }).press("Enter");
  await page.getByRole("button", { name: /Paro_provisional/ }).press("Enter");
  await page.getByText("Quedará en /d/paro-provisional/.").waitFor();
}

describe("a new one", () => {
  test("is named after its file, and what was written outlives a reload", async () => {
    const { page } = site;
    site.answer(list([]));
    await site.open(PAGE, ["Aún no hay ninguno"]);
    await chooseByKeys();
    expect(await page.getByLabel("Nombre").inputValue()).toBe("Paro provisional");
    await page.getByLabel("Nombre").fill("Paro de mayo");
    await page.getByText("Quedará en /d/paro-de-mayo/.").waitFor();
    expect(await site.faults()).toEqual([]);
    await site.open(PAGE, ["Hemos recuperado lo que habías escrito."]);
    await page.getByRole("button", { name: "Descartar" }).click();
    expect(await page.getByLabel("Nombre").count()).toBe(0);
  });

  test("that seems to hold data of people waits for an answer, whose first is no", async () => {
    const { page } = site;
    const sent: unknown[] = [];
    site.answer({
      ...one(PARO),
      ...list([]),
      [`POST ${DROPS_API_PATH}`]: (call) => {
        const json: unknown = call.json();
        sent.push(json);
        const found = [
          { kind: "email", count: 12 },
          { kind: "identity", count: 3 },
        ];
        return sent.length < 3
          ? { status: 409, json: { code: "PERSONAL_DATA", message: "Parece…", personalData: found } }
          : { status: 201, json: PARO };
      },
    });
    await site.open(PAGE, ["Aún no hay ninguno"]);
    await chooseByKeys();
    await page.getByRole("button", { name: "Publicar el archivo" }).press("Enter");
    await page.getByRole("dialog").getByText("Parece tener 12 correos y 3 DNI o NIE.").waitFor();
    expect(await site.findings()).toEqual([]);
    expect(await page.getByRole("dialog").getByRole("button").allInnerTexts()).toEqual([
      "No, voy a mirarlo",
      "Hacerlo público de todos modos",
    ]);
    await page.keyboard.press("Escape");
    expect(await page.getByLabel("Nombre").inputValue()).toBe("Paro provisional");
    await page.getByRole("button", { name: "Publicar el archivo" }).press("Enter");
    await page.getByRole("button", { name: "Hacerlo público de todos modos" }).click();
    await page.waitForURL(/archivo=/);
    await page.getByRole("heading", { name: PARO.title }).waitFor();
    const fields = { title: "Paro provisional", fileId: FILE_ID, days: 90 };
    expect(sent).toEqual([
      { ...fields, isConfirmed: false },
      { ...fields, isConfirmed: false },
      { ...fields, isConfirmed: true },
    ]);
  });

  test("that makes a graphic by itself is told where", async () => {
    const { page } = site;
    const facts = { kind: "archive", format: "zip", files: 4, unpackedBytes: 90_000, holds: "ai2html" } as const;
    site.answer({ ...list([]), [FILE]: { json: { ...DETAIL, kind: "archive", facts } satisfies FileDetail } });
    await site.open(PAGE, ["Aún no hay ninguno"]);
    await chooseByKeys();
    const link = page.getByRole("link", { name: "hacer un ai2html con esto" });
    await link.waitFor();
    expect(await link.getAttribute("href")).toContain(encodeURIComponent(`file:${FILE_ID}`));
    expect(await site.findings()).toEqual([]);
    await page.getByRole("button", { name: "Descartar" }).click();
  });

  test("says beside each field what is wrong with it", async () => {
    const { page } = site;
    const fields = [
      { field: "slug", message: "Otro archivo tiene ya esa dirección" },
      { field: "fileId", message: "Sus derechos han acabado" },
    ];
    site.answer({ ...list([]), [`POST ${DROPS_API_PATH}`]: refusalOf(...fields) });
    await site.open(PAGE, ["Aún no hay ninguno"]);
    await chooseByKeys();
    await page.getByRole("button", { name: "Publicar el archivo" }).click();
    for (const { message } of fields) await page.getByText(message, { exact: true }).waitFor();
    expect(await site.findings()).toEqual([]);
    await page.getByRole("button", { name: "Descartar" }).click();
  });
});

describe("one that is there", () => {
  test("has a QR code that can be saved", async () => {
    const { page } = site;
    site.answer(one(PARO));
    await site.open(`${PAGE}?archivo=${ID}`, ["Descargar el QR"]);
    await page.getByRole("img", { name: "QR de la dirección" }).waitFor();
    expect(
      await page
        .getByRole("img", { name: "QR de la dirección" })
        .evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth > 0),
    ).toBe(true);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Descargar el QR" }).click();
    expect((await download).suggestedFilename()).toBe(`${PARO.slug}-qr.svg`);
  });

  test("changed by somebody else meanwhile keeps what both did", async () => {
    const { page } = site;
    const theirs: DropSummary = { ...PARO, version: 6, title: "Paro registrado", days: 0, changedBy: "Eva Prueba" };
    const sent: unknown[] = [];
    site.answer({
      ...one(PARO),
      [`PUT ${ONE}`]: (call) => {
        const json: unknown = call.json();
        sent.push(json);
        return sent.length === 1 ? conflictWith(theirs) : { json: { ...theirs, version: 8, days: 7 } };
      },
    });
    await site.open(`${PAGE}?archivo=${ID}`, ["Contar el plazo desde hoy"]);
    await page.getByLabel("Cuánto tiempo").selectOption("Una semana");
    await page.getByRole("button", { name: "Publicar cambios" }).click();
    await page.getByText("Eva Prueba lo ha cambiado mientras tanto.").waitFor();
    expect(await site.findings()).toEqual([]);
    await page.getByRole("button", { name: "Guardar lo mío encima" }).click();
    await page.getByText("Hecho. Quien lo lea lo recibe así antes de un minuto.").waitFor();
    expect(sent.at(-1)).toEqual({
      title: "Paro registrado",
      fileId: FILE_ID,
      days: 7,
      version: 6,
      isConfirmed: false,
    });
  });

  test("goes back to what it gave, and is taken away, each after a question", async () => {
    const { page } = site;
    site.answer({
      ...one(PARO),
      [`POST ${ONE}/rollback`]: { json: { ...PARO, version: 6, revisionUrl: revisionUrlOf(1) } },
      [`POST ${ONE}/retire`]: { json: RETIRED },
    });
    await site.open(`${PAGE}?archivo=${ID}`, ["El de ahora"]);
    await page.getByRole("button", { name: /^Volver a este/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Volver a este" }).click();
    await page.getByText("Quien lo lea recibe otra vez aquello antes de un minuto.").waitFor();
    // The order is gone from there: the keyboard stays at what is given now.
    await page.waitForFunction(
      () => document.activeElement?.closest("li")?.querySelector('[data-tone="green"]')?.textContent === "El de ahora",
    );
    await page.getByRole("button", { name: "Retirar" }).click();
    await page.getByRole("dialog").getByText("dejan de contestar", { exact: false }).waitFor();
    await page.keyboard.press("Escape");
    expect(site.asked.some((call) => call.endsWith("/retire"))).toBe(false);
    await page.getByRole("button", { name: "Retirar" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Retirar" }).click();
    await page.getByText("Su dirección contesta que ya no está (410)").waitFor();
  });

  test("stays as it is when a file dropped on it does not go up, and says why", async () => {
    const { page } = site;
    site.answer(one(PARO));
    await site.open(`${PAGE}?archivo=${ID}`, ["Contar el plazo desde hoy"]);
    await page.getByLabel("Otro archivo").setInputFiles({
      name: "vacio.csv",
      mimeType: "text/csv",
      buffer: Buffer.from("a;b\n1;2\n"),
    });
    await page.getByRole("alert").waitFor();
    await page.getByRole("button", { name: "Contar el plazo desde hoy" }).waitFor();
    expect(await site.findings()).toEqual([]);
  });

  test("is put up to date when its file changes in the library", async () => {
    const { page } = site;
    site.answer({
      ...one(PARO),
      "/api/events": () => {
        site.answer(one(PARO, { ...DETAIL, hash: "b".repeat(64) }));
        return eventOf("files", { id: FILE_ID });
      },
    });
    await site.open(`${PAGE}?archivo=${ID}`, ["En Archivos ha cambiado"]);
    await expect
      .poll(() => page.getByRole("button", { name: "Publicar lo que tiene ahora en Archivos" }).count(), PATIENCE)
      .toBe(1);
  });
});
