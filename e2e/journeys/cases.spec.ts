import { randomBytes } from "node:crypto";
import {
  ADMIN_API_PATH,
  CASES_API_PATH,
  CASES_AUDIT_PATH,
  CASES_COMPARE_PATH,
  CASES_EXAMPLES_PATH,
  CASES_GROUP,
  CASES_IMPORT_PATH,
  CASES_PREVIEW_PATH,
  CASES_PUBLICATION_PATH,
  EVENTS_API_PATH,
  SEARCH_PATH,
  SEARCH_THINGS_PATH,
} from "@nv/contracts";
import { findInFrames } from "@nv/test-kit/axe-in-frames";
import { type Browser, type Page, request } from "@playwright/test";
import { becomeFirstAdministrator } from "../src/enter.ts";
import { type JourneyServers, LARGEST, onOneProcess, onTwoProcesses } from "../src/journey-servers.ts";
import { bringIn } from "../src/second-person.ts";
import { expect, test } from "../src/test.ts";

/** Two people, a publication and a retirement, on a machine that does much else. */
const LONG_JOURNEY_MS = 240_000;

/** Words that are in nothing but the cases of this journey. */
const MARK = "Zarzaparrilla";
const KEPT = "Melocotonar";

const HEAD =
  "id;diócesis;provincia;década;tipo de centro;víctimas;situación;verificación;documento;fecha;resumen;notas;motivo del nombre";
const rowOf = (ref: string, province: string, word: string) =>
  `${ref};Diócesis de Ejemplo ${word};${province};años 70;Colegio;al menos 4;Denuncia;Un documento;Documento de ejemplo ${word};2025-03-01;Un caso inventado, ${word}.;Nota ${word};«${word}» es una palabra inventada, y de nadie`;
const ROWS = [HEAD, rowOf("EJ-1", "Provincia Alfa", MARK), rowOf("EJ-2", "Provincia Beta", KEPT)].join("\n");

/** Returns the answer to a request that a page of ours sends with its own session. */
function call(page: Page, method: string, path: string, json?: object) {
  return page.evaluate(
    async ({ method, path, body }) => {
      const headers = body === undefined ? {} : { "content-type": "application/json" };
      const answer = await fetch(path, { method, headers, ...(body !== undefined && { body }) });
      return { status: answer.status, text: await answer.text() };
    },
    { method, path, body: json === undefined ? undefined : JSON.stringify(json) },
  );
}

async function bringMember(
  browser: Browser,
  { editors }: JourneyServers,
  administrator: Page,
  name: string,
): Promise<Page> {
  const email = `${name.toLowerCase()}@ejemplo.org`;
  const page = await bringIn(browser, editors, administrator, { email, name: `${name} Muestra` });
  const people = `${ADMIN_API_PATH}/groups/${CASES_GROUP}/people`;
  expect((await call(administrator, "POST", people, { email })).status).toBe(200);
  return page;
}

/** Opens a case of the list. */
async function openCase(page: Page, ref: string): Promise<void> {
  await page.goto("/update_abusos_iglesia");
  await page.getByRole("button", { name: ref, exact: true }).click();
  await expect(page.getByRole("heading", { name: ref })).toBeVisible();
}

/** Gives a case orders, each once the one before was carried out. */
async function step(page: Page, ref: string, ...orders: readonly string[]): Promise<void> {
  await openCase(page, ref);
  for (const order of orders) {
    const button = page.getByRole("button", { name: order, exact: true });
    await button.click();
    await expect(button).toBeHidden();
  }
}

/** Listens to everything that the server tells a person, from now on. */
async function listen(page: Page): Promise<() => Promise<string>> {
  await page.evaluate(async (path) => {
    const { body } = await fetch(path);
    if (body === null) throw new Error("nothing is told");
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    document.body.dataset.heard = "";
    void (async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read())
        document.body.dataset.heard += part.value;
    })();
  }, EVENTS_API_PATH);
  return () => page.evaluate(() => document.body.dataset.heard ?? "");
}

