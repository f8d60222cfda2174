import { findInFrames } from "@nv/test-kit/axe-in-frames";
import type { Page } from "@playwright/test";
import { enter, open } from "../src/alive.ts";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { expectAccessible } from "../src/sound.ts";
import { expect, lookingTest, test } from "../src/test.ts";

test.use({ contextOptions: { permissions: ["clipboard-read", "clipboard-write"] } });

/** Presses Tab until something has the focus, as a person does who looks where it goes. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const LONGEST_WALK = 120;
  for (let press = 0; press < LONGEST_WALK; press += 1) {
    await page.keyboard.press("Tab");
    const isThere = await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
    if (isThere) return;
  }
  throw new Error(`${LONGEST_WALK} presses of Tab did not reach ${selector}`);
}

lookingTest("a reader with a keyboard alone reaches a snippet and copies it", async ({ page, server }) => {
  await enter(page, server);
  await page.keyboard.press("/");
  await page.keyboard.type("geocodificar direcciones");
  await expect(page.getByRole("option").first()).toContainText("Geocod");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/docs\/Snippets\/R\/Geocode/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  // The first stop jumps over the bars and the index.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.keyboard.press("Tab");
  await tabTo(page, ".nv-code button");
  const button = page.locator(".nv-code button:focus");
  await expect(button).toBeInViewport();
  const code = await page.locator(".nv-code:has(button:focus) pre").textContent();
  while (!((await page.locator(".nv-code button:focus").textContent()) ?? "").includes("Copiar"))
    await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.locator(".nv-code button:focus")).toHaveText("Copiado");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
});

lookingTest("the keys are shown by ?, and those of one letter can be turned off", async ({ page, server }) => {
  await enter(page, server);
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Con el teclado" })).toBeVisible();
  await page.getByRole("switch", { name: "Atajos de una sola tecla" }).press(" ");
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await page.keyboard.press("Control+k");
  await expect(page.getByRole("combobox")).toHaveValue("");
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("whether a page served and a line about it reach the administrators", { tag: "@long" }, async ({
  page,
  server,
}) => {
  await enter(page, server, "/docs/Guia%20de%20estilos/maps");
  await page.getByRole("button", { name: "No", exact: true }).click();
  await expect(page.getByText("Anotado, gracias.")).toBeVisible();

  // Nothing typed is lost when the server does not answer.
  const line = page.getByLabel(/Una línea para/);
  await line.fill("Falta el halo en móvil.");
  await page.route("**/api/feedback", (route) => route.abort());
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByText("El servidor no responde y no se ha guardado.")).toBeVisible();
  await expect(line).toHaveValue("Falta el halo en móvil.");
  await page.unroute("**/api/feedback");

  // Nor when the page has to be opened again: it stands under the vote that it goes with.
  await open(page, "/docs/Guia%20de%20estilos/maps");
  await expect(page.getByRole("button", { name: "No", exact: true })).toHaveAttribute("aria-pressed", "true");
  await expect(line).toHaveValue("Falta el halo en móvil.");
  await page.getByRole("button", { name: "Enviar" }).click();
  await expect(page.getByText(/^Gracias: tu línea llega a/)).toBeVisible();

  const said = await (await page.request.get(`${server.url}/api/feedback`)).json();
  expect(said).toMatchObject([
    {
      path: "/docs/Guia de estilos/maps",
      hasHelped: false,
      comment: "Falta el halo en móvil.",
      email: "ana@ejemplo.org",
    },
  ]);
});

