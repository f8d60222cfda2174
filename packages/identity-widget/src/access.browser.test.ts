import { findWithAxe, WCAG } from "@nv/test-kit/axe";
import { expect, test } from "vitest";
import { offerAccount, PROOF_WANTED, SECOND_FACTOR_WANTED } from "../test/account-service.ts";
import { bundle, filesByName } from "../test/bundle.ts";
import { openPage, resetFake, serveDialog } from "../test/dialog-page.ts";
import { startFakeIdentity, tokensOf } from "../test/fake-identity.ts";
import { open } from "../test/states.ts";

const served = serveDialog();

test("by keyboard alone: focus comes in, goes round, and goes back to the button that opened", async () => {
  const { page, frame } = await served.open();
  await page.evaluate(() => {
    document.querySelector("#enter")?.addEventListener("click", () => window.netlifyIdentity.open());
  });
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await frame().waitForFunction(() => document.activeElement?.id === "email");
  await frame().waitForFunction(() => document.querySelector("[role=tab]") !== null);
  const walked: string[] = [];
  for (let i = 0; i < 8; i += 1) {
    await page.keyboard.press("Tab");
    walked.push(await frame().evaluate(() => document.activeElement?.id || document.activeElement?.className || ""));
  }
  expect(walked).toEqual([
    "password",
    "btnPasswordToggle",
    "btn",
    "btnLink forgotPasswordLink",
    "tab-login",
    "btn btnClose",
    "email",
    "password",
  ]);
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("ArrowRight");
  await frame().waitForFunction(() => document.activeElement?.id === "tab-signup" && document.querySelector("#name"));
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("enter");
});

test("by keyboard alone: sign in with a code, and set the second step up anew on the account page", async () => {
  offerAccount(served.fake);
  const { page, frame } = await served.open();
  const type = (text: string) => page.keyboard.type(text);
  const focusedText = () => frame().evaluate(() => document.activeElement?.textContent?.trim());
  /** Walks with Tab until the focus is on what says this. */
  async function walkTo(text: string) {
    for (let steps = 0; (await focusedText()) !== text; steps += 1) {
      if (steps > 60) throw new Error(`Tab does not reach «${text}»`);
      await page.keyboard.press("Tab");
    }
  }
  served.fake.intercept.set("/token", () => SECOND_FACTOR_WANTED);
  await page.evaluate(() => window.netlifyIdentity.open());
  await frame().waitForFunction(() => document.activeElement?.id === "email");
  await type("ana@ejemplo.org");
  await page.keyboard.press("Tab");
  await type("correcta-caballo");
  await page.keyboard.press("Enter");
  await frame().waitForFunction(() => document.activeElement?.id === "code");
  await type("123456");
  // The fake service knows no codes: it is told whose tokens these are.
  served.fake.intercept.set("/token", () => ({ status: 200, json: tokensOf(served.fake) }));
  await page.keyboard.press("Enter");
  await frame().waitForFunction(() => document.querySelector(".account"));

  await walkTo("Tu cuenta");
  await page.keyboard.press("Enter");
  await frame().waitForFunction(() => document.querySelector("#two-step-title + p + .btn"));
  await walkTo("Configurar");
  served.fake.intercept.set("/factors/totp", () => PROOF_WANTED);
  await page.keyboard.press("Enter");
  await frame().waitForFunction(() => document.activeElement?.id === "proof-password");
  await page.keyboard.press("Escape");
  expect(await page.evaluate(() => window.netlifyIdentity.store.modal.isOpen)).toBe(false);
  await page.evaluate(() => window.netlifyIdentity.openAccount());
  await frame().waitForFunction(() => document.querySelector(".proof"));
  offerAccount(served.fake);
  await walkTo("Cancelar");
  await page.keyboard.press("Enter");
  await walkTo("Configurar");
  await page.keyboard.press("Enter");
  await frame().waitForFunction(() => document.querySelector(".qrCode"));
  // What took the focus is gone: the title of its section has it.
  expect(await focusedText()).toBe("Segundo paso");
  await page.keyboard.press("Tab");
  await type("123456");
  await page.keyboard.press("Enter");
  await frame().waitForFunction(() => document.querySelector(".codeList"));
  await walkTo("Ya los he guardado");
  await page.keyboard.press("Enter");
  await frame().waitForFunction(() => !document.querySelector(".codeList"));
});

test("behind the dialog the page is out of reach and still, and comes back as it was", async () => {
  const { page, dialog } = await served.open();
  const look = () =>
    page.evaluate(() => ({
      inert: document.querySelectorAll("[inert]").length,
      overflow: document.documentElement.style.overflow,
      display: document.querySelector("iframe")?.style.display,
    }));
  const before = await look();
  await open(page);
  await dialog.locator("[name=email]").waitFor();
  expect(await look()).toEqual({ inert: 2, overflow: "hidden", display: "block" });
  await dialog.locator(".modalContainer").click({ position: { x: 5, y: 5 } });
  expect(await look()).toEqual(before);
});

