import { fileURLToPath } from "node:url";
import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser, Page } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** A library that has every file that is asked for, and keeps what is brought. */
const LIBRARY = `
  const picture = { kind: "picture", format: "png", widthPx: 1920, heightPx: 1200, bitDepth: 8, colourSpace: "srgb",
    hasAlpha: true, isTurned: false, frames: 1 };
  window.brought = [];
  window.libraryOf = (model) => ({
    list: async () => ({ items: [], total: 0, groups: [], usedBytes: 0, quotaBytes: 1 }),
    detail: async (id) => ({ id, name: "uno", altText: "Uno", credit: "", licence: "", source: "", rightsUntil: "", hash: id,
      kind: id.endsWith("100001") ? "model" : "picture", facts: id.endsWith("100001") ? { kind: "model", format: "glb" } : picture,
      group: "", pictureUrl: null, contents: [], usedBy: [], givenTo: [], contentUrl: id.endsWith("100001") ? model : "" }),
    upload: async (file) => { window.brought.push(file); return "0f6c1a2e-3b4d-4c5e-8f60-00000000000" + window.brought.length; },
  });
`;

let browser: Browser;
let script: string;

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: fileURLToPath(new URL("./editors.entry.tsx", import.meta.url)),
        output: { format: "iife", codeSplitting: false },
      },
    },
  });
  const outputs = (Array.isArray(result) ? result : [result]).flatMap((part) => ("output" in part ? part.output : []));
  return outputs.flatMap((output) => (output.type === "chunk" ? [output.code] : [])).join("");
}

beforeAll(async () => {
  [browser, script] = await Promise.all([
    launchChromium(["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"]),
    bundle(),
  ]);
});
afterAll(() => browser.close());

async function open(format: string, more = ""): Promise<Page> {
  const page = await browser.newPage();
  await page.setContent('<!doctype html><html lang="es"><body><div id="root"></div></body></html>');
  await page.addStyleTag({ path: fileURLToPath(new URL("../src/CSS3dScrolling/Settings.css", import.meta.url)) });
  await page.addScriptTag({ content: `window.editedFormat = ${JSON.stringify(format)};${LIBRARY}${more}` });
  await page.addScriptTag({ content: script });
  await page.locator("output").waitFor({ state: "attached" });
  return page;
}

/** A part of the block that is edited, by its path. */
async function part(page: Page, path: string): Promise<unknown> {
  const block: unknown = JSON.parse((await page.locator("output").textContent()) ?? "");
  return path
    .split(".")
    .reduce((value, key) => (typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined), block);
}

describe("layers in depth", () => {
  test("are moved in depth with the keys, and by dragging them in the view from the side", async () => {
    const page = await open("CSS3dScrolling");
    const layer = page.getByRole("slider", { name: "Profundidad de la capa 2" });
    await layer.press("ArrowRight");
    expect(await part(page, "settings.layers.1.z")).toBe(95);
    await layer.press("Shift+ArrowLeft");
    expect(await part(page, "settings.layers.1.z")).toBe(45);
    const box = await layer.boundingBox();
    if (box === null) throw new Error("The layer is not shown.");
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 200, box.y + 10, { steps: 4 });
    await page.mouse.up();
    expect(Number(await part(page, "settings.layers.1.z"))).toBeGreaterThan(60);
    await page.close();
  });

  test("tell what they take of a phone's memory, and a camera is moved by its figures", async () => {
    const page = await open("CSS3dScrolling");
    await page.getByText("46,1\u00a0MB de 64\u00a0MB; las capas salen con 1920 px de ancho como mucho.").waitFor();
    await page.getByRole("spinbutton", { name: "Avance" }).fill("40");
    expect(await part(page, "steps.0.data.camera.dolly")).toBe(40);
    await page.close();
  });
});

/** A museum that has one picture, and the work that brings it, which is over when it is asked for. */
const MUSEUM = `
  const pictureThere = { address: "https://museo.example/iiif/7/info.json", widthPx: 30000, heightPx: 20000, broughtWidthPx: 7500,
    broughtHeightPx: 5000, pieces: 40, licence: "Dominio público", credit: "Museo de la Muestra" };
  const job = { id: "0f6c1a2e-3b4d-4c5e-8f60-718293a4b5c6", kind: "museum-pictures.bring", subject: "", state: "done", progressRatio: 1, message: "",
    result: { fileId: "0f6c1a2e-3b4d-4c5e-8f60-00000000000a", isKnown: false }, attempts: 1, isCancelling: false, createdAtMs: 0, updatedAtMs: 0, log: [] };
  window.fetch = async () => new Response(JSON.stringify(job), { headers: { "content-type": "application/json" } });
  const libraryWithout = window.libraryOf;
  window.libraryOf = (model) => ({ ...libraryWithout(model), museum: {
    look: async (address) => { if (!address.includes("iiif")) throw new Error("away"); return pictureThere; },
    bring: async () => job.id,
  } });
`;

