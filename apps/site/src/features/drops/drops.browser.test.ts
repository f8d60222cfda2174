import { DROPS_API_PATH, FILES_API_PATH, SESSION_PATH } from "@nv/contracts";
import type { DropList, DropSummary, FileDetail, FileSummary, RecordVersion } from "@nv/contracts/schemas";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Answers, openSite, type SiteInBrowser } from "../../../test/site-in-browser";

// The tool in each of its states: the site as it was built, and a server that answers as each test says.

const PAGE = "/docs/Herramientas%20Online/Drop";
const idAt = (number: number) => `3f0c6a5e-0000-4000-8000-${String(number).padStart(12, "0")}`;
const ID = idAt(1);
const FILE_ID = idAt(2);
const ONE = `${DROPS_API_PATH}/${ID}`;
const FILE = `${FILES_API_PATH}/${FILE_ID}`;
const NOON_MS = 1_795_000_000_000;
const FAR_MS = 4_000_000_000_000;
/** As long as one waits for a text. */
const PATIENCE = { timeout: 20_000 };

const revisionUrlOf = (number: number) => `https://graficos.example/d/paro/${number}-abcdefghij/paro-provisional.csv`;

const PARO: DropSummary = {
  id: ID,
  slug: "paro-por-municipios-con-una-direccion-larguisima-que-no-cabe-en-un-telefono",
  title: "Paro por municipios, con un nombre_larguísimo_que_no_cabe_en_ningún_teléfono",
  fileId: FILE_ID,
  days: 90,
  status: "published",
  version: 4,
  updatedAtMs: NOON_MS,
  changedBy: "Ana Muestra",
  expiresAtMs: FAR_MS,
  latestUrl: "https://graficos.example/d/paro-por-municipios-con-una-direccion-larguisima-que-no-cabe-en-un-telefono/",
  revisionUrl: revisionUrlOf(2),
  kind: "table",
  mediaType: "text/csv",
  sizeBytes: 12_400,
  hash: "a".repeat(64),
};
const gone = { status: "retired", latestUrl: null, revisionUrl: null, expiresAtMs: null } as const;
const OVER: DropSummary = {
  ...PARO,
  ...gone,
  id: idAt(3),
  title: "Encuesta",
  slug: "encuesta",
  changedBy: "Caducidad",
};
const RETIRED: DropSummary = { ...PARO, ...gone, version: 5, changedBy: "Eva Prueba" };

const TABLE: FileSummary = {
  id: FILE_ID,
  kind: "table",
  facts: { kind: "table", format: "csv", rows: 8131, columns: ["codigo", "valor"] },
  hash: PARO.hash,
  sizeBytes: PARO.sizeBytes,
  mediaType: "text/csv",
  version: 2,
  createdAtMs: NOON_MS,
  createdBy: "Ana Muestra",
  changedAtMs: NOON_MS,
  changedBy: "Eva Prueba",
  uses: 1,
  group: "",
  pictureUrl: null,
  name: "Paro_provisional",
  altText: "",
  credit: "",
  licence: "",
  source: "",
  rightsUntil: "",
};
const DETAIL: FileDetail = { ...TABLE, contents: [], usedBy: [], givenTo: [], contentUrl: `${FILE}/content` };

const versionAt = (version: number, more: Partial<RecordVersion>): RecordVersion => ({
  version,
  action: "edited",
  by: "Ana Muestra",
  atMs: NOON_MS - 1000 * (10 - version),
  revision: null,
  revisionUrl: null,
  changes: [],
  ...more,
});
const published = (version: number, number: number) =>
  versionAt(version, {
    action: "published",
    revision: `${number}-abcdefghij`,
    revisionUrl: revisionUrlOf(number),
  });
const VERSIONS: readonly RecordVersion[] = [
  published(4, 2),
  versionAt(3, { changes: [{ field: "sizeBytes", label: "Tamaño", before: "9 kB", after: "12 kB" }] }),
  published(2, 1),
  versionAt(1, { action: "registered" }),
];

const list = (items: readonly DropSummary[]): Answers => ({
  [SESSION_PATH]: { json: { id: "1", email: "ana@diario.example", name: "Ana Muestra" } },
  [DROPS_API_PATH]: { json: { items: [...items] } satisfies DropList },
  [FILES_API_PATH]: { json: { items: [TABLE], total: 1, groups: [], usedBytes: 1, quotaBytes: 2 } },
  [FILE]: { json: DETAIL },
});
const one = (drop: DropSummary, file: FileDetail = DETAIL): Answers => ({
  ...list([drop]),
  [ONE]: { json: drop },
  [`${ONE}/versions`]: { json: { items: VERSIONS } },
  [FILE]: { json: file },
});

interface State {
  readonly name: string;
  readonly address: string;
  readonly answers: Answers;
  /** Texts that are somewhere on the page. */
  readonly sees: readonly string[];
}

