import { expect, test } from "vitest";
import { serveDemo } from "../../test/read-demo.ts";

const { open } = serveDemo("VideoSonido");

test("on paper it has the moment before it begins, and the words that are said", async () => {
  const page = await open();
  await page.waitForLoadState("networkidle");
  const printed = (await page.pdf()).toString("latin1");
  const widthsPx = [...printed.matchAll(/\/Subtype \/Image\s+\/Width (\d+)/g)].map(([, width]) => Number(width));
  expect(Math.max(...widthsPx)).toBeGreaterThan(600);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByText("Aquí se lee lo que se dice.").isVisible()).toBe(true);
  await page.close();
});
