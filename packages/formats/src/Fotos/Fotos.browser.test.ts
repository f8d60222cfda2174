import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { serveDemo } from "../../test/read-demo.ts";

const demo = serveDemo("Fotos");

/** Scripts of the page that run. */
const SCRIPTS = /<script>[\s\S]*?<\/script>/g;

/** Places of what stands in the pack and below it. */
const placesIn = (page: Page) =>
  page
    .locator(".nv-pack picture, .nv-pack figcaption, .nv-story__foot")
    .evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));

test("two photographs that are compared have their places before their script has come", async () => {
  const before = await demo.newPage();
  await before.route(demo.address(), async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(SCRIPTS, "") });
  });
  await before.goto(demo.address());
  expect(await before.locator("[data-over]").count()).toBe(0);
  const places = await placesIn(before);
  const page = await demo.open();
  await page.locator("[data-over]").waitFor();
  expect(places).toEqual(await placesIn(page));
  await before.close();
  await page.close();
});
