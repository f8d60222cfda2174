import { AxeBuilder } from "@axe-core/playwright";
import { enter, open } from "../src/alive.ts";
import { expect, test } from "../src/test.ts";

test("the home begins with what waits in the registry, each count the way to its list", async ({ page, server }) => {
  await enter(page, server);
  await open(page, "/");
  const section = page.getByRole("region", { name: "Gráficos" });
  await expect(section.getByText("El registro está vacío.")).toBeVisible();

  const post = async (path: string, data: object) => {
    const headers = { "sec-fetch-site": "same-origin" };
    const answer = await page.request.post(`${server.url}/api/graphics${path}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const config = (name: string) => ({ type: "external", source: `https://example.org/${name}` });
  await post("", { title: "Los embalses", config: config("embalses") });
  await post("", { title: "El paro", config: config("paro") });
  const live = await post("", { title: "El IPC", altText: "Una línea.", sourceLine: "INE", config: config("ipc") });
  await post(`/${live.id}/publish`, { version: live.version });

  await open(page, "/");
  await expect(section.getByRole("link", { name: "2 borradores tuyos" })).toBeVisible();
  await expect(section.getByText(/roto|texto alternativo/)).toHaveCount(0);
  const lists = section.locator(".nv-lately__list");
  await expect(lists.filter({ hasText: "Publicados" }).getByRole("link")).toHaveText(["El IPC"]);
  await expect(lists.filter({ hasText: "Tus borradores" }).getByRole("link")).toHaveText(["El paro", "Los embalses"]);
  expect((await new AxeBuilder({ page }).include(".nv-home").analyze()).violations).toEqual([]);

  await section.getByRole("link", { name: "2 borradores tuyos" }).click();
  await expect(page).toHaveURL(/\/embed_data\?estado=draft&autoria=/);
  await expect(page.getByRole("link", { name: "El paro" })).toBeVisible();
  await expect(page.getByRole("link", { name: "El IPC" })).toHaveCount(0);
});

test("a registry that cannot be asked says so on the home, with the way to ask again", async ({ page, server }) => {
  await enter(page, server);
  await page.route("**/api/graphics?*", (route) => route.abort());
  await open(page, "/");
  const section = page.getByRole("region", { name: "Gráficos" });
  await expect(section.getByRole("alert")).toBeVisible();
  await page.unroute("**/api/graphics?*");
  await section.getByRole("button", { name: "Reintentar" }).click();
  await expect(section.getByText("El registro está vacío.")).toBeVisible();
});
