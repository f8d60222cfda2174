import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FILES_API_PATH, JOBS_API_PATH, UPLOADS_API_PATH } from "@nv/contracts";
import type { FileDetail, JobView } from "@nv/contracts/schemas";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { conflictWith, eventOf, idAt, jobOf, ordered } from "../../../test/answers";
import { type Answers, type Call, openSite } from "../../../test/site-in-browser";
import { CLIP, DETAIL, ID, list, MAP, ONE, one, RIA } from "./files.states";

const site = openSite();
const UPLOAD_ID = idAt(77);
const UPLOAD = `${UPLOADS_API_PATH}/${UPLOAD_ID}`;
/** As long as one waits for a text. */
const PATIENCE = { timeout: 20_000 };
const JOB = jobOf({ kind: "files.take", result: { fileId: ID, isKnown: false } });

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "nv-files-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("the list", () => {
  test("goes from card to card by the arrows, and Enter opens one", async () => {
    const { page } = site;
    site.answer({ ...one(DETAIL), ...list([RIA, CLIP, MAP]) });
    await site.open("/archivos", ["3 archivos"]);
    await page.getByRole("link", { name: RIA.name }).focus();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("mapa.zip");
    await page.keyboard.press("Home");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: RIA.name }).waitFor();
  });

  test("is drawn as it was left, one column on a phone", async () => {
    const { page } = site;
    site.answer(list([RIA, CLIP, MAP]));
    await site.open("/archivos", ["3 archivos"]);
    await page.getByText("Lista", { exact: true }).click();
    await page.getByRole("table", { name: "Archivos" }).waitFor();
    await page.reload();
    await page.getByRole("table", { name: "Archivos" }).waitFor();
    expect(await site.faults()).toEqual([]);
    await page.getByText("Cuadrícula", { exact: true }).click();
    await page.setViewportSize({ width: 360, height: 740 });
    const lefts = await page
      .locator("[data-card]")
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
    expect(new Set(lefts).size).toBe(1);
  });

  test("asks the server by what is written and chosen, and keeps it in the address", async () => {
    const { page } = site;
    site.answer(list([RIA, CLIP]));
    await site.open("/archivos", ["2 archivos"]);
    await page.getByRole("searchbox", { name: "Buscar" }).fill("marea");
    await page.waitForURL(/buscar=marea/);
    await page.getByLabel("Qué es").selectOption("Vídeo");
    await page.getByLabel("Cuáles").selectOption("Sin usar");
    await page.waitForURL(/buscar=marea&tipo=video&solo=sin-usar/);
    await expect.poll(() => site.asked.at(-1), PATIENCE).toBe("GET /api/files?q=marea&kind=video&only=unused");
  });

  test("is put up to date when somebody else changes it, without a word", { tags: ["long"] }, async () => {
    const { page } = site;
    site.answer({
      ...list([RIA]),
      "/api/events": () => {
        site.answer(list([RIA, CLIP]));
        return eventOf("files", { id: CLIP.id });
      },
    });
    await site.open("/archivos", ["2 archivos"]);
    await page.getByRole("link", { name: CLIP.name }).waitFor();
    expect(await page.getByRole("alert").count()).toBe(0);
  });

  test("keeps the places of pictures while they load", { tags: ["long"] }, async () => {
    const { page } = site;
    site.answer(list([RIA]));
    await site.open("/archivos", ["1 archivo"]);
    expect(await page.locator(".nv-picture img").first().getAttribute("loading")).toBe("lazy");
    const { width = 0, height = 1 } = (await page.locator(".nv-picture").first().boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(1.6, 1);
  });
});

/** Answers of the protocol; `offset` is what the server holds. */
function uploading(held: { offset: number; size: number }): Answers {
  return {
    [`POST ${UPLOADS_API_PATH}`]: (call) => {
      held.size = Number(call.headers["upload-length"]);
      return { status: 201, headers: { Location: UPLOAD, "Tus-Resumable": "1.0.0" } };
    },
    [`HEAD ${UPLOAD}`]: () => ({
      headers: {
        "Upload-Offset": String(held.offset),
        "Upload-Length": String(held.size),
        "Tus-Resumable": "1.0.0",
        "Cache-Control": "no-store",
      },
    }),
    [`PATCH ${UPLOAD}`]: (call) => {
      held.offset += call.body.length;
      return { status: 204, headers: { "Upload-Offset": String(held.offset), "Tus-Resumable": "1.0.0" } };
    },
    [`DELETE ${UPLOAD}`]: { status: 204, headers: { "Tus-Resumable": "1.0.0" } },
    [`POST ${FILES_API_PATH}`]: ordered(),
    [`${JOBS_API_PATH}/${JOB.id}`]: { json: JOB },
    [ONE]: { json: DETAIL },
  };
}
/** A file on the disk: a large one does not go through the line to the browser. */
function fileOf(name: string, bytes: number): string {
  const path = join(folder, name);
  writeFileSync(path, "a");
  truncateSync(path, bytes);
  return path;
}

