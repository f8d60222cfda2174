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

test("the home begins with what waits in the registry, each count the way to its list", async ({ page, server }) => {
  await enter(page, server);
  const section = page.getByRole("region", { name: "Gráficos" });
  await expect(section.getByText("El registro está vacío.")).toBeVisible();

  await post(page, server, "", { title: "Los embalses", config: configOf("embalses") });
  await post(page, server, "", { title: "El paro", config: configOf("paro") });
  const ipc = { title: "El IPC", altText: "Una línea.", sourceLine: "INE", config: configOf("ipc") };
  const live = await post(page, server, "", ipc);
  await post(page, server, `/${live.id}/publish`, { version: live.version });

  await open(page, "/");
  await expect(section.getByRole("link", { name: "2 borradores tuyos" })).toBeVisible();
  await expect(section.getByText(/roto|texto alternativo/)).toHaveCount(0);
  const lists = section.locator(".nv-lately__list");
  await expect(lists.filter({ hasText: "Publicados" }).getByRole("link")).toHaveText(["El IPC"]);
  await expect(lists.filter({ hasText: "Tus borradores" }).getByRole("link")).toHaveText(["El paro", "Los embalses"]);
  expect(await findInFrames(page, { within: ".nv-home" })).toEqual([]);

  await section.getByRole("link", { name: "2 borradores tuyos" }).click();
  await expect(page).toHaveURL(/\/embed_data\?estado=draft&autoria=/);
  await expect(page.getByRole("link", { name: "El paro" })).toBeVisible();
  await expect(page.getByRole("link", { name: "El IPC" })).toHaveCount(0);
});

test("a registry that cannot be asked says so on the home, with the way to ask again; empty lists say how one begins", async ({
  page,
  server,
}) => {
  await page.route("**/api/graphics?*", (route) => route.abort());
  await enter(page, server);
  const section = page.getByRole("region", { name: "Gráficos" });
  await expect(section.getByRole("alert")).toBeVisible();
  await page.unroute("**/api/graphics?*");
  await post(page, server, "", { title: "El paro", author: "Eva Prueba", config: configOf("paro") });
  await section.getByRole("button", { name: "Reintentar" }).click();
  // A colleague's draft alone: nothing is published, and nothing is half done by who looks.
  const none = section.locator(".nv-lately__empty");
  await expect(none).toHaveText([
    "Todavía no se ha publicado ninguno: abre un borrador y publícalo.",
    "No tienes ninguno a medias. Empieza uno.",
  ]);
  await expect(none.getByRole("link", { name: "abre un borrador" })).toHaveAttribute("href", "/embed_data");
  await none.getByRole("link", { name: "Empieza uno" }).click();
  await expect(page).toHaveURL(/\/embed_data\?nuevo=/);
});
