import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContext, BrowserContextOptions, FrameLocator, Page } from "@playwright/test";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { tabTo } from "../src/keys.ts";
import { bringFiles, creditFiles, openLibrary, takenId } from "../src/library.ts";
import { bringIn } from "../src/second-person.ts";
import { expectAccessible } from "../src/sound.ts";
import { expect, test } from "../src/test.ts";

/** Two pictures are brought and made into all their sizes, a story is built, published and read four times. Milliseconds. */
const LONG_JOURNEY_MS = 240_000;
/** Longest wait for what is made of a file, on a busy machine. Milliseconds. */
const MADE_MS = 120_000;

const TITLE = "La riada de Aldeamuestra";
const BEFORE = "El valle, antes de la riada.";
const AFTER = "El mismo valle, dos días después.";
const WORDS = "Nada de esto ha pasado.";

const PHONE = { width: 360, height: 740 };

/** A photograph that nobody took: the browser draws it. */
async function drawPhoto(context: BrowserContext, path: string, colour: string): Promise<void> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 1700, height: 1100 });
  await page.setContent(`<body style="margin:0;height:100vh;background:linear-gradient(${colour},#fff)">`);
  await writeFile(path, await page.screenshot({ type: "jpeg", quality: 80 }));
  await page.close();
}

/** The page of the story beside what is written, as it is now. */
const shownPage = (page: Page): FrameLocator => page.frameLocator('.nv-story-view__sheet[data-shown="true"] iframe');

const press = async (page: Page, name: string | RegExp) => {
  await tabTo(page, page.getByRole("button", { name }).first());
  await page.keyboard.press("Enter");
};

/** Begins a story with its title, with the keyboard alone. */
async function beginStory(page: Page): Promise<void> {
  await page.goto("/storys?nueva=");
  await tabTo(page, page.getByLabel("Título", { exact: true }));
  await page.keyboard.type(TITLE);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: TITLE })).toBeVisible();
}

