import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { serveDialog } from "../test/dialog-page.ts";
import { open } from "../test/states.ts";

const served = serveDialog();

test("a wrong password, then the right one: the events, the calls and what is kept", async () => {
  const { page, dialog, told } = await served.open();
  expect(served.fake.calls).toEqual([]);
  await open(page);
  await dialog.locator("[name=email]").fill("ana@ejemplo.org");
  await dialog.locator("[name=password]").fill("otra");
  await page.keyboard.press("Enter");
  await dialog.getByText("El correo o la contraseña no son correctos.").waitFor();
  expect(await dialog.locator("[name=email]").inputValue()).toBe("ana@ejemplo.org");
  expect(await dialog.locator("[name=password]").getAttribute("aria-describedby")).toBe("form-error");
  await dialog.locator("[name=password]").fill("correcta-caballo");
  await page.keyboard.press("Enter");
  await dialog.getByText("Ana Ruiz").waitFor();
  expect(await told()).toEqual([
    "init(null)",
    "open(login)",
    "error(Error: invalid_grant: No user found with that email, or password invalid.)",
    "error(null)",
    "login(User ana@ejemplo.org)",
  ]);
  expect(served.fake.calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
    "GET /settings",
    "POST /token",
    "POST /token",
    "GET /user",
  ]);
  expect(await page.evaluate(() => localStorage.getItem("gotrue.user"))).toContain("ana@ejemplo.org");
});

test("the next page knows who is signed in without a call, and signing out is told", async () => {
  const { page, dialog, told } = await served.open();
  await page.evaluate(() => window.netlifyIdentity.store.login("ana@ejemplo.org", "correcta-caballo"));
  served.fake.calls.length = 0;
  await page.reload();
  await page.waitForFunction(() => window.netlifyIdentity.currentUser() !== null);
  expect(await told()).toEqual(["init(User ana@ejemplo.org)", "login(User ana@ejemplo.org)"]);
  expect(served.fake.calls).toEqual([]);
  await open(page, "signup");
  await dialog.getByRole("button", { name: "Cerrar sesión" }).click();
  await dialog.getByRole("tab", { name: "Iniciar sesión" }).waitFor();
  expect((await told()).slice(2)).toEqual(["open(user)", "logout"]);
  expect(await page.evaluate(() => localStorage.getItem("gotrue.user"))).toBeNull();
});

test("a page without tokens ends the server's session by its cookie, and says so", async () => {
  const { context, page, told } = await served.open();
  await context.addCookies([{ name: "nv_session", value: "x", url: served.fake.origin }]);
  await page.evaluate(() => window.netlifyIdentity.logout());
  expect(served.fake.calls.map(({ method, path, headers }) => [method, path, headers.authorization])).toEqual([
    ["POST", "/logout", undefined],
  ]);
  expect(await told()).toEqual(["init(null)", "logout"]);
});

test("signing out where nobody is signed in tells nothing", async () => {
  const { page, told } = await served.open();
  await page.evaluate(() => window.netlifyIdentity.logout());
  expect(await told()).toEqual(["init(null)"]);
});

test.each([
  ["a length of its own", { password_min_length: 12 }, "Al menos 12 caracteres."],
  ["none", {}, ""],
])("of a new password the dialog says what the service told: %s", async (_, settings, hint) => {
  Object.assign(served.fake.settings, settings);
  served.fake.intercept.set("/signup", () => ({
    status: 422,
    json: { code: 422, msg: "Password must be 8 to 128 characters long" },
  }));
  const { page, dialog } = await served.open();
  await open(page, "signup");
  await dialog.getByRole("tab", { name: "Registrarse", selected: true }).waitFor();
  expect(await dialog.locator(".fieldNote").allTextContents()).toEqual(hint === "" ? [] : [hint]);
  await dialog.locator("[name=name]").fill("Nuria");
  await dialog.locator("[name=email]").fill("nuria@ejemplo.org");
  await dialog.locator("[name=password]").fill("x");
  await dialog.locator("button[type=submit]").click();
  await dialog.getByText("La contraseña debe tener entre 8 y 128 caracteres.").waitFor();
  expect(await dialog.locator("[name=password]").getAttribute("aria-invalid")).toBe("true");
});

test("Enter while a form is being sent does not send it twice, and the form says that it is busy", async () => {
  let answer = () => {};
  const asked = new Promise<null>((resolve) => {
    answer = () => resolve(null);
  });
  served.fake.intercept.set("/token", () => asked);
  const { page, dialog } = await served.open();
  await open(page);
  await dialog.locator("[name=email]").fill("ana@ejemplo.org");
  await dialog.locator("[name=password]").fill("correcta-caballo");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await dialog.locator("form[aria-busy=true] fieldset:disabled").waitFor();
  await page.keyboard.press("Enter");
  answer();
  await dialog.getByText("Ana Ruiz").waitFor();
  expect(served.fake.calls.filter(({ path }) => path === "/token")).toHaveLength(1);
});