const STATES: readonly State[] = [
  {
    name: "the list, full",
    address: PAGE,
    answers: list([PARO, OVER]),
    sees: [PARO.title, "Público", "Caducado", "Quien tenga la dirección puede leerlo.", "en un Excel o un PDF, no"],
  },
  {
    name: "the list, empty",
    address: PAGE,
    answers: list([]),
    sees: ["Aún no hay ninguno: suelta arriba el primero."],
  },
  { name: "a search in vain", address: `${PAGE}?buscar=nada`, answers: list([]), sees: ["Ninguno lleva «nada»."] },
  {
    name: "a list that does not come",
    address: PAGE,
    answers: { ...list([]), [DROPS_API_PATH]: { status: 500, json: {} } },
    sees: ["Algo ha fallado en el servidor.", "Reintentar"],
  },
  {
    name: "one that is public",
    address: `${PAGE}?archivo=${ID}`,
    answers: one(PARO),
    sees: [
      "https://graficos.example/d/paro-por",
      "Da siempre lo de ahora",
      "No cambia nunca",
      "Tabla, text/csv",
      "Datawrapper",
      "Contar el plazo desde hoy",
      "El de ahora",
      "Descargar el QR",
    ],
  },
  {
    name: "one whose file has changed in the library",
    address: `${PAGE}?archivo=${ID}`,
    answers: one(PARO, { ...DETAIL, hash: "b".repeat(64) }),
    sees: ["En Archivos ha cambiado", "Dar lo que tiene ahora en Archivos"],
  },
  {
    name: "one whose file is in the library no more",
    address: `${PAGE}?archivo=${ID}`,
    answers: { ...one(PARO), [FILE]: { status: 404, json: {} } },
    sees: ["Ya no está en Archivos."],
  },
  {
    name: "one that was taken away",
    address: `${PAGE}?archivo=${ID}`,
    answers: one(RETIRED),
    sees: ["Retirado", "contesta que ya no está (410)", "Volver a darlo"],
  },
  {
    name: "one that is not there",
    address: `${PAGE}?archivo=${ID}`,
    answers: list([]),
    sees: ["Esto ya no existe."],
  },
];

let site: SiteInBrowser;

beforeAll(async () => {
  site = await openSite("docs/Herramientas Online/Drop.html");
});
afterAll(async () => {
  await site?.close();
});
beforeEach(async () => {
  await site.begin({});
});

describe.each(STATES)("$name", ({ address, answers, sees }) => {
  test("says what there is, has nothing for axe in either theme, and fits every width", async () => {
    site.answer(answers);
    await site.open(address, sees);
    expect(await site.findings()).toEqual([]);
    await site.page.evaluate(() => localStorage.setItem("theme-nv", "dark"));
    await site.open(address, sees);
    await site.page.evaluate(() => localStorage.removeItem("theme-nv"));
    expect(await site.page.locator("html").getAttribute("data-theme")).toBe("dark");
    expect(await site.findings()).toEqual([]);
    for (const width of [360, 768, 1280, 1920])
      expect(await site.overflowPx(width), `at ${width}`).toBeLessThanOrEqual(0);
    expect(site.errors).toEqual([]);
  });
});

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
    expect(await site.findings()).toEqual([]);
    for (const width of [360, 1280]) expect(await site.overflowPx(width)).toBeLessThanOrEqual(0);
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
    await page.getByRole("button", { name: "Dar dirección pública" }).press("Enter");
    await page.getByRole("dialog").getByText("Parece tener 12 correos y 3 DNI o NIE.").waitFor();
    expect(await site.findings()).toEqual([]);
    expect(await page.getByRole("dialog").getByRole("button").allInnerTexts()).toEqual([
      "No, voy a mirarlo",
      "Hacerlo público de todos modos",
    ]);
    await page.keyboard.press("Escape");
    expect(await page.getByLabel("Nombre").inputValue()).toBe("Paro provisional");
    await page.getByRole("button", { name: "Dar dirección pública" }).press("Enter");
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
    const refusal = { code: "FIELDS_INVALID", message: "Hay datos que corregir.", fields };
    site.answer({ ...list([]), [`POST ${DROPS_API_PATH}`]: { status: 422, json: refusal } });
    await site.open(PAGE, ["Aún no hay ninguno"]);
    await chooseByKeys();
    await page.getByRole("button", { name: "Dar dirección pública" }).click();
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
        return sent.length === 1
          ? { status: 409, json: { code: "VERSION_CONFLICT", message: "Otra persona…", current: theirs } }
          : { json: { ...theirs, version: 8, days: 7 } };
      },
    });
    await site.open(`${PAGE}?archivo=${ID}`, ["Contar el plazo desde hoy"]);
    await page.getByLabel("Cuánto tiempo").selectOption("Una semana");
    await page.getByRole("button", { name: "Guardar", exact: true }).click();
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
        return {
          headers: { "content-type": "text/event-stream" },
          body: Buffer.from(`event: files\ndata: ${JSON.stringify({ id: FILE_ID })}\n\n`),
        };
      },
    });
    await site.open(`${PAGE}?archivo=${ID}`, ["En Archivos ha cambiado"]);
    await expect
      .poll(() => page.getByRole("button", { name: "Dar lo que tiene ahora en Archivos" }).count(), PATIENCE)
      .toBe(1);
  });
});