test("an edit is suggested from the page, survives a closed dialog, and arrives with its difference", async ({
  page,
  server,
}) => {
  await enter(page, server, "/docs/Guia%20de%20estilos/maps");
  const suggest = page.getByRole("button", { name: "Proponer un cambio" });
  await suggest.click();
  // It begins where the page was being read, with nothing of the file around it.
  const text = page.getByRole("dialog").getByRole("textbox", { name: /Texto de/ });
  const part = page.getByRole("combobox", { name: "Qué parte" });
  await expect(text).not.toHaveValue(/^---|import /);
  await part.selectOption({ label: "Proyección" });
  await expect(text).toHaveValue(/^## Proyección\n/);
  await text.fill((await text.inputValue()).replace("## Proyección", "## Proyección\n\nUna **sola** en cada mapa."));
  await page.getByRole("dialog").getByText("Así se leerá", { exact: true }).click();
  await expect(page.getByRole("region", { name: "Así se leerá" }).locator("strong").first()).toHaveText("sola");
  expect(await findInFrames(page, { within: "dialog" })).toEqual([]);
  await part.selectOption({ label: "Título y datos de la página" });
  await page.getByRole("dialog").getByText("Escribir", { exact: true }).click();
  await text.fill((await text.inputValue()).replace("title: Mapas", "title: Mapas y planos"));
  await page.keyboard.press("Escape");
  await suggest.click();
  await part.selectOption({ label: "Título y datos de la página" });
  await expect(text).toHaveValue(/title: Mapas y planos/);
  await page.getByLabel("Por qué").fill("También son planos.");
  await page.getByRole("button", { name: "Enviar la propuesta" }).click();
  await expect(page.getByRole("heading", { name: "Propuesta guardada" })).toBeVisible();

  const [proposal] = await (await page.request.get(`${server.url}/api/proposals`)).json();
  expect(proposal).toMatchObject({ note: "También son planos.", state: "open" });
  expect(proposal.difference).toContain("-title: Mapas\n+title: Mapas y planos");
  expect(proposal.difference).toContain("+Una **sola** en cada mapa.");
});

lookingTest("a page is copied as Markdown", async ({ page, server }) => {
  await enter(page, server, "/docs/Guia%20de%20estilos/maps");
  await page.getByRole("button", { name: "Copiar como Markdown" }).click();
  await expect(page.getByRole("button", { name: "Copiado" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Mapas\n/);
});

lookingTest(
  "the home shows what this person read, and the next person at this browser nothing of it",
  async ({ page, server }) => {
    await enter(page, server, "/docs/Guia%20de%20estilos/maps");
    await open(page, "/");
    const own = page.locator(".nv-manuals__list").filter({ hasText: "Lo que has leído" });
    await expect(own.getByRole("link", { name: "Mapas" })).toBeVisible();

    await page.getByRole("button", { name: "Log out" }).click();
    await expect(page.getByRole("button", { name: "Iniciar sesión" }).first()).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Guia de estilos");
  },
);

/** Text of what has the focus. */
const focused = (page: Page) => page.locator(":focus");

for (const way of ["Escape", "Cerrar", "a click outside"] as const) {
  const tag = way === "Escape" ? [] : ["@long"];
  lookingTest(
    `a dialog closed with ${way} gives the focus back to what opened it`,
    { tag },
    async ({ page, server }) => {
      await enter(page, server, "/docs/intro");
      await page.getByRole("button", { name: "Buscar" }).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("combobox")).toBeFocused();
      if (way === "Escape") await page.keyboard.press("Escape");
      else if (way === "Cerrar") await page.getByRole("button", { name: "Cerrar" }).click();
      else await page.mouse.click(5, 500);
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page.getByRole("button", { name: "Buscar" })).toBeFocused();
    },
  );
}

lookingTest(
  "the keys turned off are turned on again from the foot of any page",
  { tag: "@long" },
  async ({ page, server }) => {
    await enter(page, server, "/docs/intro");
    const help = page.getByRole("button", { name: "Atajos de teclado" });
    const toggle = page.getByRole("switch", { name: "Atajos de una sola tecla" });
    for (const isOn of [false, true]) {
      await help.click();
      await toggle.press(" ");
      await expect(toggle).toBeChecked({ checked: isOn });
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Con el teclado" })).toBeVisible();
  },
);

lookingTest(
  "an answer that is a part of a page takes the keyboard to that part",
  { tag: "@long" },
  async ({ page, server }) => {
    await enter(page, server);
    await page.keyboard.press("/");
    await page.keyboard.type("con mapbox");
    await expect(page.getByRole("option").first()).toContainText("Estilo de los mapas › Con Mapbox");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/#con-mapbox$/);
    await expect(focused(page)).toHaveText(/^Con Mapbox/);
    // From there a snippet is two steps away: the link to the part itself, and the button of the block.
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(focused(page)).toHaveText("Copiado");
    await expect(focused(page)).toHaveAccessibleDescription("js");
  },
);

lookingTest(
  "the menu of a phone opens before the page, is walked with Tab and closes when the keyboard leaves it",
  async ({ page, server }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await enter(page, server, "/docs/Guia%20de%20estilos/maps");
    const toggle = page.getByRole("button", { name: "Open menu" });
    const menu = page.getByRole("navigation", { name: "Main" });
    await toggle.focus();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(menu.getByRole("link", { name: "Documentación" }).first()).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(toggle).toBeFocused();

    // The tools open over the menu, which is there again when they close.
    await page.keyboard.press("Enter");
    const opener = menu.getByRole("button", { name: "Herramientas", exact: true });
    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("combobox", { name: "Buscar una herramienta" })).toBeFocused();
    expect(await findInFrames(page, { within: "dialog" })).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();

    await page.getByRole("button", { name: "Close menu" }).focus();
    await page.keyboard.press("Shift+Tab");
    await expect(menu).toBeHidden();
  },
);

lookingTest("the name of the page that comes is said", async ({ page, server }) => {
  await enter(page, server, "/docs/intro");
  await page.keyboard.press("g");
  await page.keyboard.press("b");
  await expect(page).toHaveURL(/\/blog$/);
  await expect(page.getByRole("status").filter({ hasText: /^Blog$/ })).toBeAttached();
});

lookingTest("whoever votes with the keyboard goes on from there", { tag: "@long" }, async ({ page, server }) => {
  await enter(page, server, "/docs/intro");
  const yes = page.getByRole("button", { name: "Sí", exact: true });
  await yes.focus();
  // An answer that takes its time shows where the focus goes meanwhile.
  const { promise: isThere, resolve: arrive } = Promise.withResolvers<void>();
  await page.route("**/api/feedback", async (route) => {
    await isThere;
    await route.continue();
  });
  const asked = page.waitForRequest("**/api/feedback");
  await page.keyboard.press("Enter");
  await asked;
  // Two frames: a button that is taken away while one waits has lost the focus by then.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  arrive();
  await expect(page.getByText("Anotado, gracias.")).toBeVisible();
  await expect(yes).toBeFocused();
});

test("a session that ends under an edit is renewed, and the edit arrives", { tag: "@long" }, async ({
  page,
  server,
}) => {
  await enter(page, server, "/docs/Guia%20de%20estilos/maps");
  await page.getByRole("button", { name: "Proponer un cambio" }).click();
  const text = page.getByLabel(/^Texto de «/);
  await text.fill(`${await text.inputValue()}\nUna frase más.\n`);
  // The cookie is gone; what the browser keeps opens the session again.
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Enviar la propuesta" }).click();
  await expect(page.getByRole("heading", { name: "Propuesta guardada" })).toBeVisible();
});

lookingTest(
  "the index shows the page that is being read, however long its section",
  { tag: "@long" },
  async ({ page, server }) => {
    await page.setViewportSize({ width: 1280, height: 600 });
    await enter(page, server, "/docs/Old/WorldFromSpaceQGISProj");
    await expect(page.getByRole("navigation", { name: "Docs sidebar" }).locator("[aria-current]")).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  },
);

lookingTest(
  "an edit of a text that has changed since is not sent, and is not lost",
  { tag: "@long" },
  async ({ page, server }) => {
    await enter(page, server, "/docs/Guia%20de%20estilos/maps");
    await page.evaluate(() => {
      const draft = { version: "otra", text: "Mis planos", note: "" };
      sessionStorage.setItem("nv.proposal:/docs/Guia de estilos/maps", JSON.stringify(draft));
    });
    await page.getByRole("button", { name: "Proponer un cambio" }).click();
    await expect(page.getByText("La página ha cambiado", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: "Enviar la propuesta" })).toBeDisabled();
    await page.getByRole("button", { name: "Copiar lo que escribí" }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("Mis planos");
    await page.getByRole("button", { name: "Empezar de nuevo" }).click();
    await page.getByRole("combobox", { name: "Qué parte" }).selectOption({ label: "Título y datos de la página" });
    await expect(page.getByRole("dialog").getByRole("textbox", { name: /Texto de/ })).toHaveValue(/title: Mapas/);
  },
);

lookingTest(
  "with the system's few colours the marked answer and the field in use are still told apart",
  { tag: "@long" },
  async ({ page, server }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await enter(page, server);
    await page.keyboard.press("/");
    await page.keyboard.type("mapa");
    await expect(page.getByRole("option").first()).toBeVisible();
    const outlineOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).outlineStyle);
    expect(await outlineOf(".nv-search__field")).toBe("solid");
    await page.keyboard.press("ArrowDown");
    expect(await outlineOf('[role="option"][aria-selected="true"]')).toBe("solid");
    expect(await outlineOf('[role="option"][aria-selected="false"]')).toBe("none");
  },
);

