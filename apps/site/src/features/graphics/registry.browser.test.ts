import { GRAPHICS_API_PATH, JOBS_API_PATH } from "@nv/contracts";
import type {
  BulkReport,
  ExamplesReport,
  GraphicDetail,
  GraphicSummary,
  GraphicsSummary,
  GraphicVersions,
  ImportReport,
  Inspection,
} from "@nv/contracts/schemas";
import { AS_AROUND } from "@nv/embeds";
import { workbook } from "@nv/tables/test";
import { inEachRun } from "@nv/test-kit/depth";
import type { Page } from "playwright-core";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { htmlOf, idAt, jobOf, ordered, refusalOf } from "../../../test/answers";
import { type Answer, type Answers, type Call, openSite } from "../../../test/site-in-browser";
import {
  account,
  BARE,
  CHART,
  DETAIL,
  DRAFT,
  FOUND,
  graphic,
  ID,
  JOB,
  LINK,
  list,
  NONE,
  ONE,
  SUMMARY,
  session,
  VERSIONS,
} from "./registry.states";

/** Stillness after which a search field settles, milliseconds. */
const CALM_MS = 12;

const LONG: GraphicSummary = {
  ...CHART,
  id: "3f0c6a5e-0000-4000-8000-000000000004",
  slug: "titular-largo",
  title:
    "Un titular de ciento quince caracteres que ocupa varias líneas porque cuenta con todo detalle lo que pasa en el mapa",
  health: "broken",
  finding: "AbC12 responde con el error 404",
};

const site = openSite();
let page: Page;
beforeAll(() => {
  page = site.page;
});

