import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Locator, Page } from "@playwright/test";
import { ai2htmlStepsZip } from "../src/ai2html-steps-zip.ts";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { type JourneyServers, LARGEST, onOneProcess, onTwoProcesses } from "../src/journey-servers.ts";
import { bringFiles, creditFiles, openFile, openLibrary, takenId } from "../src/library.ts";
import { writeShortClip } from "../src/short-clip.ts";
import { beginStory, blockOf, chooseFile, shownPage, stepOf, textOf } from "../src/stories.ts";
import { expect, test } from "../src/test.ts";

/** Eight files are brought and made into what six formats need, and a story is published twice and rolled back. Milliseconds. */
const LONG_JOURNEY_MS = 600_000;
/** Longest wait for what is made of a file, on a busy machine. Milliseconds. */
const MADE_MS = 240_000;
/** Readers' browsers keep a pointer for a minute; the rest is for a busy machine. Milliseconds. */
const POINTER_MS = 90_000;
/** Longest wait of a reader. Milliseconds. */
const READER_MS = 30_000;

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1400, height: 900 };

const TITLE = "El puerto de Aldeamuestra";

const drawing = (width: number, height: number, shapes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`;

/** Something to be told by in every part of a drawing. */
const marks = (width: number, height: number) =>
  Array.from({ length: 24 }, (_, place) => {
    const [column, row] = [place % 6, Math.floor(place / 6)];
    const [x, y] = [((column + 0.5) * width) / 6, ((row + 0.5) * height) / 4];
    return `<circle cx="${x}" cy="${y}" r="${height / 16}" fill="hsl(${place * 15} 70% 45%)"/>`;
  }).join("");

/** Drawings that a person brings, by their names. */
const DRAWINGS = {
  azul: drawing(2000, 1400, '<rect width="2000" height="1400" fill="#1f5a82"/>'),
  rojo: drawing(2000, 1400, '<rect width="2000" height="1400" fill="#c8321f"/>'),
  muelle: drawing(3600, 1000, `<rect width="3600" height="1000" fill="#e8e0d0"/>${marks(3600, 1000)}`),
  lejos: drawing(1600, 1200, '<rect width="1600" height="1200" fill="#9db7c9"/>'),
  medio: drawing(1600, 1200, '<path d="M200 1200V500h500v700z" fill="#54707f"/>'),
  cerca: drawing(1600, 1200, '<circle cx="1100" cy="900" r="260" fill="#20343f"/>'),
  cuadro: drawing(3600, 2400, `<rect width="3600" height="2400" fill="#d9c2a0"/>${marks(3600, 2400)}`),
} as const;

const BOARDS = {
  paso1: '<rect width="600" height="600" fill="#f5f2eb"/><circle cx="300" cy="300" r="120" fill="#ba6f52"/>',
  paso2: '<rect width="600" height="600" fill="#f5f2eb"/><path d="M120 180h360v300H120z" fill="#2f5566"/>',
} as const;

/** Texts of the two steps of each block, in the order of the story. */
const TEXTS: readonly (readonly [string, string])[] = [
  ["El puerto, de azul.", "Y luego, de rojo."],
  ["El muelle empieza aquí.", "Y acaba allá."],
  ["Tres planos de la bahía.", "La cámara entra en ella."],
  ["Un cuadro que nadie pintó.", "Este es su detalle."],
  ["Las olas, al empezar.", "Las olas, al acabar."],
  ["La obra, sin hacer.", "La obra, hecha."],
];

/** The formats of the six blocks, as the builder calls them. */
const FORMATS = [
  /^Imágenes que se relevan/,
  /^Imagen que se recorre de lado/,
  /^Capas en profundidad/,
  /^Obra que se recorre de cerca/,
  /^Vídeo que avanza al leer/,
  /^Mesas de Illustrator que se relevan/,
];

/** Pictures of each block where nothing moves: of a drawing that is as wide as its way, one, whole. */
const STILLS = [2, 1, 2, 2, 2, 2];

const SAID_ANEW = "Así quedó todo.";

/** State of a story of which all that is written is saved. */
const SAVED = /^(Borrador · guardado|Publicado$|Publicado · con cambios sin publicar$)/;

/** Waits until the page has saved everything by itself. */
async function saveNow(page: Page): Promise<void> {
  await page.keyboard.press("Control+s");
  await expect(page.getByText(SAVED).first()).toBeVisible({ timeout: READER_MS });
}

async function writeFiles(folder: string): Promise<readonly string[]> {
  const drawn = Object.entries(DRAWINGS).map(([name, svg]) => ({ path: join(folder, `${name}.svg`), body: svg }));
  const zip = { path: join(folder, "obra.zip"), body: ai2htmlStepsZip(BOARDS) };
  for (const { path, body } of [...drawn, zip]) await writeFile(path, body);
  return [...drawn, zip].map(({ path }) => path);
}

/** Adds a block of two steps, with their texts and what is seen at each. @param place - From 0. */
async function addBlock(page: Page, place: number): Promise<Locator> {
  await page.getByRole("button", { name: "Añadir un bloque" }).click();
  const format = page.getByRole("group", { name: "Formatos" }).getByRole("button", { name: FORMATS[place] ?? /^$/ });
  await format.focus();
  await page.keyboard.press("Enter");
  const block = blockOf(page, place + 1);
  await expect(block.locator("h3 button")).toBeFocused();
  await block.getByRole("button", { name: /^Añadir un paso/ }).click();
  for (const [index, text] of (TEXTS[place] ?? []).entries()) {
    const step = stepOf(block, index + 1);
    await textOf(step).click();
    await page.keyboard.type(text);
    await step.getByLabel("Qué se ve", { exact: true }).fill(`Lo que se ve en ${place + 1}.${index + 1}`);
  }
  return block;
}

/** Presses what the list says is missing, and stands where it leads. */
async function goToLack(page: Page, name: RegExp, field: Locator): Promise<void> {
  await page.getByRole("region", { name: "Antes de publicar" }).getByRole("button", { name }).click();
  await expect(field).toBeFocused();
}

/** Writes whose a file is, in the library. */
async function creditFile(page: Page, name: string, credit: string): Promise<void> {
  await openFile(page, name, name);
  await page.getByLabel("Crédito", { exact: true }).fill(credit);
  await page.getByRole("button", { name: "Guardar", exact: true }).click();
  await expect(page.getByText("Guardado.", { exact: true })).toBeVisible();
}

/** The published story in a browser of its own. */
async function read(browser: Browser, url: string, options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext({ viewport: PHONE, ...options })).newPage();
  page.setDefaultTimeout(READER_MS);
  await page.goto(url);
  return page;
}

/** Takes the texts out of sight, or brings them back. By hand: pages refuse styles that are not theirs. */
const showTexts = (page: Page, visibility: "hidden" | "") =>
  page.locator(".nv-steps, .nv-controls").evaluateAll((parts, value) => {
    for (const part of parts) if (part instanceof HTMLElement) part.style.visibility = value;
  }, visibility);

/** Takes a picture of what a reader sees behind the texts, once it stands still. */
async function sceneNow(page: Page): Promise<string> {
  await showTexts(page, "hidden");
  let last = "";
  await expect(async () => {
    const before = last;
    last = (await page.screenshot()).toString("base64");
    expect(last === before, "it stands still").toBe(true);
  }).toPass({ timeout: READER_MS });
  await showTexts(page, "");
  return last;
}

/** Brings a step to the middle of the window, and waits until its block knows. */
async function standAt(block: Locator, step: number): Promise<void> {
  await block
    .locator(".nv-step")
    .nth(step)
    .locator(".nv-card")
    .evaluate((card) => card.scrollIntoView({ block: "center" }));
  await expect(block).toHaveAttribute("data-step", String(step));
}

/** Expects that everything is told in its order, with its pictures. */
async function expectToldStill(page: Page): Promise<void> {
  const story = page.locator(".nv-story");
  const told = await story.innerText();
  const places = [TITLE, ...TEXTS.flat()].map((text) => told.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  for (const [place, count] of STILLS.entries())
    await expect(page.locator(".nv-block").nth(place).locator(".nv-still:visible")).toHaveCount(count);
  await expect(page.locator(".nv-stage:visible")).toHaveCount(0);
}

/** Publishes what is on screen. */
async function publish(page: Page): Promise<void> {
  const isDone = page.waitForResponse((answer) => answer.url().endsWith("/publish") && answer.ok(), {
    timeout: MADE_MS,
  });
  await page.getByRole("button", { name: /^Publicar( cambios)?$/ }).click();
  await isDone;
  await expect(page.getByText("Publicado", { exact: true })).toBeVisible({ timeout: MADE_MS });
}

/** Expects what somebody reads who opens the story now, as soon as pointers are fetched again. */
async function expectRead(browser: Browser, url: string, there: readonly string[], gone: readonly string[]) {
  await expect(async () => {
    const page = await read(browser, url, { javaScriptEnabled: false });
    const told = await page.locator(".nv-story").innerText();
    await page.context().close();
    for (const text of there) expect(told).toContain(text);
    for (const text of gone) expect(told).not.toContain(text);
  }).toPass({ timeout: POINTER_MS });
}

// What six formats make of their files and how that reads is one code on either ground; a story that is built, published, read and
// written by two on SQLite and a folder is `stories.spec.ts`'s, and going back to a version there is `keyboard.spec.ts`'s.
for (const dialect of LARGEST) {
  test.describe(`a story of six on ${dialect.name}`, () => {
    let ground: JourneyServers;
    let folder: string;

    test.beforeEach(async () => {
      ground = dialect.name === "postgres" ? await onTwoProcesses(await dialect.create()) : await onOneProcess();
      folder = await mkdtemp(join(tmpdir(), "nv-six-"));
    });
    test.afterEach(async ({ browser }) => {
      // Open pages hear the server for as long as it runs.
      for (const context of browser.contexts()) await context.close();
      await ground.drop();
      await rm(folder, { recursive: true, force: true });
    });

    test("six blocks of six formats are built, mended, published, read, published again and rolled back", {
      tag: "@long",
    }, async ({ browser }) => {
      test.setTimeout(LONG_JOURNEY_MS);
      const context = await browser.newContext({ baseURL: ground.editors.url, viewport: DESK });
      const page = await context.newPage();
      await becomeFirstAdministrator(page, ground.editors);
      await openLibrary(page);
      const clip = join(folder, "olas.mp4");
      await writeShortClip(clip);
      await bringFiles(page, ...(await writeFiles(folder)), clip);
      for (const name of [...Object.keys(DRAWINGS).map((one) => `${one}.svg`), "obra.zip", "olas.mp4"])
        await takenId(page, name);
      // All but one: what is missing is asked for.
      await creditFiles(page, "Mesa de ejemplo", "cuadro");

      await beginStory(page, TITLE);
      const pictures = await addBlock(page, 0);
      await chooseFile(stepOf(pictures, 1), "azul");
      await chooseFile(stepOf(pictures, 2), "rojo");

      const wide = await addBlock(page, 1);
      await chooseFile(wide.locator(".nv-rows__row").first(), "muelle");

      const layers = await addBlock(page, 2);
      for (const [place, name] of ["cerca", "medio", "lejos"].entries())
        await chooseFile(layers.locator(".nv-rows__row").nth(place), name);
      await stepOf(layers, 2).getByLabel("Avance", { exact: true }).fill("40");

      // From the library beside the story, with the mouse.
      const artwork = await addBlock(page, 3);
      await page.getByRole("button", { name: "Abrir Archivos" }).click();
      const shelf = page.getByRole("region", { name: "Archivos de la biblioteca" });
      const head = artwork.locator(".nv-block-card__head");
      // Both in sight at once: nothing may move between the press and the way.
      await head.scrollIntoViewIfNeeded();
      await shelf.getByRole("button", { name: "cuadro" }).dragTo(head, { steps: 8 });
      await expect(artwork.getByRole("button", { name: /^Cambiar/ })).toBeVisible();
      await page.getByRole("button", { name: "Cerrar Archivos" }).click();
      const detail = stepOf(artwork, 2);
      await detail.getByLabel("Acercarse a una parte").focus();
      await page.keyboard.press("Space");
      await detail.getByLabel("Qué se ve", { exact: true }).fill("");

      const video = await addBlock(page, 4);
      await chooseFile(video.getByRole("group", { name: "Vídeo", exact: true }), "olas");

      const boards = await addBlock(page, 5);
      await chooseFile(boards.getByRole("group", { name: /carpeta/i }).first(), "obra");
      for (const [index, name] of Object.keys(BOARDS).entries())
        await stepOf(boards, index + 1)
          .getByLabel("Mesa de este paso", { exact: true })
          .selectOption(name);

      // It says what is missing, and leads there.
      const lacks = page.getByRole("region", { name: "Antes de publicar" });
      await goToLack(page, /Falta el texto alternativo/, page.getByLabel("Texto alternativo", { exact: true }));
      await page.keyboard.type("Un puerto inventado, contado de seis maneras.");
      await goToLack(page, /Falta la fuente/, page.getByLabel("Fuente de los datos"));
      await page.keyboard.type("Instituto de Ejemplo");
      await goToLack(page, /Di de quién es/, artwork.getByLabel("Licencia o permiso", { exact: true }));
      await page.keyboard.type("Dominio público");
      await expect(lacks.getByRole("button", { name: /Falta el crédito de «cuadro»/ })).toBeVisible({
        timeout: MADE_MS,
      });
      const library = await context.newPage();
      await creditFile(library, "cuadro", "Museo de Ejemplo");
      await library.close();
      await goToLack(page, /Falta decir qué se ve/, detail.getByLabel("Qué se ve", { exact: true }));
      await page.keyboard.type("Un círculo de cerca.");
      await expect(lacks.getByText("Nada: se puede publicar.")).toBeVisible({ timeout: MADE_MS });

      // What is beside it moves as readers will see it.
      await expect(shownPage(page).locator(".nv-block")).toHaveCount(FORMATS.length, { timeout: MADE_MS });
      await expect(async () => {
        const shown = shownPage(page).locator(".nv-block").first();
        for (const step of [1, 0]) await standAt(shown, step);
      }).toPass({ timeout: READER_MS });

      await publish(page);
      const url = (await page.getByRole("link", { name: "Verla como la ven los lectores" }).getAttribute("href")) ?? "";
      expect(url.startsWith(ground.readers.url)).toBe(true);

      const moving = await read(browser, url, {});
      const complaints: string[] = [];
      moving.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      moving.on("pageerror", (error) => complaints.push(String(error)));
      for (const [place, texts] of TEXTS.entries()) {
        const block = moving.locator(".nv-block").nth(place);
        const scenes: string[] = [];
        for (const [step, text] of texts.entries()) {
          await standAt(block, step);
          await expect(block.getByText(text)).toBeInViewport();
          scenes.push(await sceneNow(moving));
        }
        expect(scenes[0] === scenes[1], `block ${place + 1} does not move`).toBe(false);
      }
      expect(await moving.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
      for (const options of [{ javaScriptEnabled: false }, { reducedMotion: "reduce" }] as const) {
        const still = await read(browser, url, options);
        await expectToldStill(still);
        await still.context().close();
      }
      await moving.context().close();

      // What is written anew is read once it is published, and not when somebody goes back.
      await textOf(stepOf(blockOf(page, 6), 2)).fill(SAID_ANEW);
      await saveNow(page);
      const [, saidBefore = ""] = TEXTS[5] ?? [];
      await publish(page);
      await expectRead(browser, url, [SAID_ANEW], [saidBefore]);

      await page.getByText("Versiones", { exact: true }).click();
      await page.getByRole("button", { name: /^Volver a esta versión/ }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Volver a esta versión" }).click();
      await expect(page.getByText(/^Los lectores ven la versión del /)).toBeVisible();
      await expectRead(browser, url, [saidBefore], [SAID_ANEW]);
    });
  });
}
