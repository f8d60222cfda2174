import { glob } from "node:fs/promises";
import { Agent, get } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
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

/** Status and body of an answer. */
interface Answer {
  readonly status: number;
  readonly body: string;
}

const agent = new Agent({ keepAlive: true });

/** Asks as a program does: there are thousands of these questions, and a browser has no part in them. */
const read = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const asked = get(url, { agent, headers }, (response) => {
      text(response).then((body) => resolve({ status: response.statusCode ?? 0, body }), reject);
    });
    asked.on("error", reject);
  });

lookingTest("every file of the build, signed out, gets the gate's one answer", async ({ server }) => {
  const addresses = await insideAddresses();
  expect(addresses.length).toBeGreaterThan(100);
  const page = await read(`${server.url}/una-pagina-inventada`, NAVIGATION);
  const file = await read(`${server.url}/assets/js/inventado.js`);
  expect([page.status, file.status]).toEqual([401, 401]);
  const publicFiles = new Set<string>();
  for await (const name of glob("**/*.*", { cwd: ENTRANCE_BUILD })) publicFiles.add(`/${name}`);

  const others: string[] = [];
  for (const address of addresses.filter((name) => !publicFiles.has(name))) {
    const asPage = await read(server.url + address, NAVIGATION);
    if (asPage.status !== page.status || asPage.body !== page.body) others.push(`${address} as a page`);
    const asFile = await read(server.url + address);
    if (asFile.status !== file.status || asFile.body !== file.body) others.push(`${address} as a file`);
  }
  expect(others).toEqual([]);
});

lookingTest("nothing that anyone can fetch names a page of the inside", async ({ server }) => {
  const titles = new Set<string>();
  for (const address of await insideAddresses())
    if (/^\/(docs|blog)\//.test(address)) titles.add(decodeURI(address).replace(/\.html$/, ""));
  for await (const name of glob("**/*.{html,js,css,txt}", { cwd: ENTRANCE_BUILD })) {
    const address = name === "index.html" ? "/" : `/${name}`;
    const { body } = await read(server.url + address, NAVIGATION);
    expect({ address, names: [...titles].filter((title) => body.includes(title)) }).toEqual({ address, names: [] });
    expect(body).not.toMatch(/docusaurus|\/docs\/|\/blog/i);
  }
});

test("the gate says why, waits a second, and the dialog stops the clock", { tag: "@long" }, async ({
  page,
  server,
}) => {
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
