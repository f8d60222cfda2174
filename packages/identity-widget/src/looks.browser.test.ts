import { expect, test } from "vitest";
import { serveDialog } from "../test/dialog-page.ts";
import { offerManySessions, open, showAccount } from "../test/states.ts";

const served = serveDialog();

/** Height that the page measured with all twenty in a column as wide as the sign-in. */
const ONE_COLUMN_PX = 3300;

const FIVE = { google: true, github: true, gitlab: true, bitbucket: true, saml: true };

test("from page to page the dialog's edge and its title stay where they are", async () => {
  const { page, dialog, frame } = await served.open();
  const placesPx = () =>
    frame().evaluate(() => {
      const seen = ["h1:not(.visuallyHidden), [role=tablist]", ".modalDialog", ".btnClose"];
      return seen.map((name) => document.querySelector(name)?.getBoundingClientRect().top);
    });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await open(page);
  await dialog.getByRole("tab", { name: "Registrarse" }).waitFor();
  const first = await placesPx();
  await dialog.getByRole("tab", { name: "Registrarse" }).click();
  expect(await placesPx()).toEqual(first);
  await dialog.getByRole("tab", { name: "Iniciar sesión" }).click();
  await dialog.getByRole("button", { name: "¿Has olvidado la contraseña?" }).click();
  await dialog.getByRole("heading", { name: "Recuperar contraseña" }).waitFor();
  expect(await placesPx()).toEqual(first);
});

test("a fresh dialog does not look wrong: the ring of the focus has not the colour of a mistake", async () => {
  const { page, dialog } = await served.open();
  await open(page);
  const email = dialog.locator("[name=email]");
  await email.waitFor();
  const ring = await email.evaluate((element) => getComputedStyle(element).outlineColor);
  await dialog.locator("button[type=submit]").click();
  await dialog.locator(".fieldProblem").first().waitFor();
  expect(await email.evaluate((element) => getComputedStyle(element).borderColor)).not.toBe(ring);
  expect(await dialog.locator(".fieldProblem").first().innerText()).toBe("Rellena este campo.");
});

test("five providers fit a window 800 px high, each with its mark and its whole name for who hears it", async () => {
  served.fake.settings.external = FIVE;
  const { page, dialog, frame } = await served.open();
  await open(page);
  const google = dialog.getByRole("button", { name: "Continuar con Google" });
  await google.locator("path:not([d=''])").waitFor({ state: "attached" });
  expect(await google.innerText()).toBe("Google");
  const overflowPx = await frame().evaluate(() => {
    const content = document.querySelector(".modalContent");
    return content ? content.scrollHeight - content.clientHeight : null;
  });
  expect(overflowPx).toBe(0);
});

test("where more comes below, the dialog says so until its end is reached", async () => {
  served.fake.settings.external = FIVE;
  const { page, dialog } = await served.open();
  await page.setViewportSize({ width: 1280, height: 480 });
  await open(page);
  await dialog.locator(".providerSAML").waitFor();
  const cue = dialog.locator(".moreBelow");
  await expect.poll(() => cue.evaluate((element) => getComputedStyle(element).visibility)).toBe("visible");
  await dialog.locator(".modalContent").evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect.poll(() => cue.evaluate((element) => getComputedStyle(element).visibility)).toBe("hidden");
});

test("the account page uses the width, and folds twenty sessions, the present one first", async () => {
  offerManySessions(served.fake);
  const { page, dialog, frame } = await served.open();
  await showAccount(page, dialog);
  const items = dialog.locator("[aria-labelledby=sessions-title] .sessionItem");
  const more = dialog.getByRole("button", { name: "Ver todas (20)" });
  await more.waitFor();
  expect(await items.count()).toBe(4);
  expect(await items.first().innerText()).toContain("Esta sesión");
  const sizePx = await frame().evaluate(() => {
    const content = document.querySelector(".modalContent");
    return { width: content?.clientWidth ?? 0, height: content?.scrollHeight ?? 0 };
  });
  expect(sizePx.width).toBeGreaterThan(900);
  expect(sizePx.height).toBeLessThan(ONE_COLUMN_PX / 2);
  await more.click();
  expect(await items.count()).toBe(20);
  expect(await dialog.getByRole("button", { name: "Ver menos" }).getAttribute("aria-expanded")).toBe("true");
});

test("a page that opens an error without one says that something failed, and a way on", async () => {
  const { page, dialog } = await served.open();
  await open(page, "error");
  await dialog.getByText("Algo no ha ido bien.").waitFor();
  await dialog.getByRole("button", { name: "Volver a iniciar sesión" }).waitFor();
});

test("close and tabs are buttons by class, and a field's icon stands beside its input, as pages restyle them", async () => {
  const { page, dialog, frame } = await served.open();
  await open(page);
  await dialog.getByRole("tab", { name: "Registrarse" }).waitFor();
  const found = await frame().evaluate(() =>
    [
      ".btn.btnClose",
      ".btn.btnHeader.active",
      ".formControl[name=email] + .inputFieldIcon.inputFieldEmail",
      ".formControl[name=password] + .inputFieldIcon.inputFieldPassword",
    ].filter((name) => document.querySelector(name) === null),
  );
  expect(found).toEqual([]);
});
