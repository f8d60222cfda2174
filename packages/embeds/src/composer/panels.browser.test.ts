import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { COMPOSER_API_PATH, CONNECT_PANEL_PATH, composerContentPath, POWERUP_PATH } from "@nv/contracts";
import { launchChromium } from "@nv/test-kit/chromium";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { renderConnectPage, renderPowerupPage } from "./render-panels.ts";

// The panels as Composer frames them, in each of their states: a page of another origin around them, and a server that answers as each test says.

type Browser = Awaited<ReturnType<typeof launchChromium>>;
type Page = Awaited<ReturnType<Browser["newPage"]>>;
type FrameLocator = ReturnType<Page["frameLocator"]>;

const DIST = join(import.meta.dirname, "../../dist/composer");
const GRAPHICS = `${COMPOSER_API_PATH}/graphics`;
const INSERTIONS = `${COMPOSER_API_PATH}/insertions`;
const KEY = "k".repeat(43);
/** Longest wait for an answer, and a moment more. Milliseconds. */
const PAST_PATIENCE_MS = 8500;

const HIT = {
  slug: "embalses",
  id: "3f0c6a5e-0000-4000-8000-000000000001",
  title: "Energía en los embalses",
  type: "Externo",
  status: "Publicado",
  section: "España",
  isLive: true,
  image: null,
};
const DRAFT = { ...HIT, slug: "medias", title: "Embalses a medias", status: "Borrador", isLive: false };
const CONTENT = { url: "/marco", title: HIT.title, altText: "", heightsPx: [[0, 300]] };
const EMBED = { id: HIT.slug, url: "https://graficos.example.org/g/embalses/", config: {} };

type Handler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;
type Answers = Readonly<Record<string, Handler>>;

const json =
  (body: unknown, status = 200): Handler =>
  (_request, response) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const found = (items: readonly object[], hasMore = false) => json({ items, hasMore });
const refused = (status: number, code: string, message: string) => json({ code, message }, status);
const never: Handler = () => undefined;
const cut: Handler = (request) => void request.socket.destroy();
const maintenance: Handler = (_request, response) =>
  void response.writeHead(200, { "content-type": "text/html" }).end("<html>Mantenimiento</html>");

/** Returns the page in which Composer frames a panel, and which keeps what the panel says. */
const hostPage = (src: string) =>
  `<!doctype html><script>window.said=[];addEventListener("message",({data})=>window.said.push(data))</script>` +
  `<iframe src="${src}" title="Panel" style="width:100%;height:640px;border:0"></iframe>`;