test("what is missing is said beside each field, in Spanish, and nothing is sent", async () => {
  const { page, dialog, frame } = await served.open();
  await open(page, "signup");
  await dialog.locator("[name=email]").fill("nuria");
  await dialog.locator("[name=password]").fill("corta");
  await dialog.locator("button[type=submit]").click();
  await dialog.getByText("Rellena este campo.").waitFor();
  await dialog.getByText("Escribe una dirección como").waitFor();
  expect(served.fake.calls.map(({ path }) => path)).toEqual(["/settings"]);
  await frame().waitForFunction(() => document.activeElement?.id === "name");
});

test("signing up: the mail is announced; with autoconfirm the person is in", async () => {
  const first = await served.open();
  await first.page.evaluate(() => {
    window.netlifyIdentity.open("signup");
    return window.netlifyIdentity.store.signup("Nuria", "nuria@ejemplo.org", "una-frase-larga");
  });
  await first.dialog.getByText("Te hemos enviado un correo de confirmación.").waitFor();
  expect(await first.told()).toEqual(["init(null)", "open(signup)"]);
  await first.context.close();

  served.fake.settings.autoconfirm = true;
  const second = await served.open();
  await second.page.evaluate(() => window.netlifyIdentity.store.signup("Eva", "eva@ejemplo.org", "una-frase-larga"));
  expect(await second.told()).toEqual(["init(null)", "login(User eva@ejemplo.org)"]);
  expect(JSON.parse(served.fake.calls.find(({ path }) => path === "/signup")?.body ?? "")).toEqual({
    email: "nuria@ejemplo.org",
    password: "una-frase-larga",
    data: { full_name: "Nuria" },
  });
});

test("a recovery link: it tells whose account it is, and is spent with the new password", async () => {
  const { page, dialog, told } = await served.open({ hash: "#recovery_token=good" });
  await dialog.getByText("ana@ejemplo.org").waitFor();
  await dialog.locator("[name=password]").fill("otra-clave-larga");
  expect(page.url()).not.toContain("token");
  expect(await page.evaluate(() => localStorage.getItem("gotrue.user"))).toBeNull();
  expect(served.fake.calls.filter(({ path }) => path === "/verify")).toEqual([]);
  await page.evaluate(() => window.netlifyIdentity.open("login"));
  expect(await dialog.locator("[name=password]").inputValue()).toBe("otra-clave-larga");
  await dialog.locator("button[type=submit]").click();
  await dialog.getByText("Ana Ruiz").waitFor();
  expect(await told()).toEqual(["init(null)", "open(recovery)", "login(User ana@ejemplo.org)"]);
  expect(served.fake.people[0]?.password).toBe("otra-clave-larga");
});

test("a recovery link that opens nothing says so before a password is typed", async () => {
  const { dialog } = await served.open({ hash: "#recovery_token=bad" });
  await dialog.getByText("El enlace no es válido o ya se ha usado.").waitFor();
  await dialog.getByRole("tab", { name: "Iniciar sesión" }).waitFor();
});

test("a refused password leaves the recovery open for another one", async () => {
  const { dialog } = await served.open({ hash: "#recovery_token=good" });
  let refusals = 0;
  served.fake.intercept.set("/user", () => {
    refusals += 1;
    return refusals === 2 ? { status: 422, json: { code: 422, msg: "Password is too common" } } : null;
  });
  await dialog.locator("[name=password]").fill("contraseña123");
  await dialog.locator("button[type=submit]").click();
  await dialog.getByText("Esta contraseña es de las más usadas").waitFor();
  await dialog.locator("[name=password]").fill("otra-clave-larga");
  await dialog.locator("button[type=submit]").click();
  await dialog.getByText("Ana Ruiz").waitFor();
  expect(served.fake.calls.filter(({ path }) => path === "/verify")).toHaveLength(1);
});

test.each([
  { hash: "#recovery_token=good", title: "Recuperar contraseña" },
  { hash: "#invite_token=good", title: "Completa tu registro" },
  { hash: "#magiclink_token=good", title: "¿Es tu cuenta?" },
])("a service that cannot say whose the link is serves it all the same: $hash", async ({ hash, title }) => {
  served.fake.intercept.set("/verify/account", () => ({ status: 404, text: "404 page not found" }));
  const { dialog } = await served.open({ hash });
  await dialog.getByRole("heading", { name: title }).waitFor();
  if (title !== "¿Es tu cuenta?") await dialog.locator("[name=password]").fill("otra-clave-larga");
  await dialog.locator("button[type=submit]").click();
  await dialog.getByText("Ana Ruiz").waitFor();
});

