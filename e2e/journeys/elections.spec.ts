import { type FakeElectionNight, startElectionNight } from "@nv/doubles";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { type JourneyServers, onOneProcess } from "../src/journey-servers.ts";
import { bringIn } from "../src/second-person.ts";
import { expectAccessible } from "../src/sound.ts";
import { expect, test } from "../src/test.ts";

const TOOL = "/docs/Trackers/elecciones";
/** Simulated time between two counts of the source. */
const STEP_MS = 600_000;

let source: FakeElectionNight;
let ground: JourneyServers;

test.beforeEach(async () => {
  source = await startElectionNight({ startsAtMs: Date.now(), townsPerProvince: 1, slowMs: 1 });
  ground = await onOneProcess({ ELECTIONS_DOUBLE_BASE: source.url });
});
test.afterEach(async ({ browser }) => {
  // Open pages hear the server for as long as it runs.
  for (const context of browser.contexts()) await context.close();
  await ground.drop();
  await source.stop();
});

test("an election is rehearsed, its night is followed by readers through a cut and a correction, and a winner is given by two people and another is not", async ({
  browser,
}) => {
  const ana = await (await browser.newContext({ baseURL: ground.editors.url })).newPage();
  await becomeFirstAdministrator(ana, ground.editors);
  await ana.goto(TOOL);
  await ana.getByRole("button", { name: "Nueva elección" }).click();
  await ana.getByLabel("Nombre", { exact: true }).fill("País inventado");
  for (const [at, acronym, key] of [
    [0, "Alfa", "000101"],
    [1, "Beta", "000102"],
  ] as const) {
    await ana.getByRole("button", { name: "Añadir candidatura" }).click();
    await ana.getByLabel("Siglas").nth(at).fill(acronym);
    await ana.getByLabel("Clave en la fuente").nth(at).fill(key);
  }
  await ana.getByRole("button", { name: "Añadir titular" }).click();
  await ana.getByLabel("Titular", { exact: true }).fill("Alfa pasa de los cincuenta");
  await ana.getByLabel("Candidatura", { exact: true }).fill("Alfa");
  await ana.getByLabel("Escaños", { exact: true }).fill("50");
  await ana.getByLabel("De dónde viene").selectOption("interior");
  await ana.getByLabel("Dirección", { exact: true }).last().fill(`${source.url}/02202705_TOTA.zip`);
  await ana.getByLabel("Cada cuántos segundos se mira").fill("10");

  await ana.getByRole("button", { name: "Ensayar con votos inventados" }).click();
  await expect(ana.getByText("Se está ensayando.")).toBeVisible();
  const [rehearsal] = await Promise.all([
    ana.waitForEvent("popup"),
    ana.getByRole("link", { name: "Páginas del ensayo" }).click(),
  ]);
  await expect(rehearsal.getByText("Ensayo: estos votos no son de verdad")).toBeVisible();
  await rehearsal.close();
  await ana.getByRole("button", { name: "Acabar el ensayo" }).click();
  await expect(ana.getByText("Cerrada.")).toBeVisible();

  await ana.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(ana.getByText("Publicada. Ya se puede abrir la noche.")).toBeVisible();
  await ana.getByText("Noche", { exact: true }).click();
  const lookAt = async (step: number) => {
    source.goTo(step * STEP_MS);
    await ana.getByRole("button", { name: "Mirar la fuente ahora" }).click();
  };
  source.goTo(9 * STEP_MS);
  await ana.getByRole("button", { name: "Abrir la noche" }).click();
  await expect(ana.getByText("La noche está abierta.")).toBeVisible();
  await lookAt(9);
  await expect(ana.getByText(/Escrutado: [\d,]+\s%/)).toBeVisible();
  // The source ends the connection; and later a count takes votes back.
  await lookAt(15);
  await expect(ana.getByText(/^La fuente no contesta/)).toBeVisible();
  await lookAt(19);
  await expect(ana.getByText(/^La fuente no contesta/)).toBeHidden();
  await lookAt(20);
  await expect(ana.getByText(/los votos de Alfa bajan/)).toBeVisible();
  await lookAt(30);

  const reader = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await reader.goto(`${ground.readers.url}/elecciones/pais-inventado/`);
  await expect(reader.getByText("sin decidir")).toBeVisible();
  await expect(reader.getByText("Alfa pasa de los cincuenta")).toBeVisible();
  await expect(ana.getByText("Se lee ahora")).toBeVisible();
  await expect(reader.getByRole("img", { name: /^Hemiciclo de 350 escaños\. .*Alfa \d+/ })).toBeVisible();
  await expectAccessible(reader, "the page of a night");
  await reader.getByLabel("Busca una circunscripción").fill("avila");
  await expect(reader.getByRole("row", { name: /Ávila/ })).toBeVisible();
  await expect(reader.getByRole("row", { name: /Zamora/ })).toBeHidden();
  await reader.getByRole("link", { name: "Ávila" }).click();
  await expect(reader.getByRole("heading", { level: 1, name: "Ávila: País inventado" })).toBeVisible();

  const proposal = ana.getByRole("group", { name: "Proponer un ganador" });
  await proposal.getByLabel("Dónde").selectOption("05");
  await ana.getByLabel("Por qué se puede dar ya").fill("Nada de lo que queda lo cambia");
  await ana.getByRole("button", { name: "Proponer", exact: true }).click();
  await expect(ana.getByText("La tiene que confirmar otra persona.")).toBeVisible();
  const bruno = await bringIn(browser, ground.editors, ana, { email: "bruno@diario.example", name: "Bruno Prueba" });
  await bruno.goto(ana.url());
  await bruno.getByText("Noche", { exact: true }).click();
  await bruno.getByRole("button", { name: "Confirmar" }).click();
  await expect(ana.getByText(/Dado\./)).toBeVisible();
  await reader.reload();
  await expect(reader.getByText(/^Gana/)).toBeVisible();

  // One that the other person does not see yet stays undecided.
  await proposal.getByLabel("Dónde").selectOption("49");
  await ana.getByLabel("Por qué se puede dar ya").fill("Va delante");
  await ana.getByRole("button", { name: "Proponer", exact: true }).click();
  const doubted = bruno.getByRole("listitem").filter({ hasText: "gana en Zamora" });
  await doubted.getByLabel(/^Por qué/).fill("Queda la mitad");
  await doubted.getByRole("button", { name: "Rechazar" }).click();
  await expect(ana.getByText(/Rechazado\..*Queda la mitad/)).toBeVisible();
  await reader.goto(`${ground.readers.url}/elecciones/pais-inventado/49.html`);
  await expect(reader.getByText("sin decidir")).toBeVisible();
});