describe("bringing files", () => {
  const choose = async (...files: string[]) => site.page.getByLabel("Traer archivos").setInputFiles(files);

  beforeEach(async () => {
    site.answer(list([]));
    await site.open("/archivos", ["vacía"]);
    await site.page.evaluate(() => localStorage.clear());
  });

  test("sends one in parts, waits for the look at it, and leads to it", async () => {
    const { page } = site;
    const held = { offset: 0, size: 0 };
    site.answer({ ...list([]), ...uploading(held) });
    await choose(fileOf("ría.jpg", 9_000_000));
    await page.getByText("En la biblioteca:").waitFor();
    expect(held).toEqual({ offset: 9_000_000, size: 9_000_000 });
    expect(site.asked.filter((call) => call.startsWith("PATCH"))).toHaveLength(2);
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("tus::")))).toEqual([]);
    await page.getByRole("link", { name: RIA.name }).click();
    await page.getByRole("heading", { level: 1, name: RIA.name }).waitFor();
  });

  test("takes what is dropped", async () => {
    const { page } = site;
    site.answer({ ...list([]), ...uploading({ offset: 0, size: 0 }) });
    const dropped = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(["a,b"], "tabla.csv"));
      return transfer;
    });
    await page.locator(".nv-drop").dispatchEvent("drop", { dataTransfer: dropped });
    await page.getByText("En la biblioteca:").waitFor();
  });

  test("takes a whole folder as one archive", { tags: ["long"] }, async () => {
    const { page } = site;
    const output = join(folder, "ai2html-output");
    mkdirSync(output);
    writeFileSync(join(output, "mapa.html"), "<p>Mapa</p>".repeat(1000));
    writeFileSync(join(output, ".DS_Store"), "a");
    const archives: Buffer[] = [];
    const whole = uploading({ offset: 0, size: 0 });
    const patch = whole[`PATCH ${UPLOAD}`];
    site.answer({
      ...list([]),
      ...whole,
      [`PATCH ${UPLOAD}`]: (call) => {
        archives.push(call.body);
        return typeof patch === "function" ? patch(call) : null;
      },
    });
    await page.getByText("Elegir una carpeta").locator("input").setInputFiles(output);
    await page.getByText("En la biblioteca:").waitFor();
    const inside = unzipSync(new Uint8Array(Buffer.concat(archives)));
    expect(Object.keys(inside)).toEqual(["ai2html-output/mapa.html"]);
  });

  test("says of one that was there already which it is", { tags: ["long"] }, async () => {
    const known = { ...JOB, result: { fileId: ID, isKnown: true } };
    site.answer({ ...list([]), ...uploading({ offset: 0, size: 0 }), [`${JOBS_API_PATH}/${JOB.id}`]: { json: known } });
    await choose(fileOf("ría.jpg", 10));
    await site.page.getByText("Ya estaba: es el mismo archivo que").waitFor();
    expect(await site.findings()).toEqual([]);
  });

  test("refuses beside its name what is too large or empty, before it is sent, and the others go on", async () => {
    const { page } = site;
    site.answer({ ...list([]), ...uploading({ offset: 0, size: 0 }) });
    await choose(fileOf("vacío.csv", 0), fileOf("enorme.png", 50_000_001), fileOf("bien.png", 10));
    await page.getByText("Está vacío.").waitFor();
    await page.getByText("Las imágenes pueden pesar hasta 50").waitFor();
    await page.getByText("En la biblioteca:").waitFor();
    expect(site.asked.filter((call) => call === `POST ${UPLOADS_API_PATH}`)).toHaveLength(1);
    expect(await site.findings()).toEqual([]);
    expect(await site.overflowPx(320)).toBeLessThanOrEqual(0);
  });

  test("says what the server says of a file that is none, and what it holds can be tried again", {
    tags: ["long"],
  }, async () => {
    const { page } = site;
    const failed: JobView = {
      ...JOB,
      state: "failed",
      message: "No es una imagen: le falta el principio.",
      result: null,
    };
    site.answer({
      ...list([]),
      ...uploading({ offset: 0, size: 0 }),
      [`${JOBS_API_PATH}/${JOB.id}`]: { json: failed },
    });
    await choose(fileOf("rota.jpg", 10));
    await page.getByText("No es una imagen: le falta el principio.").waitFor();
    site.answer({ ...list([]), ...uploading({ offset: 0, size: 0 }) });
    await page.getByRole("button", { name: "Reintentar rota.jpg" }).click();
    await page.getByText("En la biblioteca:").waitFor();
  });

  test("goes on by itself when the connection is back, from where it was", { tags: ["long"] }, async () => {
    const { page } = site;
    const held = { offset: 0, size: 0 };
    const whole = uploading(held);
    let isCut = true;
    const patch = whole[`PATCH ${UPLOAD}`];
    site.answer({
      ...list([]),
      ...whole,
      [`PATCH ${UPLOAD}`]: (call) => {
        if (held.offset > 0 && isCut) return null;
        return typeof patch === "function" ? patch(call) : null;
      },
    });
    await choose(fileOf("marea.mp4", 10_000_000));
    await page.getByText("Sin conexión con el servidor: sigue en cuanto vuelva").waitFor();
    expect(await site.findings()).toEqual([]);
    isCut = false;
    await page.evaluate(() => window.dispatchEvent(new Event("online")));
    await page.getByText("En la biblioteca:").waitFor();
    expect(held.offset).toBe(10_000_000);
    expect(site.asked.filter((call) => call === `POST ${UPLOADS_API_PATH}`)).toHaveLength(1);
  });

  test("survives a server that starts again: nothing begins from the beginning", async () => {
    const { page } = site;
    const held = { offset: 0, size: 0 };
    const whole = uploading(held);
    let isDown = false;
    const answer = (name: string) => (call: Call) => {
      if (isDown) return { status: 503, json: { message: "Vuelve enseguida." } };
      if (
        name.startsWith("PATCH") &&
        held.offset > 0 &&
        site.asked.filter((one) => one.startsWith("HEAD")).length === 0
      ) {
        isDown = true;
        return { status: 502, json: {} };
      }
      const found = whole[name];
      return typeof found === "function" ? found(call) : (found ?? null);
    };
    site.answer({
      ...list([]),
      ...whole,
      [`PATCH ${UPLOAD}`]: answer(`PATCH ${UPLOAD}`),
      [`HEAD ${UPLOAD}`]: answer(`HEAD ${UPLOAD}`),
    });
    await choose(fileOf("marea.mp4", 10_000_000));
    await expect.poll(() => site.asked.filter((call) => call.startsWith("HEAD")).length, PATIENCE).toBeGreaterThan(0);
    isDown = false;
    await page.getByText("En la biblioteca:").waitFor();
    expect(held.offset).toBe(10_000_000);
    expect(site.asked.filter((call) => call === `POST ${UPLOADS_API_PATH}`)).toHaveLength(1);
  });

  test("paused it waits, and goes on where it was; cancelled it goes from the server too", {
    tags: ["long"],
  }, async () => {
    const { page } = site;
    const held = { offset: 0, size: 0 };
    const whole = uploading(held);
    const gate = Promise.withResolvers<void>();
    const patch = whole[`PATCH ${UPLOAD}`];
    site.answer({
      ...list([]),
      ...whole,
      [`PATCH ${UPLOAD}`]: async (call) => {
        if (held.offset > 0) await gate.promise;
        return typeof patch === "function" ? patch(call) : null;
      },
    });
    await choose(fileOf("marea.mp4", 10_000_000));
    await expect.poll(() => held.offset, PATIENCE).toBe(8_000_000);
    await page.getByRole("button", { name: "Pausar marea.mp4" }).click();
    await page.getByText("En pausa").waitFor();
    expect(await site.findings()).toEqual([]);
    await page.getByRole("button", { name: "Seguir marea.mp4" }).click();
    await page.getByText("Continúa donde se quedó (80").waitFor();
    await page.getByRole("button", { name: "Cancelar marea.mp4" }).click();
    await expect.poll(() => site.asked.includes(`DELETE ${UPLOAD}`), PATIENCE).toBe(true);
    expect(await page.locator(".nv-upload").count()).toBe(0);
    gate.resolve();
  });

  test("after a closed tab it is listed, and chosen again it goes on where it was", async () => {
    const { page } = site;
    const held = { offset: 0, size: 0 };
    const whole = uploading(held);
    const patch = whole[`PATCH ${UPLOAD}`];
    const first = (isCut: boolean): Answers => ({
      ...list([]),
      ...whole,
      [`PATCH ${UPLOAD}`]: (call) => {
        if (isCut && held.offset > 0) return null;
        return typeof patch === "function" ? patch(call) : null;
      },
    });
    site.answer(first(true));
    const path = fileOf("marea.mp4", 10_000_000);
    await choose(path);
    await page.getByText("Sin conexión con el servidor").waitFor();
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText("Se quedaron a medias").waitFor();
    await page.getByText(/80\s%\sde\s10\sMB.*elige otra vez el archivo/).waitFor();
    expect(await site.findings()).toEqual([]);
    site.answer(first(false));
    await choose(path);
    await page.getByText("En la biblioteca:").waitFor();
    expect(held.offset).toBe(10_000_000);
    expect(await page.getByText("Se quedaron a medias").count()).toBe(0);
    expect(site.asked.filter((call) => call === `POST ${UPLOADS_API_PATH}`)).toHaveLength(1);
  });

  test("when the session ends it waits, and offers the way in", { tags: ["long"] }, async () => {
    const { page } = site;
    const held = { offset: 0, size: 0 };
    const whole = uploading(held);
    let isOver = true;
    const patch = whole[`PATCH ${UPLOAD}`];
    site.answer({
      ...list([]),
      ...whole,
      [`PATCH ${UPLOAD}`]: (call) => {
        if (isOver) return { status: 401, json: { code: "SIGNED_OUT", message: "" } };
        return typeof patch === "function" ? patch(call) : null;
      },
    });
    await choose(fileOf("ría.jpg", 10));
    await page.getByText("Lo que ha subido sigue en el servidor.").waitFor();
    await page.getByText("Espera a que entres").waitFor();
    expect(await page.getByRole("button", { name: "Entrar" }).isVisible()).toBe(true);
    expect(await site.findings()).toEqual([]);
    isOver = false;
  });

  test("goes on while one is on another page of the site", async () => {
    const { page } = site;
    const gate = Promise.withResolvers<void>();
    const whole = uploading({ offset: 0, size: 0 });
    const patch = whole[`PATCH ${UPLOAD}`];
    site.answer({
      ...one(DETAIL),
      ...list([RIA]),
      ...whole,
      [`PATCH ${UPLOAD}`]: async (call) => {
        await gate.promise;
        return typeof patch === "function" ? patch(call) : null;
      },
    });
    await site.open("/archivos", ["1 archivo"]);
    await choose(fileOf("marea.jpg", 10));
    await page.getByText("Subiendo").waitFor();
    await page.getByRole("link", { name: RIA.name }).click();
    await page.getByRole("heading", { level: 1, name: RIA.name }).waitFor();
    gate.resolve();
    await page.getByRole("link", { name: "← Archivos" }).click();
    await page.getByText("En la biblioteca:").waitFor();
  });
});

