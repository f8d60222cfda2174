import { SIGNED_OUT_REDIRECT_MS, THEME_STORAGE_KEY, WANTED_PAGE_KEY } from "@nv/contracts";
import { findWithAxe } from "@nv/test-kit/axe";
import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type BuiltFiles, buildForTest } from "./build-for-test.ts";
import { arrive, ORIGIN, savedSession, type Visit } from "./public-door.ts";

/** Long after the gate page would have left. */
const MORE_THAN_THE_WAIT_MS = SIGNED_OUT_REDIRECT_MS * 3;

/** The page of an empty house looks how it is every three seconds. */
const BETWEEN_LOOKS_MS = 3000;

let browser: Browser;
let files: BuiltFiles;
let visit: Visit;
let page: Page;

beforeAll(async () => {
  vi.stubEnv("NODE_ENV", "production");
  [browser, files] = await Promise.all([launchChromium(), buildForTest()]);
});
afterAll(async () => {
  await browser.close();
  vi.unstubAllEnvs();
});

beforeEach(async () => {
  visit = await arrive(browser, files);
  page = visit.page;
});
afterEach(() => page.context().close());

/** So that a slow machine cannot miss the gate page's second; `fastForward` lets time go on. */
const stopTheClock = async () => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
};

/** `light` or `dark`, as the page is drawn. */
const schemeOf = (shown: Page) => shown.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

const signIn = async () => {
  const dialog = page.frameLocator("iframe");
  await dialog.getByLabel("Correo electrónico").fill("ana@ejemplo.org");
  await dialog.getByLabel("Contraseña", { exact: true }).fill("una clave larga");
  await page.keyboard.press("Enter");
};

describe("the gate page", () => {
  test("moves to the home, which says how to reach the page that was wanted", async () => {
    await stopTheClock();
    await page.goto(`${ORIGIN}/secret/page?a=1#b`, { waitUntil: "domcontentloaded" });
    await page.getByText("En un segundo vuelves a la portada.").waitFor();
    await page.clock.fastForward(SIGNED_OUT_REDIRECT_MS - 1);
    expect(page.url()).toBe(`${ORIGIN}/secret/page?a=1#b`);
    await page.clock.fastForward(1);
    await page.waitForURL(`${ORIGIN}/`);
    await page.getByText("Inicia sesión para ver la página que pedías.").waitFor();
    expect(visit.errors).toEqual([]);
  });

  test("says the same whatever was asked for, and prints no address", async () => {
    await page.goto(`${ORIGIN}/secret-word`, { waitUntil: "domcontentloaded" });
    expect(await page.locator("body").innerText()).not.toContain("secret-word");
  });

  test("after the sign-in on the home, the person is at the page that was wanted", async () => {
    await page.goto(`${ORIGIN}/secret/page?a=1#b`, { waitUntil: "domcontentloaded" });
    await page.waitForURL(`${ORIGIN}/`);
    await page.getByRole("main").getByRole("button", { name: "Iniciar sesión" }).click();
    await signIn();
    await page.waitForURL(`${ORIGIN}/secret/page?a=1#b`);
    expect(await page.title()).toBe("Inside");
  });

  test("whoever opens the dialog in time stays, signs in, and is at the page", async () => {
    await stopTheClock();
    await page.goto(`${ORIGIN}/secret/page#b`, { waitUntil: "domcontentloaded" });
    await page.getByText("En un segundo vuelves a la portada.").waitFor();
    await page.getByRole("button", { name: "Iniciar sesión" }).press("Enter");
    await page.clock.fastForward(MORE_THAN_THE_WAIT_MS);
    expect(page.url()).toBe(`${ORIGIN}/secret/page#b`);
    await signIn();
    await vi.waitFor(async () => expect(await page.title()).toBe("Inside"), { timeout: 10_000 });
  });

  test("whoever presses the button in time stays, however late the press ends", async () => {
    await stopTheClock();
    await page.goto(`${ORIGIN}/secret/page`, { waitUntil: "domcontentloaded" });
    await page.getByText("En un segundo vuelves a la portada.").waitFor();
    await page.getByRole("button", { name: "Iniciar sesión" }).hover();
    await page.mouse.down();
    await page.clock.fastForward(MORE_THAN_THE_WAIT_MS);
    await page.mouse.up();
    await page.frameLocator("iframe").getByLabel("Correo electrónico").waitFor();
    expect(page.url()).toBe(`${ORIGIN}/secret/page`);
  });

  test("a token in the fragment opens its dialog, and is not kept", async () => {
    await stopTheClock();
    await page.goto(`${ORIGIN}/secret#invite_token=abc`, { waitUntil: "domcontentloaded" });
    await page.locator("iframe").waitFor();
    await page.clock.runFor(MORE_THAN_THE_WAIT_MS);
    // The dialog needs a clock that runs to hear what the service says of the link, whenever that comes.
    await page.clock.resume();
    await page.frameLocator("iframe").getByRole("heading", { name: "Completa tu registro" }).waitFor();
    expect(page.url()).toBe(`${ORIGIN}/secret`);
    expect(await page.evaluate((key) => sessionStorage.getItem(key), WANTED_PAGE_KEY)).toBe("/secret");
  });

  test("a saved session that the service refuses is tried once, and then the person is a visitor", async () => {
    await page.addInitScript(({ key, value }) => localStorage.setItem(key, value), savedSession());
    await page.goto(`${ORIGIN}/secret`, { waitUntil: "domcontentloaded" });
    await page.waitForURL(`${ORIGIN}/`);
    await page.getByText("Inicia sesión para ver la página que pedías.").waitFor();
    expect(visit.calls.filter((call) => call === "POST /token")).toHaveLength(1);
  });
});