describe("the list of the registry", () => {
  const shown = [LONG, CHART, BARE];

  const WINDOWS = [
    [360, 740],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const;

  test.each(inEachRun(WINDOWS, WINDOWS.slice(0, 1)))(
    "says at %d px of each graphic what it is, how it is and when it changed, the first one above the fold",
    async (width, height) => {
      await page.setViewportSize({ width, height });
      site.answer(list(shown, SUMMARY));
      await site.open("/embed_data?vista=tabla", ["3 gráficos"]);
      const row = page.locator("tr", { hasText: LONG.title });
      for (const part of ["Publicado", "Con cambios sin publicar", "Roto", LONG.finding, "No carga"]) {
        const box = await row.getByText(part).first().boundingBox();
        if (box === null) throw new Error(`${part} is not in sight`);
        expect([part, box.x >= 0, box.x + box.width <= width]).toEqual([part, true, true]);
      }
      const title = await row.getByRole("link", { name: LONG.title }).boundingBox();
      expect((title?.y ?? height) + (title?.height ?? 0)).toBeLessThan(height);
      expect((title?.x ?? width) + (title?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(await page.locator(".nv-list").evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(
        0,
      );
    },
  );

  test("is put in order by the heads of its columns, and the order is in the address", async () => {
    site.answer(list(shown, SUMMARY));
    await site.open("/embed_data", ["3 gráficos"]);
    // Pictures come first; whoever prefers lines finds them the next time too.
    expect(await page.getByRole("table").count()).toBe(0);
    await page.getByText("Lista", { exact: true }).click();
    await site.open("/embed_data", ["3 gráficos"]);
    await page.getByRole("button", { name: "Gráfico" }).click();
    await page.waitForURL(/orden=titulo/);
    await expect.poll(() => site.asked).toContain("GET /api/graphics?inUse=yes&order=title&direction=asc");
    await page.getByRole("button", { name: "Gráfico" }).click();
    await page.waitForURL(/orden=-titulo/);
    const head = page.getByRole("columnheader", { name: "Gráfico" });
    await expect.poll(() => head.getAttribute("aria-sort")).toBe("descending");
  });

  test("holds what is retired on request alone, and a search in vain says where else to look", async () => {
    site.answer(list([], { ...SUMMARY, total: 3, inUse: 2 }));
    await site.open("/embed_data?buscar=nada", ["Ningún gráfico coincide."]);
    expect(site.asked).toContain("GET /api/graphics?q=nada&inUse=yes&order=fit&direction=asc");
    await page.getByRole("link", { name: "Mirar también entre los retirados" }).click();
    await page.waitForURL(/estado=all/);
    await page.getByText("Ningún gráfico coincide.").waitFor();
    await expect.poll(() => site.asked).toContain("GET /api/graphics?q=nada&order=fit&direction=asc");
  });

  test("does not call back whoever opens a graphic before the search has settled", async () => {
    site.answer({ ...graphic(DETAIL), ...list([CHART, BARE], SUMMARY) });
    await site.open("/embed_data", ["2 gráficos"]);
    await page.evaluate((calmMs) => {
      const wait = window.setTimeout.bind(window);
      Reflect.set(window, "setTimeout", (run: () => void, ms = 0) => {
        if (ms === calmMs) Reflect.set(window, "settleSearch", run);
        return wait(run, ms === calmMs ? 3_600_000 : ms);
      });
    }, CALM_MS);
    await page.getByRole("searchbox", { name: "Buscar" }).fill("paro");
    await page.getByRole("link", { name: CHART.title }).evaluate((link: HTMLElement) => {
      link.click();
      Reflect.get(window, "settleSearch")();
    });
    await page.getByText("cambiado por Eva Prueba").waitFor();
  });

  test("says for a moment that somebody changed it, beside how many there are", { tags: ["long"] }, async () => {
    const body = `retry: 3600000\nevent: graphic\ndata: ${JSON.stringify({ id: ID, version: 4, by: "", byId: "" })}\n\n`;
    const line = { headers: { "content-type": "text/event-stream" }, body };
    site.answer({ ...list(shown, SUMMARY), "/api/events": line });
    const change = site.hold("/api/events");
    await site.open("/embed_data", ["3 gráficos"]);
    // The moment ends when the test says so: it waits for none, and misses none.
    await page.evaluate(() => {
      const wait = window.setTimeout.bind(window);
      Reflect.set(window, "setTimeout", (run: () => void, ms = 0) => {
        if (ms === 10_000) Reflect.set(window, "endMoment", run);
        return wait(run, ms === 10_000 ? 3_600_000 : ms);
      });
    });
    change();
    await page.getByText("puesto al día ahora mismo").waitFor();
    expect(await page.getByText("3 gráficos", { exact: true }).count()).toBe(1);
    await page.evaluate(() => Reflect.get(window, "endMoment")());
    await page.getByText("puesto al día ahora mismo").waitFor({ state: "detached" });
  });

  describe("of which several are chosen", () => {
    const bulkJob = (result: BulkReport) => jobOf({ id: JOB.id, kind: "graphics.bulk", result });
    const bulk = (result: BulkReport): Answers => ({
      ...list(shown, SUMMARY),
      [`${GRAPHICS_API_PATH}/bulk`]: ordered(JOB.id),
      [`${JOBS_API_PATH}/${JOB.id}`]: { json: bulkJob(result) },
    });

    test("asks with their names, orders once, and tells by name what could not be done, which stays chosen", async () => {
      const message = "Falta el texto alternativo";
      site.answer(
        bulk({
          action: "publish",
          items: [
            { id: CHART.id, title: CHART.title, outcome: "done", message: "" },
            { id: BARE.id, title: BARE.title, outcome: "refused", message },
          ],
        }),
      );
      await site.open("/embed_data", ["3 gráficos"]);
      await page.getByLabel(`Elegir «${CHART.title}»`).check();
      await page.getByLabel(`Elegir «${BARE.title}»`).check();
      await page.getByText("2 elegidos").waitFor();
      await page.getByRole("button", { name: "Publicar" }).click();
      const question = page.getByRole("dialog");
      await question.getByText(BARE.title).waitFor();
      expect(site.asked.filter((call) => call.startsWith("POST"))).toEqual([]);
      await question.getByRole("button", { name: "Publicar" }).click();
      await page.getByText("1 publicado; 1 no.").waitFor();
      await page.getByText(`${BARE.title}: ${message}.`).waitFor();
      expect(site.asked.filter((call) => call.startsWith("POST"))).toEqual([`POST ${GRAPHICS_API_PATH}/bulk`]);
      expect(await page.getByLabel(`Elegir «${BARE.title}»`).isChecked()).toBe(true);
      expect(await page.getByLabel(`Elegir «${CHART.title}»`).isChecked()).toBe(false);
    });

    test("wait for their files by name, and go out by themselves once these are there", async () => {
      const work = idAt(89);
      let isMade = false;
      const report = (): BulkReport => {
        const told = { id: CHART.id, title: CHART.title, message: "", jobIds: [work] };
        return { action: "publish", items: [{ ...told, outcome: isMade ? "done" : "preparing" }] };
      };
      site.answer({
        ...bulk(report()),
        [`${JOBS_API_PATH}/${JOB.id}`]: () => ({ json: bulkJob(report()) }),
        [`${JOBS_API_PATH}/${work}`]: () => ({ json: jobOf({ id: work, state: isMade ? "done" : "running" }) }),
      });
      await site.open("/embed_data", ["3 gráficos"]);
      await page.getByLabel(`Elegir «${CHART.title}»`).check();
      await page.getByRole("button", { name: "Publicar" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Publicar" }).click();
      await page.getByText("En cuanto estén sus archivos se publica solo").waitFor();
      const outcome = page.getByRole("region", { name: "Gráficos elegidos" });
      await outcome.getByText(CHART.title, { exact: true }).waitFor();
      expect(await page.getByText("0 publicados; 1 en preparación.").count()).toBe(1);
      isMade = true;
      await page.getByText("1 publicado.").waitFor();
      expect(site.asked.filter((call) => call.startsWith("POST"))).toHaveLength(2);
    });

    test("that readers may not see go out only once somebody says so, and the others meanwhile", {
      tags: ["long"],
    }, async () => {
      const sent: unknown[] = [];
      site.answer({
        ...list([CHART, LONG], SUMMARY),
        [`${GRAPHICS_API_PATH}/bulk`]: (call) => {
          sent.push(call.json());
          return ordered(JOB.id);
        },
        [`${JOBS_API_PATH}/${JOB.id}`]: { json: bulkJob({ action: "publish", items: [] }) },
      });
      await site.open("/embed_data", [CHART.title]);
      for (const { title } of [CHART, LONG]) await page.getByLabel(`Elegir «${title}»`).check();
      const question = page.getByRole("dialog");
      const publish = async () => {
        await page.getByRole("button", { name: "Publicar", exact: true }).first().click();
        await question.getByText("La última revisión dio por roto uno").waitFor();
        await question.getByText(`roto: ${LONG.finding}`, { exact: false }).waitFor();
      };
      await publish();
      await question.getByRole("button", { name: "Publicar", exact: true }).click();
      await expect.poll(() => sent).toMatchObject([{ items: [{ id: CHART.id }] }]);
    });

    test("are chosen as pictures too, and the question names them all without scrolling on a phone", {
      tags: ["long"],
    }, async () => {
      site.answer(list(shown, SUMMARY));
      await page.setViewportSize({ width: 360, height: 740 });
      await site.open("/embed_data", ["3 gráficos"]);
      await page.getByLabel(`Elegir «${CHART.title}»`).check();
      await page.getByText("1 elegido").waitFor();
      await page.getByLabel("Elegir los de esta página").check();
      await page.getByText("3 elegidos").waitFor();
      expect(await site.findings()).toEqual([]);
      await page.getByRole("button", { name: "Retirar" }).click();
      const names = page.getByRole("dialog").getByRole("list");
      expect(await names.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
      expect(await names.getByRole("listitem").count()).toBe(3);
      // The question has the focus, so that a key too many does nothing.
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H2");
    });

    test("has its orders in sight and nothing for axe, at 360 px too", async () => {
      site.answer(list(shown, SUMMARY));
      await page.setViewportSize({ width: 360, height: 740 });
      await site.open("/embed_data", ["3 gráficos"]);
      await page.getByLabel("Elegir los de esta página").check();
      await page.getByText("3 elegidos").waitFor();
      for (const name of ["Publicar", "Retirar", "Etiquetar", "Revisar"]) {
        const box = await page.getByRole("button", { name, exact: true }).boundingBox();
        expect([name, (box?.y ?? 999) + (box?.height ?? 0) <= 740]).toEqual([name, true]);
      }
      expect(await site.findings()).toEqual([]);
      await page.getByRole("button", { name: "Soltar" }).click();
      expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(0);
    });
  });

  test("says once that the registry is empty, with nothing to search in it", async () => {
    site.answer(list([], NONE));
    await site.open("/embed_data", ["El registro está vacío."]);
    expect(await page.getByRole("searchbox").count()).toBe(0);
    expect(
      await page
        .locator("main")
        .getByText(/gráficos|0/)
        .count(),
    ).toBe(0);
  });

  describe("the examples", () => {
    const examples = (summary: GraphicsSummary, result: ExamplesReport): Answers => ({
      ...list(summary.total === 0 ? [] : [CHART], summary),
      [`${GRAPHICS_API_PATH}/examples`]: ordered(JOB.id),
      [`${JOBS_API_PATH}/${JOB.id}`]: {
        json: jobOf({ id: JOB.id, kind: "graphics.examples", result }),
      },
    });

    test("are loaded from where there is nothing, and each that could not be is told by name", async () => {
      const items = [
        { title: "Ejemplo (Imagen): El museo", outcome: "done", message: "" },
        { title: "Ejemplo (Vídeo): La compuerta", outcome: "refused", message: "Falta ffmpeg" },
      ] as const;
      site.answer(examples(NONE, { action: "load", items: [...items] }));
      await site.open("/embed_data", ["Uno inventado de cada tipo y de cada formato"]);
      await page.getByRole("button", { name: "Cargar ejemplos" }).click();
      await page.getByText("Ya tienes 1 ejemplo más; 1 no.").waitFor();
      await page.getByText("Ejemplo (Vídeo): La compuerta: Falta ffmpeg.").waitFor();
      expect(await site.findings()).toEqual([]);
    });

    test("say that they are invented for as long as there are any, and go with one press", async () => {
      const items = [{ title: "Ejemplo (Imagen): El museo", outcome: "done", message: "" }] as const;
      site.answer(examples({ ...SUMMARY, examples: 1 }, { action: "remove", items: [...items] }));
      await site.open("/embed_data", ["Hay 1 ejemplo con la etiqueta «ejemplo»"]);
      for (const widthPx of [360, 1280]) expect(await site.overflowPx(widthPx)).toBeLessThanOrEqual(0);
      await page.getByRole("button", { name: "Quitar los ejemplos" }).click();
      await page.getByText("Fuera 1 ejemplo.").waitFor();
      expect(site.asked.filter((call) => call.startsWith("POST"))).toEqual([`POST ${GRAPHICS_API_PATH}/examples`]);
    });
  });

  test("has a name without a hole in it: the serif's ligatures outlive the build", { tags: ["long"] }, async () => {
    site.answer(list([], NONE));
    await site.open("/embed_data", ["El registro está vacío."]);
    const name = page.getByRole("heading", { level: 1, name: "Gráficos" });
    expect(await name.evaluate((heading) => getComputedStyle(heading).fontFeatureSettings)).toBe('"liga"');
  });

  test("goes on paper without what is there to be pressed", { tags: ["long"] }, async () => {
    site.answer(list(shown, SUMMARY));
    await site.open("/embed_data", ["3 gráficos"]);
    await page.emulateMedia({ media: "print" });
    expect(await page.getByRole("searchbox").isVisible()).toBe(false);
    expect(await page.getByRole("link", { name: "Añadir" }).isVisible()).toBe(false);
    expect(await page.getByRole("link", { name: LONG.title }).isVisible()).toBe(true);
  });
});

describe("a graphic", () => {
  const address = `/embed_data?grafico=${ID}`;
  const OTHER_CODES = {
    element: '<nv-grafico id="el-paro-baja"></nv-grafico>',
    link: "https://sitio.example/g/el-paro-baja/",
  };
  const LIVE: GraphicDetail = { ...DETAIL, embedCodes: { ...DETAIL.embedCodes, ...OTHER_CODES } };
  const change = { field: "title", label: "Título", before: "El paro sube", after: "El paro baja en España" };
  const past = { by: "Ana Muestra", revision: null, revisionUrl: null, changes: [] };
  const BACK: GraphicVersions = {
    items: [
      {
        ...past,
        version: 5,
        action: "rolled-back",
        atMs: 1_794_400_000_000,
        revision: "3-abc",
        revisionUrl: "/g/el-paro-baja/3-abc/",
      },
      {
        ...past,
        version: 4,
        action: "published",
        atMs: 1_794_300_000_000,
        revision: "4-def",
        revisionUrl: "/g/x/4-def/",
      },
      { ...past, version: 3, action: "edited", atMs: 1_794_200_000_000, changes: [change] },
      ...VERSIONS.items,
    ],
  };
  const history = (detail: GraphicDetail, versions: GraphicVersions): Answers => ({
    ...graphic(detail),
    [`${ONE}/versions`]: { json: versions },
    ...Object.fromEntries(["rollback", "publish", "retire"].map((order) => [`${ONE}/${order}`, { json: detail }])),
  });
  const orders = () => site.asked.filter((call) => call.startsWith("POST"));
  const isAt = (name: string) =>
    page.waitForFunction((wanted) => document.activeElement?.textContent?.startsWith(wanted), name);

  const WINDOWS = [
    [360, 740],
    [1280, 800],
  ] as const;

  test.each(inEachRun(WINDOWS, WINDOWS.slice(0, 1)))(
    "has its code to copy beside its name, above the fold at %d px and at the second stop of the keyboard",
    async (width, height) => {
      await page.setViewportSize({ width, height });
      site.answer(graphic(LIVE));
      await site.open(address, ["Código de inserción"]);
      const box = await page.getByRole("button", { name: "Copiar código" }).boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThan(height / 2);
      await page.getByRole("link", { name: "← Gráficos" }).focus();
      await page.keyboard.press("Tab");
      await isAt("Copiar código");
    },
  );

  test("shows the code that is right for most, and the others when they are asked for, none a stop unless it scrolls", async () => {
    site.answer(graphic(LIVE));
    await site.open(address, ["Marco adaptable"]);
    expect(await page.locator("pre:visible").count()).toBe(1);
    expect(await page.locator("pre[tabindex]").count()).toBe(0);
    await page.getByText("Otras 2 formas de ponerlo").click();
    expect(await page.locator("pre:visible").count()).toBe(3);
  });

  test("asks before it goes back to a version, and then says which one readers have", { tags: ["long"] }, async () => {
    site.answer(history(LIVE, { items: BACK.items.slice(1) }));
    await site.open(address, ["Versión 4"]);
    await page.getByRole("button", { name: /^Volver a esta versión/ }).click();
    const question = page.getByRole("dialog");
    await question.getByText("Los lectores verán lo que se publicó el 10 nov 2026", { exact: false }).waitFor();
    await isAt("Volver a la versión 4");
    await question.getByRole("button", { name: "Cancelar" }).click();
    expect(orders()).toEqual([]);
    await page.getByRole("button", { name: /^Volver a esta versión/ }).click();
    await question.getByRole("button", { name: "Volver a esta versión" }).click();
    await page.getByText("Los lectores ven la versión del 10 nov 2026", { exact: false }).waitFor();
    expect(orders()).toEqual([`POST ${ONE}/rollback`]);
  });

  test("keeps its history in sight while it goes back, and the keyboard at the version that readers get", async () => {
    const back = { ...LIVE, version: 4, revision: "4-def", hasUnpublishedChanges: true };
    const before = { ...history(LIVE, { items: BACK.items.slice(1) }), [`${ONE}/rollback`]: { json: back } };
    site.answer(before);
    await page.setViewportSize({ width: 1280, height: 500 });
    await site.open(address, ["Versión 4"]);
    // As browsers do that hold nothing in its place when something above it grows.
    await page.addStyleTag({ content: "* { overflow-anchor: none }" });
    await page.getByRole("button", { name: /^Volver a esta versión/ }).press("Enter");
    const release = site.hold(`${ONE}/versions`);
    const [last, ...earlier] = BACK.items;
    const after = { items: [{ ...last, revision: "4-def", revisionUrl: "/g/x/4-def/" }, ...earlier] };
    site.answer({ ...before, [`${ONE}/versions`]: { json: after } });
    await page.getByRole("dialog").getByRole("button", { name: "Volver a esta versión" }).press("Enter");
    await page.getByText("Los lectores ven la versión del 10 nov 2026", { exact: false }).waitFor();
    expect(await page.getByText("Cargando la historia…").count()).toBe(0);
    const isThere = () =>
      page.waitForFunction(() => {
        const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: -1 };
        const bar = document.querySelector(".navbar")?.getBoundingClientRect().bottom ?? 0;
        const text = document.activeElement?.textContent;
        return text === "Ver lo que se publicó con la versión 4" && top >= bar && bottom <= innerHeight;
      });
    await isThere();
    release();
    await page.getByText("Versión 5", { exact: true }).waitFor();
    await isThere();
    for (const heightPx of [2000, 0]) {
      await page.addStyleTag({ content: `.nv-graphic__head { padding-top: ${heightPx}px }` });
      await isThere();
    }
    // Who goes on elsewhere is not taken back.
    await page.mouse.wheel(0, -5000);
    await page.waitForFunction(() => scrollY === 0);
    await page.addStyleTag({ content: ".nv-graphic__head { padding-top: 900px }" });
    expect(await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => shown(scrollY))))).toBe(0);
  });

  test("shows what readers have after that, and does not bring back what they lost without a question", async () => {
    site.answer(history(LIVE, BACK));
    await site.open(address, [
      "Los lectores ven la versión 2",
      "Se volvió a ella: lo que se les quitó sigue en el borrador.",
      "volvió a la versión 2",
    ]);
    const told = page.getByRole("region", { name: "Versiones" });
    expect(await told.locator("li", { hasText: "En vivo" }).allTextContents()).toEqual([
      expect.stringContaining("Versión 2"),
    ]);
    expect(await told.getByRole("link", { name: /^Ver lo que se publicó/ }).count()).toBe(2);
    const frame = page.locator("iframe");
    const isShown = (path: string) =>
      page.waitForFunction((src) => document.querySelector("iframe")?.getAttribute("src") === src, path + AS_AROUND);
    await isShown("/g/el-paro-baja/3-abc/");
    await page.getByText("Borrador", { exact: true }).click();
    await isShown("/vista-previa");
    expect(await frame.count()).toBe(1);
    await page.getByRole("button", { name: "Publicar cambios" }).click();
    const question = page.getByRole("dialog");
    await question.getByText("El paro sube").waitFor();
    expect(orders()).toEqual([]);
    await question.getByRole("button", { name: "Publicar cambios" }).click();
    await page.getByText("Publicado. Los lectores lo ven antes de un minuto.").waitFor();
    expect(orders()).toEqual([`POST ${ONE}/publish`]);
  });

  test("is taken away as a ZIP once it is published", async () => {
    site.answer(graphic(LIVE));
    await site.open(address, ["Descargar ZIP"]);
    expect(await page.getByRole("link", { name: "Descargar ZIP" }).getAttribute("href")).toBe(`${ONE}/zip`);
    site.answer(graphic(DRAFT));
    await site.open(address, ["Se descarga lo publicado"]);
    expect(await page.getByRole("link", { name: "Descargar ZIP" }).count()).toBe(0);
  });

  test("has its links to the draft with until when and whose, and makes one for as long as is chosen", async () => {
    const made = { ...LINK, id: "3f0c6a5e-0000-4000-8000-000000000010", version: 3, madeBy: "Ana Muestra" };
    site.answer({ ...graphic(LIVE), [`${ONE}/preview-links`]: { json: { ...made, items: [LINK] } } });
    await site.open(address, ["lo creó Bruno Prueba", "el borrador ha cambiado después"]);
    const part = page.getByRole("region", { name: "Enlace de vista previa" });
    expect(await part.getByRole("listitem").count()).toBe(1);
    await part.getByLabel("Cuánto dura").selectOption("Un mes");
    await part.getByRole("button", { name: "Crear enlace" }).press("Enter");
    await part.getByText("Enlace creado: es el primero de la lista.").waitFor();
    expect(orders()).toEqual([`POST ${ONE}/preview-links`]);
    expect(await part.getByRole("listitem").allTextContents()).toEqual([
      expect.stringContaining("lo creó Ana Muestra"),
      expect.stringContaining("lo creó Bruno Prueba"),
    ]);
  });

  test("takes a link to the draft back after a question, and the keyboard goes on from there", {
    tags: ["long"],
  }, async () => {
    site.answer({ ...graphic(LIVE), [`${ONE}/preview-links/${LINK.id}`]: { json: { items: [] } } });
    await site.open(address, ["lo creó Bruno Prueba"]);
    await page.getByRole("button", { name: "Retirar el enlace" }).press("Enter");
    await page
      .getByRole("dialog", { name: "Retirar el enlace" })
      .getByRole("button", { name: "Retirar" })
      .press("Enter");
    await page.getByText("No hay ningún enlace en uso. Elige cuánto dura y crea el primero.").waitFor();
    expect(site.asked).toContain(`DELETE ${ONE}/preview-links/${LINK.id}`);
    await isAt("Crear enlace");
  });

  test("tells why a link cannot be made, with the way to mend it", { tags: ["long"] }, async () => {
    site.answer(graphic(DRAFT));
    await site.open(address, ["Crear enlace"]);
    const fields = [{ field: "config.source", message: "Ese archivo ya no está en Archivos: elige otro" }];
    site.answer({ ...graphic(DRAFT), [`${ONE}/preview-links`]: refusalOf(...fields) });
    await page.getByRole("button", { name: "Crear enlace" }).click();
    await page.getByText("Ese archivo ya no está en Archivos: elige otro").waitFor();
    await page.getByRole("link", { name: "Corregirlo" }).waitFor();
  });

  test("names the pages that lose it before it is retired, with the focus on the question", async () => {
    site.answer(history(LIVE, VERSIONS));
    await site.open(address, ["Código de inserción"]);
    await page.getByRole("button", { name: "Retirar", exact: true }).click();
    await page.getByRole("dialog").getByText("diario.example/economia/paro").waitFor();
    await isAt("Retirar «El paro baja en España»");
    await page.keyboard.press("Enter");
    expect(orders()).toEqual([]);
  });

  test("that no reader ever had is deleted once somebody says so, and the list is next", async () => {
    site.answer({ ...graphic(DRAFT), ...list([CHART], SUMMARY), [`${ONE}/delete`]: { status: 204, json: null } });
    await site.open(address, ["Falta el texto alternativo."]);
    await page.getByRole("button", { name: "Borrar" }).click();
    const question = page.getByRole("dialog");
    await question.getByText("no se puede recuperar", { exact: false }).waitFor();
    expect(site.asked).not.toContain(`POST ${ONE}/delete`);
    await question.getByRole("button", { name: "Borrar" }).click();
    await page.getByText("1 gráfico", { exact: true }).waitFor();
    expect(site.asked).toContain(`POST ${ONE}/delete`);
  });

  test("that was published once cannot be deleted", async () => {
    site.answer(graphic(LIVE));
    await site.open(address, ["Código de inserción"]);
    expect(await page.getByRole("button", { name: "Borrar" }).count()).toBe(0);
  });

  test("that does not load says why, in place of the browser's own page", async () => {
    const finding = "AbC12 responde con el error 404";
    const healthReport = { state: "broken" as const, checkedAtMs: 1_795_000_000_000, findings: [finding] };
    site.answer(graphic({ ...LIVE, health: "broken", finding, healthReport }));
    await site.open(address, ["No carga.", `${finding}.`]);
    expect(await page.locator("iframe").count()).toBe(0);
    await page.getByRole("button", { name: "Verlo de todos modos" }).click();
    await page.locator("iframe").waitFor();
  });

  test("that was found broken is asked about before it is published, as in its form", { tags: ["long"] }, async () => {
    const finding = "AbC12 responde con el error 404";
    const healthReport = { state: "broken" as const, checkedAtMs: 1_795_000_000_000, findings: [finding] };
    const broken: GraphicDetail = { ...LIVE, hasUnpublishedChanges: false, health: "broken", finding, healthReport };
    site.answer({ ...graphic(broken), [`POST ${ONE}/publish`]: { json: broken } });
    await site.open(address, ["No carga."]);
    await page.getByRole("button", { name: "Publicar otra vez" }).click();
    await page
      .getByText(`La última revisión lo dio por roto: ${finding}. Puede que los lectores no vean nada.`)
      .waitFor();
    await page.getByRole("button", { name: "No publicarlo todavía" }).click();
    expect(site.asked).not.toContain(`POST ${ONE}/publish`);
    await page.getByRole("button", { name: "Publicar otra vez" }).click();
    await page.getByRole("button", { name: "Publicarlo igual" }).click();
    await page.getByText("Publicado otra vez").waitFor();
    expect(site.asked).toContain(`POST ${ONE}/publish`);
  });

  test("is drawn whole on a phone, smaller where it has to be, on the ground of the desk in both themes", {
    tags: ["long"],
  }, async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    site.answer(graphic(LIVE));
    await site.open(address, ["Código de inserción", "390 px, al "]);
    const place = await page.locator(".nv-stage").boundingBox();
    const frame = await page.locator("iframe").boundingBox();
    if (place === null || frame === null) throw new Error("there is no preview");
    expect(frame.x).toBeGreaterThan(place.x);
    expect(frame.x + frame.width).toBeLessThan(place.x + place.width);
    for (const theme of ["light", "dark"]) {
      await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
      const ground = theme === "light" ? "rgb(244, 239, 228)" : "rgb(33, 31, 27)";
      await page.waitForFunction(
        ([...wanted]) =>
          [".nv-stage__ground", ".nv-stage__sheet"].every((selector, place) => {
            const element = document.querySelector(selector);
            return element !== null && getComputedStyle(element).backgroundColor === wanted[place];
          }),
        [ground, "rgb(255, 255, 255)"],
      );
    }
  });

  test("has its figures under each other, decimals and all", { tags: ["long"] }, async () => {
    const rows = [
      ["Zamora", "12,1"],
      ["Ávila", "9,25"],
      ["Cádiz", "24"],
    ];
    site.answer({ ...graphic(LIVE), [`${ONE}/data`]: { json: { columns: ["lugar", "paro"], rows, totalRows: 3 } } });
    await site.open(address, ["Zamora"]);
    const starts = await page
      .locator(".nv-graphics__decimals")
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().left)));
    expect(starts).toHaveLength(3);
    expect(new Set(starts).size).toBe(1);
  });

  test("goes on paper without what is there to be pressed", async () => {
    site.answer(graphic(LIVE));
    await site.open(address, ["Código de inserción"]);
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("main").getByRole("button").filter({ visible: true }).count()).toBe(0);
    expect(await page.getByText("Líneas: el paro baja.").isVisible()).toBe(true);
  });
});

