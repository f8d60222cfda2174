import { startWebhookReceiver, type WebhookReceiver } from "@nv/doubles";
import type { Page } from "@playwright/test";
import { openAdministration } from "../src/administration.ts";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { type JourneyServers, LARGEST, onOneProcess, onTwoProcesses } from "../src/journey-servers.ts";
import type { TestServer } from "../src/server.ts";
import { expectAccessible } from "../src/sound.ts";
import { expect, test } from "../src/test.ts";

/** Fields that a record tells of itself, as far as the next request needs them. */
interface Saved {
  readonly id: string;
  readonly version: number;
}

/** Publishes a fragment, publishes it again and retires it. */
async function publishTwiceAndRetire(page: Page, { url }: TestServer): Promise<void> {
  async function call(method: "POST" | "PUT", path: string, data: object): Promise<Saved> {
    const answer = await page.request.fetch(`${url}/api/includes${path}`, { method, data, headers: { origin: url } });
    if (!answer.ok()) throw new Error(await answer.text());
    return answer.json();
  }
  const fields = { title: "Aviso inventado", body: "Un texto de muestra." };
  const { id, version } = await call("POST", "", fields);
  const live = await call("POST", `/${id}/publish`, { version });
  const edited = await call("PUT", `/${id}`, { ...fields, body: "Otro texto de muestra.", version: live.version });
  const again = await call("POST", `/${id}/publish`, { version: edited.version });
  await call("POST", `/${id}/retire`, { version: again.version });
}

// Both databases are asked by `features/webhooks/webhooks.test.ts`.
for (const dialect of LARGEST)
  test.describe(`webhooks on ${dialect.name}`, () => {
    let ground: JourneyServers;
    let receiver: WebhookReceiver;
    test.beforeEach(async () => {
      receiver = await startWebhookReceiver();
      const env = { WEBHOOK_ORIGINS: receiver.origin };
      ground =
        dialect.name === "postgres" ? await onTwoProcesses(await dialect.create(), env) : await onOneProcess(env);
    });
    test.afterEach(async ({ browser }) => {
      // Open pages hear the server for as long as it runs.
      for (const context of browser.contexts()) await context.close();
      await ground.drop();
      await receiver.stop();
    });

    test("a webhook's receiver that was down for a while gets every event once, in order", async ({ browser }) => {
      const server = ground.editors;
      const page = await (await browser.newContext({ baseURL: server.url })).newPage();
      await becomeFirstAdministrator(page, server);
      await openAdministration(page, "/admin/webhooks", "Webhooks");
      await expect(page.getByText("Todavía no se avisa a nadie.")).toBeVisible();
      await page.getByRole("button", { name: "Nuevo webhook" }).click();
      const form = page.getByRole("dialog", { name: "Nuevo webhook" });
      await form.getByLabel("Nombre").fill("La web");
      await form.getByLabel("Dirección").fill("http://example.org/avisos");
      await form.getByRole("button", { name: "Guardar" }).click();
      // What is wrong is said beside its field, and nothing that was typed is lost.
      await expect(form.getByText("Hace falta una dirección https pública")).toBeVisible();
      await expect(form.getByLabel("Nombre")).toHaveValue("La web");
      await expectAccessible(page, "the form of a webhook");
      await form.getByLabel("Dirección").fill(receiver.url);
      await form.getByRole("button", { name: "Guardar" }).press("Enter");
      const told = page.getByRole("dialog", { name: "Secreto del webhook" });
      receiver.learn((await told.getByText(/^whsec_/).textContent()) ?? "");
      await told.getByRole("button", { name: "Ya lo tengo" }).click();
      await expect(page.getByText(/whsec_/)).toHaveCount(0);

      await page.getByRole("button", { name: "Probar La web" }).click();
      await expect(page.getByText(/^Lo ha recibido: 204/)).toBeVisible();
      receiver.become("down");
      await publishTwiceAndRetire(page, server);
      // The list is read again by itself, every ten seconds.
      await expect(page.getByText("3 avisos esperan.")).toBeVisible({ timeout: 15_000 });
      await expect(page.getByText("No responde", { exact: true })).toBeVisible();
      await page.getByText("Últimos avisos La web").click();
      await expect(page.getByRole("row", { name: /Se publica una pieza/ })).toContainText("503: En obras");
      await expectAccessible(page, "a webhook that does not answer");

      receiver.become("well");
      await page.getByRole("button", { name: "Enviar ahora La web" }).click();
      const taken = () => receiver.taken.map(({ body }) => JSON.parse(body).type);
      await expect.poll(taken).toEqual(["test", "piece.published", "piece.replaced", "piece.retired"]);
      expect(receiver.taken.every(({ isGenuine }) => isGenuine)).toBe(true);
      expect(new Set(receiver.taken.map(({ id }) => id)).size).toBe(4);
      await expect(page.getByText("Funciona", { exact: true })).toBeVisible({ timeout: 15_000 });
      await expect(page.getByRole("row", { name: /Se retira una pieza/ })).toContainText("Entregado", {
        timeout: 15_000,
      });

      await page.getByRole("button", { name: "Quitar… La web" }).click();
      await page.getByRole("button", { name: "Quitarlo" }).click();
      await expect(page.getByText("Todavía no se avisa a nadie.")).toBeVisible();
    });
  });