describe("the link of a first start", () => {
  /** Stands in for the server: how the house is. */
  let house: string | null;
  async function arriveWith(state: string): Promise<void> {
    house = state;
    await page.clock.install();
    await page.route(`${ORIGIN}/api/first-start`, (route) =>
      house === null ? route.abort("connectionrefused") : route.fulfill({ json: { state: house } }),
    );
    const asked = page.waitForResponse(`${ORIGIN}/api/first-start`);
    await page.goto(`${ORIGIN}/#invite_token=abc&ask=email`, { waitUntil: "domcontentloaded" });
    await asked;
    await page.frameLocator("iframe").getByRole("heading", { name: "Completa tu registro" }).waitFor();
    await page.keyboard.press("Escape");
    await page.locator("iframe").waitFor({ state: "hidden" });
  }

  test("offers to put a copy back, by the keyboard too, and says when the site is stopped and when the copy is there", async () => {
    await arriveWith("empty");
    const status = page.locator(".restore [role=status]");
    await page.getByText("Restaurar una copia").press("Enter");
    await page.getByText("npm run restore -- ARCHIVO").waitFor();
    for (const [state, says] of [
      ["empty", "Esta página espera"],
      [null, "El sitio está parado"],
      ["inhabited", "Ya hay cuentas"],
    ] as const) {
      house = state;
      await page.clock.fastForward(BETWEEN_LOOKS_MS);
      await status.getByText(says).waitFor();
    }
    expect(await findWithAxe(page)).toEqual([]);
  });

  test("is another's invitation where somebody has an account: no copy is spoken of", async () => {
    await arriveWith("inhabited");
    expect(await page.getByText("Restaurar una copia").count()).toBe(0);
  });
});

describe("the sign-in button", () => {
  test("remembers a click that came before the script", async () => {
    const script = Promise.withResolvers<void>();
    await page.route(/\/home-[\w-]+\.js$/, async (route) => {
      await script.promise;
      await route.fallback();
    });
    await page.goto(`${ORIGIN}/`, { waitUntil: "commit" });
    await page.getByRole("main").getByRole("button", { name: "Iniciar sesión" }).click();
    script.resolve();
    await page.frameLocator("iframe").getByLabel("Correo electrónico").waitFor();
  });

  test("whose dialog does not come says so beside it, and opens it when it is pressed with the line back", async () => {
    const asked: string[] = [];
    await page.route(/\/mount-[\w-]+\.js/, (route) => {
      asked.push(new URL(route.request().url()).search);
      return route.abort("internetdisconnected");
    });
    await page.goto(`${ORIGIN}/`);
    const main = page.getByRole("main");
    const button = main.getByRole("button", { name: "Iniciar sesión" });
    const line = main.getByRole("alert").filter({ hasText: "No se ha podido abrir" });
    await button.click();
    await line.waitFor();
    expect(await button.evaluate((element) => element.nextElementSibling?.textContent)).toBe(await line.innerText());
    // Pressed again without a line it is said again: no failure is the last.
    await button.click();
    await vi.waitFor(() => expect(new Set(asked).size).toBeGreaterThanOrEqual(3));
    await line.waitFor();

    await page.unroute(/\/mount-[\w-]+\.js/);
    await button.click();
    await page.frameLocator("iframe").getByLabel("Correo electrónico").waitFor();
    expect(await page.frameLocator("iframe").getByRole("alert").allInnerTexts()).toEqual([""]);
    expect(await page.getByText("No se ha podido abrir").count()).toBe(0);
  });

  test("opens the dialog also when its texts came late", async () => {
    await page.route(/\/es-[\w-]+\.js/, (route) => route.abort("internetdisconnected"));
    await page.goto(`${ORIGIN}/`);
    const button = page.getByRole("banner").getByRole("button", { name: "Iniciar sesión" });
    await button.click();
    await page.getByRole("banner").getByText("No se ha podido abrir").waitFor();
    await page.unroute(/\/es-[\w-]+\.js/);
    await button.click();
    await page.frameLocator("iframe").getByLabel("Correo electrónico").waitFor();
  });

  test("does not show where it could not work", async () => {
    const plain = await arrive(browser, files, { javaScriptEnabled: false });
    await plain.page.goto(`${ORIGIN}/`);
    expect(await plain.page.getByText("Iniciar sesión").first().isVisible()).toBe(false);
    await plain.page.context().close();
  });
});

