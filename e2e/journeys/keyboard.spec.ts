import { becomeFirstAdministrator } from "../src/enter.ts";
import { confirmWithKeys, enterOn, expectFocusIn, expectFocusOn, tabTo } from "../src/keys.ts";
import { expect, piecesTest as test } from "../src/pieces.ts";
import { registerGraphic } from "../src/registry.ts";

/** A whole life of a graphic and an order for several, a key at a time. Milliseconds. */
const MANY_KEYS_MS = 120_000;

test("a graphic is registered, published, copied, changed, rolled back and retired, and several at once, with the keyboard alone", async ({
  page,
  server,
}) => {
  test.setTimeout(MANY_KEYS_MS);
  await becomeFirstAdministrator(page, server);
  const heading = (name: string) => page.getByRole("heading", { level: 1, name, exact: true });
  const button = (name: string) => page.getByRole("button", { name, exact: true });

  await page.goto("/embed_data");
  await expect(page.getByText("El registro está vacío.")).toBeVisible();
  await enterOn(page, page.getByRole("link", { name: "Añadir", exact: true }));
  await expectFocusOn(page, heading("Añadir un gráfico"));
  expect(await tabTo(page, page.getByLabel("Identificador, dirección o código de inserción"))).toBe(1);
  await page.keyboard.type("ej001");
  await enterOn(page, button("Mirar qué es"));

  // A new screen has the keyboard at its name, and the first field is not far.
  await expectFocusOn(page, heading("Nuevo gráfico: Datawrapper"));
  await tabTo(page, page.getByLabel("Texto alternativo"));
  await page.keyboard.type("Tres barras, cada una más baja que la anterior.");
  await enterOn(page, button("Publicar"));
  await expectFocusOn(page, heading("EJEMPLO 1: serie inventada"));

  // What people come for is the first thing after the name, and the keyboard stays on it.
  expect(await tabTo(page, button("Copiar código"))).toBe(1);
  await page.keyboard.press("Enter");
  await expect(page.locator("button[data-answer]").first()).not.toHaveAttribute("data-answer", "idle");
  await expectFocusOn(page, page.locator("button[data-answer]").first());

  await enterOn(page, page.getByRole("link", { name: "Editar", exact: true }));
  await expectFocusOn(page, heading("Editar «EJEMPLO 1: serie inventada»"));
  await tabTo(page, page.getByLabel("Título"));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("El paro baja");
  await enterOn(page, button("Publicar cambios"));
  await expectFocusOn(page, heading("El paro baja"));

  await enterOn(page, page.getByRole("button", { name: /^Volver a esta versión/ }));
  await confirmWithKeys(page, "Volver a esta versión");
  await expect(page.getByText(/^Los lectores ven la versión del .* antes de un minuto/)).toBeVisible();
  await expectFocusIn(page, page.getByRole("region", { name: "Versiones" }));

  await enterOn(page, button("Retirar"));
  await confirmWithKeys(page, "Retirar");
  await expect(page.getByText("Retirado.", { exact: true })).toBeVisible();
  await expectFocusOn(page, button("Recuperar"));

  for (const [number, chart] of ["ej002", "ej003"].entries())
    await registerGraphic(page, server, `Gráfico ${number + 1}`, { type: "datawrapper", source: chart });
  await enterOn(page, page.getByRole("link", { name: "← Gráficos" }));
  await expectFocusOn(page, heading("Gráficos"));
  await tabTo(page, page.getByLabel("Elegir los de esta página"));
  await page.keyboard.press("Space");
  await expect(page.getByText("2 elegidos")).toBeVisible();
  const orders = page.getByRole("region", { name: "Gráficos elegidos" });
  await enterOn(page, orders.getByRole("button", { name: "Publicar", exact: true }));
  await confirmWithKeys(page, "Publicar");
  await expect(orders.getByText("2 publicados.")).toBeVisible();
  // The outcome stands where the order was given, and the next key reads on there.
  await expect(orders).toContainText("Entendido");
  await expectFocusIn(page, orders);
  const understood = orders.getByRole("button", { name: "Entendido" });
  if (!(await understood.evaluate((element) => element === document.activeElement))) await tabTo(page, understood);
  await page.keyboard.press("Enter");
  await expect(orders).toBeHidden();
  await expectFocusIn(page, page.locator("main"));
});
