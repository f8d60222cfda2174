import { globSync } from "node:fs";
import { join } from "node:path";
import { findWithAxe, OF_CONTENT } from "@nv/test-kit/axe";
import { launchChromium } from "@nv/test-kit/chromium";
import { inEachRun } from "@nv/test-kit/depth";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { SCREENS } from "../src/frame/screens.tsx";
import { matchPath } from "../src/router/core/match-path.ts";
import { type AdminPage, buildAdministration, openAdministration } from "./admin-page.ts";
import type { ScreenState, ScreenStates } from "./screen-states.ts";

// Every screen in each of its states. What they are is written beside the screen, in its `*.states.ts`.

const SOURCES = join(import.meta.dirname, "../src");
const FILES = globSync("**/*.states.ts", { cwd: SOURCES }).sort();
const ALL: readonly ScreenStates[] = (
  await Promise.all(
    FILES.map(async (file): Promise<{ readonly STATES: readonly ScreenStates[] }> => import(join(SOURCES, file))),
  )
).flatMap(({ STATES }) => STATES);

let browser: Browser;
let administration: AdminPage;
let page: Page;

beforeAll(async () => {
  vi.stubEnv("NODE_ENV", "production");
  const [started, files] = await Promise.all([launchChromium(), buildAdministration()]);
  browser = started;
  administration = await openAdministration(browser, files);
  page = administration.page;
});
afterAll(async () => {
  await browser?.close();
  administration?.close();
  vi.unstubAllEnvs();
});
beforeEach(() => administration.reset());

async function show({ address, title }: ScreenStates, { answers, sees }: ScreenState): Promise<void> {
  administration.serve(answers);
  await administration.open(address);
  await expectToSee(title, sees);
}

async function expectToSee(title: string, sees: readonly string[]): Promise<void> {
  await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
  for (const text of sees) await page.getByText(text).first().waitFor();
}

/** From the narrowest that is asked for to a desk's, CSS pixels. */
const WIDTHS_PX = [1920, 1280, 768, 360, 320];

/**
 * Nothing for axe in either theme, nothing beside a screen of any width, no complaint. Only colours change with the theme, so in
 * the second one only they are looked at.
 */
async function expectSound(): Promise<void> {
  for (const theme of ["light", "dark"]) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    expect(
      await findWithAxe(page, theme === "dark" ? { within: "main", only: ["color-contrast"] } : {}),
      theme,
    ).toEqual([]);
  }
  await expectWidths(WIDTHS_PX);
}

async function expectWidths(widthsPx: readonly number[]): Promise<void> {
  for (const width of widthsPx) {
    await page.setViewportSize({ width, height: 740 });
    const beyondPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyondPx, `${width} px`).toBeLessThanOrEqual(0);
  }
  expect(administration.complaints).toEqual([]);
}

/** The same of a screen that is looked at whole when it is full: its content, and the narrowest width, which is the first to be too narrow. */
async function expectSoundInShort(): Promise<void> {
  expect(await findWithAxe(page, { within: "main", only: OF_CONTENT })).toEqual([]);
  await expectWidths([320]);
}

/** Screens of which each way of not being answered is tried: all say it by the same code, so that in each run one stands for them. */
const ASKING = ALL.filter(({ asks = "" }) => asks !== "");
const TRIED = inEachRun(ASKING, ASKING.slice(0, 1));

test("every screen has its states written beside it", () => {
  const covered = (path: string) => ALL.some(({ address }) => matchPath(path, address.split("?")[0] ?? "") !== null);
  expect(SCREENS.map(({ path }) => path).filter((path) => !covered(path))).toEqual([]);
});

