import { FORMATS_API_PATH } from "@nv/contracts";
import { FormatWeights } from "@nv/contracts/schemas";
import { ABOUT_FORMATS } from "@nv/formats/about";
import { inEachRun } from "@nv/test-kit/depth";
import { expect, test } from "vitest";
import { htmlOf, PIXEL, SIGNED_IN } from "../../../test/answers";
import { openSite } from "../../../test/site-in-browser";
import { demoAddress, manualAddress, posterAddress } from "./core/format-words";

// A manual page with the example of its format: the site as it was built, and a server that answers as each test says.

const PAGE = manualAddress({ name: "VideoFrame" });
const DEMO = demoAddress("VideoFrame");
const MISSING = "El ejemplo lleva un vídeo y este servidor no puede hacerlo: falta ffmpeg.";
/** Drawings of what is not alive yet. */
const POSTERS = Object.fromEntries(ABOUT_FORMATS.map(({ name }) => [posterAddress(name), PIXEL]));
const MADE = htmlOf('<!doctype html><html lang="es"><title>Ejemplo</title><p>Vivo</p></html>');

const site = openSite({}, { goesOn: true });

test("an example that cannot be made says why, and is framed once it can", async () => {
  site.answer({
    ...SIGNED_IN,
    ...POSTERS,
    [DEMO]: { status: 503, json: { code: "DEMO_UNAVAILABLE", message: MISSING } },
  });
  await site.page.setViewportSize({ width: 1280, height: 1400 });
  await site.open(PAGE, [MISSING]);
  expect(await site.page.locator("iframe").count()).toBe(0);
  expect(await site.findings()).toEqual([]);
  expect(await site.overflowPx(360)).toBe(0);

  site.answer({ ...SIGNED_IN, ...POSTERS, [DEMO]: MADE });
  await site.page.getByRole("button", { name: "Reintentar" }).click();
  await site.page.frameLocator("iframe").getByText("Vivo").waitFor();
  expect(site.errors).toEqual([]);
});

const WEIGHTS = FormatWeights.parse({
  items: ABOUT_FORMATS.map(({ name }) => ({ name, scriptBytes: 2500, lazyBytes: 145_000 })),
});
const ALIVE = {
  ...SIGNED_IN,
  ...POSTERS,
  [FORMATS_API_PATH]: { json: WEIGHTS },
  ...Object.fromEntries(ABOUT_FORMATS.map(({ name }) => [demoAddress(name), MADE])),
};

/** Address of a page, its title, and a heading that comes with the site's script. */
const PAGES: readonly (readonly [string, string, string])[] = [
  ["/formats", "Formatos", "Úsalo si…"],
  ...ABOUT_FORMATS.map((about) => {
    const address = manualAddress(about);
    return [address, address.includes("/Bloques/") ? about.label : about.name, "Cuándo usarlo"] as const;
  }),
];

// One component draws all of them.
test.each(inEachRun(PAGES, PAGES.slice(0, 2)))(
  "%s says when to use it, has nothing for axe in either theme, and fits",
  async (address, title, heading) => {
    await site.show(address, ALIVE, [heading]);
    await site.page.setViewportSize({ width: 1280, height: 900 });
    expect(await site.page.getByRole("heading", { level: 1 }).innerText()).toBe(title);
    await site.page.locator(".nv-format-demo iframe").first().waitFor();
    expect(await site.faults()).toEqual([]);
  },
);
