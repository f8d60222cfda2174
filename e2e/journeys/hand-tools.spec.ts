import { readFile } from "node:fs/promises";
import { findInFrames } from "@nv/test-kit/axe-in-frames";
import { enter, open } from "../src/alive.ts";
import { expect, lookingTest } from "../src/test.ts";

const TOOLS = "/docs/Herramientas%20Online";
/** A white point: what no white text can be read on. */
const WHITE_PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mP8/x8AAwMCAO+ip1sAAAAASUVORK5CYII=",
  "base64",
);

lookingTest(
  "a value is answered by the search and copied, or opened with its utility",
  async ({ page, context, server }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await enter(page, server);
    const dialog = page.getByRole("dialog");
    const copied = () => page.evaluate(() => navigator.clipboard.readText());

    await lookingTest.step("a colour, copied with Enter", async () => {
      await page.keyboard.press("Control+k");
      await page.keyboard.type("#c8321f");
      await expect(page.getByRole("option", { selected: true })).toHaveText("Contraste5,34 : 1");
      await expect(dialog).toContainText("Intro copiar");
      await page.keyboard.press("Enter");
      await expect(dialog.getByRole("status")).toHaveText("Copiado: Contraste, 5,34 : 1");
      expect(await copied()).toBe("5,34 : 1");
      expect(await findInFrames(page)).toEqual([]);
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(dialog.getByRole("status")).toContainText("rgb(200, 50, 31)");
    });

    await lookingTest.step(
      "two figures, opened with their utility; what is wrong is told beside its field",
      async () => {
        await page.getByRole("combobox").fill("de 20 a 25");
        const result = page.getByRole("option", { name: "Abrir «Variación y puntos»" });
        await expect(result).toBeVisible();
        while ((await result.getAttribute("aria-selected")) === "false") await page.keyboard.press("ArrowDown");
        await page.keyboard.press("Enter");
        await expect(page).toHaveURL(/ToolsBox\?utilidad=variacion/);
        await expect(page.getByRole("textbox", { name: "Ahora" })).toHaveValue("25");
        await page.getByRole("textbox", { name: "Ahora" }).fill("12.5");
        await expect(page.getByRole("textbox", { name: "Ahora" })).toHaveAccessibleDescription(/«12\.5» ¿es 12,5\?/);
        await page.getByRole("textbox", { name: "Ahora" }).fill("30");
        const work = page.getByRole("region", { name: "Resultado" });
        await expect(work.getByRole("definition").first()).toContainText(/\+50\s%/);
        await open(page, `${TOOLS}/ToolsBox?utilidad=variacion`);
        await expect(page.getByRole("textbox", { name: "Ahora" })).toHaveValue("30");
      },
    );
  },
);

// In each run `hand-tools.browser.test.ts` shows them.
lookingTest("the hand tools work by the keyboard", { tag: "@long" }, async ({ page, server }) => {
  await enter(page, server);
  const dialog = page.getByRole("dialog");

  await lookingTest.step("metres where degrees are expected, answered there by who understands them", async () => {
    await page.keyboard.press("Control+k");
    await page.keyboard.type("30T 440291 4474255");
    await expect(dialog.getByRole("option", { selected: true })).toContainText("40,41678°");
    await expect(page.getByRole("option", { name: "Abrir «UTM»" })).toBeVisible();
    await open(page, `${TOOLS}/ToolsBox?utilidad=coordenadas`);
    const place = page.getByLabel("Coordenadas o dirección de un mapa");
    await place.fill("Huso 30 X: 440.291 Y: 4.474.255");
    await expect(page.getByRole("region", { name: "Resultado" })).toContainText("40,41678°");
    await place.fill("440291 4474255");
    await expect(place).toHaveAccessibleDescription(/falta el huso/);
    await place.fill("Huso 30 X: 440.291 Y: 4.474.255");
    await page.getByRole("link", { name: "«UTM»" }).press("Enter");
    await expect(page.getByLabel("Coordenadas UTM")).toHaveValue("Huso 30 X: 440.291 Y: 4.474.255");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Favorita" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(page.getByLabel("Coordenadas UTM")).toBeFocused();
    await page.keyboard.type("41,3874 2,1686");
    await expect(page.getByRole("region", { name: "Resultado" })).toContainText("31T 430489 4582097");
  });

  await lookingTest.step("a board of another width, for Illustrator", async () => {
    await open(page, `${TOOLS}/Margenes`);
    const text = page.getByLabel("Texto, como mucho");
    await text.fill("-5");
    await expect(text).toHaveAccessibleDescription(/No hay medidas negativas/);
    await text.fill("700");
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "SVG de tableta:700" }).press("Enter");
    const path = await (await saving).path();
    expect(await readFile(path, "utf8")).toContain('width="700px" height="500px"');
    await expect(page.locator("code", { hasText: "min(700px, 100%" })).toBeVisible();
  });

  await lookingTest.step("a text over a picture of one's own", async () => {
    await open(page, `${TOOLS}/TextShadowPicker`);
    const said = page.getByRole("status").filter({ hasText: "encuadres" });
    // What it opens with can be read. Half as wide a shadow over snow cannot: the tool says so, and what can.
    await expect(said).toContainText(/Se lee en los tres encuadres con una fuerza del \d+\s%/);
    await page.getByLabel("Tamaño").fill("16");
    await expect(page.getByText("Con esta ayuda no se llega en algún encuadre")).toBeVisible();
    await page.getByRole("button", { name: "Poner una placa" }).press("Enter");
    await expect(said).toContainText(/Se lee en los tres encuadres con una fuerza del \d+\s%/);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: "blanca.png", mimeType: "image/png", buffer: WHITE_PNG });
    await page.getByLabel("Cuerpo").fill("16");
    await expect(page.getByRole("radio", { name: "Placa" })).toBeChecked();
    await expect(said).toContainText(/con una fuerza del 5\d\s%/);
    await expect(page.locator("code", { hasText: "background" })).toBeVisible();
  });
});
