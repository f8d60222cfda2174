import { findInFrames } from "@nv/test-kit/axe-in-frames";
import type { Page } from "@playwright/test";
import { enter, open } from "../src/alive.ts";
import type { TestServer } from "../src/server.ts";
import { expect, test } from "../src/test.ts";

const configOf = (name: string) => ({ type: "external", source: `https://example.org/${name}` });

/** Tells the registry something, as a colleague in another tab. @returns The graphic as it is then. */
async function post(page: Page, server: TestServer, path: string, data: object) {
  const headers = { "sec-fetch-site": "same-origin" };
  const answer = await page.request.post(`${server.url}/api/graphics${path}`, { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

test("the home shows what was published and what waits, each count the way to its list, and nothing moves when it comes", async ({
  page,
  server,
}) => {
  await enter(page, server);
  const latest = page.getByRole("region", { name: "Lo último publicado" });
  const now = page.getByRole("region", { name: "Ahora" });
  await expect(latest.getByText("El registro está vacío.")).toBeVisible();
  await expect(now.getByText("Nadie está de guardia ahora mismo.")).toBeVisible();

  await post(page, server, "", { title: "Los embalses", config: configOf("embalses") });
  await post(page, server, "", { title: "El paro", config: configOf("paro") });
  const ipc = { title: "El IPC", altText: "Una línea.", sourceLine: "INE", config: configOf("ipc") };
  const live = await post(page, server, "", ipc);
  await post(page, server, `/${live.id}/publish`, { version: live.version });

  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/api/home", async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "/");
  const rules = page.getByRole("region", { name: "Reglas y manuales" });
  const before = await rules.boundingBox();
  answer();
  await expect(latest.getByRole("listitem").getByRole("link")).toHaveText(["El IPC"]);
  await expect(now.getByRole("link", { name: "Tus borradores 2" })).toBeVisible();
  await expect(now.getByRole("link", { name: "Rotos 0" })).toBeVisible();
  expect((await rules.boundingBox())?.y).toBe(before?.y);
  expect(await findInFrames(page, { within: ".nv-home" })).toEqual([]);

  await now.getByRole("link", { name: "Tus borradores 2" }).click();
  await expect(page).toHaveURL(/\/embed_data\?estado=draft&autoria=/);
  await expect(page.getByRole("link", { name: "El paro" })).toBeVisible();
  await expect(page.getByRole("link", { name: "El IPC" })).toHaveCount(0);
});

test("a home that cannot be asked says so in its place, with the way to ask again; an example of a search opens it with its words", {
  tag: "@long",
}, async ({ page, server }) => {
  await page.route("**/api/home", (route) => route.abort());
  await enter(page, server);
  const latest = page.getByRole("region", { name: "Lo último publicado" });
  await expect(latest.getByRole("alert")).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Hacer" }).getByRole("link", { name: "Localizador", exact: true }),
  ).toBeVisible();
  await page.unroute("**/api/home");
  await post(page, server, "", { title: "El paro", author: "Eva Prueba", config: configOf("paro") });
  await latest.getByRole("button", { name: "Reintentar" }).click();
  // A colleague's draft alone: nothing is published, and nothing is half done by who looks.
  await expect(latest.getByText("Todavía no se ha publicado ninguno: abre un borrador y publícalo.")).toBeVisible();
  await expect(latest.getByRole("link", { name: "abre un borrador" })).toHaveAttribute("href", "/embed_data");
  await expect(page.getByRole("link", { name: "Tus borradores 0" })).toBeVisible();

  await page.getByRole("button", { name: "1234567", exact: true }).click();
  await expect(page.getByRole("dialog").getByRole("combobox")).toHaveValue("1234567");
});