test("the first administrator's invitation asks for an address and a name, and sends them", async () => {
  const { page, dialog, told } = await served.open({ hash: "#invite_token=first&ask=email" });
  await dialog.locator("[name=name]").fill("Eva Sanz");
  await dialog.locator("[name=email]").fill("eva@ejemplo.org");
  await dialog.locator("[name=password]").fill("una-frase-larga");
  await dialog.locator("button[type=submit]").click();
  await dialog.getByText("Eva Sanz").waitFor();
  expect(JSON.parse(served.fake.calls.find(({ path }) => path === "/verify")?.body ?? "")).toEqual({
    token: "first",
    type: "signup",
    password: "una-frase-larga",
    email: "eva@ejemplo.org",
    data: { full_name: "Eva Sanz" },
  });
  expect(await told()).toEqual(["init(null)", "open(invite)", "login(User eva@ejemplo.org)"]);
  expect(page.url()).not.toContain("ask=email");
});

test("an invitation survives open(), closing and a late init, until the person turns back", async () => {
  const { page, dialog } = await served.open({ hash: "#invite_token=good" });
  await dialog.getByRole("heading", { name: "Completa tu registro" }).waitFor();
  await open(page);
  await page.evaluate(() => window.netlifyIdentity.init({ APIUrl: "/.netlify/identity", locale: "en" }));
  await dialog.getByRole("heading", { name: "Complete your signup" }).waitFor();
  expect(await page.locator("iframe").count()).toBe(1);
  await page.keyboard.press("Escape");
  await open(page, "signup");
  await dialog.getByRole("heading", { name: "Complete your signup" }).waitFor();
  await dialog.getByRole("button", { name: "Never mind" }).click();
  await dialog.getByRole("tab", { name: "Log in" }).waitFor();
});

test.each([
  { name: "good", token: "good", text: "Ana Ruiz", last: "login(User ana@ejemplo.org)" },
  { name: "bad", token: "bad", text: "No se ha podido verificar tu cuenta", last: "open(signup)" },
])("a $name confirmation link", async ({ token, text, last }) => {
  const { dialog, told } = await served.open({ hash: `#confirmation_token=${token}` });
  await dialog.getByText(text).waitFor();
  expect((await told()).at(-1)).toBe(last);
});

test("an e-mail change waits for the sign-in, and then shows that it is done", async () => {
  const { page, dialog } = await served.open({ hash: "#email_change_token=good" });
  await dialog.locator("[name=email]").fill("ana@ejemplo.org");
  await dialog.locator("[name=password]").fill("correcta-caballo");
  await page.keyboard.press("Enter");
  await dialog.getByText("Tu dirección de correo se ha actualizado.").waitFor();
  await dialog.getByText("nuevo@ejemplo.org").waitFor();
});

test("a link of a mail that is followed on the open page works as well", async () => {
  const { page, dialog } = await served.open();
  await page.evaluate(() => {
    window.location.hash = "invite_token=good";
  });
  await dialog.getByRole("heading", { name: "Completa tu registro" }).waitFor();
});

test("a refused outside sign-in opens the sign-up page", async () => {
  served.fake.settings.disable_signup = true;
  const hash = "#error=access_denied&error_description=403:+Signups+not+allowed";
  const { dialog } = await served.open({ hash });
  await dialog.getByText("El registro es solo por invitación.").waitFor();
});

/** Returns the fragment that an outside sign-in of the first person brings back in the address. */
function tokensInAddress() {
  const claims = btoa(JSON.stringify({ sub: served.fake.people[0]?.id, exp: 4_102_444_800 }));
  return `access_token=h.${claims}.s&refresh_token=r&expires_in=3600`;
}

/** Leaves the page as for an outside service, and comes back to it with a fragment. */
async function comeBack(page: Page, hash: string, here = page.url()) {
  await page.goto("about:blank");
  await page.goto(`${here}#${hash}`);
  await page.waitForFunction(() => window.netlifyIdentity !== undefined);
}