describe.each(ALL)("$title, $address", (screen) => {
  const { full, empty, asks = "", title } = screen;
  const again = () => page.getByRole("button", { name: "Reintentar" });

  test("full", async () => {
    await show(screen, full);
    await expectSound();
  });

  test.runIf(empty !== undefined)("empty", async () => {
    await show(screen, { answers: { ...full.answers, ...empty?.answers }, sees: empty?.sees ?? [] });
    await expectSoundInShort();
  });

  test.runIf(TRIED.includes(screen))("loading says so, and is over once the answer is there", async () => {
    const release = administration.hold(asks);
    administration.serve(full.answers);
    await administration.open(screen.address);
    await page.getByRole("status").filter({ hasText: "Cargando…" }).first().waitFor();
    release();
    await expectToSee(title, full.sees);
    expect(await page.getByText("Cargando…").count()).toBe(0);
  });

  test.runIf(TRIED.includes(screen))(
    "a server that fails is told, and the screen is there once it answers",
    async () => {
      administration.serve({ ...full.answers, [asks]: { status: 500, json: {} } });
      await administration.open(screen.address);
      await page.getByText("Algo ha fallado en el servidor.").first().waitFor();
      administration.serve(full.answers);
      await again().first().click();
      await expectToSee(title, full.sees);
      expect(await page.getByText("Algo ha fallado en el servidor.").count()).toBe(0);
    },
  );

  test.runIf(TRIED.includes(screen))("a line that is cut is told, with the way to try again", async () => {
    administration.cut(asks);
    administration.serve(full.answers);
    await administration.open(screen.address);
    await page.getByText("No hay conexión con el servidor.").first().waitFor();
    expect(await again().first().isVisible()).toBe(true);
  });

  test.runIf(TRIED.includes(screen))("who may not see it is told so, and is not asked to try again", async () => {
    administration.serve({ ...full.answers, [asks]: { status: 403, json: {} } });
    await administration.open(screen.address);
    await page.getByText("No tienes permiso para esto.").first().waitFor();
    expect(await again().count()).toBe(0);
  });
});

test("a screen whose own file does not come says so, and how to try again", async () => {
  const files = "**/assets/GroupsScreen-*.js";
  await page.route(files, (route) => route.abort());
  await administration.open("/admin/groups");
  await page.getByText("Esta parte no se ha podido abrir").waitFor();
  await page.unroute(files);
  await page.getByRole("button", { name: "Cargar la página otra vez" }).click();
  await page.getByRole("heading", { level: 1, name: "Grupos", exact: true }).waitFor();
});

test("a list of people in Windows-1252 is read with its accents, and said to be so until another one is begun", async () => {
  const invite = ALL.find(({ address }) => address.startsWith("/admin/people/invite"));
  if (invite === undefined) throw new Error("no states of the invitations");
  await show(invite, invite.full);
  const buffer = Buffer.from("correo;nombre\nnuno@diario.example;Iñaki Núñez\n", "latin1");
  await page.locator('input[type="file"]').setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer });
  await page.getByText("lo hemos leído como Windows-1252").waitFor();
  expect(await page.getByLabel("Nombre de la línea 1").inputValue()).toBe("Iñaki Núñez");
  await page.getByRole("button", { name: "Empezar otra lista" }).click();
  expect(await page.getByText("Windows-1252").count()).toBe(0);
});

