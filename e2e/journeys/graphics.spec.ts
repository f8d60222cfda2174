import { type FakeDatawrapper, startFakeDatawrapper } from "@nv/doubles";
import type { Browser, FrameLocator, Page } from "@playwright/test";
import { type Newspaper, startNewspaper } from "../src/article.ts";
import { signIn } from "../src/dialog.ts";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { type JourneyServers, LARGEST, onOneProcess, onTwoProcesses } from "../src/journey-servers.ts";
import { type ReadersCache, startReadersCache } from "../src/readers-cache.ts";
import { addSource, openGraphic, writeTexts } from "../src/registry.ts";
import { bringIn } from "../src/second-person.ts";
import type { TestServer } from "../src/server.ts";
import { expect, killingTest, test } from "../src/test.ts";

/** An editor and a reader do about forty things, and the reader waits once until a pointer is no longer fresh. Milliseconds. */
const LONG_JOURNEY_MS = 240_000;
/** Readers' browsers keep a pointer for what its cache has left of a minute; the rest is for a busy machine. Milliseconds. */
const POINTER_MS = 35_000;

const SERIES = { title: "Serie de ejemplo", altText: "Líneas: la muestra sube.", sourceLine: "Instituto de Ejemplo" };
const SWITCHER = { ...SERIES, title: "Selector de ejemplo" };

const seriesIn = (article: Page): FrameLocator =>
  article.frameLocator('iframe[data-nv="serie-de-ejemplo"]').frameLocator("iframe");

/** The article as somebody sees it who never opened it before. */
async function newReader(browser: Browser, { articleUrl }: Newspaper): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(articleUrl);
  return page;
}

// In Firefox, and on SQLite and a folder, a graphic is published, changed, rolled back and retired by `keyboard.spec.ts`, and stands in articles by `pieces.spec.ts`.
for (const dialect of LARGEST) {
  test.describe(`graphics on ${dialect.name}`, () => {
    let fake: FakeDatawrapper;
    let ground: JourneyServers;
    let cache: ReadersCache;
    let newspaper: Newspaper;

    test.beforeEach(async () => {
      fake = await startFakeDatawrapper();
      ground =
        dialect.name === "postgres"
          ? await onTwoProcesses(await dialect.create(), fake.env)
          : await onOneProcess(fake.env);
      cache = await startReadersCache(ground.readers.url);
      newspaper = await startNewspaper(cache.url);
    });
    test.afterEach(async ({ browser }) => {
      // Open pages hear the server for as long as it runs.
      for (const context of browser.contexts()) await context.close();
      await newspaper.stop();
      await cache.stop();
      await ground.drop();
      await fake.stop();
    });

    test("a chart and a switcher go into an article of another site, change there, go back, and are retired", async ({
      browser,
    }) => {
      test.setTimeout(LONG_JOURNEY_MS);
      const editor = await (await browser.newContext({ baseURL: ground.editors.url })).newPage();
      await becomeFirstAdministrator(editor, ground.editors);
      await editor.goto("/");
      await editor.getByRole("link", { name: "Gráficos", exact: true }).first().click();
      await expect(editor.getByText("El registro está vacío")).toBeVisible();

      // A chart of the service: what is missing is told beside its field before anything goes out.
      await addSource(editor, "ej001");
      await expect(editor.getByLabel("Título")).toHaveValue("EJEMPLO 1: serie inventada");
      await editor.getByRole("button", { name: "Publicar", exact: true }).click();
      await expect(editor.getByText("Falta el texto alternativo").first()).toBeVisible();
      await expect(editor.getByLabel("Texto alternativo")).toBeFocused();
      await writeTexts(editor, SERIES);
      await editor.getByRole("button", { name: "Publicar", exact: true }).click();
      await expect(editor.getByRole("heading", { level: 1, name: SERIES.title, exact: true })).toBeVisible();

      // A switcher of three, in the page that explains it.
      await editor.goto("/docs/Herramientas%20DW/dw-switcher");
      await expect(editor.getByLabel("Gráfico 1", { exact: true })).not.toHaveValue("");
      await editor.getByRole("button", { name: "Añadir gráfico" }).click();
      for (const number of [1, 2, 3]) {
        await editor.getByLabel(`Etiqueta ${number}`, { exact: true }).fill(`Lugar ${number}`);
        await editor.getByLabel(`Gráfico ${number}`, { exact: true }).fill(`ej00${number}`);
      }
      await writeTexts(editor, SWITCHER);
      await editor.getByRole("button", { name: "Publicar", exact: true }).click();
      await expect(editor.getByText("Publicado:")).toBeVisible();

      // The reader's side: another site, no session.
      const reader = await newReader(browser, newspaper);
      await expect(seriesIn(reader).getByText("EJEMPLO 1: serie inventada")).toBeVisible();
      const chosen = reader.frameLocator("nv-grafico iframe");
      await chosen.getByRole("tab", { name: "Lugar 3" }).click();
      await expect(chosen.frameLocator("iframe:not([hidden])").getByText("EJEMPLO 3: serie inventada")).toBeVisible();

      // The chart changes at its service, and readers get it without anybody publishing here.
      fake.republish("ej001", "EJEMPLO 1: serie corregida");
      await expect(async () => {
        await reader.reload();
        await expect(seriesIn(reader).getByText("EJEMPLO 1: serie corregida")).toBeVisible();
      }).toPass({ timeout: POINTER_MS });
      await openGraphic(editor, "SERIE de ejémplo", SERIES.title);
      await editor.getByRole("button", { name: "Publicar otra vez" }).click();
      await expect(editor.getByText("Publicado otra vez")).toBeVisible();

      await editor.getByRole("button", { name: /^Volver a esta versión/ }).click();
      await editor.getByRole("dialog").getByRole("button", { name: "Volver a esta versión" }).click();
      await expect(editor.getByText(/^Los lectores ven la versión del .* antes de un minuto/)).toBeVisible();
      await expect(editor.getByText("Se volvió a ella: lo que se les quitó sigue en el borrador.")).toBeVisible();
      await expect(async () => {
        // Of the piece: the chart's own versions are Datawrapper's.
        const later = await newReader(browser, newspaper);
        await expect(seriesIn(later).getByText("Versión 2", { exact: true })).toBeVisible();
      }).toPass();

      await editor.getByRole("button", { name: "Retirar" }).click();
      await editor.getByRole("dialog").getByRole("button", { name: "Retirar" }).click();
      await expect(editor.getByRole("button", { name: "Recuperar" })).toBeVisible();
      await expect.poll(async () => (await fetch(`${ground.readers.url}/g/serie-de-ejemplo/`)).status).toBe(410);
      const last = await newReader(browser, newspaper);
      await expect(last.getByText("Este párrafo no se mueve")).toBeVisible();
      await expect(last.frameLocator("nv-grafico iframe").getByRole("tab", { name: "Lugar 1" })).toBeVisible();
    });
  });
}

