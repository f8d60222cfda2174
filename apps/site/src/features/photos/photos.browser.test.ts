import { GRAPHICS_API_PATH, PHOTOS_API_PATH, SESSION_PATH } from "@nv/contracts";
import { type PhotoBatch, type PhotoItem, type PhotosStatus, PhotoWords } from "@nv/contracts/schemas";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Answers, openSite, type SiteInBrowser } from "../../../test/site-in-browser";

// The screens of the pictures for Photo Center in each of their states: the site as it was built, and a server that answers as each test says.

const idAt = (number: number) => `3f0c6a5e-0000-4000-8000-${String(number).padStart(12, "0")}`;
const ID = idAt(1);
const BATCH = `${PHOTOS_API_PATH}/batches/${ID}`;
const NOON_MS = 1_795_000_000_000;
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);
const OWN = { altText: "", caption: "", byline: "", agency: "", isReduced: false, isRepeated: false };
const SENT = { arcId: "AAISEM2EKVTHPCEZVK54ZXPO74", url: "", sentAtMs: NOON_MS, sentBy: "Ana Muestra" };

function item(number: number, part: Partial<PhotoItem> = {}): PhotoItem {
  return {
    id: idAt(10 + number),
    fileId: idAt(100 + number),
    graphicId: null,
    name: `foto-${number}.jpg`,
    pictureUrl: "/foto.png",
    facts: {
      ...{ kind: "picture", format: "jpeg", widthPx: 4000, heightPx: 3000, bitDepth: 8 },
      ...{ colourSpace: "srgb", hasAlpha: false, isTurned: false, frames: 1 },
    },
    sizeBytes: 4_200_000,
    fields: { ...OWN, altText: "Una plaza" },
    words: PhotoWords.parse({ altText: "Una plaza", byline: "Ana Muestra" }),
    problems: [],
    notices: [],
    state: "draft",
    progressRatio: 0,
    message: "",
    remedy: "none",
    sent: null,
    known: null,
    ...part,
  };
}

const batchOf = (items: PhotoItem[], part: Partial<PhotoBatch> = {}): PhotoBatch => ({
  id: ID,
  fields: {
    ...{ caption: "", byline: "Ana Muestra", agency: "", source: "", keywords: ["plaza"], section: "" },
    ...{ takenOn: "", kind: "photograph", keepsPosition: false },
  },
  isMine: true,
  createdBy: "Ana Muestra",
  createdAtMs: NOON_MS,
  items,
  ...part,
});

const STATUS: PhotosStatus = { notice: "", place: "production", batches: [] };
const answers = (batch: PhotoBatch, status: PhotosStatus = STATUS): Answers => ({
  [SESSION_PATH]: { json: { id: "1", email: "ana@diario.example", name: "Ana Muestra" } },
  [PHOTOS_API_PATH]: { json: status },
  [BATCH]: { json: batch },
  "/foto.png": { body: PIXEL, headers: { "content-type": "image/png" } },
});
const AT = `/upload_photocenter?tanda=${ID}`;

const LACKING = [
  { field: "altText", message: "Falta el texto alternativo: qué se ve, para quien no la ve." },
  { field: "byline", message: "Falta el crédito: quién la firma o qué agencia la da." },
];
const FULL = batchOf([
  item(1),
  item(2, {
    problems: LACKING,
    fields: OWN,
    notices: ["Photo Center no admite SVG: sale como PNG, al doble de su tamaño."],
  }),
  item(3, { state: "queued" }),
  item(4, { state: "running", progressRatio: 0.5, message: "Enviando 4,2 MB" }),
  item(5, { state: "failed", message: "Photo Center dice que pesa demasiado.", remedy: "reduce" }),
  item(6, { state: "done", sent: SENT, progressRatio: 1 }),
  item(7, {
    known: SENT,
    problems: [{ field: "isRepeated", message: "Photo Center ya la tiene" }],
    name: "una-foto-con-un-nombre-larguísimo-que-no-cabe-en-ninguna-parte-de-la-pantalla.jpg",
  }),
  item(8, { state: "cancelled", message: "Cancelada" }),
]);

interface State {
  readonly name: string;
  readonly address: string;
  readonly answers: Answers;
  /** Texts that are somewhere on the page. */
  readonly sees: readonly string[];
}

