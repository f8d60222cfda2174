import { findInFrames } from "@nv/test-kit/axe-in-frames";
import { type Page, request } from "@playwright/test";
import { open } from "../src/alive.ts";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { type JourneyServers, LARGEST, onOneProcess, onTwoProcesses } from "../src/journey-servers.ts";
import { expect, test } from "../src/test.ts";

/** Plans a shift of the only person on the first day of the week, with the keyboard alone. */
async function plan(page: Page, starts: string, ends: string): Promise<void> {
  await page.getByRole("button", { name: /^Añadir a Ana Muestra, lunes/ }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Planear" });
  const day = (await dialog.getByLabel("Empieza").inputValue()).slice(0, 10);
  await dialog.getByLabel("Empieza").fill(`${day}T${starts}`);
  await dialog.getByLabel("Termina").fill(`${day}T${ends}`);
  await dialog.getByRole("button", { name: "Guardar" }).press("Enter");
  await expect(dialog).toBeHidden();
}

// Both databases are asked by `features/team/team.test.ts`.
for (const dialect of LARGEST) {
  test.describe(`the team on ${dialect.name}`, () => {
    let ground: JourneyServers;
    test.beforeEach(async () => {
      ground = dialect.name === "postgres" ? await onTwoProcesses(await dialect.create()) : await onOneProcess();
    });
    test.afterEach(async ({ browser }) => {
      // Open pages hear the server for as long as it runs.
      for (const context of browser.contexts()) await context.close();
      await ground.drop();
    });

    test("somebody plans a week with a conflict, mends it, subscribes a calendar and revokes it", async ({
      browser,
    }) => {
      const page = await (await browser.newContext({ baseURL: ground.editors.url })).newPage();
      await becomeFirstAdministrator(page, ground.editors);
      await page.goto("/team");
      await page.getByText("Todavía no hay ninguna ficha.").getByRole("link", { name: "la tuya" }).press("Enter");
      await expect(page.getByRole("heading", { name: "Tu ficha" })).toBeInViewport();
      await page.getByLabel("Nombre", { exact: true }).fill("Ana Muestra");
      await page.getByRole("textbox", { name: "De qué sabes" }).fill("R, mapas");
      await page.getByRole("button", { name: "Guardar la ficha" }).press("Enter");
      await expect(page.getByText("Sabe de R, mapas")).toBeVisible();
      await expect(page.getByText("Guardada.", { exact: true })).toBeVisible();

      await plan(page, "08:00", "12:00");
      await expect(page.getByText(/^Sin nadie: martes /)).toBeVisible();
      await plan(page, "16:00", "20:00");
      await expect(page.getByText(/^Ana Muestra, lunes \d+: descansa 4 h/)).toBeVisible();
      expect(await findInFrames(page, { within: "main" })).toEqual([]);

      // By dragging, to the next day but one.
      const late = page.getByRole("button", { name: /^16:00–20:00/ });
      const onto = page
        .getByRole("row", { name: /Ana Muestra/ })
        .getByRole("cell")
        .nth(2);
      await late.dragTo(onto);
      await expect(onto.getByRole("button", { name: /^16:00–20:00/ })).toBeVisible();
      await expect(page.getByText(/descansa/)).toBeHidden();

      // Out as a file and in again: nothing is planned twice.
      const saved = page.waitForEvent("download");
      await page.getByRole("button", { name: "Descargar la semana en CSV" }).press("Enter");
      await page.getByLabel("Traer turnos de un CSV").setInputFiles(await (await saved).path());
      await expect(page.getByText(/^Turnos añadidos: 0\. Ya estaban: 2\./)).toBeVisible();

      await page.getByRole("button", { name: "Crear la dirección" }).press("Enter");
      const address = (await page.getByText(/\/api\/team\/calendar\//).textContent()) ?? "";
      const calendar = await request.newContext();
      const subscribed = await calendar.get(address);
      expect(subscribed.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
      expect((await subscribed.text()).match(/BEGIN:VEVENT/g)).toHaveLength(2);

      // A colleague's page of the same week follows without a reload.
      const other = await page.context().newPage();
      await other.goto("/team");
      await expect(other.getByRole("button", { name: /^16:00–20:00/ })).toBeVisible();
      await late.press("Enter");
      await page.getByRole("dialog").getByRole("button", { name: "Quitar de los turnos" }).press("Enter");
      await expect(other.getByRole("button", { name: /^16:00–20:00/ })).toBeHidden();
      await other.close();

      await expect(page.getByText("Aún no hay ninguno. Escribe el de tu área.")).toBeVisible();
      await page.getByRole("textbox", { name: "Área" }).fill("Diseño");
      await page.getByRole("textbox", { name: "Canal" }).fill("diseno@diario.example");
      // What is half written is still there after a reload, whatever the browser asks.
      page.once("dialog", (question) => question.accept());
      await page.reload();
      await expect(page.getByRole("textbox", { name: "Canal" })).toHaveValue("diseno@diario.example");
      await page.getByRole("button", { name: "Guardar el canal" }).press("Enter");
      await expect(page.getByText("Guardado: Diseño.")).toBeVisible();
      await page.getByRole("button", { name: "Cambiar la lista" }).press("Enter");
      await page.getByRole("textbox", { name: "La lista" }).fill("Leer la guía | /docs/intro");
      await page.getByRole("button", { name: "Guardar la lista" }).press("Enter");
      await page.getByRole("checkbox", { name: "Leer la guía" }).press("Space");
      await expect(page.getByText("Lo has hecho todo.")).toBeVisible();

      await page.getByRole("button", { name: "Retirar la dirección…" }).press("Enter");
      await page.getByRole("button", { name: "Retirar", exact: true }).press("Enter");
      await expect(page.getByRole("button", { name: "Crear la dirección" })).toBeVisible();
      expect((await calendar.get(address)).status()).toBe(404);
      await calendar.dispose();

      // The area answers on its pages; on a phone too, where facts that stand in one line go to the next without their point.
      await page.setViewportSize({ width: 360, height: 780 });
      await open(page, "/docs/Guia%20de%20estilos/Colors");
      await page.getByRole("button", { name: "Diseño", exact: true }).press("Enter");
      await expect(page.getByRole("link", { name: "diseno@diario.example" })).toBeVisible();
      const edge = (await page.locator(".nv-facts").boundingBox())?.x;
      for (const fact of ["Diseño", /\d{4}$/])
        expect((await page.locator(".nv-facts dd").filter({ hasText: fact }).boundingBox())?.x).toBe(edge);
    });
  });
}