for (const dialect of LARGEST) {
  test.describe(`the cases on ${dialect.name}`, () => {
    let ground: JourneyServers;
    test.beforeEach(async () => {
      const env = { CASES_KEYS: `2026-11:${randomBytes(32).toString("base64")}` };
      ground =
        dialect.name === "postgres" ? await onTwoProcesses(await dialect.create(), env) : await onOneProcess(env);
    });
    test.afterEach(async ({ browser }) => {
      // Open pages hear the server for as long as it runs.
      for (const context of browser.contexts()) await context.close();
      await ground.drop();
    });

    test("one brings, another approves, both publish and retire, and for the rest there is nothing", async ({
      browser,
    }) => {
      test.setTimeout(LONG_JOURNEY_MS);
      const { editors, readers } = ground;
      const administrator = await (await browser.newContext({ baseURL: editors.url })).newPage();
      await becomeFirstAdministrator(administrator, editors);
      const bea = await bringMember(browser, ground, administrator, "Bea");
      const carla = await bringMember(browser, ground, administrator, "Carla");
      const email = "dario@ejemplo.org";
      const dario = await bringIn(browser, editors, administrator, { email, name: "Darío Muestra" });
      const heard = await listen(dario);

      // One brings a table, and sees what it would change before it does.
      await bea.goto("/update_abusos_iglesia?parte=traer");
      await bea.getByLabel("Tabla de casos").fill(ROWS);
      await expect(bea.getByText("Se entienden dos filas.")).toBeVisible();
      await bea.getByRole("button", { name: "Comparar con lo que hay" }).press("Enter");
      await expect(bea.getByText("Hay dos casos nuevos.")).toBeVisible();
      await bea.getByRole("button", { name: "Traer las filas" }).press("Enter");
      await expect(bea.getByText(/^Hecho: dos casos nuevos/)).toBeVisible();
      for (const ref of ["EJ-1", "EJ-2"]) await step(bea, ref, "Enviar a verificación");

      // Who brought them cannot approve them, by the page or by the route.
      await expect(
        bea.getByText("Dar por verificado: No puedes aprobar un caso que has introducido tú."),
      ).toBeVisible();
      const id = new URL(bea.url()).searchParams.get("caso") ?? "";
      const { version } = JSON.parse((await call(bea, "GET", `${CASES_API_PATH}/${id}`)).text);
      const own = { version, to: "verified", reason: "" };
      const refused = await call(bea, "POST", `${CASES_API_PATH}/${id}/state`, own);
      expect(JSON.parse(refused.text).code).toBe("CASE_OWN");

      for (const ref of ["EJ-1", "EJ-2"]) {
        await step(carla, ref, "Dar por verificado", "Dar por publicable");
        await expect(carla.getByText(/^Publicable/).first()).toBeVisible();
      }
      // What readers are told is written by one and given by another.
      await bea.goto("/update_abusos_iglesia?parte=publicar");
      await bea.getByLabel("Qué ha cambiado, para los lectores").fill("Primeros casos.");
      await bea.getByRole("button", { name: "Guardar la nota" }).press("Enter");
      await expect(bea.getByText("Tu nota espera a que otra persona publique con ella")).toBeVisible();
      await carla.goto("/update_abusos_iglesia?parte=publicar");
      await carla.getByRole("button", { name: "Ver la página como la leerían" }).press("Enter");
      const preview = carla.frameLocator("iframe");
      await expect(preview.getByRole("heading", { name: "Casos de abusos en la Iglesia" })).toBeVisible();
      expect(await findInFrames(carla, { within: "main", except: "iframe" })).toEqual([]);
      await expect(carla.getByText("Los lectores leerán: «Primeros casos.»")).toBeVisible();
      await carla.getByRole("button", { name: "Publicar los casos" }).press("Enter");
      await expect(carla.getByText(/^Los lectores tienen/)).toBeVisible();

      // Readers get a page that is searched without asking anybody; nothing of the newsroom is in it.
      const reader = await (await browser.newContext()).newPage();
      await reader.goto(`${readers.url}/data/abusos/`);
      await expect(reader.getByText("DATOS DE EJEMPLO")).toHaveCount(0);
      await expect(reader.getByText("Primeros casos.")).toBeVisible();
      await reader.getByLabel("Buscar").fill(MARK.toUpperCase());
      await expect(reader.getByText("1 de 1 casos a la vista.")).toBeVisible();
      expect(await findInFrames(reader)).toEqual([]);
      const links = await reader
        .getByRole("link")
        .evaluateAll((found) => found.map((link) => new URL(link.getAttribute("href") ?? "", document.baseURI).href));
      const addresses = links.filter((link) => link.startsWith(readers.url));
      expect(addresses.length).toBeGreaterThanOrEqual(3);
      const outside = await request.newContext();
      const bodies = await Promise.all(addresses.map(async (address) => (await outside.get(address)).text()));
      for (const body of [await reader.content(), ...bodies]) {
        expect(body).not.toContain("EJ-1");
        expect(body).not.toContain(`Nota ${MARK}`);
      }

      // For who is not of the group, and for who administers, there is nothing: by no address, search or event.
      for (const page of [dario, administrator]) {
        const never = await call(page, "POST", "/api/nunca-hubo", {});
        for (const path of [
          CASES_API_PATH,
          `${CASES_API_PATH}/${id}`,
          `${CASES_API_PATH}/${id}/personal`,
          `${CASES_API_PATH}/${id}/history`,
          CASES_AUDIT_PATH,
          CASES_PUBLICATION_PATH,
          CASES_PREVIEW_PATH,
          "/update_abusos_iglesia",
        ])
          expect((await call(page, "GET", path)).status, path).toBe(404);
        for (const path of [
          CASES_API_PATH,
          CASES_COMPARE_PATH,
          CASES_IMPORT_PATH,
          CASES_PUBLICATION_PATH,
          CASES_EXAMPLES_PATH,
          `${CASES_API_PATH}/${id}/state`,
        ])
          expect(await call(page, "POST", path, {}), path).toEqual(never);
        for (const path of [SEARCH_PATH, SEARCH_THINGS_PATH]) {
          const found = await call(page, "GET", `${path}?q=${MARK}`);
          expect(found.status).toBe(200);
          expect(found.text).not.toMatch(/Diócesis|update_abusos|EJ-1/);
        }
        // Its route is in everybody's program: what is drawn for it is what is drawn for any other address that leads nowhere.
        await page.goto("/update_abusos_iglesia");
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aquí no hay nada publicado");
      }

      // Who retires one takes it from readers at once, whatever address they kept.
      await openCase(carla, "EJ-1");
      await carla.getByRole("button", { name: "Retirar…" }).click();
      await carla.getByRole("dialog").getByLabel("Por qué").fill("Lo pide la familia");
      await carla.getByRole("dialog").getByRole("button", { name: "Retirar" }).click();
      await expect(carla.getByText(/^Retirado/).first()).toBeVisible();
      const live = ["", "latest.json", "latest.csv"].map((name) => `${readers.url}/data/abusos/${name}`);
      for (const address of [...addresses, ...live])
        await expect
          .poll(async () => (await (await outside.get(address)).text()).includes(MARK), { message: address })
          .toBe(false);
      expect(await (await outside.get(`${readers.url}/data/abusos/`)).text()).toContain(KEPT);
      // Everybody is told that what readers have has changed, which readers see too, and nothing of a case.
      expect(await heard()).not.toMatch(new RegExp(`${MARK}|${KEPT}|${id}|EJ-|case`));
      await outside.dispose();
    });
  });
}