describe("around every screen", () => {
  const audit = () => ALL.find(({ address }) => address === "/admin/audit");
  async function openAudit(): Promise<void> {
    const screen = audit();
    if (screen === undefined) throw new Error("The audit has no states.");
    await show(screen, screen.full);
  }
  const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

  test("an address where there is nothing is sound too", async () => {
    await administration.open("/admin/nada");
    await expectToSee("Aquí no hay nada", []);
    await expectSound();
  });

  test("so is the question before somebody is shut out", async () => {
    const person = ALL.find(({ address }) => address === "/admin/people/a1");
    if (person === undefined) throw new Error("A person has no states.");
    await show(person, person.full);
    await page.getByRole("button", { name: "Bloquear…" }).click();
    await page.getByRole("button", { name: "Cancelar" }).waitFor();
    await expectSound();
  });

  test("the theme is light in a dark system until it is chosen, and the choice is that of all doors", async () => {
    await page.emulateMedia({ colorScheme: "dark" });
    await openAudit();
    expect(await scheme()).toBe("light");
    await page.getByRole("button", { name: "Cambiar al modo oscuro" }).click();
    expect([await scheme(), await page.evaluate(() => localStorage.getItem("theme-nv"))]).toEqual(["dark", "dark"]);
    await page.reload();
    expect(await scheme()).toBe("dark");
    await page.getByRole("button", { name: "Cambiar al modo claro" }).click();
    expect(await scheme()).toBe("light");
    await page.emulateMedia({ colorScheme: null });
  });

  test.each(inEachRun([320, 360, 768, 1280], [320, 1280]))(
    "every part of the administration is in sight at %d px, with the ways out",
    async (width) => {
      await page.setViewportSize({ width, height: 740 });
      await openAudit();
      const navigation = page.getByRole("navigation", { name: "Administración" });
      const menu = navigation.getByRole("button", { name: "Menú Auditoría" });
      if (await menu.isVisible()) {
        expect(await navigation.getByRole("link").count()).toBe(0);
        await menu.press("Enter");
        await navigation.press("Escape");
        expect(await menu.evaluate((button) => button === document.activeElement)).toBe(true);
        await menu.press("Enter");
        expect(await findWithAxe(page, { within: ".masthead" })).toEqual([]);
      }
      const parts = navigation.getByRole("link");
      expect(await parts.count()).toBe(13);
      const ways = page.getByRole("region", { name: "Sesión" }).locator("a, button");
      expect(await ways.allInnerTexts()).toEqual(["Volver al sitio", "Tu cuenta", "Cerrar sesión"]);
      for (const part of [...(await parts.all()), ...(await ways.all())]) {
        const box = await part.boundingBox();
        expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? width) <= width, await part.innerText()).toBe(
          true,
        );
      }
    },
  );

  test.each([768, 1280])(
    "the audit breaks no short address at %d px, and no filter lies over another",
    async (width) => {
      await page.setViewportSize({ width, height: 900 });
      await openAudit();
      const lines = (text: string) =>
        page
          .locator("td")
          .getByText(text, { exact: true })
          .first()
          .evaluate((element) => new Set([...element.getClientRects()].map(({ top }) => Math.round(top))).size);
      expect(await lines("ana@diario.example")).toBe(1);
      expect(await lines("bruno@diario.example")).toBe(1);
      const place = page.locator("td").filter({ hasText: "203.0.113.247" }).first();
      const placeLines = await place.evaluate((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell.firstChild ?? cell);
        return range.getClientRects().length;
      });
      expect(placeLines).toBe(1);
      const fields = await page.locator(".filters").locator("input, select").all();
      const boxes = await Promise.all(fields.map((field) => field.boundingBox()));
      for (const [index, box] of boxes.entries()) {
        const next = boxes[index + 1];
        if (box && next && Math.abs(next.y - box.y) < 2) expect(next.x - (box.x + box.width)).toBeGreaterThanOrEqual(8);
      }
      expect(await page.locator(".nv-data").evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0);
    },
  );

  test("the account opens in the dialog of the site, and one that does not arrive is told", async () => {
    await openAudit();
    const script = "**/netlify-identity-widget.js";
    await page.route(script, (route) => route.abort());
    await page.getByRole("button", { name: "Tu cuenta" }).click();
    await page.getByText("No se ha podido abrir tu cuenta.").waitFor();
    await page.unroute(script);
    const body =
      "window.netlifyIdentity = { on() {}, openAccount() { document.title = document.currentScript === null && 'abierta'; } };";
    await page.route(script, (route) => route.fulfill({ contentType: "text/javascript", body }));
    await page.getByRole("button", { name: "Tu cuenta" }).click();
    await page.waitForFunction(() => document.title === "abierta");
    expect(await page.getByText("No se ha podido abrir tu cuenta.").count()).toBe(0);
  });

  test("the bar to save never covers the field that one is in", async () => {
    const screen = ALL.find(({ address }) => address === "/admin/settings");
    if (screen === undefined) throw new Error("The settings have no states.");
    await page.setViewportSize({ width: 1280, height: 500 });
    await show(screen, screen.full);
    const language = page.getByLabel("Idioma de los correos");
    const bottomOf = async (place: typeof language) => {
      const box = await place.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    // At the very foot of the window, where the bar will be.
    await language.evaluate((field) => {
      field.focus({ preventScroll: true });
      scrollBy(0, field.getBoundingClientRect().bottom - innerHeight);
    });
    await language.selectOption("fr");
    const bar = page.locator(".save-bar");
    await bar.waitFor();
    await expect.poll(async () => ((await bar.boundingBox())?.y ?? 0) - (await bottomOf(language))).toBeGreaterThan(0);
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    expect(((await bar.boundingBox())?.y ?? 0) - (await bottomOf(language))).toBeGreaterThan(0);
  });
});
