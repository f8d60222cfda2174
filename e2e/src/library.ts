import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { FileList } from "@nv/contracts/schemas";
import { expect, type Locator, type Page } from "@playwright/test";

/** Looking at a file is work, which waits for its turn. Milliseconds. */
const TAKEN_MS = 60_000;

/** Opens the library of files. */
export async function openLibrary(page: Page): Promise<void> {
  await page.goto("/archivos");
  await expect(page.getByRole("heading", { level: 1, name: "Archivos" })).toBeVisible();
}

/** Brings files, and does not wait until they are there. @param paths - On this disk: the same one is known again. */
export async function bringFiles(page: Page, ...paths: readonly string[]): Promise<void> {
  await page.getByLabel("Traer archivos").setInputFiles([...paths]);
}

/** A file on its way, by its name. */
export function uploadOf(page: Page, name: string): Locator {
  return page.getByRole("list", { name: "Lo que está subiendo" }).getByRole("listitem").filter({ hasText: name });
}

/** Waits until what was brought is in the library. @returns Its id. */
export async function takenId(page: Page, name: string): Promise<string> {
  const link = uploadOf(page, name).getByRole("link");
  await expect(link).toBeVisible({ timeout: TAKEN_MS });
  return new URL((await link.getAttribute("href")) ?? "", page.url()).searchParams.get("archivo") ?? "";
}

const disc = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1600"><rect width="2400" height="1600" fill="${colour}"/><circle cx="1200" cy="800" r="300" fill="#fff"/></svg>`;

/** Brings a blue and a red picture, of one colour but for their middle, with their credit. @param folder - Where they are written. @returns Their ids. */
export async function bringTwoPictures(page: Page, folder: string): Promise<readonly string[]> {
  await openLibrary(page);
  const ids: string[] = [];
  for (const [name, colour] of [
    ["azul.svg", "#1f5a82"],
    ["rojo.svg", "#c8321f"],
  ] as const) {
    await writeFile(join(folder, name), disc(colour));
    await bringFiles(page, join(folder, name));
    ids.push(await takenId(page, name));
  }
  await creditFiles(page, "Ana Muestra");
  return ids;
}

/** Says whose all files are of which nobody said it. @param but - How the name of one begins that stays as it is; none when left out. */
export async function creditFiles(page: Page, credit: string, but?: string): Promise<void> {
  const { origin } = new URL(page.url());
  const { items } = FileList.parse(await (await page.request.get("/api/files")).json());
  for (const file of items) {
    if (file.credit !== "" || (but !== undefined && file.name.startsWith(but))) continue;
    const answer = await page.request.put(`/api/files/${file.id}`, { data: { ...file, credit }, headers: { origin } });
    expect(answer.status()).toBe(200);
  }
}

/** Opens a file from the list, looking for it as an editor would. */
export async function openFile(page: Page, search: string, name: string): Promise<void> {
  await openLibrary(page);
  await page.getByRole("searchbox", { name: "Buscar" }).fill(search);
  await expect(page).toHaveURL(/buscar=/);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

/** Puts another file in place of the one on screen, and waits until it holds it. */
export async function replaceFile(page: Page, path: string): Promise<void> {
  await page.getByRole("button", { name: "Reemplazar" }).click();
  await page.getByLabel("En lugar de").setInputFiles(path);
  await expect(page.getByText("Reemplazado:")).toBeVisible({ timeout: TAKEN_MS });
}

/** Begins a graphic that is made of the file on screen. */
export async function makeGraphic(page: Page): Promise<void> {
  await page.getByRole("link", { name: /^Hacer .* con esto$/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Nuevo gráfico/ })).toBeVisible();
}
