import { GRAPHICS_API_PATH, PHOTOS_API_PATH } from "@nv/contracts";
import { expect, test } from "vitest";
import { idAt, NOON_MS, refusalOf } from "../../../test/answers";
import { openSite } from "../../../test/site-in-browser";
import { AT, answers, BATCH, batchOf, item, LACKING, OWN, SENT } from "./photos.states";

const site = openSite();

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
  const replies = [refusalOf(refusal), { status: 201, json: batchOf([item(1)]) }];
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
  expect(await site.faults()).toEqual([]);
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
    [`POST ${PHOTOS_API_PATH}/batches`]: refusalOf({ field: "items.0", message }),
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
