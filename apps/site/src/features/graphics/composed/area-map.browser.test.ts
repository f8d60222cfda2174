import { expect, test } from "vitest";
import { SIGNED_IN } from "../../../../test/answers";
import { openSite } from "../../../../test/site-in-browser";

/** Steps of Tab after which something is not reached by it. */
const MOST_TABS = 120;

const site = openSite(SIGNED_IN);

/** Goes on with Tab until a field has the focus. */
async function tabTo(label: string): Promise<void> {
  const field = site.page.getByLabel(label, { exact: true }).first();
  await field.waitFor();
  for (let step = 0; step < MOST_TABS; step += 1) {
    if (await field.evaluate((element) => element === document.activeElement)) return;
    await site.page.keyboard.press("Tab");
  }
  throw new Error(`«${label}» is not reached with the keyboard`);
}

test("a map is coloured by a pasted table with the keyboard alone, and its classes are changed", async () => {
  const { page } = site;
  await site.open("/docs/Mapas/Mapa%20de%20areas", ["inventados"]);
  await tabTo("Datos");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(
    "provincia;paro\nMadrid;8,1\nSevilla;16,4\nA Coruña;9,2\nBarcelona;8,7\nCádiz;21,3\nNada;1",
  );
  await page
    .getByText(/^Se han entendido/)
    .first()
    .waitFor();
  await page.getByText("Nada").first().waitFor();
  await tabTo("Cómo se reparten");
  const before = await page.getByLabel("Cómo se reparten", { exact: true }).first().inputValue();
  await page.keyboard.press("ArrowDown");
  expect(await page.getByLabel("Cómo se reparten", { exact: true }).first().inputValue()).not.toBe(before);
  expect(site.errors).toEqual([]);
});