lookingTest("on paper a page is its text: no bars, no buttons, no dialogs", async ({ page, server }) => {
  await enter(page, server, "/docs/Guia%20de%20estilos/maps");
  await page.emulateMedia({ media: "print" });
  for (const gone of [".nv-nav", ".nv-session", ".nv-docs__sidebar", ".nv-vote", ".nv-tools", ".nv-footer"]) {
    await expect(page.locator(gone)).toBeHidden();
  }
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("dialogs and forms have nothing for axe in both themes and hold on a phone", async ({ page, server }) => {
  await becomeFirstAdministrator(page, server);
  await page.setViewportSize({ width: 360, height: 740 });
  const expectSound = async (what: string) => {
    await expectAccessible(page, what);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(360);
  };
  // The home and other pages are looked at in `looks.spec.ts`.
  await open(page, "/docs/Guia%20de%20estilos/maps");
  await page.getByRole("button", { name: "Sí", exact: true }).click();
  await expect(page.getByText("Anotado, gracias.")).toBeVisible();
  await expectSound("the question at the end");
  await page.getByRole("button", { name: "Proponer un cambio" }).click();
  await expect(page.getByLabel(/^Texto de «/)).toBeVisible();
  await expectSound("the form of an edit");
  await page.keyboard.press("Escape");
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Con el teclado" })).toBeVisible();
  await expectSound("the panel of keys");
  await page.keyboard.press("Escape");
  await page.keyboard.press("/");
  await page.keyboard.type("mapa");
  await expect(page.getByRole("option").first()).toBeVisible();
  await expectSound("the search");
});
