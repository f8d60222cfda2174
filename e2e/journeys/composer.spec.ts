import { type MiniComposerServer, startMiniComposer } from "@nv/doubles";
import { DIALECTS } from "@nv/test-kit";
import { findInFrames } from "@nv/test-kit/axe-in-frames";
import type { FrameLocator, Page } from "@playwright/test";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { type JourneyServers, LARGEST, onOneProcess, onTwoProcesses } from "../src/journey-servers.ts";
import { registerGraphic } from "../src/registry.ts";
import type { TestServer } from "../src/server.ts";
import { expect, test } from "../src/test.ts";

const TITLE = "EJEMPLO Energía en los embalses";
const DRAFT = "EJEMPLO Embalses a medias";
const HEADLINE = "EJEMPLO: los embalses de una cuenca inventada";

/** The panel that is open on the stage of the small Composer. */
const panelOf = (page: Page, kind: "SEARCH" | "EDIT"): FrameLocator =>
  page.frameLocator(`iframe[title="Panel ${kind}"]`);

for (const dialect of DIALECTS)
  test.describe(`a graphic inside Arc's Composer, on ${dialect.name}`, () => {
    let composer: MiniComposerServer;
    let ground: JourneyServers;
    let server: TestServer;

    test.beforeEach(async () => {
      composer = await startMiniComposer();
      const { env } = composer;
      ground =
        dialect.name === "postgres" ? await onTwoProcesses(await dialect.create(), env) : await onOneProcess(env);
      server = ground.editors;
    });
    test.afterEach(async ({ browser }) => {
      // Open pages hear the server for as long as it runs.
      for (const context of browser.contexts()) await context.close();
      await Promise.all([ground.drop(), composer.stop()]);
    });

    /** Tells the server to do something with a graphic, as a person in another tab. */
    async function order(page: Page, id: string, what: string, change: object = {}): Promise<void> {
      const url = `${server.url}/api/graphics/${id}`;
      const now = await (await page.request.get(url)).json();
      const headers = { origin: server.url };
      const answer =
        what === "edit"
          ? await page.request.put(url, { data: { ...now, ...change }, headers })
          : await page.request.post(`${url}/${what}`, { data: { version: now.version }, headers });
      expect(answer.status(), await answer.text()).toBe(200);
    }

    /** Opens the search. */
    async function openSearch(page: Page): Promise<FrameLocator> {
      await page.getByRole("button", { name: "Insertar un gráfico" }).click();
      return panelOf(page, "SEARCH");
    }

    /** Connects the panel with the session of this browser: the window beside it goes by itself, and what asked for it. */
    async function connect(page: Page, press: () => Promise<void>): Promise<void> {
      const opened = page.waitForEvent("popup");
      await press();
      const window = await opened;
      await expect.poll(() => window.isClosed()).toBe(true);
      await expect(panelOf(page, "SEARCH").getByRole("button", { name: "Conectar" })).toHaveCount(0);
    }

    if (LARGEST.includes(dialect))
      test("is looked for without accents, inserted with the keyboard alone, and the story follows it", async ({
        browser,
      }) => {
        const page = await (await browser.newContext({ baseURL: server.url })).newPage();
        await becomeFirstAdministrator(page, server);
        const charts = [{ chart: "https://example.org/embalses", label: "" }];
        const id = await registerGraphic(page, server, TITLE, { type: "wrapper", charts });
        await registerGraphic(page, server, DRAFT, { type: "external", source: "https://example.org/otros" });
        await order(page, id, "publish");

        await page.goto(composer.composerUrl(`${server.url}/arc/powerup`));
        const search = await openSearch(page);
        await connect(page, () => search.getByRole("button", { name: "Conectar" }).click());
        const field = search.getByRole("searchbox", { name: "Buscar un gráfico" });
        await expect(search.getByRole("status")).toHaveText("Los últimos que han cambiado");
        expect(await findInFrames(page)).toEqual([]);

        await field.fill("energia EMBALSES");
        await expect(search.getByRole("status")).toHaveText("1 gráfico");
        await field.fill("energía");
        await expect(search.getByRole("heading", { name: TITLE })).toBeVisible();
        await field.fill("a medias");
        await expect(search.getByText("Publica el gráfico antes de insertarlo")).toBeVisible();
        await expect(search.getByRole("button", { name: /^Insertar/ })).toHaveCount(0);

        // What was connected is cut: what is written stays, and it is connected again.
        const { keys } = await (await page.request.get(`${server.url}/api/composer`)).json();
        const cut = await page.request.delete(`${server.url}/api/composer/keys/${keys[0].id}`, {
          headers: { origin: server.url },
        });
        expect(cut.status()).toBe(204);
        await field.fill("embalses");
        await expect(search.getByText(/ha caducado o se ha cortado.*sigue arriba/)).toBeVisible();
        await expect(field).toHaveValue("embalses");
        await search.getByRole("button", { name: "Conectar" }).focus();
        await connect(page, () => page.keyboard.press("Enter"));
        await expect(search.getByRole("status")).toHaveText("2 gráficos");

        // A window that closes gives its focus back to a person; to a browser without a screen it does not.
        await field.click();
        const insert = search.getByRole("button", { name: `Insertar «${TITLE}»` });
        for (let stops = 0; stops < 3 && !(await insert.evaluate((one) => one === document.activeElement)); stops += 1)
          await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
        const view = page.frameLocator('iframe[title="Panel VIEW"]');
        const graphic = view.frameLocator(`iframe[title="${TITLE}"]`);
        await expect(graphic.getByText("Fuente: Instituto de Ejemplo")).toBeVisible();

        await page.getByRole("button", { name: /^Editar/ }).click();
        const edit = panelOf(page, "EDIT");
        await edit.getByLabel("Leyenda").fill("é".repeat(1100));
        await edit.getByRole("button", { name: "Aplicar a la noticia" }).click();
        await expect(edit.getByRole("alert")).toHaveText(/caben 2048: sobran \d+\. Acorta la leyenda\./);
        await edit.getByLabel("Leyenda").fill("Lo que queda en cada uno");
        await edit.getByText("Enseñar el titular encima").click();
        await edit.getByRole("button", { name: "Aplicar a la noticia" }).click();
        await expect(view.getByText("Lo que queda en cada uno")).toBeVisible();
        await expect(page.locator("[data-tone=bad]")).toHaveCount(0);

        /** Address of the story, as its readers open it. */
        const storyUrl = new URL(
          (await page.getByRole("link", { name: "Leer la noticia" }).getAttribute("href")) ?? "",
          composer.url,
        );
        /** Opens what a reader who comes now reads. */
        async function read(): Promise<Page> {
          const reader = await (await browser.newContext()).newPage();
          await reader.goto(storyUrl.href);
          return reader;
        }
        const before = await read();
        await expect(before.getByRole("heading", { level: 3, name: TITLE })).toBeVisible();
        await expect(before.getByText("Lo que queda en cada uno")).toBeVisible();
        const framed = (reader: Page) => reader.frameLocator("iframe").getByText(/^Fuente: /);
        await expect(framed(before)).toHaveText(/Instituto de Ejemplo/);
        await order(page, id, "edit", { sourceLine: "Confederación de Muestra" });
        await order(page, id, "publish");
        await expect(framed(await read())).toHaveText(/Confederación de Muestra/);
        await order(page, id, "retire");
        await expect((await read()).locator("figure")).toHaveCount(0);
        await order(page, id, "publish");
        await expect(framed(await read())).toHaveText(/Confederación de Muestra/);
        await order(page, id, "unpublish");
        await expect((await read()).locator("figure")).toHaveCount(0);

        await page.goto(`${server.url}/embed_data?grafico=${id}`);
        await expect(page.getByText(`«${HEADLINE}»`)).toBeVisible();
      });

    // The first goes over the ground that has most, and `features/composer/composer.test.ts` asks both databases; the rest is about pages.
    if (dialect.name === "postgres") return;
    test("nobody else's page shows a panel, and without Composer it says where it belongs", async ({ page }) => {
      await page.goto(`${server.url}/arc/powerup#SEARCH`);
      await expect(page.getByRole("heading", { name: "Este panel se abre dentro de Arc Composer" })).toBeVisible();
      const refused: string[] = [];
      page.on("console", (message) => refused.push(message.text()));
      // The same server by another name is another origin.
      await page.goto(composer.composerUrl(`${server.url}/arc/powerup`).replace("127.0.0.1", "localhost"));
      await page.getByRole("button", { name: "Insertar un gráfico" }).click();
      await expect.poll(() => refused.join(" ")).toContain("frame-ancestors");
    });

    test("a page of others that opens the window that gives keys is given none", async ({ browser }) => {
      const page = await (await browser.newContext({ baseURL: server.url })).newPage();
      await becomeFirstAdministrator(page, server);
      await page.goto("/docs/Herramientas%20Online/ExternalArc?parte=conectar");
      await expect(
        page.getByText("Ningún panel está conectado ahora. Conecta el primero desde Composer"),
      ).toBeVisible();
      await expect(page.getByRole("button", { name: "Pedir una clave" })).toBeVisible();
      await page.goto(`${composer.url}/noticia`);
      const window = page.waitForEvent("popup");
      await page.evaluate((address) => {
        const heard: unknown[] = [];
        addEventListener("message", ({ data }) => {
          heard.push(data);
          document.body.textContent = JSON.stringify(heard);
        });
        open(address, "otra", "popup");
      }, `${server.url}/arc/conectar`);
      // It found nobody to give the key to, and shows it to the person alone.
      await expect((await window).getByText(/Copia la clave y pégala/)).toBeVisible();
      await expect(page.locator("body")).not.toContainText("panel-key");
    });
  });