describe("a file", () => {
  test("keeps what is written through a reload, and joins it with what somebody else saved", async () => {
    const { page } = site;
    site.answer(one(DETAIL));
    await site.open(`/archivos?archivo=${ID}`, ["Textos"]);
    await page.evaluate(() => sessionStorage.clear());
    await page.getByLabel("Texto alternativo").fill("La ría, vacía.");
    page.once("dialog", (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText("Hemos recuperado lo que habías escrito.").waitFor();
    expect(await page.getByLabel("Texto alternativo").inputValue()).toBe("La ría, vacía.");
    const theirs: FileDetail = { ...DETAIL, altText: "Otra cosa", version: 3, changedBy: "Eva Prueba" };
    const sent: unknown[] = [];
    site.answer({
      ...one(DETAIL),
      [`PUT ${ONE}`]: (call) => {
        sent.push(call.json());
        if (sent.length === 1) return conflictWith(theirs);
        return { json: { ...theirs, altText: "La ría, vacía.", version: 4, changedBy: "Ana Muestra" } };
      },
    });
    await page.getByRole("button", { name: "Guardar", exact: true }).click();
    await page.getByText("Eva Prueba ha guardado cambios mientras editabas.").waitFor();
    expect(await site.findings()).toEqual([]);
    await page.getByRole("button", { name: "Guardar lo mío encima" }).click();
    await page.getByText("Guardado.").waitFor();
    expect(sent).toEqual([
      expect.objectContaining({ altText: "La ría, vacía.", version: 2 }),
      expect.objectContaining({ altText: "La ría, vacía.", version: 3 }),
    ]);
  });

  test("has its place before it is there", { tags: ["long"] }, async () => {
    const { page } = site;
    site.answer({
      ...one(DETAIL),
      [`${ONE}/content`]: () => new Promise(() => undefined),
    });
    await site.open(`/archivos?archivo=${ID}`, ["Textos"]);
    const { width = 0, height = 1 } = (await page.locator(".nv-file-stage").boundingBox()) ?? {};
    expect(width / height).toBeCloseTo(4 / 3, 1);
    expect(width).toBeGreaterThan(300);
  });

  test("that something uses is not deleted, and says by what it is used", async () => {
    const { page } = site;
    site.answer(one({ ...DETAIL, usedBy: [] }));
    await site.open(`/archivos?archivo=${ID}`, ["Textos"]);
    site.answer({
      ...one(DETAIL),
      [`DELETE ${ONE}`]: { status: 409, json: { code: "FILE_IN_USE", message: "Se usa.", usedBy: DETAIL.usedBy } },
    });
    await page.getByRole("button", { name: "Borrar" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Borrar" }).click();
    await page.getByText("No se puede borrar: lo usa esto.").waitFor();
    expect(await page.getByRole("link", { name: "La ría, a vista de dron" }).first().isVisible()).toBe(true);
    expect(await site.findings()).toEqual([]);
  });

  test("that nothing uses is deleted after a question, and the list comes", async () => {
    const { page } = site;
    site.answer({ ...one({ ...DETAIL, usedBy: [] }), [`DELETE ${ONE}`]: { status: 204 } });
    await site.open(`/archivos?archivo=${ID}`, ["Textos"]);
    await page.getByRole("button", { name: "Borrar" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Borrar" }).click();
    await page.getByRole("heading", { level: 1, name: "Archivos" }).waitFor();
  });

  test("goes back to what it held, told what uses it", async () => {
    const { page } = site;
    const bodies: unknown[] = [];
    site.answer({
      ...one(DETAIL),
      [`POST ${ONE}/restore`]: (call) => {
        bodies.push(call.json());
        return { json: { ...DETAIL, hash: "b".repeat(64), version: 3 } };
      },
    });
    await site.open(`/archivos?archivo=${ID}`, ["Volver a este"]);
    await page.getByRole("button", { name: /Volver a este/ }).click();
    await page.getByRole("dialog").getByText("La ría, a vista de dron").waitFor();
    await page.getByRole("dialog").getByRole("button", { name: "Volver a este" }).click();
    await page.getByText("Los lectores lo ven cuando se publique otra vez lo que lo usa.").waitFor();
    expect(bodies).toEqual([{ version: 2, hash: "b".repeat(64) }]);
  });

  test("that two people replace says who was quicker, and nothing is lost", { tags: ["long"] }, async () => {
    const { page } = site;
    const bodies: unknown[] = [];
    const current = { ...DETAIL, version: 5, changedBy: "Eva Prueba" };
    site.answer({
      ...one(DETAIL),
      ...uploading({ offset: 0, size: 0 }),
      [`POST ${FILES_API_PATH}`]: (call) => {
        bodies.push(call.json());
        if (bodies.length === 1) return conflictWith(current);
        return ordered();
      },
    });
    await site.open(`/archivos?archivo=${ID}`, ["Textos"]);
    await page.evaluate(() => localStorage.clear());
    await page.getByRole("button", { name: "Reemplazar" }).click();
    await page.getByText("Los lectores ven el nuevo cuando se publique otra vez:").waitFor();
    await page.getByLabel("En lugar de").setInputFiles(fileOf("otra.jpg", 10));
    await page.getByText(/Eva Prueba lo cambió el .* mientras subía el tuyo/).waitFor();
    expect(await site.findings()).toEqual([]);
    await page.getByRole("button", { name: "Reemplazar igualmente" }).click();
    await page.getByText("Reemplazado:").waitFor();
    expect(bodies).toEqual([
      { uploadId: UPLOAD_ID, replaces: { id: ID, version: 2 }, group: "" },
      { uploadId: UPLOAD_ID, replaces: { id: ID, version: 5 }, group: "" },
    ]);
  });

  test("leads to a form of the registry that knows what the library knows", async () => {
    const { page } = site;
    site.answer(one(DETAIL));
    await site.open(`/archivos?archivo=${ID}`, ["Textos"]);
    await page.getByRole("link", { name: "Hacer una imagen con esto" }).click();
    await page.getByRole("heading", { level: 1, name: "Nuevo gráfico: Imagen" }).waitFor();
    expect(await page.getByLabel("Título").inputValue()).toContain("La ría de Bilbao");
    expect(await page.getByLabel("Crédito").inputValue()).toBe("Ana Muestra");
  });
});
