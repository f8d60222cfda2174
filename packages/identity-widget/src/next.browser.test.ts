import { launchChromium } from "@nv/test-kit/chromium";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type InstalledPackages, installPackages } from "../test/installed.ts";
import { type NextSite, startNextSite } from "../test/next-site.ts";
import { REAL_HOST_RULE, type RealService, startRealService } from "../test/real-service.ts";

const PASSWORD = "una-frase-larga-y-tranquila";

/** Installing and building Next takes minutes on a busy machine, milliseconds. */
const BUILD_PATIENCE_MS = 900_000;

describe("in Next's app router, built and served", { tags: ["long"] }, () => {
  let packages: InstalledPackages;
  let site: NextSite;
  let service: RealService;
  let browser: Browser;

  beforeAll(async () => {
    packages = await installPackages();
    site = await startNextSite(packages.tarballs);
    service = await startRealService({ files: new Map(), pagesFrom: site.url });
    await service.addPerson("ana@ejemplo.org", PASSWORD);
    browser = await launchChromium([REAL_HOST_RULE]);
  }, BUILD_PATIENCE_MS);

  afterAll(async () => {
    await browser?.close();
    await service?.close();
    await site?.close();
    await packages?.remove();
  });

  test("a layout of the server takes the provider, and the build warns of nothing", () => {
    expect(site.said).toMatch(/Compiled successfully/);
    expect(site.said).not.toMatch(/warn|error|⚠/i);
  });

  test("the server writes the page before anybody knows who is signed in", async () => {
    const html = await (await fetch(site.url)).text();
    expect(html).toContain("<h1>Redacción</h1>");
    expect(html).toContain("Un momento…");
  });

  test("who signs in is greeted, and finds their account on a page of the server, without a word on the console", async () => {
    const page = await browser.newPage();
    const complaints: string[] = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (line) => ["error", "warning"].includes(line.type()) && complaints.push(line.text()));
    await page.goto(service.origin);
    await page.getByRole("button", { name: "Iniciar sesión" }).click();
    const dialog = page.frameLocator("#netlify-identity-widget");
    await dialog.locator("[name=email]").fill("ana@ejemplo.org");
    await dialog.locator("[name=password]").fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByText("Hola, Ana Ruiz", { exact: true }).waitFor({ state: "attached" });
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Tu cuenta" }).click();
    await page.getByRole("heading", { name: "Sesiones abiertas" }).waitFor();
    expect(complaints).toEqual([]);
    await page.goto(service.origin);
    await page.getByRole("button", { name: "Salir" }).click();
    await page.getByRole("button", { name: "Iniciar sesión" }).waitFor();
    await page.close();
  });
});