const STATES: readonly State[] = [
  {
    name: "the first visit",
    address: "/upload_photocenter",
    answers: answers(batchOf([])),
    sees: [
      "Imágenes",
      "O pegarlos con Ctrl V.",
      "De la biblioteca",
      "La imagen de un gráfico",
      "Aún no hay ninguna. La primera empieza con",
    ],
  },
  {
    name: "a list of former batches",
    address: "/upload_photocenter",
    answers: answers(batchOf([]), {
      ...STATUS,
      batches: [
        { id: ID, name: "plaza.jpg", total: 6, done: 5, createdBy: "Ana Muestra", createdAtMs: NOON_MS, isMine: true },
      ],
    }),
    sees: ["Tandas de antes", "plaza.jpg y 5 más", "5 de 6"],
  },
  {
    name: "a service that is off",
    address: AT,
    answers: answers(batchOf([item(1)]), {
      ...STATUS,
      notice: "Servicio no configurado: falta ARC_TOKEN. Puedes seguir con la carga manual.",
      place: "",
    }),
    sees: ["falta ARC_TOKEN", "Descargar para subirlas a mano"],
  },
  {
    name: "the place for trials",
    address: AT,
    answers: answers(batchOf([item(1)]), { ...STATUS, place: "sandbox" }),
    sees: ["Photo Center de pruebas", "Enviar 1 imagen"],
  },
  {
    name: "a batch with pictures in every state",
    address: AT,
    answers: answers(FULL),
    sees: [
      "1 enviada de 8",
      "Le falta algo",
      "Espera su turno",
      "Enviando 4,2 MB",
      "pesa demasiado",
      "AAISEM2EKVTHPCEZVK54ZXPO74",
      "Ya estaba",
    ],
  },
  {
    name: "a batch of a colleague",
    address: AT,
    answers: answers(batchOf([item(1)], { isMine: false, createdBy: "Eva Prueba" })),
    sees: ["Es la tanda de Eva Prueba"],
  },
  {
    name: "a batch that is there no more",
    address: AT,
    answers: {
      ...answers(FULL),
      [BATCH]: { status: 404, json: { code: "PHOTOS_NOT_FOUND", message: "No hay tanda." } },
    },
    sees: ["No hay tanda."],
  },
];

let site: SiteInBrowser;
beforeAll(async () => {
  site = await openSite("upload_photocenter.html");
});
afterAll(() => site?.close());
beforeEach(() => site.begin({}));

describe.each(STATES)("$name", (state) => {
  test("says what there is, has nothing for axe in either theme, and fits every width", async () => {
    site.answer(state.answers);
    await site.open(state.address, state.sees);
    expect(await site.findings()).toEqual([]);
    expect(await site.darkFindings()).toEqual([]);
    for (const width of [320, 360, 768, 1280, 1920])
      expect(await site.overflowPx(width), `at ${width}`).toBeLessThanOrEqual(0);
    expect(site.errors).toEqual([]);
  });
});

test("what is written is saved before it is sent, and only what can go is counted", async () => {
  const { page } = site;
  const order: string[] = [];
  const lacking = item(2, { problems: LACKING.slice(0, 1), fields: OWN });
  let now = batchOf([item(1), lacking]);
  site.answer({
    ...answers(now),
    [BATCH]: () => ({ json: now }),
    [`PUT ${BATCH}/items/${lacking.id}`]: (call) => {
      order.push("saved");
      expect(call.json()).toMatchObject({ altText: "Una calle" });
      now = batchOf([item(1), item(2)]);
      return { json: now };
    },
    [`POST ${BATCH}/send`]: () => {
      order.push("sent");
      return { json: now };
    },
  });
  await site.open(AT, ["Enviar 1 imagen"]);
  await page.getByLabel("Texto alternativo de foto-2.jpg").fill("Una calle");
  await page.getByRole("button", { name: "Enviar 1 imagen" }).click();
  await expect.poll(() => order).toEqual(["saved", "sent"]);
  await page.getByRole("button", { name: "Enviar 2 imágenes" }).waitFor();
});

test("what could not be saved stays in its field, through a reload", async () => {
  const { page } = site;
  site.answer({ ...answers(batchOf([item(1)])), [`PUT ${BATCH}/items/${item(1).id}`]: null });
  await site.open(AT, ["Enviar 1 imagen"]);
  await page.getByLabel("Texto alternativo de foto-1.jpg").fill("Otra cosa");
  await page.getByText("Lo que has escrito sigue aquí.").waitFor();
  await page.reload();
  await page.getByText("Lo que has escrito sigue aquí.").waitFor();
  expect(await page.getByLabel("Texto alternativo de foto-1.jpg").inputValue()).toBe("Otra cosa");
});

