import { FORMATS_API_PATH, SESSION_PATH } from "@nv/contracts";
import { FormatWeights } from "@nv/contracts/schemas";
import { ABOUT_FORMATS } from "@nv/formats/about";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite, type SiteInBrowser } from "../../../test/site-in-browser";
import { demoAddress, manualAddress } from "./core/format-words";

// A manual page with the example of its format: the site as it was built, and a server that answers as each test says.

const PAGE = manualAddress("VideoFrame");
const DEMO = demoAddress("VideoFrame");
const SESSION = { [SESSION_PATH]: { json: { id: "1", email: "ana@diario.example", name: "Ana Muestra" } } };
const MISSING = "El ejemplo lleva un vídeo y este servidor no puede hacerlo: falta ffmpeg.";
const MADE = Buffer.from('<!doctype html><html lang="es"><title>Ejemplo</title><p>Vivo</p></html>');

let site: SiteInBrowser;
beforeAll(async () => {
  site = await openSite("docs/Formatos/Scrollings/VideoFrame.html");
});
afterAll(() => site.close());

test("an example that cannot be made says why, and is framed once it can", async () => {
  await site.begin({ ...SESSION, [DEMO]: { status: 503, json: { code: "DEMO_UNAVAILABLE", message: MISSING } } });
  await site.page.setViewportSize({ width: 1280, height: 1400 });
  await site.open(PAGE, [MISSING]);
  expect(await site.page.locator("iframe").count()).toBe(0);
  expect(await site.findings()).toEqual([]);
  expect(await site.overflowPx(360)).toBe(0);

  site.answer({ ...SESSION, [DEMO]: { headers: { "content-type": "text/html; charset=utf-8" }, body: MADE } });
  await site.page.getByRole("button", { name: "Reintentar" }).click();
  await site.page.frameLocator("iframe").getByText("Vivo").waitFor();
  expect(site.errors).toEqual([]);
});

const WEIGHTS = FormatWeights.parse({
  items: ABOUT_FORMATS.map(({ name }) => ({ name, scriptBytes: 2500, lazyBytes: 145_000 })),
});
const MADE_ANSWER = { headers: { "content-type": "text/html; charset=utf-8" }, body: MADE };
const ALIVE = {
  ...SESSION,
  [FORMATS_API_PATH]: { json: WEIGHTS },
  ...Object.fromEntries(ABOUT_FORMATS.map(({ name }) => [demoAddress(name), MADE_ANSWER])),
};

/** Address of a page, its title, and a heading that comes with the site's script. */
const PAGES: readonly (readonly [string, string, string])[] = [
  ["/formats", "Formatos", "Úsalo si…"],
  ...ABOUT_FORMATS.map(({ name }) => [manualAddress(name), name, "Cuándo sí, cuándo no"] as const),
];

test.each(PAGES)(
  "%s says when to use it, has nothing for axe in either theme, and fits",
  async (address, title, heading) => {
    await site.begin(ALIVE);
    await site.page.setViewportSize({ width: 1280, height: 900 });
    await site.open(address, [heading]);
    expect(await site.page.getByRole("heading", { level: 1 }).innerText()).toBe(title);
    await site.page.locator(".nv-format-demo iframe").first().waitFor();
    expect(await site.findings()).toEqual([]);
    expect(await site.darkFindings()).toEqual([]);
    for (const width of [360, 1280]) expect(await site.overflowPx(width), `at ${width}`).toBeLessThanOrEqual(0);
    expect(site.errors).toEqual([]);
  },
);