describe("the home's picture", () => {
  test("the arrow keys turn the map into bars", async () => {
    await page.goto(`${ORIGIN}/`);
    await page.getByRole("radio", { name: "1 · mapa" }).focus();
    await page.keyboard.press("ArrowRight");
    expect(await page.getByRole("radio", { name: "2 · barras" }).isChecked()).toBe(true);
    await vi.waitFor(async () => expect(await opacityOf(page, ".bars")).toBe("1"), { timeout: 10_000 });
  });

  test("shows its change once, in less than five seconds", async () => {
    await page.goto(`${ORIGIN}/`);
    const ends = await page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => effect?.getComputedTiming())
        .map((timing) => timing?.activeDuration),
    );
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.max(...ends.map(Number))).toBeLessThan(5000);
  });

  test("stands still when motion is reduced", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${ORIGIN}/`);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

const opacityOf = (onPage: Page, selector: string) =>
  onPage
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).opacity);

/** The gate page would leave before it is looked at: its wait, and no other, never ends. */
const holdInPlace = (onPage: Page) =>
  onPage.addInitScript((waitMs) => {
    const { setTimeout } = window;
    window.setTimeout = Object.assign(
      (handler: TimerHandler, delayMs?: number) => (delayMs === waitMs ? 0 : setTimeout(handler, delayMs)),
      setTimeout,
    );
  }, SIGNED_OUT_REDIRECT_MS);

describe.each([
  { path: "/", name: "the home" },
  { path: "/secret", name: "the gate page" },
  { path: "/outbox.html", name: "the outbox page" },
])("$name", ({ path }) => {
  test("fits every width from a small telephone to a wide screen", async () => {
    await holdInPlace(page);
    await page.goto(ORIGIN + path, { waitUntil: "domcontentloaded" });
    for (const width of [320, 360, 768, 899, 900, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      const excessPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect({ width, excessPx }).toEqual({ width, excessPx: Math.min(0, excessPx) });
    }
  });

  test.each(["light", "dark"] as const)("has no accessibility finding, %s", async (theme) => {
    const checked = await arrive(browser, files);
    const choice = { key: THEME_STORAGE_KEY, theme };
    await checked.page.addInitScript(({ key, theme: chosen }) => localStorage.setItem(key, chosen), choice);
    await holdInPlace(checked.page);
    await checked.page.goto(ORIGIN + path);
    expect(await schemeOf(checked.page)).toBe(theme);
    expect(await findWithAxe(checked.page)).toEqual([]);
    await checked.page.context().close();
  });

  test.each([true, false])(
    "is light in a dark system while nothing is chosen, scripts: %s",
    async (javaScriptEnabled) => {
      const dark = await arrive(browser, files, { colorScheme: "dark", javaScriptEnabled });
      await dark.page.goto(ORIGIN + path);
      expect(await schemeOf(dark.page)).toBe("light");
      await dark.page.context().close();
    },
  );

  test("explains itself without scripts", async () => {
    const plain = await arrive(browser, files, { javaScriptEnabled: false });
    await plain.page.goto(ORIGIN + path);
    const words = await plain.page.locator("noscript").first().innerText();
    await plain.page.context().close();
    expect(words).toContain("activa JavaScript");
  });
});

test("on a telephone the way to look again at the outbox is beside what it brings, at the edge", async () => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${ORIGIN}/outbox.html`, { waitUntil: "domcontentloaded" });
  const [look, status] = await Promise.all([
    page.getByRole("button", { name: "Actualizar" }).boundingBox(),
    page.getByRole("status").boundingBox(),
  ]);
  if (look === null || status === null) throw new Error("The outbox lacks its status or its button.");
  expect(look.x).toBeGreaterThanOrEqual(status.x + status.width);
  expect(look.y).toBeLessThan(status.y + status.height);
  expect(look.y + look.height).toBeGreaterThan(status.y);
  expect(look.x + look.width).toBe(340);
});