test("a selection that ends on the veil does not close the dialog", async () => {
  const { page, dialog } = await served.open();
  await open(page);
  const box = await dialog.locator("[name=email]").boundingBox();
  await page.mouse.move((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  expect(await page.evaluate(() => window.netlifyIdentity.store.modal.isOpen)).toBe(true);
});

test.each([
  { name: "Trusted Types with any policy", trusted: "require-trusted-types-for 'script'", mode: "CSS1Compat" },
  {
    name: "Trusted Types with no policy",
    trusted: "require-trusted-types-for 'script'; trusted-types 'none'",
    mode: "BackCompat",
  },
])("under a strict content policy and $name the dialog is dressed", async ({ trusted, mode }) => {
  served.fake.pageHeaders = {
    "Content-Security-Policy": `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; ${trusted}`,
  };
  const { page, dialog, problems } = await served.open();
  await open(page);
  await dialog.locator("[name=email]").waitFor();
  const found = await page.evaluate(() => {
    const inner = document.querySelector("iframe")?.contentDocument;
    // The dialog grows as it opens: it is measured as it is when it has.
    for (const animation of inner?.getAnimations() ?? [])
      if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
    const button = inner?.querySelector("button[type=submit].btn");
    const input = inner?.querySelector("input");
    return {
      mode: inner?.compatMode,
      width: inner?.querySelector(".modalDialog")?.getBoundingClientRect().width,
      ink: button && getComputedStyle(button).backgroundColor,
      heightPx: input?.getBoundingClientRect().height,
      size: input && getComputedStyle(input).fontSize,
    };
  });
  expect(found).toEqual({ mode, width: 364, ink: "rgb(23, 21, 18)", heightPx: 44, size: "16px" });
  // The one thing that `'none'` forbids is the doctype, and the dialog goes on without it.
  expect(
    problems.filter((problem) => !/createPolicy|TrustedTypePolicy|trusted-types|quirks mode/i.test(problem)),
  ).toEqual([]);
});

test("the dialog wears the page's theme and the values of its custom properties, and follows both", async () => {
  served.fake.pageAttributes = 'data-theme="dark"';
  const { page, dialog, frame } = await served.open({ theme: "light" });
  await open(page);
  const ground = () =>
    frame().evaluate(() => getComputedStyle(document.querySelector(".modalDialog") ?? document.body).backgroundColor);
  await dialog.locator("[name=email]").waitFor();
  expect(await ground()).toBe("rgb(27, 26, 24)");
  await page.evaluate(() => document.documentElement.setAttribute("data-theme", "light"));
  await frame().waitForFunction(() => document.documentElement.style.colorScheme === "light");
  expect(await ground()).toBe("rgb(255, 255, 255)");
  await page.evaluate(() => document.documentElement.style.setProperty("--nv-sheet", "rgb(1, 2, 3)"));
  await frame().waitForFunction(() => document.documentElement.style.getPropertyValue("--nv-sheet") === "rgb(1, 2, 3)");
  expect(await ground()).toBe("rgb(1, 2, 3)");
});

test("motion stops when the reader asked for less, and lines stay in forced colours", async () => {
  const { page, dialog, frame } = await served.open();
  await page.emulateMedia({ reducedMotion: "reduce", forcedColors: "active" });
  await open(page);
  await dialog.locator("[name=email]").waitFor();
  const styles = await frame().evaluate(() => {
    const { animationName, borderTopWidth } = getComputedStyle(document.querySelector(".modalDialog") ?? document.body);
    return { animationName, borderTopWidth };
  });
  expect(styles).toEqual({ animationName: "none", borderTopWidth: "1px" });
});

test("drawn by React instead of Preact it is the same dialog", async () => {
  const files = await bundle("react");
  const other = await startFakeIdentity(filesByName(files));
  resetFake(other);
  const { context, page, dialog, frame } = await openPage(served.browser, other);
  await open(page);
  await dialog.locator("[name=email]").fill("ana@ejemplo.org");
  await dialog.locator("[name=password]").fill("otra");
  await page.keyboard.press("Enter");
  await dialog.getByText("El correo o la contraseña no son correctos.").waitFor();
  expect(await findWithAxe(frame(), { only: WCAG })).toEqual([]);
  await dialog.locator("[name=password]").fill("correcta-caballo");
  await page.keyboard.press("Enter");
  await dialog.getByText("Ana Ruiz").waitFor();
  await context.close();
  await other.close();
});