describe("a new graphic", () => {
  const address = `/embed_data?nuevo=enlace&fuente=${encodeURIComponent(FOUND.source)}`;
  const registered: unknown[] = [];
  const type = () => page.getByLabel("Qué es");
  /** Answers with what is sent, as the server keeps it: a frame stays one. */
  const take = (call: Call): GraphicDetail => {
    const { config } = Object(call.json());
    registered.push(call.json());
    return { ...DRAFT, type: config.type, config };
  };
  const full: Answers = {
    ...session,
    [`${GRAPHICS_API_PATH}/inspect`]: { json: FOUND },
    ...graphic(DRAFT),
    [`POST ${GRAPHICS_API_PATH}`]: (call) => ({ status: 201, json: take(call) }),
  };
  beforeEach(async () => {
    site.answer(full);
    registered.length = 0;
    await site.open("/embed_data?nuevo=", ["Añadir un gráfico"]);
  });

  test("begins with its first change, in place: its address is that of its form, and a reload goes on there", async () => {
    site.answer({ ...full, [`PUT ${ONE}`]: (call) => ({ json: take(call) }) });
    await site.open(address, ["Nuevo gráfico: Externo"]);
    await page.getByText("Borrador · se guarda solo en cuanto escribas").waitFor();
    expect(registered).toEqual([]);
    await page.getByLabel("Título").fill("Sedes");
    await page.getByLabel("Texto alternativo").fill("Un mapa.");
    await type().selectOption({ label: "Mapa" });
    await type().focus();
    await expect
      .poll(() => registered.at(-1))
      .toMatchObject({ title: "Sedes", altText: "Un mapa.", config: { type: "map", source: FOUND.source } });
    await page.getByText("Borrador · guardado").waitFor();
    expect(await type().evaluate((field) => field === document.activeElement)).toBe(true);
    expect(new URL(page.url()).search).toBe(`?grafico=${DRAFT.id}&editar=`);
    expect(site.asked.filter((call) => call === `POST ${GRAPHICS_API_PATH}`)).toHaveLength(1);
    expect(site.asked.filter((call) => call.endsWith("/publish"))).toEqual([]);
    await page.reload();
    await page.getByRole("heading", { level: 1, name: `Editar «${DRAFT.title}»` }).waitFor();
  });

  test("begins with a chart of the account, found by its title", async () => {
    const chart: Inspection = { ...FOUND, type: "datawrapper", source: "AbC12", title: "Serie de ejemplo" };
    site.answer({ ...full, ...account, [`${GRAPHICS_API_PATH}/inspect`]: { json: chart } });
    await site.open("/embed_data?nuevo=", ["1 de 40"]);
    const searched = page.waitForRequest((request) => request.url().includes("search=serie"));
    await page.getByLabel("Buscar en la cuenta").fill("serie");
    await searched;
    await page.getByRole("link", { name: "Serie de ejemplo" }).click();
    await page.getByRole("heading", { level: 1, name: "Nuevo gráfico: Datawrapper" }).waitFor();
    expect(await page.getByLabel("Título").inputValue()).toBe("Serie de ejemplo");
    expect(page.url()).toContain("nuevo=enlace&fuente=AbC12");
  });

  test("asks before it publishes an address that does not answer", async () => {
    const dead: Inspection = { ...FOUND, framing: "unknown", notice: "El otro sitio no responde." };
    site.answer({
      ...full,
      [`${GRAPHICS_API_PATH}/inspect`]: { json: dead },
      [`${ONE}/publish`]: { json: { ...DETAIL, type: FOUND.type, config: { type: FOUND.type, source: FOUND.source } } },
    });
    await site.open(address, ["El otro sitio no responde."]);
    await page.getByLabel("Texto alternativo").fill("Un mapa.");
    await page.getByLabel("Fuente de los datos").fill("Instituto de Ejemplo");
    await page.getByRole("button", { name: "Publicar" }).click();
    await page.getByText("El otro sitio no responde. Puede que los lectores no vean nada.").waitFor();
    expect(site.asked).not.toContain(`POST ${ONE}/publish`);
    await page.getByRole("button", { name: "No publicarlo todavía" }).click();
    await page.getByRole("button", { name: "Publicar" }).click();
    await page.getByRole("button", { name: "Publicarlo igual" }).click();
    await page.getByText("cambiado por Eva Prueba").waitFor();
    expect(registered).toHaveLength(1);
  });

  test("goes from the first step to the second and back, and what no server took is on the first", {
    tags: ["long"],
  }, async () => {
    site.answer({ ...full, [`POST ${GRAPHICS_API_PATH}`]: () => null });
    await page.getByRole("link", { name: "Selector" }).click();
    await page.getByRole("heading", { level: 1, name: "Nuevo gráfico: Selector" }).waitFor();
    expect(await page.title()).toContain("Nuevo gráfico: Selector");
    await page.getByLabel("Título").fill("A medias");
    await page.goBack();
    await page.getByText("Has dejado a medias:").waitFor();
    await page.getByRole("link", { name: "A medias" }).click();
    await page.getByText("Hemos recuperado lo que habías escrito.").waitFor();
    expect(await page.getByLabel("Título").inputValue()).toBe("A medias");
    await page.goBack();
    await page.getByRole("button", { name: "Descartar A medias" }).click();
    expect(await page.getByText("Has dejado a medias:").count()).toBe(0);
  });
});