test.each([
  [
    "the dialog",
    async (page: Page) => {
      await open(page);
      await page.frameLocator("#netlify-identity-widget").locator(".providerGoogle").click();
      await page.waitForURL("**/authorize?provider=google");
    },
  ],
  [
    "a page's own button",
    async (page: Page) => {
      await page.evaluate(() => {
        window.location.href = window.netlifyIdentity.gotrue?.loginExternalUrl("google") ?? "";
      });
      await page.waitForURL("**/authorize?provider=google");
    },
  ],
])("an outside sign-in that %s began opens its session on the way back, once", async (_, begin) => {
  served.fake.settings.external = { google: true };
  const { page, dialog, told } = await served.open();
  const here = page.url();
  await begin(page);
  await comeBack(page, tokensInAddress(), here);
  await dialog.getByText("Ana Ruiz").waitFor();
  expect(await told()).toEqual(["init(null)", "open(login)", "login(User ana@ejemplo.org)"]);
  expect(page.url()).not.toContain("access_token");
  await page.evaluate(() => window.netlifyIdentity.logout());
  await comeBack(page, tokensInAddress());
  await dialog.getByRole("heading", { name: "¿Es tu cuenta?" }).waitFor();
});

test("tokens that nobody asked for open nothing until the person says that the account is theirs", async () => {
  const { page, dialog, told } = await served.open({ hash: `#${tokensInAddress()}` });
  await dialog.getByText("Vas a entrar como").waitFor();
  await dialog.getByText("ana@ejemplo.org").waitFor();
  expect(page.url()).not.toContain("access_token");
  expect(await told()).toEqual(["init(null)", "open(login)"]);
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);
  expect(served.fake.calls.filter(({ path }) => path === "/token")).toEqual([]);
  await page.evaluate(() => window.netlifyIdentity.open("signup"));
  await dialog.getByRole("button", { name: "Entrar con esta cuenta" }).click();
  await dialog.getByText("Ana Ruiz").waitFor();
  expect((await told()).at(-1)).toBe("login(User ana@ejemplo.org)");
});

test("turning back from an account of somebody else leaves nothing of it", async () => {
  const { page, dialog, told } = await served.open({ hash: `#${tokensInAddress()}` });
  await dialog.getByRole("button", { name: "Volver a iniciar sesión" }).click();
  await dialog.getByRole("tab", { name: "Iniciar sesión" }).waitFor();
  expect(await told()).toEqual(["init(null)", "open(login)"]);
  expect(await page.evaluate(() => [localStorage.length, window.netlifyIdentity.currentUser()])).toEqual([0, null]);
});

test("who is signed in stays so when a link brings somebody else's tokens", async () => {
  const { page, dialog } = await served.open();
  served.fake.people.push({ id: "other", email: "otra@ejemplo.org", password: "x", user_metadata: {} });
  await page.evaluate(() => window.netlifyIdentity.store.login("ana@ejemplo.org", "correcta-caballo"));
  const claims = btoa(JSON.stringify({ sub: "other", exp: 4_102_444_800 }));
  await comeBack(page, `access_token=h.${claims}.s&refresh_token=r&expires_in=3600`);
  await dialog.getByText("otra@ejemplo.org").waitFor();
  expect(await page.evaluate(() => window.netlifyIdentity.currentUser()?.email)).toBe("ana@ejemplo.org");
  await dialog.getByRole("button", { name: "Volver a iniciar sesión" }).click();
  await dialog.getByText("ana@ejemplo.org").waitFor();
});

test("tokens that the service does not know open nothing and are told", async () => {
  const hash = `#access_token=h.${btoa('{"sub":"nobody","exp":4102444800}')}.s&refresh_token=r`;
  const { dialog, told } = await served.open({ hash });
  await dialog.locator(".flashMessage.error").waitFor();
  expect(await told()).not.toContain("login(User ana@ejemplo.org)");
});

test("a page that handles the tokens of an outside sign-in itself keeps them", async () => {
  const tokens = tokensInAddress();
  const state = encodeURIComponent(JSON.stringify({ auth_type: "implicit" }));
  const theirs = await served.open({ hash: `#${tokens}&state=${state}` });
  expect(await theirs.told()).toEqual(["init(null)"]);
  expect(theirs.page.url()).toContain("access_token");
});

test("another tab's sign-in and sign-out are told here", async () => {
  const first = await served.open();
  const second = await served.open({ context: first.context });
  await second.page.evaluate(() => window.netlifyIdentity.store.login("ana@ejemplo.org", "correcta-caballo"));
  await first.page.waitForFunction(() => window.netlifyIdentity.store.user !== null);
  await second.page.evaluate(() => window.netlifyIdentity.logout());
  await first.page.waitForFunction(() => window.netlifyIdentity.store.user === null);
  expect(await first.told()).toEqual(["init(null)", "login(User ana@ejemplo.org)", "logout"]);
});