test("an address that gives no picture keeps what was written, and says why beside it; the next one is brought", async () => {
  const { page } = site;
  const asked: unknown[] = [];
  const refusal = { field: "items.0", message: "Ahí hay una página y no una imagen." };
  const replies = [
    { status: 422, json: { code: "FIELDS_INVALID", message: "Hay datos que corregir.", fields: [refusal] } },
    { status: 201, json: batchOf([item(1)]) },
  ];
  site.answer({
    ...answers(batchOf([item(1)])),
    [`POST ${PHOTOS_API_PATH}/batches`]: (call) => {
      asked.push(call.json());
      return replies[asked.length - 1] ?? null;
    },
  });
  await site.open("/upload_photocenter", ["Imágenes"]);
  await page.getByText("De una dirección", { exact: true }).click();
  const field = page.getByLabel("Dirección de la imagen");
  await field.fill("https://agencia.example/noticia");
  await field.press("Enter");
  await page.getByText(refusal.message).waitFor();
  expect(await field.inputValue()).toBe("https://agencia.example/noticia");
  expect(await site.findings()).toEqual([]);
  for (const width of [320, 768]) expect(await site.overflowPx(width), `at ${width}`).toBeLessThanOrEqual(0);
  await field.fill("https://agencia.example/plaza.jpg");
  await page.getByRole("button", { name: "Traerla" }).click();
  await page.getByLabel("Texto alternativo de foto-1.jpg").waitFor();
  expect(asked).toMatchObject([
    { items: [{ url: "https://agencia.example/noticia" }] },
    { items: [{ url: "https://agencia.example/plaza.jpg" }] },
  ]);
});

test("a graphic that has no picture yet says so, and not that there is something to mend", async () => {
  const { page } = site;
  const graphic = {
    ...{ id: idAt(7), slug: "paro", title: "Paro", type: "external", status: "published", author: "", section: "" },
    ...{ tags: [], hasAlt: true, health: "ok", finding: "", version: 1, hasUnpublishedChanges: false },
    ...{ createdAtMs: NOON_MS, updatedAtMs: NOON_MS, publishedAtMs: NOON_MS, thumbnailUrl: null },
  };
  const message = "Este gráfico no tiene imagen todavía: publícalo, y la tendrá en un minuto.";
  site.answer({
    ...answers(batchOf([])),
    [GRAPHICS_API_PATH]: { json: { items: [graphic], total: 1, isTotalExact: true, nextCursor: null } },
    [`POST ${PHOTOS_API_PATH}/batches`]: {
      status: 422,
      json: { code: "FIELDS_INVALID", message: "Hay datos que corregir.", fields: [{ field: "items.0", message }] },
    },
  });
  await site.open("/upload_photocenter", ["Imágenes"]);
  await page.getByText("La imagen de un gráfico", { exact: true }).click();
  await page.getByRole("button", { name: "Añadir Paro" }).click();
  await page.getByRole("alert").getByText(message).waitFor();
});

test("where no graphic is published, the choice of one says where the first one is", async () => {
  const { page } = site;
  const none = { items: [], total: 0, isTotalExact: true, nextCursor: null };
  site.answer({ ...answers(batchOf([])), [GRAPHICS_API_PATH]: { json: none } });
  await site.open("/upload_photocenter", ["Imágenes"]);
  await page.getByText("La imagen de un gráfico", { exact: true }).click();
  const said = page.getByText("No hay ninguno publicado. Publica el primero en Gráficos.");
  await said.waitFor();
  expect(await said.getByRole("link", { name: "Gráficos" }).getAttribute("href")).toBe("/embed_data");
});

test("a picture that is pasted is brought, and a text that is pasted is a text", async () => {
  const { page } = site;
  site.answer(answers(batchOf([])));
  await site.open("/upload_photocenter", ["Imágenes"]);
  await page.evaluate(() => {
    const data = new DataTransfer();
    data.items.add(new File(["x"], "image.png", { type: "image/png" }));
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await page.getByText("pegada-1.png").first().waitFor();
  const isTaken = await page.evaluate(() => {
    const data = new DataTransfer();
    data.setData("text/plain", "hola");
    const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
    document.dispatchEvent(event);
    return event.defaultPrevented;
  });
  expect(isTaken).toBe(false);
});

test("taking one away from Photo Center asks first", async () => {
  const { page } = site;
  const sent = item(1, { state: "done", sent: SENT });
  site.answer({
    ...answers(batchOf([sent])),
    [`POST ${BATCH}/items/${sent.id}/withdraw`]: { json: batchOf([item(1)]) },
  });
  await site.open(AT, ["AAISEM2EKVTHPCEZVK54ZXPO74"]);
  await page.getByRole("button", { name: "Retirar foto-1.jpg" }).click();
  expect(await site.findings()).toEqual([]);
  await page.getByRole("dialog").getByRole("button", { name: "Retirar", exact: true }).click();
  await page.getByText("Lista", { exact: true }).waitFor();
  expect(site.asked).toContain(`POST ${BATCH}/items/${sent.id}/withdraw`);
});