test.describe("what is typed about a graphic", () => {
  test.beforeEach(async ({ page, server }) => {
    await becomeFirstAdministrator(page, server);
  });

  /** Registers a graphic by the API, so that a test begins with its form. */
  async function registered(page: Page, server: TestServer, title: string): Promise<string> {
    const config = { type: "external", source: "https://graficos.example.org/uno" };
    const answer = await page.request.post(`${server.url}/api/graphics`, {
      data: { ...SERIES, title, config },
      headers: { origin: server.url },
    });
    expect(answer.status()).toBe(201);
    return (await answer.json()).id;
  }

  /** Publishes from a form whose address answers nobody: known a moment after it is opened, and asked about. */
  async function publishAnyway(page: Page): Promise<void> {
    await expect(page.getByText("Aquí los lectores verían un hueco.")).toBeVisible();
    await page.getByRole("button", { name: "Publicar", exact: true }).click();
    await page.getByRole("button", { name: "Publicarlo igual" }).click();
  }

  /** Takes the line from a form for as long as it saves nothing, so that what is typed in it waits. @returns Gives it back. */
  async function withoutSaving(page: Page, id: string): Promise<() => Promise<void>> {
    const address = `**/api/graphics/${id}`;
    await page.route(address, (route) => (route.request().method() === "PUT" ? route.abort() : route.continue()));
    return async () => {
      await page.unroute(address);
      // As a browser does whose line is back: the form's own pause is twice as long after each failure, so that a slow machine would wait for it.
      await page.evaluate(() => window.dispatchEvent(new Event("online")));
    };
  }

  test("is told what is wrong with it, and found when it is there already", { tag: "@long" }, async ({
    page,
    server,
  }) => {
    await addSource(page, "abc");
    await expect(page.getByText("El identificador de Datawrapper tiene 5 caracteres")).toBeVisible();
    await addSource(page, "http://graficos.example.org/uno");
    await expect(page.getByText("Solo se aceptan direcciones https")).toBeVisible();
    await registered(page, server, "Uno");
    await addSource(page, "https://graficos.example.org/uno");
    await expect(page.getByText("Ya existe: «Uno».")).toBeVisible();
    await page.getByRole("link", { name: "¿Abrirlo?" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Uno", exact: true })).toBeVisible();
  });

  test("is not lost to another person, nor theirs to it", async ({ page, context, server }) => {
    const id = await registered(page, server, "De los dos");
    const form = `/embed_data?grafico=${id}&editar=`;
    await page.goto(form);
    const giveBack = await withoutSaving(page, id);
    await page.getByLabel("Título").fill("Título mío");
    await expect(page.getByText("Sin conexión: se guarda aquí")).toBeVisible();
    const other = await context.newPage();
    await other.goto(form);
    await other.getByLabel("Título").fill("Título suyo");
    await other.getByLabel("Crédito").fill("Mesa de datos");
    // Each form says that the other is open.
    for (const form of [page, other])
      await expect(form.getByText("También tiene abierto este formulario: tú, en otra pestaña.")).toBeVisible();
    await expect(other.getByText("Borrador · guardado hace")).toBeVisible();
    await expect(page.getByLabel("Título")).toHaveValue("Título mío");
    await giveBack();
    // Whether what was sent is saved is asked first; then what clashes is told, and nothing of it is saved before somebody decides.
    await expect(page.getByText(/Lo tuyo sigue aquí, sin guardar todavía/)).toBeVisible();
    await expect(page.getByLabel("Título")).toHaveValue("Título mío");
    await page.getByRole("button", { name: "Quedarme con lo mío" }).click();
    await expect(page.getByText("Borrador · guardado hace")).toBeVisible();
    await expect(page.getByLabel("Crédito")).toHaveValue("Mesa de datos");
    // The other page hears of it without asking.
    await expect(other.getByLabel("Título")).toHaveValue("Título mío");
  });

  test("says who else is in it by the account: a namesake is somebody else, another tab is oneself", {
    tag: "@long",
  }, async ({ page, browser, server }) => {
    const id = await registered(page, server, "De las dos Anas");
    const form = `/embed_data?grafico=${id}&editar=`;
    const namesake = await bringIn(browser, server, page, { email: "ana2@ejemplo.org", name: "Ana Muestra" });
    await page.goto(form);
    await namesake.goto(form);
    for (const one of [page, namesake])
      await expect(one.getByText("También tiene abierto este formulario: Ana Muestra.")).toBeVisible();
    const second = await page.context().newPage();
    await second.goto(form);
    await expect(page.getByText(/^También tienen abierto .*: Ana Muestra y tú, en otra pestaña\.$/)).toBeVisible();
    await namesake.getByLabel("Título").fill("De la otra Ana");
    await expect(page.getByText(/^Ana Muestra ha guardado cambios mientras editas/)).toBeVisible();
    // What a namesake does is news in the graphic itself too, and what one does oneself is not.
    await second.goto(`/embed_data?grafico=${id}`);
    await expect(second.getByRole("heading", { level: 1, name: "De la otra Ana", exact: true })).toBeVisible();
    await publishAnyway(namesake);
    await expect(second.getByText("Ana Muestra acaba de cambiar este gráfico.")).toBeVisible();
    await expect(namesake.getByText("acaba de cambiar este gráfico")).toHaveCount(0);
    await namesake.context().close();
  });

  killingTest(
    "survives the end of the server in the middle of a publication: nothing is half done, and the same order goes through",
    async ({ page, server }) => {
      const id = await registered(page, server, "Con un corte");
      await page.goto(`/embed_data?grafico=${id}&editar=`);
      await page.getByLabel("Título").fill("Después del corte");
      await expect(page.getByText("Aquí los lectores verían un hueco.")).toBeVisible();
      const cut = server.killAndRestart();
      await publishAnyway(page);
      await expect(page.getByText("Lo que has escrito sigue aquí: vuelve a intentarlo.")).toBeVisible();
      await cut;
      await expect(page.getByLabel("Título")).toHaveValue("Después del corte");
      await publishAnyway(page);
      await expect(page.getByRole("heading", { level: 1, name: "Después del corte", exact: true })).toBeVisible();
      await expect(page.getByRole("button", { name: "Publicar otra vez" })).toBeVisible();
      const readers = await fetch(`${server.url}/g/despues-del-corte/`);
      expect([readers.status, await readers.text()]).toEqual([200, expect.stringContaining("Después del corte")]);
    },
  );

  test("is joined inside a switcher, item by item, as soon as the other saves", { tag: "@long" }, async ({
    page,
    context,
    server,
  }) => {
    const items = ["ej001", "ej002"].map((chart, place) => ({ chart, label: `Lugar ${place + 1}` }));
    const answer = await page.request.post(`${server.url}/api/graphics`, {
      data: { ...SWITCHER, config: { type: "switcher", items } },
      headers: { origin: server.url },
    });
    const { id } = await answer.json();
    const form = `/embed_data?grafico=${id}&editar=`;
    await page.goto(form);
    await page.getByLabel("Etiqueta 1", { exact: true }).fill("Norte");
    const other = await context.newPage();
    await other.goto(form);
    await other.getByLabel("Etiqueta 2", { exact: true }).fill("Sur");
    await other.getByLabel("Nota interna").fill("Falta el este.");
    await expect(page.getByText(/ha guardado cambios mientras editas/)).toBeVisible();
    await expect(page.getByLabel("Etiqueta 1", { exact: true })).toHaveValue("Norte");
    await expect(page.getByLabel("Etiqueta 2", { exact: true })).toHaveValue("Sur");
    await page.keyboard.press("Control+s");
    const kept = async () => {
      const saved = await (await page.request.get(`${server.url}/api/graphics/${id}`)).json();
      return [saved.note, ...saved.config.items.map(({ label }: { label: string }) => label)];
    };
    await expect.poll(kept).toEqual(["Falta el este.", "Norte", "Sur"]);
  });

  test("of a clash takes theirs and keeps the rest", { tag: "@long" }, async ({ page, context, server }) => {
    const id = await registered(page, server, "Chocan");
    const form = `/embed_data?grafico=${id}&editar=`;
    await page.goto(form);
    const giveBack = await withoutSaving(page, id);
    await page.getByLabel("Crédito").fill("Mesa A");
    await page.getByLabel("Sección").fill("Economía");
    await expect(page.getByText("Sin conexión: se guarda aquí")).toBeVisible();
    const other = await context.newPage();
    await other.goto(form);
    await other.getByLabel("Crédito").fill("Mesa B");
    await expect(other.getByText("Borrador · guardado hace")).toBeVisible();
    await giveBack();
    await expect(page.getByRole("row", { name: "Crédito Mesa B Mesa A" })).toBeVisible();
    await page.getByRole("button", { name: "Quedarme con lo guardado" }).click();
    await expect(page.getByLabel("Crédito")).toHaveValue("Mesa B");
    await expect(page.getByLabel("Sección")).toHaveValue("Economía");
  });

  test("outlives the end of the session and a reload", { tag: "@long" }, async ({ page, server }) => {
    const id = await registered(page, server, "A medias");
    await page.goto(`/embed_data?grafico=${id}&editar=`);
    await expect(page.getByLabel("Título")).toBeVisible();
    const ended = await page.request.post("/.netlify/identity/logout", { headers: { origin: server.url } });
    expect(ended.status()).toBe(204);
    await page.getByLabel("Título").fill("A medio escribir");
    await expect(page.getByText("Tu sesión ha terminado: se guarda aquí. Entra otra vez y se envía")).toBeVisible();
    await expect(page.getByLabel("Título")).toHaveValue("A medio escribir");
    await page.goto("/");
    await signIn(page, "ana@ejemplo.org");
    await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
    await page.goto(`/embed_data?grafico=${id}&editar=`);
    await expect(page.getByText("Hemos recuperado lo que habías escrito.")).toBeVisible();
    await expect(page.getByLabel("Título")).toHaveValue("A medio escribir");
    await publishAnyway(page);
    await expect(page.getByRole("heading", { level: 1, name: "A medio escribir", exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Publicar otra vez" })).toBeVisible();
  });

  test("a graphic is found and opened with the keyboard alone", { tag: "@long" }, async ({ page, server }) => {
    await registered(page, server, "Con teclas");
    await page.goto("/embed_data");
    await page.getByRole("searchbox", { name: "Buscar" }).focus();
    await page.keyboard.type("con teclas");
    await expect(page).toHaveURL(/buscar=con\+teclas/);
    const link = page.getByRole("link", { name: "Con teclas", exact: true });
    for (let steps = 0; steps < 25 && !(await link.evaluate((one) => one === document.activeElement)); steps += 1)
      await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Con teclas", exact: true })).toBeVisible();
  });
});
