import { becomeFirstAdministrator } from "../src/enter.ts";
import { expect, piecesTest as test } from "../src/pieces.ts";

/** Four orders for several, one after another, each a piece of background work. Milliseconds. */
const FOUR_ORDERS_MS = 120_000;

/** An order for several waits for its turn behind looks at pages, each with a browser of its own. Milliseconds. */
const TURN_MS = 60_000;

const TABLE = ["id;texto alternativo;fuente", "ej001;Una;INE", "ej002;Dos;INE", "ej003;;INE"].join("\n");

test("what came from a table is tagged, published, checked and retired several at a time, as pictures or in lines, and a draft that was a mistake is deleted", {
  tag: "@long",
}, async ({ page, server }) => {
  test.setTimeout(FOUR_ORDERS_MS);
  await becomeFirstAdministrator(page, server);
  await page.goto("/embed_data?importar=");
  await page.getByLabel("Filas").fill(TABLE);
  await page.getByRole("button", { name: "Revisar las filas" }).click();
  await page.getByRole("button", { name: "Registrar 3 gráficos" }).click();
  await page.getByRole("link", { name: "Ver el registro" }).click();
  await expect(page.getByText("3 gráficos", { exact: true })).toBeVisible();

  const orders = page.getByRole("region", { name: "Gráficos elegidos" });
  const choose = (number: number) => page.getByLabel(`Elegir «EJEMPLO ${number}: serie inventada»`);
  async function order(verb: string): Promise<void> {
    await orders.getByRole("button", { name: verb, exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: verb, exact: true }).click();
  }

  // A tag for the three.
  await page.getByLabel("Elegir los de esta página").check();
  await expect(orders.getByText("3 elegidos")).toBeVisible();
  await orders.getByRole("button", { name: "Etiquetar" }).click();
  await page.getByRole("dialog").getByLabel("Etiqueta").fill("elecciones");
  await page.getByRole("dialog").getByRole("button", { name: "Etiquetar" }).click();
  await expect(orders.getByText("3 etiquetados.")).toBeVisible({ timeout: TURN_MS });
  await orders.getByRole("button", { name: "Entendido" }).click();
  await page.goto("/embed_data?etiqueta=elecciones");
  await expect(page.getByText("3 gráficos", { exact: true })).toBeVisible();

  // One of them lacks what readers need: it is named, and stays chosen.
  await page.getByLabel("Elegir los de esta página").check();
  await order("Publicar");
  await expect(orders.getByText("2 publicados; 1 no.")).toBeVisible({ timeout: TURN_MS });
  await expect(orders.getByRole("listitem").filter({ hasText: "EJEMPLO 3" })).toContainText("texto alternativo");
  await expect(choose(3)).toBeChecked();
  await expect(choose(1)).not.toBeChecked();
  await orders.getByRole("button", { name: "Entendido" }).click();
  await orders.getByRole("button", { name: "Soltar" }).click();

  // In lines the same can be chosen.
  await page.getByText("Lista", { exact: true }).click();
  await choose(1).check();
  await choose(2).check();
  await orders.getByRole("button", { name: "Revisar", exact: true }).click();
  await expect(orders.getByText("2 en cola para revisarse.")).toBeVisible({ timeout: TURN_MS });
  await orders.getByRole("button", { name: "Entendido" }).click();
  await choose(1).check();
  await choose(2).check();
  await order("Retirar");
  await expect(orders.getByText("2 retirados.")).toBeVisible({ timeout: TURN_MS });
  await expect(choose(1)).toHaveCount(0);
  const gone = await fetch(`${server.url}/g/ejemplo-1-serie-inventada/`);
  expect(gone.status).toBe(410);

  // The one that nobody ever saw is deleted for good, after a question.
  await page.getByRole("link", { name: "EJEMPLO 3: serie inventada" }).click();
  await page.getByRole("button", { name: "Borrar", exact: true }).click();
  await expect(page.getByRole("dialog").getByText("no se puede recuperar", { exact: false })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Borrar", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Gráficos" })).toBeVisible();
  await expect(page.getByText("No hay ningún gráfico en uso.")).toBeVisible();
  await page.getByRole("link", { name: "Mirar también entre los retirados" }).click();
  await expect(page.getByText("2 gráficos", { exact: true })).toBeVisible();
});
