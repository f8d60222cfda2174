import { becomeFirstAdministrator } from "../src/enter.ts";
import { type JourneyServers, onOneProcess } from "../src/journey-servers.ts";
import { expect, test } from "../src/test.ts";

const TOOL = "/docs/Trackers/medias";
const DAY_MS = 86_400_000;

/** Columns of the list of polls that FiveThirtyEight publishes, in its order. */
const HEAD =
  "startdate,enddate,pollster,grade,samplesize,population,weight,approve,disapprove,adjusted_approve,adjusted_disapprove,tracking,url";
/** Houses of an invented country, with what each leans to. */
const HOUSES = [
  { house: "Casa Faro", lean: 3 },
  { house: "Casa Dique", lean: -3 },
  { house: "Brújula", lean: 0 },
];

/** Day as Americans write it. */
const americanDay = (ms: number) => {
  const [year = "", month = "", day = ""] = new Date(ms).toISOString().slice(0, 10).split("-");
  return `${Number(month)}/${Number(day)}/${year}`;
};

/** Polls of one week each of some houses, as FiveThirtyEight would write them. */
function rawTable(fromDay: string, weeks: number): string {
  const rows = Array.from({ length: weeks }, (_, week) => {
    const startMs = Date.parse(fromDay) + 7 * week * DAY_MS;
    return HOUSES.map(({ house, lean }) => {
      const approve = 46 + lean + (week % 2) / 2;
      const days = `${americanDay(startMs)},${americanDay(startMs + 2 * DAY_MS)}`;
      return `${days},${house},B,1500,a,.9,${approve},${94 - approve},${approve - lean},48,,http://${house.split(" ").at(-1)?.toLowerCase().replace("ú", "u")}.example/${week}`;
    });
  });
  return [HEAD, ...rows.flat()].join("\n");
}

let ground: JourneyServers;

test.beforeEach(async () => {
  ground = await onOneProcess();
});
test.afterEach(async ({ browser }) => {
  // Open pages hear the server for as long as it runs.
  for (const context of browser.contexts()) await context.close();
  await ground.drop();
});

// Each of its steps is shown by a test of its own; that they are one way is for a long run.
test("a raw list of FiveThirtyEight becomes an average with what its houses lean to, and readers get it with its ficha técnica", {
  tag: "@long",
}, async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: ground.editors.url })).newPage();
  await becomeFirstAdministrator(page, ground.editors);
  await page.goto(TOOL);
  await page.getByRole("button", { name: "Nueva media" }).click();
  await page.getByLabel("Nombre", { exact: true }).first().fill("Aprobación en Ejemplia");
  await page.getByLabel("Primer día").fill("2026-01-01");
  await page.getByLabel("Qué preguntan las encuestas").fill("¿Aprueba su gestión?");

  // Its columns of shares are the answers; the rest is known by its names.
  const table = page.getByLabel("Tabla de encuestas");
  await table.fill(rawTable("2026-02-02", 8));
  await page.getByRole("button", { name: "Añadir «approve» y «disapprove» a la media" }).click();
  await expect(page.getByText("Se entienden 24 encuestas.")).toBeVisible();
  await expect(page.getByText(/Entran igual, y el método lo dice/)).toBeVisible();
  // One thing is said by hand, and remembered for the house.
  await page.locator("summary", { hasText: "Lo que vale para todas" }).click();
  await page.getByRole("textbox", { name: "Enlace", exact: true }).fill("https://encuestas.example/lista");
  await page.getByRole("button", { name: "Añadir las encuestas" }).click();
  await expect(page.getByText("24 encuestas nuevas.")).toBeVisible();
  await page.reload();
  await table.fill(rawTable("2026-04-06", 2));
  await expect(page.getByText("Las columnas, como las dejó alguien la última vez con una tabla así.")).toBeVisible();
  await page.getByRole("button", { name: "Añadir las encuestas" }).click();
  await expect(page.getByText("Seis encuestas nuevas.")).toBeVisible();

  await page.getByLabel("Inclinación de las casas").selectOption({ label: "Se corrige y se enseña" });
  const leans = page.getByRole("region", { name: "Lo que se inclina cada casa" });
  await expect(leans.getByRole("row", { name: /^Casa Faro.*10.*\+\d/ })).toBeVisible();
  await expect(page.getByText(/Faltan \d+ datos de su ficha técnica/).first()).toBeVisible();
  await page.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(page.getByText("Publicado. Quien lo lee")).toBeVisible();

  const reader = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await reader.goto(`${ground.readers.url}/data/aprobacion-en-ejemplia/`);
  await expect(reader.getByRole("heading", { level: 1, name: "Aprobación en Ejemplia" })).toBeVisible();
  await expect(reader.getByText(/empate técnico|va por delante/).first()).toBeVisible();
  await expect(reader.getByText(/ficha técnica/).first()).toBeVisible();
});
