import { expect, type Page } from "@playwright/test";
import type { TestServer } from "./server.ts";

/** Texts that a person writes about a graphic before it can go out. */
export interface GraphicTexts {
  readonly title: string;
  readonly altText: string;
  readonly sourceLine: string;
}

/** Writes what readers need: title, alternative text, source. */
export async function writeTexts(page: Page, { title, altText, sourceLine }: GraphicTexts): Promise<void> {
  await page.getByLabel("Título", { exact: true }).fill(title);
  await page.getByLabel("Texto alternativo", { exact: true }).fill(altText);
  await page.getByLabel("Fuente de los datos").fill(sourceLine);
}

/** Adds what somebody pasted to the registry, up to the form with its texts. */
export async function addSource(page: Page, source: string): Promise<void> {
  await page.goto("/embed_data?nuevo=");
  await page.getByLabel("Identificador, dirección o código de inserción").fill(source);
  await page.getByRole("button", { name: "Mirar qué es" }).click();
}

/** Opens a graphic from the list, looking for it as an editor would. */
export async function openGraphic(page: Page, search: string, title: string): Promise<void> {
  await page.goto("/embed_data");
  await page.getByRole("searchbox", { name: "Buscar" }).fill(search);
  await expect(page).toHaveURL(/buscar=/);
  await page.getByRole("link", { name: title, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

/** Registers a graphic by the API, with what it needs to be published. @returns Its id. */
export async function registerGraphic(
  page: Page,
  server: TestServer,
  title: string,
  config: Readonly<Record<string, unknown>>,
): Promise<string> {
  const answer = await page.request.post(`${server.url}/api/graphics`, {
    data: { title, altText: "Lo que se ve en la muestra.", sourceLine: "Instituto de Ejemplo", config },
    headers: { origin: server.url },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}