test("a picture of a museum is told of, and brought with its licence", async () => {
  const page = await open("ViewArtwork", MUSEUM);
  await page.getByText("O traerla de un museo (IIIF)").click();
  const address = page.getByLabel("Dirección de la imagen en el museo");
  await page.getByLabel("Licencia o permiso").fill("");
  await address.fill("https://museo.example/obra");
  await page.getByRole("button", { name: "Mirar qué es" }).click();
  await page.getByRole("alert").waitFor();
  await address.fill("https://museo.example/iiif/7");
  await page.getByRole("button", { name: "Mirar qué es" }).click();
  await page
    .getByText(
      "30.000 × 20.000 px; se traerá a 7500 × 5000 px; en 40 piezas; licencia: Dominio público; crédito: Museo de la Muestra.",
    )
    .waitFor();
  await page.getByRole("button", { name: "Traerla a Archivos" }).click();
  await expect.poll(() => part(page, "settings.image")).toBe("file:0f6c1a2e-3b4d-4c5e-8f60-00000000000a");
  expect(await part(page, "settings.licence")).toBe("Dominio público");
  await page.close();
});

/** A map of one zone in the place of the model. */
const MAP = `
  const zone = { type: "Feature", properties: { id: 7, nombre: "Norte", habitantes: 4200 },
    geometry: { type: "Polygon", coordinates: [[[-3, 40], [-2.9, 40], [-2.9, 40.1], [-3, 40]]] } };
  const map = URL.createObjectURL(new Blob([JSON.stringify({ type: "FeatureCollection", features: [zone] })]));
  const libraryOfModels = window.libraryOf;
  window.libraryOf = (model) => {
    const library = libraryOfModels(model);
    return { ...library, detail: async (id) => ({ ...(await library.detail(id)), kind: "geometry",
      facts: { kind: "geometry", format: "geojson", features: 1, bounds: null }, contentUrl: map }) };
  };
`;

describe("a model in 3D", () => {
  test("is turned with the keys, and its view is taken with its picture", async () => {
    const page = await open("WebglScrolling");
    const before = await part(page, "steps.0.data.camera.position.x");
    await page.getByRole("button", { name: "Mover la cámara" }).click();
    const view = page.getByRole("group", { name: "Vista" });
    await view.locator("canvas").waitFor();
    await view.press("ArrowRight");
    await view.press("+");
    await page.getByRole("button", { name: "Tomar esta vista" }).click();
    await expect.poll(() => part(page, "steps.0.data.image")).toBe("file:0f6c1a2e-3b4d-4c5e-8f60-000000000001");
    expect(await part(page, "steps.0.data.camera.position.x")).not.toBe(before);
    const size = await page.evaluate(async () => {
      const { width, height } = await createImageBitmap(Reflect.get(window, "brought")[0]);
      return [width, height];
    });
    expect(size).toEqual([2000, 1250]);
    await page.getByRole("button", { name: "Esconder o pintar partes" }).click();
    await page.getByLabel("Qué partes").fill("> 6");
    await page.getByLabel("Qué les pasa").selectOption("Se esconden");
    expect(await part(page, "steps.0.data.parts.0")).toMatchObject({ which: "> 6", look: "hidden" });
    await view.locator("canvas").waitFor();
    await page.getByRole("button", { name: "Quitar la regla 1" }).click();
    expect(await part(page, "steps.0.data.parts")).toEqual([]);
    await page.close();
  });

  test("is raised from a map, whose properties are offered, and is seen at once", async () => {
    const page = await open("WebglScrolling", MAP);
    await expect.poll(() => part(page, "settings.raise")).toMatchObject({ height: "habitantes", name: "nombre" });
    await page.getByLabel("Metros por unidad").fill("0.5");
    expect(await part(page, "settings.raise.metresEach")).toBe(0.5);
    await page.getByRole("button", { name: "Mover la cámara" }).click();
    await page.getByRole("group", { name: "Vista" }).locator("canvas").waitFor();
    await page.close();
  });

  test("gives the pictures of all its steps at once, each another", async () => {
    const page = await open("WebglScrolling");
    await page.getByRole("button", { name: "Hacer las fotos de todos los pasos" }).click();
    await page.waitForFunction(() => Reflect.get(window, "brought").length === 3);
    await expect.poll(() => part(page, "steps.2.data.image")).toBe("file:0f6c1a2e-3b4d-4c5e-8f60-000000000003");
    const sizes = await page.evaluate(() => Reflect.get(window, "brought").map((file: File) => file.size));
    expect(new Set(sizes).size).toBe(3);
    await page.close();
  });
});