describe("the panels inside of a page of another origin", () => {
  let browser: Browser;
  let page: Page;
  let server: Server;
  let ours = "";
  let theirs = "";
  let answers: Answers = {};
  let framed = "";
  let asked: string[] = [];
  let pages: Answers = {};

  beforeAll(async () => {
    const read = (name: string) => readFile(join(DIST, name), "utf8");
    const [script, connect, styles] = await Promise.all([read("powerup.js"), read("connect.js"), read("panel.css")]);
    const html =
      (body: string): Handler =>
      (_request, response) =>
        void response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(body);
    pages = {
      [POWERUP_PATH]: html(renderPowerupPage({ script, styles })),
      [CONNECT_PANEL_PATH]: html(renderConnectPage({ script: connect, styles })),
      "/marco": html("<!doctype html><p>El gráfico</p>"),
    };
    server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      if (pathname === "/composer") return void html(hostPage(framed))(request, response);
      if (pages[pathname] === undefined) asked.push(`${request.method} ${request.url}`);
      const answer = answers[pathname] ?? pages[pathname];
      if (answer === undefined) response.writeHead(404).end();
      else void answer(request, response);
    });
    await once(server.listen(0, "127.0.0.1"), "listening");
    const address = server.address();
    const port = typeof address === "object" ? address?.port : 0;
    ours = `http://127.0.0.1:${port}`;
    theirs = `http://localhost:${port}`;
    browser = await launchChromium();
  });
  afterAll(async () => {
    await browser?.close();
    server?.closeAllConnections();
    server?.close();
  });
  beforeEach(async () => {
    page = await (await browser.newContext({ viewport: { width: 800, height: 700 } })).newPage();
    page.setDefaultTimeout(10_000);
    asked = [];
  });
  afterEach(() => page.context().close());

  const panel = (): FrameLocator => page.frameLocator("iframe[title=Panel]");
  /** Lists the messages that Composer received. */
  const said = async (): Promise<{ readonly action: string }[]> =>
    (await page.evaluate(() => Reflect.get(window, "said"))).map((one: string) => JSON.parse(one));
  const actions = async () => (await said()).map(({ action }) => action);

  /** Has Composer open a panel. */
  async function open(
    kind: string,
    told: Answers,
    query: Readonly<Record<string, string>> = {},
  ): Promise<FrameLocator> {
    answers = told;
    framed = `${ours}${POWERUP_PATH}?${new URLSearchParams({ k: "mc-1", ...query })}${kind === "" ? "" : `#${kind}`}`;
    await page.goto(`${theirs}/composer`);
    await expect.poll(actions).toContain("ready");
    return panel();
  }
  const openWith = (kind: "VIEW" | "EDIT", told: Answers, embed: object = EMBED) =>
    open(kind, told, { p: JSON.stringify(embed) });
  /** The search, with a key that somebody brought. */
  async function search(told: Answers): Promise<FrameLocator> {
    const frame = await open("SEARCH", told);
    await frame.getByText("Tengo una clave").click();
    await frame.getByLabel("Clave del panel").fill(KEY);
    await frame.getByRole("button", { name: "Usar la clave" }).click();
    return frame;
  }
  const status = (frame: FrameLocator) => frame.locator(".status");

  test("the search asks who is there before it asks anything else, and says what is no key", async () => {
    const frame = await open("SEARCH", {});
    await frame.getByRole("heading", { name: "Conecta el panel con tu cuenta" }).waitFor();
    expect(asked).toEqual([]);
    expect(await said()).toMatchObject([{ source: "custom_embed", key: "mc-1", isAnsRequired: true }]);
    await frame.getByText("Tengo una clave").click();
    await frame.getByLabel("Clave del panel").fill("media clave");
    await frame.getByRole("button", { name: "Usar la clave" }).click();
    await frame.getByText("Eso no es una clave del panel: cópiala entera.").waitFor();
    expect(asked).toEqual([]);
  });

  test.each([
    { name: "an empty registry", items: [], says: "El registro está vacío. Añade y publica en él un gráfico" },
    { name: "one graphic and what is not published", items: [HIT, DRAFT], says: "Los últimos que han cambiado" },
    { name: "more than are shown", items: [HIT], hasMore: true, says: "Los 1 primeros." },
  ])("the search says what there is: $name", async ({ items, hasMore = false, says }) => {
    const frame = await search({ [GRAPHICS]: found(items, hasMore) });
    await status(frame).getByText(says).waitFor();
    const inserted = items.filter(({ isLive }) => isLive).length;
    expect(await frame.getByRole("button", { name: /^Insertar/ }).count()).toBe(inserted);
    expect(await frame.getByText("Publica el gráfico antes de insertarlo").count()).toBe(items.length - inserted);
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 700 });
      const overflowPx = await frame.locator("html").evaluate((root) => root.scrollWidth - root.clientWidth);
      expect(overflowPx, `at ${width}`).toBeLessThanOrEqual(0);
    }
  });

  test("the search says what it does not find, with the word that was written", async () => {
    const frame = await search({ [GRAPHICS]: found([]) });
    await frame.getByRole("searchbox").fill("embalses");
    await status(frame).getByText("Ningún gráfico responde a «embalses».").waitFor();
  });

  test.each([
    { name: "fails", answer: refused(500, "INTERNAL", "Ha fallado algo nuestro."), says: "Ha fallado algo nuestro." },
    { name: "is told to wait", answer: refused(429, "TOO_MANY_TRIES", "Demasiados intentos."), says: "Demasiados" },
    { name: "is cut off", answer: cut, says: "No se puede llegar a Narrativas Visuales" },
    {
      name: "gets a page in place of an answer",
      answer: maintenance,
      says: "No se puede llegar a Narrativas Visuales",
    },
  ])("a search that $name says so, keeps what is written, and is repeated", async ({ answer, says }) => {
    const frame = await search({ [GRAPHICS]: found([HIT]) });
    await frame.getByRole("heading", { name: HIT.title }).waitFor();
    answers = { [GRAPHICS]: answer };
    await frame.getByRole("searchbox").fill("presa");
    await status(frame).getByText(says).waitFor();
    // What was found for another word is not taken for an answer.
    expect(await frame.getByRole("button", { name: /^Insertar/ }).count()).toBe(0);
    expect(await frame.getByRole("searchbox").inputValue()).toBe("presa");
    answers = { [GRAPHICS]: found([HIT]) };
    await frame.getByRole("button", { name: "Repetir" }).click();
    await status(frame).getByText("1 gráfico").waitFor();
  });

  test("a search that takes long says that it is looking, and at last that it takes too long", async () => {
    await page.clock.install();
    const frame = await search({ [GRAPHICS]: never });
    await page.clock.runFor(500);
    await status(frame).getByText("Buscando…").waitFor();
    await page.clock.runFor(PAST_PATIENCE_MS);
    await status(frame).getByText("tarda demasiado").waitFor();
    await frame.getByRole("button", { name: "Repetir" }).waitFor();
  });

  test("of two questions the later one is answered, however late the first one is", async () => {
    let late: (() => void) | null = null;
    const frame = await search({
      [GRAPHICS](request, response) {
        if (request.url?.includes("q=primera")) late = () => found([DRAFT])(request, response);
        else void found([HIT])(request, response);
      },
    });
    await frame.getByRole("searchbox").fill("primera");
    await expect.poll(() => late).not.toBeNull();
    await frame.getByRole("searchbox").fill("segunda");
    await status(frame).getByText("1 gráfico").waitFor();
    Object(late)();
    await frame.getByRole("heading", { name: HIT.title }).waitFor();
    expect(await frame.getByRole("heading", { name: DRAFT.title }).count()).toBe(0);
  });

  test("a key that is over is asked for again, and what is written stays", async () => {
    const frame = await search({ [GRAPHICS]: found([HIT]) });
    await frame.getByRole("heading", { name: HIT.title }).waitFor();
    answers = { [GRAPHICS]: refused(401, "PANEL_KEY_INVALID", "La conexión de este panel ha caducado.") };
    await frame.getByRole("searchbox").fill("presa");
    await frame.getByText("ha caducado. Lo que habías escrito sigue arriba.").waitFor();
    expect(await frame.getByRole("searchbox").inputValue()).toBe("presa");
    // It is not kept either: the panel that is opened next asks for another.
    await page.reload();
    await panel().getByRole("heading", { name: "Conecta el panel con tu cuenta" }).waitFor();
  });

  test("with the keyboard alone one goes along the list, and what is inserted is inserted once", async () => {
    const frame = await search({
      [GRAPHICS]: found([DRAFT, HIT]),
      [composerContentPath(HIT.slug)]: json(CONTENT),
      [INSERTIONS]: (_request, response) => void response.writeHead(204).end(),
    });
    await frame.getByRole("button", { name: /^Insertar/ }).waitFor();
    await frame.getByRole("searchbox").focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    expect(await frame.locator(":focus").getAttribute("aria-label")).toBe(`Insertar «${HIT.title}»`);
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Enter");
    await expect.poll(() => asked).toContain(`POST ${INSERTIONS}`);
    expect((await said()).filter(({ action }) => action === "data")).toMatchObject([
      { key: "mc-1", data: { id: HIT.slug, config: { width: "column", showTitle: false, caption: "" } } },
    ]);
  });

  test("what was retired a moment ago is not inserted, and says so beside it", async () => {
    const gone = json({ state: "gone" }, 410);
    const frame = await search({ [GRAPHICS]: found([HIT]), [composerContentPath(HIT.slug)]: gone });
    await frame.getByRole("button", { name: /^Insertar/ }).click();
    await frame.getByText("Publica el gráfico antes de insertarlo: lo han retirado mientras tanto.").waitFor();
    expect(await actions()).toEqual(["ready"]);
  });

  test("a graphic that cannot be noted is inserted all the same", async () => {
    const frame = await search({
      [GRAPHICS]: found([HIT]),
      [composerContentPath(HIT.slug)]: json(CONTENT),
      [INSERTIONS]: refused(401, "PANEL_KEY_INVALID", "La conexión de este panel ha caducado."),
    });
    await frame.getByRole("button", { name: /^Insertar/ }).click();
    await frame.getByText("Insertado, pero aquí no consta en qué noticia.").waitFor();
    expect(await actions()).toEqual(["ready", "data"]);
  });

  test("to leave the search is one word", async () => {
    const frame = await search({ [GRAPHICS]: found([HIT]) });
    await frame.getByRole("button", { name: "Cancelar" }).dblclick();
    await expect.poll(actions).toContain("cancel");
    // What it would say besides has come by the time that it answers a question.
    await page.evaluate((origin) => frames[0]?.postMessage("{", origin), ours);
    await frame.getByRole("searchbox").fill("x");
    expect(await actions()).toEqual(["ready", "cancel"]);
  });

  test("the view shows what readers have, with what this story wants around it, and asks for no key", async () => {
    const config = { showTitle: true, caption: "<b>Una leyenda</b>", width: "no-existe" };
    const frame = await openWith("VIEW", { [composerContentPath(HIT.slug)]: json(CONTENT) }, { ...EMBED, config });
    await frame.getByRole("heading", { name: HIT.title }).waitFor();
    await frame.getByText("<b>Una leyenda</b>").waitFor();
    await frame.frameLocator("iframe").getByText("El gráfico").waitFor();
    expect(await actions()).toEqual(["ready"]);
    expect(asked).toEqual([`GET ${composerContentPath(HIT.slug)}`]);
  });

  test.each([404, 410])("the view of what readers do not have (%i) says so", async (answer) => {
    const frame = await openWith("VIEW", { [composerContentPath(HIT.slug)]: json({}, answer) });
    await frame.getByText("«embalses» no está publicado: la noticia no enseña nada aquí.").waitFor();
  });

  test("a view that gets no answer tells Composer within its ten seconds, and is repeated", async () => {
    await page.clock.install();
    answers = { [composerContentPath(HIT.slug)]: never };
    framed = `${ours}${POWERUP_PATH}?${new URLSearchParams({ k: "mc-1", p: JSON.stringify(EMBED) })}#VIEW`;
    await page.goto(`${theirs}/composer`);
    await expect.poll(() => asked).toHaveLength(1);
    await page.clock.runFor(PAST_PATIENCE_MS);
    await panel().getByText("tarda demasiado").waitFor();
    await expect.poll(actions).toEqual(["ready"]);
    answers = { [composerContentPath(HIT.slug)]: json(CONTENT) };
    await panel().getByRole("button", { name: "Repetir" }).click();
    await panel().frameLocator("iframe").getByText("El gráfico").waitFor();
  });

  test("the edit counts what it takes, refuses what does not fit without losing it, and applies the rest", async () => {
    const frame = await openWith("EDIT", { [composerContentPath(HIT.slug)]: json(CONTENT) });
    await frame.getByRole("heading", { name: HIT.title }).waitFor();
    await frame.getByLabel("Leyenda").fill("ñ".repeat(1100));
    await frame.getByRole("button", { name: "Aplicar a la noticia" }).click();
    await frame
      .getByRole("alert")
      .getByText(/caben 2048: sobran \d+/)
      .waitFor();
    expect((await frame.getByLabel("Leyenda").inputValue()).length).toBe(1100);
    expect(await actions()).toEqual(["ready"]);
    await frame.getByLabel("Leyenda").fill("Cabe");
    await frame.getByLabel("Más que la columna").check();
    await frame.getByRole("button", { name: "Aplicar a la noticia" }).press("Enter");
    await expect.poll(actions).toEqual(["ready", "data"]);
    expect((await said()).at(-1)).toMatchObject({
      data: { id: "embalses", config: { width: "wide", caption: "Cabe" } },
    });
  });

  test("the edit of what is not published is an edit all the same, and says it", async () => {
    const frame = await openWith("EDIT", { [composerContentPath(HIT.slug)]: json({}, 404) });
    await frame.getByRole("heading", { name: "embalses: no está publicado" }).waitFor();
    await frame.getByRole("button", { name: "Cancelar" }).click();
    await expect.poll(actions).toEqual(["ready", "cancel"]);
  });

  test.each([
    { name: "no panel is named", kind: "", query: {}, says: "Falta decir qué panel es" },
    { name: "nothing is in the story", kind: "VIEW", query: {}, says: "Arc no ha dicho qué gráfico es" },
    {
      name: "what is in the story is none of ours",
      kind: "EDIT",
      query: { p: '{"id":"../x"}' },
      says: "no es un gráfico",
    },
    { name: "what is in the story is no JSON", kind: "VIEW", query: { p: "{" }, says: "no es un gráfico" },
  ])("where $name it says so, to Composer too", async ({ kind, query, says }) => {
    const frame = await open(kind, {}, query);
    await frame.getByText(says).waitFor();
    expect(asked).toEqual([]);
  });

  test("what other pages say of a story changes nothing", async () => {
    const frame = await search({
      [GRAPHICS]: found([HIT]),
      [composerContentPath(HIT.slug)]: json(CONTENT),
      [INSERTIONS]: (_request, response) => void response.writeHead(204).end(),
    });
    await frame.getByRole("button", { name: /^Insertar/ }).waitFor();
    const noted = page.waitForRequest((request) => request.url().endsWith(INSERTIONS));
    await page.evaluate((origin) => {
      const tell = (data: unknown) => frames[0]?.postMessage(data, origin);
      tell("{");
      tell({ message: "ans_data", data: null });
      tell({ message: "ans_data", data: { headlines: { basic: { toString: 1 } } } });
      tell(JSON.stringify({ message: "ans_data", data: { headlines: { basic: "T".repeat(9000) } } }));
    }, ours);
    await frame.getByRole("button", { name: /^Insertar/ }).click();
    const { headline, slug } = (await noted).postDataJSON();
    expect([headline, slug]).toEqual(["T".repeat(300), HIT.slug]);
  });
});