describe("the preview of a form", () => {
  const PREVIEW = `${GRAPHICS_API_PATH}/preview`;
  const frame = () => page.locator('.nv-stage__sheet[data-shown="true"] iframe').contentFrame();
  const pageOf = (title: string) =>
    `<!doctype html><html lang="es"><title>x</title><p>${title}</p><script type="application/json" id="nv-config">{}</script></html>`;
  let sent: readonly { title: string; language: string }[] = [];

  function answerPreview({ body }: Call): Answer {
    const graphic: unknown = JSON.parse(new URLSearchParams(body.toString()).get("graphic") ?? "");
    const { title = "", language = "" } = Object(graphic);
    sent = [...sent, { title, language }];
    if (language === "es") return htmlOf(pageOf(title));
    const fields = [{ field: "language", message: "Un idioma como es, ca o en-GB" }];
    return refusalOf(...fields);
  }
  const answersOfForm: Answers = { ...graphic(DETAIL), [PREVIEW]: answerPreview };
  beforeEach(async () => {
    sent = [];
    site.answer(answersOfForm);
    await site.open(`/embed_data?grafico=${ID}&editar=`, ["Editar «El paro baja en España»"]);
  });

  test("keeps what was right last, tells what is wrong, and goes on with the rest", async () => {
    await frame().getByText("El paro baja en España").waitFor();
    await page.getByLabel("Idioma").fill("klingon");
    await page.getByText("Se ve lo último que estaba bien.").waitFor();
    expect(await frame().getByText("El paro baja en España").isVisible()).toBe(true);
    await page.getByLabel("Título").fill("Otro título");
    await frame().getByText("Otro título").waitFor();
    expect(sent.at(-1)).toEqual({ title: "Otro título", language: "es" });
    expect(await page.getByText("Se ve lo último que estaba bien.").isVisible()).toBe(true);
    await page.getByLabel("Idioma").fill("es");
    await page.getByText("Se ve lo último que estaba bien.").waitFor({ state: "detached" });
  });

  test.each(inEachRun([360, 768, 1280, 1920], [360]))(
    "fits a window of %i px at every width, and says when it is smaller",
    async (width) => {
      await page.setViewportSize({ width, height: 900 });
      await frame().getByText("El paro baja en España").waitFor();
      for (const size of ["Móvil", "Tableta", "Escritorio", "Papel"]) {
        await page.locator(".nv-stage label", { hasText: size }).click();
        const { pageRight, roomRight } = await page.evaluate(() => {
          const right = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().right ?? 0;
          return { pageRight: right('[data-shown="true"] iframe'), roomRight: right(".nv-stage__room") };
        });
        expect(pageRight, `${size} at ${width}`).toBeLessThanOrEqual(roomRight + 1);
      }
      await page.locator(".nv-stage label", { hasText: "Escritorio" }).click();
      if (width < 1920) expect(await page.locator(".nv-stage__scale").textContent()).toMatch(/^1280 px, al \d+\s%$/);
      // The main action is in sight wherever one is.
      const publish = page.getByRole("button", { name: "Publicar cambios" });
      expect(await publish.isVisible()).toBe(true);
      expect((await publish.boundingBox())?.y).toBeLessThanOrEqual(880);
    },
  );

  test("leaves a phone to what is written: one line of actions at its foot", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const bar = page.locator(".nv-bench__actions");
    const heightPx = async () => (await bar.boundingBox())?.height ?? 0;
    const lines = () =>
      bar.getByRole("button").evaluateAll((all) => new Set(all.map((one) => one.getBoundingClientRect().top)).size);
    expect([await lines(), (await heightPx()) <= 60]).toEqual([1, true]);
    await page.getByLabel("Crédito").fill("Mesa de datos");
    await bar.getByRole("button", { name: "Compartir" }).waitFor();
    expect([await lines(), (await heightPx()) <= 60]).toEqual([1, true]);
  });

  test("stands beside its controls, as high as the window, from 1280 px on", { tags: ["long"] }, async () => {
    for (const width of [1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const panel = await page.locator(".nv-bench__panel").boundingBox();
      const stage = await page.locator(".nv-bench__stage").boundingBox();
      expect((panel?.x ?? 0) + (panel?.width ?? 9999)).toBeLessThanOrEqual(stage?.x ?? 0);
      expect((stage?.y ?? 0) + (stage?.height ?? 999)).toBeLessThanOrEqual(800);
    }
  });

  test("lists what is missing, and each item leads to its field, which says it", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const strip = page.getByRole("region", { name: "Antes de publicar" });
    await strip.getByText("Nada: se puede publicar").waitFor();
    await page.getByLabel("Fuente de los datos").fill("");
    await strip.getByRole("button", { name: "Falta la fuente de los datos" }).click();
    const source = page.getByLabel("Fuente de los datos");
    expect(await source.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await source.getAttribute("aria-invalid")).toBe("true");
    const tab = page.getByRole("navigation", { name: "Pasos" }).getByRole("button", { name: /^Texto ?, falta 1$/ });
    expect(await tab.isVisible()).toBe(true);
    await source.fill("INE");
    await strip.getByText("Nada: se puede publicar").waitFor();
  });

  test("has tabs that lead to the fields of a step, and an edge that the arrows move and Enter folds", async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const tabs = page.getByRole("navigation", { name: "Pasos" }).getByRole("button");
    // The last has no room to come to the top of the panel; the page is not moved for it.
    await tabs.last().click();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    const starts = await tabs.evaluateAll((all) => new Set(all.map((tab) => tab.getBoundingClientRect().top)).size);
    expect(starts, "rows of tabs").toBe(1);
    await tabs.filter({ hasText: "Ficha" }).click();
    await page.keyboard.press("Tab");
    expect(await page.getByLabel("Autoría").evaluate((field) => field === document.activeElement)).toBe(true);
    const panelPx = async () => Math.round((await page.locator(".nv-bench__panel").boundingBox())?.width ?? 0);
    const before = await panelPx();
    await page.getByRole("separator", { name: "Ancho de los mandos" }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await panelPx()).toBe(before + 20);
    await page.keyboard.press("Enter");
    expect(await panelPx()).toBe(0);
    await page.reload();
    await page.getByRole("separator", { name: "Ancho de los mandos" }).waitFor();
    await page.waitForFunction(() => document.querySelector(".nv-bench")?.hasAttribute("data-folded"));
    await page.evaluate(() => localStorage.removeItem("nv.workbench.panel"));
  });

  test("is told which text is too much for the server, beside it and with what fits", { tags: ["long"] }, async () => {
    const message = "Lo enviado ocupa demasiado. Caben 524,3 kB.";
    site.answer({ ...answersOfForm, [`PUT ${ONE}`]: { status: 413, json: { code: "BODY_TOO_LARGE", message } } });
    await page.getByLabel("Nota interna").fill("empleo ".repeat(250));
    await page.keyboard.press("Control+s");
    await page.getByText(message).waitFor();
    expect(await page.getByLabel("Nota interna").evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await page.getByText("Es lo que más ocupa: 1750 caracteres. Acórtalo").isVisible()).toBe(true);
  });
});