/** Adds a block of a format, with the keyboard alone: its head gets the focus. */
async function addBlock(page: Page, format: RegExp): Promise<void> {
  await press(page, "Añadir un bloque");
  const chosen = page.getByRole("group", { name: "Formatos" }).getByRole("button", { name: format });
  for (let keys = 0; keys < 30; keys += 1) {
    if (await chosen.evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
}

/** Chooses the picture of a step, with the keyboard alone. */
async function choosePicture(page: Page, step: number, name: string): Promise<void> {
  const field = page.getByRole("group", { name: `Paso ${step}`, exact: true }).first();
  await field.getByRole("button", { name: /^Elegir de Archivos/ }).focus();
  await page.keyboard.press("Enter");
  await expect(field.getByRole("searchbox", { name: "Buscar en Archivos" })).toBeFocused();
  await tabTo(page, field.getByRole("button", { name: new RegExp(name) }));
  await page.keyboard.press("Enter");
  await expect(field.getByRole("button", { name: /^Quitar / }).last()).toBeVisible();
}

/** The published story in a browser of its own. */
async function read(browser: Browser, url: string, options: BrowserContextOptions): Promise<Page> {
  const page = await (await browser.newContext({ viewport: PHONE, ...options })).newPage();
  await page.goto(url);
  return page;
}

test("a story of two blocks is built with the keyboard, looked at, published, read, and written by two people at once", async ({
  browser,
  context,
  page,
  server,
}) => {
  test.setTimeout(LONG_JOURNEY_MS);
  const folder = await mkdtemp(join(tmpdir(), "nv-story-"));
  const paths = ["antes.jpg", "despues.jpg"].map((name) => join(folder, name));
  await drawPhoto(context, paths[0] ?? "", "#247");
  await drawPhoto(context, paths[1] ?? "", "#742");
  await becomeFirstAdministrator(page, server);
  await openLibrary(page);
  await bringFiles(page, ...paths);
  await takenId(page, "antes.jpg");
  await takenId(page, "despues.jpg");
  await creditFiles(page, "Ana Muestra");

  await page.goto("/storys");
  await expect(page.getByText("Todavía no hay ninguna historia.")).toBeVisible();
  await beginStory(page);
  await addBlock(page, /^Imágenes que se relevan/);
  await press(page, /^Añadir un paso/);
  await choosePicture(page, 1, "antes");
  await choosePicture(page, 2, "despues");
  const first = page.getByRole("group", { name: "Paso 1", exact: true }).first();
  const second = page.getByRole("group", { name: "Paso 2", exact: true }).first();
  await first.getByLabel("Texto", { exact: true }).focus();
  await page.keyboard.type(BEFORE);
  await first.getByLabel("Qué se ve", { exact: true }).focus();
  await page.keyboard.type("Un valle seco.");
  await second.getByLabel("Texto", { exact: true }).focus();
  await page.keyboard.type(AFTER);
  await second.getByLabel("Qué se ve", { exact: true }).focus();
  await page.keyboard.type("El valle inundado.");
  await addBlock(page, /^Texto/);
  await page.getByRole("group", { name: "Paso 1", exact: true }).nth(1).getByLabel("Texto", { exact: true }).focus();
  await page.keyboard.type(WORDS);

  // What is written is beside it, and what is taken back is not.
  await expect(shownPage(page).getByText(WORDS)).toBeVisible({ timeout: MADE_MS });
  await expect(shownPage(page).getByText(AFTER)).toBeAttached({ timeout: MADE_MS });
  await page.keyboard.press("Control+z");
  await expect(shownPage(page).getByText(WORDS)).toHaveCount(0);
  await page.keyboard.press("Control+Shift+z");
  await expect(shownPage(page).getByText(WORDS)).toBeAttached();

  // It says what is missing, and leads there.
  await page.getByRole("button", { name: /^Falta el texto alternativo/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Texto alternativo", { exact: true })).toBeFocused();
  await page.keyboard.type("Dos imágenes inventadas de un valle, antes y después de una riada.");
  await page.getByRole("button", { name: /^Falta la fuente/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Fuente de los datos")).toBeFocused();
  await page.keyboard.type("Instituto de Ejemplo");
  await expect(page.getByText("Nada: se puede publicar.")).toBeVisible({ timeout: MADE_MS });
  await expectAccessible(page, "the builder", "iframe");
  await page.getByRole("button", { name: "Publicar", exact: true }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Publicado", { exact: true })).toBeVisible({ timeout: MADE_MS });
  const url = (await page.getByRole("link", { name: "Verla como la ven los lectores" }).getAttribute("href")) ?? "";

  const moving = await read(browser, url, {});
  await moving
    .locator(".nv-step")
    .nth(1)
    .evaluate((step) => step.scrollIntoView({ block: "center" }));
  await expect(moving.locator(".nv-block").first()).toHaveAttribute("data-step", "1");
  await expect(moving.getByText(AFTER)).toBeInViewport();
  for (const options of [{ javaScriptEnabled: false }, { reducedMotion: "reduce" }] as const) {
    const still = await read(browser, url, options);
    const told = await still.locator(".nv-story").innerText();
    const places = [TITLE, BEFORE, AFTER, WORDS].map((text) => told.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    await expect(still.locator(".nv-still:visible")).toHaveCount(2);
  }

  // Somebody else writes in another step at the same time.
  const eva = await bringIn(browser, server, page, { email: "eva@ejemplo.org", name: "Eva Prueba" });
  await eva.goto(page.url());
  await eva
    .getByRole("group", { name: "Paso 2", exact: true })
    .first()
    .getByLabel("Texto", { exact: true })
    .fill("El valle de Eva.");
  await expect(page.getByText("Aquí escribe Eva Prueba.")).toBeVisible();
  await first.getByLabel("Texto", { exact: true }).fill("El valle de Ana.");
  await expect(eva.getByText("Publicado · con cambios sin publicar")).toBeVisible();
  await expect(second.getByLabel("Texto", { exact: true })).toHaveValue("El valle de Eva.");
  await expect(first.getByLabel("Texto", { exact: true })).toHaveValue("El valle de Ana.");
  await expect(
    eva.getByRole("group", { name: "Paso 1", exact: true }).first().getByLabel("Texto", { exact: true }),
  ).toHaveValue("El valle de Ana.");

  // Both in one step, in other words of it: it is joined, and so is what one of them writes without a line.
  const [ofAna, ofEva] = [page, eva].map((one) =>
    one.getByRole("group", { name: "Paso 1", exact: true }).first().getByLabel("Texto", { exact: true }),
  );
  if (ofAna === undefined || ofEva === undefined) throw new Error("There is no first step.");
  await ofEva.press("Home");
  await Promise.all([
    ofEva.pressSequentially("Así es: "),
    ofAna.press("End").then(() => page.keyboard.type(" Y nada más.")),
  ]);
  for (const one of [ofAna, ofEva]) await expect(one).toHaveValue("Así es: El valle de Ana. Y nada más.");
  await eva.context().setOffline(true);
  await ofEva.press("Home");
  await eva.keyboard.type("Hoy. ");
  await expect(eva.getByText("Sin conexión: se guarda aquí")).toBeVisible();
  await ofAna.press("End");
  await page.keyboard.type(" Fin.");
  await eva.context().setOffline(false);
  for (const one of [ofAna, ofEva]) await expect(one).toHaveValue("Hoy. Así es: El valle de Ana. Y nada más. Fin.");
  // And in one sentence: both texts are there, in the step, until somebody decides.
  await eva.context().setOffline(true);
  await ofEva.fill("De Eva.");
  const saved = page.waitForResponse((answer) => {
    const request = answer.request();
    return request.method() === "PUT" && (request.postData() ?? "").includes("De Ana.") && answer.ok();
  });
  await ofAna.fill("De Ana.");
  await saved;
  await eva.context().setOffline(false);
  const both = eva.getByRole("group", { name: /lo de Ana .* y lo tuyo/ });
  await both.getByRole("button", { name: "Quedarme con los dos textos" }).click();
  for (const one of [ofAna, ofEva]) await expect(one).toHaveValue("De Ana.\n\nDe Eva.");
  for (const open of browser.contexts()) if (open !== context) await open.close();
  await rm(folder, { recursive: true, force: true });
});