test("two tabs that renew at the same time spend the refresh token once", async () => {
  const first = await served.open();
  await first.page.evaluate(() => window.netlifyIdentity.store.login("ana@ejemplo.org", "correcta-caballo"));
  const second = await served.open({ context: first.context });
  served.fake.calls.length = 0;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  served.fake.intercept.set("/token", async () => {
    await released;
    const claims = Buffer.from(JSON.stringify({ sub: served.fake.people[0]?.id, exp: 4_102_444_800 })).toString(
      "base64url",
    );
    return { status: 200, json: { access_token: `h.${claims}.s`, token_type: "bearer", refresh_token: "second" } };
  });
  const renewals = [first, second].map(({ page }) => page.evaluate(() => window.netlifyIdentity.refresh(true)));
  // One tab holds the lock and waits for the service; the other waits for its turn.
  await first.page.waitForFunction(async () => (await navigator.locks.query()).pending?.length === 1);
  release();
  const [a, b] = await Promise.all(renewals);
  expect(a).toBe(b);
  expect(served.fake.calls.map(({ path }) => path)).toEqual(["/token"]);
});

test("on a local host without an address the development settings ask for one, and keep it", async () => {
  const { page, dialog, told } = await served.open({ init: { APIUrl: undefined } });
  await open(page);
  await dialog.getByRole("heading", { name: "Ajustes de desarrollo" }).waitFor();
  await dialog.locator("[name=url]").fill(`${served.fake.origin}/.netlify/identity/`);
  await dialog.locator("button[type=submit]").click();
  await dialog.getByRole("tab", { name: "Iniciar sesión" }).waitFor();
  expect(await told()).toEqual(["open(login)", "init(null)"]);
  expect(await page.evaluate(() => localStorage.getItem("netlifySiteURL"))).toBe(served.fake.origin);
});

test("menus and buttons are drawn from data attributes, with the page's own words where it has some", async () => {
  const body = served.fake.pageBody;
  served.fake.pageBody = "<nav data-netlify-identity-menu></nav><p data-netlify-identity-button>Entrar al taller</p>";
  const { page, dialog } = await served.open();
  served.fake.pageBody = body;
  await page.locator(".netlify-identity-signup").click();
  await dialog.getByRole("tab", { name: "Registrarse", selected: true }).waitFor();
  await page.keyboard.press("Escape");
  expect(await page.locator(".netlify-identity-button").innerText()).toBe("Entrar al taller");
  await page.evaluate(() => window.netlifyIdentity.store.login("ana@ejemplo.org", "correcta-caballo"));
  expect(await page.locator(".netlify-identity-user-details").innerText()).toBe("Sesión iniciada como Ana Ruiz");
  await page.locator(".netlify-identity-logout").click();
  await dialog.getByRole("button", { name: "Cerrar sesión" }).waitFor();
});

test("what pages in the wild hold on to is there", async () => {
  const { page, dialog } = await served.open();
  await open(page);
  await dialog.locator("[name=email]").waitFor();
  const found = await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>("iframe#netlify-identity-widget");
    const inner = frame?.contentDocument;
    return {
      zIndex: frame && getComputedStyle(frame).zIndex,
      mode: inner?.compatMode,
      lang: inner?.documentElement.lang,
      title: inner?.title,
      width: inner?.querySelector(".modalDialog")?.getBoundingClientRect().width,
      names: [
        ".modalContainer[role=dialog][aria-hidden=false] .modalContent .btnClose",
        ".form .formGroup .formControl",
      ]
        .concat(
          ".header .btnHeader.active",
          ".inputFieldIcon.inputFieldEmail",
          ".btnLink.forgotPasswordLink",
          "button.btn",
        )
        .filter((selector) => !inner?.querySelector(selector)),
    };
  });
  expect(found).toEqual({
    zIndex: "99",
    mode: "CSS1Compat",
    lang: "es",
    title: "Iniciar sesión",
    width: 364,
    names: [],
  });
  await page.evaluate(() => {
    const { settings } = window.netlifyIdentity.store;
    if (settings) settings.disable_signup = true;
  });
  await dialog.getByRole("heading", { name: "Iniciar sesión" }).waitFor();
  expect(await dialog.getByRole("tab").count()).toBe(0);
});

test("the form shows before the settings arrive, and works when they never do", async () => {
  served.fake.intercept.set("/settings", () => new Promise(() => {}));
  const { page, dialog } = await served.open();
  await open(page);
  await dialog.locator("[name=email]").fill("ana@ejemplo.org");
  await dialog.locator("[name=password]").fill("correcta-caballo");
  await page.keyboard.press("Enter");
  await dialog.getByText("Ana Ruiz").waitFor();
});
