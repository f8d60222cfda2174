import { startDoubles } from "@nv/doubles";
import { startNewspaper } from "../src/article.ts";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { startTestServer } from "../src/server.ts";
import { expect, test } from "../src/test.ts";

const PAGE = "/docs/Herramientas%20Online/bolsas";

/** Work that an office is asked in goes on in the background. Milliseconds. */
const OFFICE_MS = 30_000;

/** Invented: six weeks, with a fall of 2 % on 15 October and one of 1.6 % on the last day. */
const ROWS = Array.from({ length: 40 }, (_, at) => new Date(Date.UTC(2026, 9, 12 + at)))
  .filter((day) => ![0, 6].includes(day.getUTCDay()))
  .map((day, at, all) => {
    const calm = at % 2 === 0 ? 981 : 980;
    const close = at < 3 ? 1000 : at === all.length - 1 ? 965 : calm;
    return `${day.toISOString().slice(0, 10).split("-").reverse().join("/")};${close}`;
  });
const HOLE = "02/11/2026";
const TWICE = "09/11/2026;999";

test("sessions with a hole and a day twice are told, mended, claimed no further than they go, and read in an article", async ({
  page,
  browser,
  server,
}) => {
  await becomeFirstAdministrator(page, server);
  await page.goto(PAGE);
  const sentence = page.getByLabel("Borrador de la frase");
  await expect(sentence).toHaveValue(/^El Índice de Ejemplo cae un 2,1\s%/);
  await page.getByRole("button", { name: "De una serie o del BCE" }).click();
  await page.getByRole("button", { name: "Pedir el euro-dólar al BCE" }).click();
  await expect(page.getByText("Servicio no configurado: falta ECB_MODE.")).toBeVisible({ timeout: OFFICE_MS });

  await page.getByLabel("Nombre", { exact: true }).fill("Índice de Muestra");
  const holed = ["fecha;cierre", ...ROWS.filter((row) => !row.startsWith(HOLE))];
  const sessions = page.getByLabel("Sesiones", { exact: true });
  await sessions.fill([...holed, TWICE].join("\n"));
  await expect(page.getByText("El 9 de noviembre de 2026 está también en la fila 21, con otras cifras")).toBeVisible();
  await expect(page.getByText("Falta el cierre del lunes 2 de noviembre de 2026.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Llevar a Gráficos" })).toBeDisabled();
  // A session of another year than the one in which it is told has its year.
  const year = new Date().getFullYear() === 2026 ? "" : "\\sde\\s2026";
  await expect(sentence).toHaveValue(
    new RegExp(
      `^El Índice de Muestra cae un 1,6\\s% en la sesión del 20\\sde noviembre${year} y cierra en 965\\spuntos\\.$`,
    ),
  );

  await sessions.fill(holed.join("\n"));
  await expect(sentence).toHaveValue(/, el mayor descenso de las últimas 13 sesiones, y cierra/);
  await expect(
    page.getByText(/^No se dice «desde»: antes del 4\sde noviembre de 2026 falta alguna sesión/),
  ).toBeVisible();
  await page.getByRole("button", { name: "No hubo sesión" }).click();
  await expect(sentence).toHaveValue(/, el mayor descenso desde el 15\sde octubre, y cierra/);
  await page.getByRole("button", { name: "Deshacer" }).click();
  await expect(sentence).toHaveValue(/de las últimas 13 sesiones/);
  await page.getByRole("button", { name: "Rehacer" }).click();
  await page.reload();
  await expect(sentence).toHaveValue(/desde el 15\sde octubre/);

  await page.getByLabel("Fuente", { exact: true }).fill("Bolsa de Muestra");
  await page.getByRole("button", { name: "Llevar a Gráficos" }).click();
  await page.getByRole("link", { name: /^El Índice de Muestra cae un 1,6\s%$/ }).click();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Publicado. Los lectores lo ven antes de un minuto.")).toBeVisible();

  const { items } = await (await page.request.get("/api/graphics?type=figure")).json();
  const { embedCodes } = await (await page.request.get(`/api/graphics/${items[0].id}`)).json();
  const newspaper = await startNewspaper(server.url);
  const reader = await (await browser.newContext()).newPage();
  await reader.goto(newspaper.print(`<!doctype html><title>Nota</title><h1>Nota</h1>${embedCodes.iframe}`));
  const figure = reader.locator("iframe").contentFrame();
  await expect(figure.locator("svg text").filter({ hasText: "Mínimo: 965", visible: true })).toHaveCount(1);
  await figure.getByText("Ver los datos").click();
  await expect(figure.getByRole("row", { name: /20\snov\s2026\s965/ })).toBeVisible();
  await expect(figure.getByRole("row", { name: /^2\snov/ })).toHaveCount(0);
  await newspaper.stop();

  // Another afternoon, the same graphic.
  await page.goto(PAGE);
  await sessions.fill([...holed, "23/11/2026;970"].join("\n"));
  await page.getByRole("button", { name: "Poner al día el de Gráficos" }).click();
  await expect(page.getByRole("link", { name: /^El Índice de Muestra sube un 0,5\s%$/ })).toBeVisible();
  expect((await (await page.request.get("/api/graphics?type=figure")).json()).items).toHaveLength(1);
});

test("the euro in dollars comes from the bank's office, by a series of the house that is made once", {
  tag: "@long",
}, async ({ browser }) => {
  const doubles = await startDoubles();
  const server = await startTestServer({ ECB_MODE: "fake", ECB_BASE: `${doubles.url}/ecb/normal` });
  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  await becomeFirstAdministrator(page, server);
  await page.goto(PAGE);
  await page.getByRole("button", { name: "Añadir un valor" }).click();
  await expect(page.getByText("Pega aquí las sesiones: una fila por día")).toBeVisible();
  await expect(page.getByText("El gráfico aparece en cuanto haya dos sesiones que valgan.")).toBeVisible();
  await page.getByRole("button", { name: "De una serie o del BCE" }).click();
  await page.getByRole("button", { name: "Pedir el euro-dólar al BCE" }).click();
  const sessions = page.getByLabel("Sesiones", { exact: true });
  await expect(sessions).toHaveValue(/2026-11-20;1,0899\n$/, { timeout: OFFICE_MS });
  await expect(page.getByLabel("Fuente", { exact: true })).toHaveValue("Banco Central Europeo");
  await expect(page.getByLabel("Borrador de la frase")).toHaveValue(/cierra en 1,0899\sdólares/);
  await page.getByRole("button", { name: "Pedir el euro-dólar al BCE" }).click();
  await expect(page.getByRole("button", { name: "Traer lo último" })).toBeEnabled({ timeout: OFFICE_MS });
  expect((await (await page.request.get("/api/series")).json()).items).toHaveLength(1);
  await page.context().close();
  await server.stop();
  await doubles.stop();
});
