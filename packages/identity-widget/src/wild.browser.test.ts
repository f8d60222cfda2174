import { expect, test } from "vitest";
import { serveDialog } from "../test/dialog-page.ts";
import { open } from "../test/states.ts";

// What public pages were found to reach into, each in a page that does it.

const served = serveDialog(["--host-resolver-rules=MAP *.ejemplo.test 127.0.0.1"]);

test("writing store.user signs the page in and out, at once and with the events", async () => {
  const { page, told } = await served.open();
  await page.evaluate(() => window.netlifyIdentity.store.login("ana@ejemplo.org", "correcta-caballo"));
  const order = await page.evaluate(() => {
    const { store } = window.netlifyIdentity;
    const { user } = store;
    store.user = null;
    const afterOut = window.told.length;
    store.user = user;
    return [afterOut, window.told.length];
  });
  expect(await told()).toEqual(["init(null)", "login(User ana@ejemplo.org)", "logout", "login(User ana@ejemplo.org)"]);
  expect(order).toEqual([3, 4]);
});

test("menu and button are there when init returns, in the reader's language, and keep the name that the page gives them", async () => {
  const { page } = await served.open({ init: null });
  const found = await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      "beforeend",
      "<p data-netlify-identity-menu></p><p data-netlify-identity-button></p>",
    );
    window.netlifyIdentity.init({ APIUrl: "/.netlify/identity", locale: "es" });
    const [menu, button] = [".netlify-identity-menu", ".netlify-identity-button"].map((name) =>
      document.querySelector<HTMLElement>(name),
    );
    const said = [menu?.innerText, button?.innerText];
    const login = document.querySelector<HTMLElement>(".netlify-identity-login");
    if (login) login.textContent = "Entra";
    button?.click();
    return { said, isOpen: window.netlifyIdentity.store.modal.isOpen };
  });
  expect(found).toEqual({ said: ["Registrarse\nIniciar sesión", "Iniciar sesión"], isOpen: true });
  await page.frameLocator("#netlify-identity-widget").locator("[name=email]").waitFor();
  expect(await page.locator(".netlify-identity-login").textContent()).toBe("Entra");
});

test("store.loadSettings() fills store.settings, and a setting that the page changes shows", async () => {
  const { page, dialog } = await served.open();
  const settings = await page.evaluate(async () => {
    const { store } = window.netlifyIdentity;
    await store.loadSettings();
    await store.loadSettings();
    return store.settings;
  });
  expect(settings).toMatchObject({ disable_signup: false });
  expect(served.fake.calls.map(({ path }) => path)).toEqual(["/settings"]);
  await open(page);
  await dialog.getByRole("tab", { name: "Registrarse" }).waitFor();
  await page.evaluate(() => {
    const { settings: live } = window.netlifyIdentity.store;
    if (live) live.disable_signup = true;
  });
  await dialog.getByRole("tab", { name: "Registrarse" }).waitFor({ state: "detached" });
});

test("the client is at .gotrue and at store.gotrue, and pages drive it themselves", async () => {
  const { page, told } = await served.open();
  const name = await page.evaluate(async () => {
    const { gotrue, store } = window.netlifyIdentity;
    if (!gotrue || gotrue !== store.gotrue) throw new Error("two clients");
    await gotrue.signup("eva@ejemplo.org", "una-frase-larga", { full_name: "Eva" });
    const user = await gotrue.login("eva@ejemplo.org", "una-frase-larga", true);
    await gotrue.currentUser()?.update({ data: { full_name: "Eva Sanz" } });
    return [user.user_metadata.full_name, window.netlifyIdentity.currentUser()?.email];
  });
  expect(name).toEqual(["Eva", "eva@ejemplo.org"]);
  // The page did it, not the widget: no event, as in the original.
  expect(await told()).toEqual(["init(null)"]);
});

