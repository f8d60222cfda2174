import { DIALECTS, type TestDatabase } from "@nv/test-kit";
import { invitationLink, openAdministration, openPerson } from "../src/administration.ts";
import { PASSWORD, submit } from "../src/dialog.ts";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { startTestServer, type TestServer } from "../src/server.ts";
import { expect, test } from "../src/test.ts";

const CSV = [
  "correo;nombre",
  "luz@ejemplo.org;Luz Muñoz",
  "eva@ejemplo.org;Eva Núñez",
  "esto no es un correo;Pía Sin Arroba",
  "ivan@ejemplo.org;Iván Gómez",
  'zoe@ejemplo.org;"=HYPERLINK(""http://malo.example"")"',
].join("\r\n");

/** Two people do about forty things one after another here. Milliseconds. */
const LONG_JOURNEY_MS = 120_000;

for (const dialect of DIALECTS) {
  test.describe(`people on ${dialect.name}`, () => {
    let store: TestDatabase;
    let server: TestServer;

    test.beforeEach(async () => {
      store = await dialect.create();
      server = await startTestServer(store.address.url === undefined ? {} : { DATABASE_URL: store.address.url });
    });
    test.afterEach(async () => {
      await server.stop();
      await store.drop();
    });

    test("five people from a list with one bad row; one enters, administers, and shuts the first one out", async ({
      browser,
    }) => {
      test.setTimeout(LONG_JOURNEY_MS);
      const first = await (await browser.newContext({ baseURL: server.url })).newPage();
      await becomeFirstAdministrator(first, server);

      // The list: four rows go, the bad one says why and is corrected in its place.
      await openAdministration(first, "/admin/people/invite", "Invitar");
      await first
        .getByLabel("O abrir un CSV…")
        .setInputFiles({ name: "equipo.csv", mimeType: "text/csv", buffer: Buffer.from(CSV) });
      await expect(first.getByText("Falta la arroba")).toBeVisible();
      await first.getByRole("button", { name: "Invitar a 4 personas" }).click();
      await expect(first.getByText("4 invitaciones enviadas.")).toBeVisible();
      await first.getByLabel("Correo de la línea 3").fill("pia@ejemplo.org");
      await first.getByRole("button", { name: "Invitar a 1 persona" }).click();
      await expect(first.getByText("5 invitaciones enviadas.")).toBeVisible();

      // One accepts, finds no administration, and is made an administrator.
      const second = await (await browser.newContext({ baseURL: server.url })).newPage();
      await second.goto(await invitationLink(server, "eva@ejemplo.org"));
      await submit(second, { password: PASSWORD });
      await expect(second.getByRole("button", { name: "Log out" })).toBeVisible();
      expect((await second.goto("/admin/people"))?.status()).toBe(403);
      await expect(second.getByRole("heading", { level: 1 })).toHaveText("No tienes permiso para ver esta página");

      await openPerson(first, "nunez eva", "Eva Núñez");
      await first.getByLabel("Rol").selectOption({ label: "Administra" });
      await expect(first.getByText("podrá ver y cambiar las cuentas de todo el equipo")).toBeVisible();
      await first.getByRole("button", { name: "Guardar" }).click();
      await expect(first.getByText("Guardado.")).toBeVisible();

      // The new one shuts the first one out, who is at work in an open page.
      await openPerson(second, "ana", "Ana Muestra");
      await second.getByRole("button", { name: "Bloquear" }).click();
      await second.getByLabel("Durante").selectOption({ label: "Una semana" });
      await second.getByRole("button", { name: "Bloquear", exact: true }).click();
      await expect(second.getByText("La cuenta está bloqueada.")).toBeVisible();
      const gate = first.waitForResponse((answer) => answer.url() === `${server.url}/admin/audit`);
      await first.getByRole("link", { name: "Auditoría", exact: true }).click();
      expect((await gate).status()).toBe(401);
      await expect(first.getByRole("button", { name: "Iniciar sesión" }).first()).toBeVisible();

      // The audit tells each step, with who did it and from where.
      await openAdministration(second, "/admin/audit", "Auditoría");
      const row = (who: string, what: string, whom: string) =>
        second.getByRole("row").filter({ hasText: what }).filter({ hasText: who }).filter({ hasText: whom });
      for (const email of ["luz", "eva", "pia", "ivan", "zoe"]) {
        await expect(row("ana@ejemplo.org", "Invitó", `${email}@ejemplo.org`)).toHaveCount(1);
      }
      await expect(row("eva@ejemplo.org", "Aceptó la invitación", "")).toHaveCount(1);
      const promotion = row("ana@ejemplo.org", "Cambió el rol", "eva@ejemplo.org");
      await expect(promotion).toContainText("rol: de «nada» a «admin»");
      await expect(promotion).toContainText(/127\.0\.0\.1|::1/);
      const ban = row("eva@ejemplo.org", "Bloqueó la cuenta", "ana@ejemplo.org");
      await expect(ban).toContainText(/(Chrome|Firefox|Safari) · Linux/);
      await expect(ban).not.toContainText("Mozilla");

      const download = second.waitForEvent("download");
      await second.getByRole("button", { name: "Descargar en CSV" }).click();
      const file = await (await download).createReadStream();
      const text = (await file.toArray()).join("");
      expect(text).toContain("Bloqueó la cuenta;user_banned;eva@ejemplo.org");
      expect(text).not.toMatch(/(^|;)"?=/m);

      // And the ban can be undone.
      await openPerson(second, "ana", "Ana Muestra");
      await second.getByRole("button", { name: "Desbloquear" }).click();
      await second.getByRole("dialog").getByRole("button", { name: "Desbloquear" }).click();
      await expect(second.getByText("La cuenta está desbloqueada.")).toBeVisible();
    });
  });
}

test.describe("what is typed", () => {
  test.beforeEach(async ({ page, server }) => {
    await becomeFirstAdministrator(page, server);
  });

  const ME = "Ana Muestra";

  test("stays through a lost connection, and is saved when it is back", { tag: "@long" }, async ({ page, context }) => {
    await openPerson(page, "ana", ME);
    await page.getByLabel("Nombre").fill("Ana Cambiada");
    await context.setOffline(true);
    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByText("No hay conexión con el servidor. Lo que has escrito sigue aquí.")).toBeVisible();
    await expect(page.getByLabel("Nombre")).toHaveValue("Ana Cambiada");
    await context.setOffline(false);
    await page.getByRole("button", { name: "Reintentar" }).click();
    await expect(page.getByText("Guardado.")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ana Cambiada");
  });

  test("stays through «back» and a reload", { tag: "@long" }, async ({ page }) => {
    await openPerson(page, "ana", ME);
    await page.getByLabel("Rol").selectOption({ label: "Del equipo" });
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Personas" })).toBeVisible();
    await page.goForward();
    await expect(page.getByLabel("Rol")).toHaveValue("");
    await expect(page.getByText("Hemos recuperado lo que habías escrito")).toBeVisible();
    await page.getByRole("button", { name: "Descartar los cambios" }).click();
    await expect(page.getByLabel("Rol")).toHaveValue("admin");
  });

  test("is saved by itself once the person has entered again in another tab", async ({ page, server }) => {
    await openPerson(page, "ana", ME);
    await page.getByLabel("Nombre").fill("Ana De Vuelta");
    const ended = await page.request.post("/.netlify/identity/logout", { headers: { origin: server.url } });
    expect(ended.status()).toBe(204);
    await page.getByRole("button", { name: "Guardar" }).click();
    const dialog = page.getByRole("dialog", { name: "Tu sesión ha terminado" });
    const opened = page.waitForEvent("popup");
    await dialog.getByRole("button", { name: "Entrar en otra pestaña" }).click();
    const other = await opened;
    await other.getByRole("button", { name: "Iniciar sesión" }).first().click();
    await submit(other, { email: "ana@ejemplo.org", password: PASSWORD });
    await expect(page.getByText("Guardado.")).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test("is not lost to another administrator, nor theirs to it", { tag: "@long" }, async ({ page, context }) => {
    await openPerson(page, "ana", ME);
    await page.getByLabel("Nombre").fill("Ana Mía");
    const other = await context.newPage();
    await openPerson(other, "ana", ME);
    await other.getByText("Editar los otros datos como JSON (avanzado)").click();
    await other.getByLabel("Datos de la persona").fill('{"mesa": "Datos"}');
    await other.getByRole("button", { name: "Guardar" }).click();
    await expect(other.getByText("Guardado.")).toBeVisible();

    await page.getByRole("button", { name: "Guardar" }).click();
    await expect(page.getByText("Alguien ha cambiado esta cuenta mientras la editabas.")).toBeVisible();
    await expect(page.getByLabel("Nombre")).toHaveValue("Ana Mía");
    await page.getByRole("button", { name: "Guardar lo mío encima" }).click();
    await expect(page.getByText("Guardado.")).toBeVisible();
    await page.getByText("Editar los otros datos como JSON (avanzado)").click();
    await expect(page.getByLabel("Datos de la persona")).toHaveValue(/"mesa": "Datos"/);
  });
});

test("an account is created, its link copied by who asks for it, and deleted by typing its address", async ({
  page,
  server,
}) => {
  await becomeFirstAdministrator(page, server);
  await openAdministration(page, "/admin/people/invite", "Invitar");
  await page.getByLabel("Personas", { exact: true }).fill("<b>Pía</b> <pia@ejemplo.org>");
  await page.getByRole("button", { name: "Revisar la lista" }).click();
  await page.getByRole("button", { name: "Invitar a 1 persona" }).click();
  await expect(page.getByText("Una invitación enviada.")).toBeVisible();

  await openAdministration(page, "/admin/people?estado=invited", "Personas");
  await page.getByRole("row").filter({ hasText: "pia@ejemplo.org" }).getByRole("link").click();
  await page.getByRole("button", { name: "Copiar un enlace de invitación" }).click();
  await expect(page.getByRole("dialog")).not.toContainText("invite_token");
  await page.getByRole("button", { name: "Crear el enlace" }).click();
  await expect(page.getByRole("dialog").locator("code")).toContainText(`${server.url}/#invite_token=`);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(page.locator("body")).not.toContainText("invite_token");

  await page.getByRole("button", { name: "Eliminar" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Eliminar para siempre" })).toBeDisabled();
  await dialog.getByLabel("Escribe pia@ejemplo.org para confirmarlo").fill("pia@ejemplo.org");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Personas" })).toBeVisible();
  await expect(page.getByText("pia@ejemplo.org")).toBeHidden();
});

test("the list is reached, searched, ordered and left with the keyboard alone", { tag: "@long" }, async ({
  page,
  server,
}) => {
  await becomeFirstAdministrator(page, server);
  await openAdministration(page, "/admin", "Personas");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const tabTo = async (name: RegExp) => {
    for (let steps = 0; steps < 25; steps += 1) {
      await page.keyboard.press("Tab");
      const focused = page.locator(":focus");
      const label = await focused.evaluate((element) =>
        element.getAttribute("type") === "search" ? "buscar" : (element.textContent ?? ""),
      );
      if (name.test(label)) return;
    }
    throw new Error(`Tab never reached ${name}.`);
  };
  await tabTo(/buscar/);
  await page.keyboard.type("muestra");
  await expect(page).toHaveURL(/buscar=muestra/);
  await tabTo(/^Nombre/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/orden=name\+asc/);
  await expect(page.getByRole("columnheader", { name: "Nombre" })).toHaveAttribute("aria-sort", "ascending");
  await tabTo(/^Ana Muestra$/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Ana Muestra" })).toBeFocused();
});
