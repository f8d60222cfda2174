import { glob } from "node:fs/promises";
import { join } from "node:path";
import { SIGNED_OUT_REDIRECT_MS } from "@nv/contracts";
import { dialog, logOut, signIn } from "../src/dialog.ts";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { expect, lookingTest, test } from "../src/test.ts";

const SITE_BUILD = join(import.meta.dirname, "../../apps/site/build");
const ENTRANCE_BUILD = join(import.meta.dirname, "../../apps/entrance/build");
const NAVIGATION = { "sec-fetch-mode": "navigate", accept: "text/html" };

/** An open tab asks about its session every minute, and leaves a second after the answer. Milliseconds. */
const ONE_LOOK_MS = 63_000;

/** Every file of the site's build, as its own path and as the address it has. */
async function insideAddresses(): Promise<readonly string[]> {
  const addresses = new Set<string>();
  for await (const file of glob("**/*.*", { cwd: SITE_BUILD })) {
    addresses.add(encodeURI(`/${file}`));
    if (file.endsWith(".html")) addresses.add(encodeURI(`/${file.replace(/(\/?index)?\.html$/, "")}`));
  }
  addresses.delete("/"); // Both doors have a home.
  return [...addresses];
}

lookingTest("every file of the build, signed out, gets the gate's one answer", async ({ request }) => {
  const addresses = await insideAddresses();
  expect(addresses.length).toBeGreaterThan(100);
  const page = await request.get("/una-pagina-inventada", { headers: NAVIGATION });
  const file = await request.get("/assets/js/inventado.js");
  const [pageBody, fileBody] = [await page.text(), await file.text()];
  const publicFiles = new Set<string>();
  for await (const name of glob("**/*.*", { cwd: ENTRANCE_BUILD })) publicFiles.add(`/${name}`);

  for (const address of addresses.filter((name) => !publicFiles.has(name))) {
    const asPage = await request.get(address, { headers: NAVIGATION });
    expect({ address, status: asPage.status(), body: await asPage.text() }).toEqual({
      address,
      status: 401,
      body: pageBody,
    });
    const asFile = await request.get(address);
    expect({ address, status: asFile.status(), body: await asFile.text() }).toEqual({
      address,
      status: 401,
      body: fileBody,
    });
  }
});

lookingTest("nothing that anyone can fetch names a page of the inside", async ({ request }) => {
  const titles = new Set<string>();
  for (const address of await insideAddresses())
    if (/^\/(docs|blog)\//.test(address)) titles.add(decodeURI(address).replace(/\.html$/, ""));
  for await (const name of glob("**/*.{html,js,css,txt}", { cwd: ENTRANCE_BUILD })) {
    const address = name === "index.html" ? "/" : `/${name}`;
    const text = await (await request.get(address, { headers: NAVIGATION })).text();
    for (const title of titles) expect(text, `${address} names ${title}`).not.toContain(title);
    expect(text).not.toMatch(/docusaurus|\/docs\/|\/blog/i);
  }
});

test("the gate says why, waits a second, and the dialog stops the clock", async ({ page, server }) => {
  // The test's own clock: on a busy machine a click takes longer than the second that it has.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("/docs/intro");
  await expect(page.getByText("En un segundo vuelves a la portada.")).toBeVisible();
  await page.getByRole("button", { name: "Iniciar sesión" }).first().click();
  await page.clock.fastForward(3 * SIGNED_OUT_REDIRECT_MS);
  await expect(dialog(page).locator('input[name="email"]')).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/docs/intro`);

  await page.goto("/docs/intro");
  await expect(page.getByText("En un segundo vuelves a la portada.")).toBeVisible();
  await page.clock.fastForward(SIGNED_OUT_REDIRECT_MS - 1);
  await expect(page).toHaveURL(`${server.url}/docs/intro`);
  await page.clock.fastForward(1);
  await expect(page).toHaveURL(`${server.url}/`);
});

test("the wanted page is taken only when it is one of ours", async ({ page, server }) => {
  await becomeFirstAdministrator(page, server);
  await page.goto("/");
  await logOut(page);
  await expect(page).toHaveURL(`${server.url}/`);
  await page.evaluate(() => sessionStorage.setItem("nv.wanted-page", "//evil.example/docs"));
  await signIn(page, "ana@ejemplo.org");
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  await expect(page).toHaveURL(`${server.url}/`);
});

test("a session that ends elsewhere closes the open tab at its next look", async ({ page, server, browser }) => {
  await page.clock.install();
  await becomeFirstAdministrator(page, server);
  await page.goto("/docs/intro");
  await expect(page.getByRole("button", { name: "Log out" })).toBeVisible();
  const answer = await page.request.post("/.netlify/identity/logout", { headers: { origin: server.url } });
  expect(answer.status()).toBe(204);
  await page.clock.runFor(ONE_LOOK_MS);
  await expect(page).toHaveURL(`${server.url}/`);
  const stranger = await browser.newPage();
  expect((await stranger.goto(`${server.url}/docs/intro`))?.status()).toBe(401);
  await stranger.close();
});

test("signing out in one tab closes the other", async ({ page, server, context }) => {
  await becomeFirstAdministrator(page, server);
  await page.goto("/docs/intro");
  const other = await context.newPage();
  await other.goto("/blog");
  await other.getByRole("button", { name: "Log out" }).click();
  await expect(other).toHaveURL(`${server.url}/`);
  await expect(page).toHaveURL(`${server.url}/`, { timeout: 5000 });
});

test("a tampered cookie opens nothing", async ({ page, server }) => {
  await becomeFirstAdministrator(page, server);
  const [session] = (await page.context().cookies()).filter(({ name }) => name === "nv_session");
  if (session === undefined) throw new Error("There is no session cookie.");
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
  const last = session.value.at(-1) === "A" ? "B" : "A";
  await page.context().addCookies([{ ...session, value: session.value.slice(0, -1) + last }]);
  expect((await page.goto("/docs/intro"))?.status()).toBe(401);
});