describe("changes that are not saved", () => {
  test("are told in the form, in the graphic and in the list, and can be thrown away there", async () => {
    site.answer({ ...list([CHART], SUMMARY), ...graphic(DETAIL), [`PUT ${ONE}`]: () => null });
    await site.open(`/embed_data?grafico=${ID}&editar=`, ["Editar «El paro baja en España»"]);
    await page.getByLabel("Crédito").fill("Mesa de datos");
    await page.getByText("Sin conexión: se guarda aquí").waitFor();
    for (const address of [`/embed_data?grafico=${ID}`, "/embed_data"])
      await site.open(address, ["Tienes cambios sin guardar:"]);
    await page.getByRole("button", { name: "Descartar El paro baja en España" }).click();
    expect(await page.getByText("Tienes cambios sin guardar:").count()).toBe(0);
  });
});

describe("a table of links", () => {
  const JOB = "3f0c6a5e-0000-4000-8000-000000000009";
  const problems = [{ row: 3, column: "url", message: "Solo se aceptan direcciones https" }];
  const report: ImportReport = {
    isTrial: true,
    rows: 2,
    registered: 1,
    existing: 0,
    items: [
      { row: 2, outcome: "registered", title: "Población", type: "external" },
      { row: 3, outcome: "wrong", title: "", type: "external" },
    ],
    problems,
  };
  const job = jobOf({ id: JOB, kind: "graphics.import", result: report });
  /** As Excel in Spanish saves it. */
  const windows = Buffer.from(
    "url;título\nhttps://ejemplo.example/a;Población\nhttp://ejemplo.example/b;Año\n",
    "latin1",
  );

  test("in Windows-1252 is read, said to be so, and shown row by row with each fault beside its cell", async () => {
    site.answer({
      ...session,
      [`${GRAPHICS_API_PATH}/import`]: ordered(JOB),
      [`/api/jobs/${JOB}`]: { json: job },
    });
    await site.open("/embed_data?importar=", ["Traer gráficos desde CSV"]);
    await page.locator('input[type="file"]').setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: windows });
    await page.getByText("lo hemos leído como Windows-1252").waitFor();
    expect(await page.getByRole("textbox", { name: "título de la fila 2" }).inputValue()).toBe("Población");
    const wrong = page.getByRole("textbox", { name: "url de la fila 3" });
    await page.getByText("Solo se aceptan direcciones https").waitFor();
    expect(await wrong.getAttribute("aria-invalid")).toBe("true");
    await page.getByRole("button", { name: "Registrar 1 gráfico" }).waitFor();
    expect(await site.findings()).toEqual([]);
    expect(await site.overflowPx(320)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await wrong.fill("https://ejemplo.example/b");
    await page.getByText("Sin revisar").waitFor();
    expect(await page.getByRole("button", { name: "Registrar 1 gráfico" }).count()).toBe(0);
    await page.getByRole("button", { name: "Quitar la fila 3" }).click();
    await page.getByRole("button", { name: "Registrar 1 gráfico" }).waitFor();
  });

  test("in one of several sheets of a workbook is seen before it is taken", { tags: ["long"] }, async () => {
    site.answer({ ...session, [`${GRAPHICS_API_PATH}/import`]: ordered(JOB), [`/api/jobs/${JOB}`]: { json: job } });
    await site.open("/embed_data?importar=", ["Traer gráficos desde CSV"]);
    const links = [
      ["url", "título"],
      ["https://ejemplo.example/a", "Población"],
    ];
    const others = [
      ["url", "título"],
      ["https://ejemplo.example/b", "Paro"],
    ];
    const buffer = Buffer.from(workbook(links, { more: [{ name: "Otros", isHidden: false, rows: others }] }));
    await page.locator('input[type="file"]').setInputFiles({ name: "a.xlsx", mimeType: "", buffer });
    await page.getByLabel("Hoja").selectOption({ index: 1 });
    await page.waitForFunction(() => document.querySelector("textarea")?.value.includes("ejemplo.example/b"));
    expect(await site.overflowPx(320)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole("button", { name: "Revisar las filas" }).click();
    expect(await page.getByRole("textbox", { name: "título de la fila 2" }).inputValue()).toBe("Paro");
  });

  test("whose quotes do not close is refused with the row, and stays in its field", { tags: ["long"] }, async () => {
    site.answer(session);
    await site.open("/embed_data?importar=", ["Traer gráficos desde CSV"]);
    await page.getByLabel("Filas").fill('url;título\n"https://ejemplo.example/a;Uno');
    await page.getByRole("button", { name: "Revisar las filas" }).click();
    await page.getByText("Fila 2: Hay unas comillas que se abren y no se cierran").waitFor();
    expect(await page.getByLabel("Filas").inputValue()).toContain("Uno");
    // From a file too, where it can be put right.
    const buffer = Buffer.from('url;título\nhttps://ejemplo.example/a;"Año', "latin1");
    await page.locator('input[type="file"]').setInputFiles({ name: "b.csv", mimeType: "text/csv", buffer });
    await page.getByText("lo hemos leído como Windows-1252").waitFor();
    expect(await page.getByLabel("Filas").inputValue()).toContain('a;"Año');
  });
});