test("the frame can be styled, raised and driven from the page", async () => {
  const { page } = await served.open();
  await open(page);
  await page.frameLocator("#netlify-identity-widget").locator("[name=email]").waitFor();
  const found = await page.evaluate(async () => {
    const frame = document.querySelector<HTMLIFrameElement>("iframe#netlify-identity-widget");
    const inner = frame?.contentDocument;
    if (!frame || !inner) throw new Error("no frame");
    const style = inner.createElement("style");
    style.textContent = ".btn { background: rgb(1, 2, 3) !important; transition: none !important }";
    inner.head.append(style);
    frame.style.zIndex = "100000";
    const type = (name: string, value: string) => {
      const input = inner.querySelector<HTMLInputElement>(`input[name=${name}]`);
      if (input) input.value = value;
      input?.dispatchEvent(new Event("input", { bubbles: true }));
    };
    type("email", "ana@ejemplo.org");
    type("password", "correcta-caballo");
    const ground = getComputedStyle(inner.querySelector(".btn") ?? inner.body).backgroundColor;
    inner.querySelector<HTMLButtonElement>("form button[type=submit]")?.click();
    return { ground, zIndex: getComputedStyle(frame).zIndex, title: frame.title !== "" };
  });
  expect(found).toEqual({ ground: "rgb(1, 2, 3)", zIndex: "100000", title: true });
  await page.waitForFunction(() => window.netlifyIdentity.currentUser()?.email === "ana@ejemplo.org");
  await page.evaluate(() => window.netlifyIdentity.close());
  await open(page);
  expect(await page.locator("iframe").evaluate((frame) => getComputedStyle(frame).zIndex)).toBe("100000");
});

test("what open() is given joins the person's data once, under the name that they type", async () => {
  const { page } = await served.open();
  await page.evaluate(async () => {
    const { store } = window.netlifyIdentity;
    window.netlifyIdentity.open("signup", { plan: "prensa", full_name: "nadie" });
    await store.signup("Nuria Gil", "nuria@ejemplo.org", "una-frase-larga");
    await store.signup("Pau", "pau@ejemplo.org", "una-frase-larga");
    window.netlifyIdentity.open("signup", {});
    if (store.signupMetadata !== null) throw new Error("an empty object is no data");
  });
  const sent = served.fake.calls.filter(({ path }) => path === "/signup").map(({ body }) => JSON.parse(body).data);
  expect(sent).toEqual([{ plan: "prensa", full_name: "Nuria Gil" }, { full_name: "Pau" }]);
});

test("cookieDomain: the widget writes nf_jwt for the whole domain, asks for no cookies, and clears it at sign-out", async () => {
  const context = await served.browser.newContext();
  const page = await context.newPage();
  const { port } = new URL(served.fake.origin);
  const init = encodeURIComponent(JSON.stringify({ APIUrl: "/.netlify/identity", cookieDomain: "ejemplo.test" }));
  await page.goto(`http://www.ejemplo.test:${port}/?init=${init}`);
  await page.evaluate(() => window.netlifyIdentity.store.login("ana@ejemplo.org", "correcta-caballo"));
  const [cookie] = (await context.cookies()).filter(({ name }) => name === "nf_jwt");
  expect(cookie).toMatchObject({ domain: ".ejemplo.test", path: "/", sameSite: "Lax" });
  expect(cookie?.value).toBe(await page.evaluate(() => window.netlifyIdentity.currentUser()?.token?.access_token));
  expect(served.fake.calls.some(({ headers }) => "x-use-cookie" in headers)).toBe(false);
  await page.evaluate(() => window.netlifyIdentity.logout());
  expect((await context.cookies()).filter(({ name }) => name === "nf_jwt")).toEqual([]);
});

test.each(["ejemplo.org; secure", "ejemplo.org\r\nx"])(
  "cookieDomain %j is refused before anything is done",
  async (cookieDomain) => {
    const { page } = await served.open({ init: null });
    const message = await page.evaluate((domain) => {
      try {
        window.netlifyIdentity.init({ cookieDomain: domain });
        return "accepted";
      } catch (error) {
        return String(error);
      }
    }, cookieDomain);
    expect(message).toBe("Error: Invalid cookieDomain: must not contain semicolons or newlines");
    expect(await page.locator("iframe").count()).toBe(0);
  },
);

test("another language is on the screen at once: dialog, frame, menu", async () => {
  const body = served.fake.pageBody;
  served.fake.pageBody = "<nav data-netlify-identity-menu></nav>";
  const { page, dialog, frame } = await served.open();
  served.fake.pageBody = body;
  await open(page);
  await dialog.getByRole("tab", { name: "Iniciar sesión" }).waitFor();
  for (const [locale, text] of [
    ["pl", "Zaloguj się"],
    ["hu", "Bejelentkezés"],
    ["fr", "Connexion"],
  ] as const) {
    await page.evaluate((name) => window.netlifyIdentity.setLocale(name), locale);
    await dialog.getByRole("tab", { name: text }).waitFor();
    expect(await frame().evaluate(() => document.documentElement.lang)).toBe(locale);
    expect(await page.locator(".netlify-identity-login").innerText()).toBe(text);
  }
  await page.evaluate(() => window.netlifyIdentity.setLocale("tlh"));
  await dialog.getByRole("tab", { name: "Log in" }).waitFor();
  expect(await frame().evaluate(() => document.documentElement.lang)).toBe("en");
});