/** A published piece that says its names. */
const PIECE = `
  const cited = { reference: "graphic:ejemplo-figure", title: "Los precios de Ejemplia", sourceLine: "", altText: "", otherwise: "", picture: null,
    columns: ["Ejemplia", "Vecinos"].map((name) => ({ key: name, name, unit: "%", decimals: 1 })),
    rows: ["ene\u00a02025", "jun\u00a02025"].map((label) => ({ x: label, label, source: "", values: [1, 2] })) };
  const listed = (slug, title, more) => ({ id: "0f6c1a2e-3b4d-4c5e-8f60-0000000000" + (10 + slug.length), slug, type: "figure", title, status: "published",
    author: "", section: "", tags: [], hasAlt: true, health: "ok", finding: "", version: 1, hasUnpublishedChanges: false, createdAtMs: 1, updatedAtMs: 1,
    publishedAtMs: 1764374400000, thumbnailUrl: null, ...more });
  const all = [listed("paro", "El paro"), listed("sin-salir", "Sin salir", { status: "draft", publishedAtMs: null }), listed("otra-historia", "Otra", { type: "story" })];
  window.fetch = async (address) => {
    const { pathname, searchParams } = new URL(address, "https://sitio.example");
    const items = all.filter(({ title }) => title.toLowerCase().includes(searchParams.get("q") ?? ""));
    const body = pathname.endsWith("/cited") ? { ...cited, ...(searchParams.get("of") === "graphic:paro" && { title: "El paro" }) }
      : { items, total: items.length, isTotalExact: true, nextCursor: null };
    return new Response(JSON.stringify(body), { headers: { "content-type": "application/json" } });
  };
`;

test("a piece is chosen among those that readers have, by its words", async () => {
  const page = await open("Pieza", PIECE);
  await page.getByRole("button", { name: "Cambiar" }).click();
  const search = page.getByRole("searchbox", { name: "Buscar en Gráficos" });
  await search.waitFor();
  await page.getByRole("button", { name: /^El paro/ }).waitFor();
  // One that no reader has, and a story in a story, cannot be shown.
  expect(await page.locator(".nv-file__item").count()).toBe(1);
  await search.fill("nada");
  await page.getByText("Ninguna publicada con «nada».").waitFor();
  await search.fill("paro");
  await page.getByRole("button", { name: /^El paro/ }).click();
  await expect.poll(() => part(page, "settings.piece")).toBe("graphic:paro");
  expect(await page.getByRole("button", { name: "Cambiar" }).evaluate((one) => one === document.activeElement)).toBe(
    true,
  );
  await page.getByRole("button", { name: "Quitar El paro" }).click();
  await expect.poll(() => part(page, "settings.piece")).toBe("");
  await page.getByRole("button", { name: "Elegir de Gráficos" }).waitFor();
  await page.close();
});

test("a piece says by which names its parts are lit, and they are kept one a line", async () => {
  const page = await open("Pieza", PIECE);
  await page.getByText("La pieza tiene: Ejemplia, Vecinos").first().waitFor();
  await page.getByText("Los precios de Ejemplia", { exact: true }).waitFor();
  const lit = page.getByLabel("Qué se enciende").first();
  await lit.fill("Ejemplia\n Vecinos \n");
  await lit.blur();
  await expect.poll(() => part(page, "steps.0.data.lit")).toEqual(["Ejemplia", "Vecinos"]);
  expect(await page.locator("datalist option").first().getAttribute("value")).toBe("ene 2025");
  await page.getByLabel("Cómo se muestra").selectOption("fixed");
  await expect.poll(() => page.getByLabel("Qué se enciende").count()).toBe(0);
  await page.close();
});
