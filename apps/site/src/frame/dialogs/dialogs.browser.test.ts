import { expect, test } from "vitest";
import { SIGNED_IN } from "../../../test/answers";
import { openSite } from "../../../test/site-in-browser";

const site = openSite(SIGNED_IN);
const field = () => site.page.getByRole("dialog").getByRole("combobox");

/** Goes to a page, and presses Ctrl+K before the program has drawn it. */
const goAndSearch = (address: string) =>
  site.page.evaluate((path) => {
    history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
    dispatchEvent(new KeyboardEvent("keydown", { key: "k", ctrlKey: true, cancelable: true }));
  }, address);

test("the search that is opened while a page is on its way stays over it, with what is typed", async () => {
  await site.open("/docs/intro", []);
  await goAndSearch("/blog");
  await site.page.locator("main").getByRole("heading", { level: 1 }).first().waitFor();
  await site.page.keyboard.type("mapas");
  await field().waitFor();
  expect(await field().inputValue()).toBe("mapas");
});

test("a page that comes closes the search that was open over another", async () => {
  await site.open("/docs/intro", []);
  await site.page.keyboard.press("Control+k");
  await field().waitFor();
  await site.page.evaluate(() => {
    history.pushState(null, "", "/blog");
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  });
  await field().waitFor({ state: "detached" });
});
