import { SHIP_RECORDINGS_API_PATH } from "@nv/contracts";
import type { ShipRecording, ShipRecordingList } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { refusalOf, SIGNED_IN } from "../../../test/answers";
import { openSite } from "../../../test/site-in-browser";

const PAGE = "/docs/Herramientas%20Online/Descarga%20Rutas%20de%20Barcos";
const START_MS = Date.UTC(2026, 10, 23, 10);
const HOUR_MS = 3_600_000;

const RECORDING: ShipRecording = {
  id: "3f0c6a5e-0000-4000-8000-000000000001",
  title: "Un_nombre_larguísimo_de_grabación_que_no_cabe_en_ningún_teléfono",
  ships: ["299000001"],
  state: "stopped",
  createdBy: "Ana Muestra",
  isMine: true,
  createdAtMs: START_MS,
  endsAtMs: START_MS + 3 * HOUR_MS,
  positions: 3,
  heard: [
    { fromMs: START_MS, toMs: START_MS + HOUR_MS },
    { fromMs: START_MS + 2 * HOUR_MS, toMs: START_MS + 3 * HOUR_MS },
  ],
  trouble: "",
};
const LIST: ShipRecordingList = { notice: "", items: [RECORDING] };
const CSV = [
  "MMSI,BaseDateTime,LAT,LON,VesselName",
  "299000001,2026-11-23T10:00:00Z,36,-5,BARCO GRABADO",
  "299000001,2026-11-23T10:30:00Z,36,-5.05,BARCO GRABADO",
  "299000001,2026-11-23T11:00:00Z,36,-5.1,BARCO GRABADO",
  "",
].join("\r\n");

const site = openSite();

const shows = (text: string | RegExp) => site.page.locator("main").getByText(text).first().waitFor();

test("an invented route is clean at once, and what was recorded opens in its place", async () => {
  const { page } = site;
  site.answer({
    ...SIGNED_IN,
    [SHIP_RECORDINGS_API_PATH]: { json: LIST },
    [`${SHIP_RECORDINGS_API_PATH}/${RECORDING.id}/positions`]: { body: CSV, headers: { "content-type": "text/csv" } },
  });
  await site.open(PAGE, ["inventados"]);
  await shows("1 hueco de más de 6 horas");
  await page.getByRole("img", { name: "Mapa de la ruta de BARCO INVENTADO" }).waitFor();
  await shows(/^Sin escuchar desde el .* lo que emitió entonces no está\.$/);
  expect(await site.faults()).toEqual([]);
  await page.getByRole("button", { name: /^Abrir en la herramienta/ }).press("Enter");
  await shows("Una tabla con 5 columnas.");
  await page.getByRole("button", { name: "Es así: leer el archivo" }).press("Enter");
  await page.getByRole("img", { name: "Mapa de la ruta de BARCO GRABADO" }).waitFor();
  await shows("1 punto que no cambiaba la línea, quitado.");
  expect(site.errors).toEqual([]);
});

test("without a key it says so, and a refusal stands beside its field", async () => {
  const { page } = site;
  site.answer({
    [`GET ${SHIP_RECORDINGS_API_PATH}`]: { json: { ...LIST, items: [] } },
    [`POST ${SHIP_RECORDINGS_API_PATH}`]: refusalOf({ field: "ships.0", message: "Nueve cifras" }),
  });
  await site.open(PAGE, []);
  await shows("Aún no hay ninguna grabación. Escribe arriba el MMSI de un barco");
  await page.getByLabel("MMSI de los barcos").fill("123");
  await page.getByRole("button", { name: "Empezar a grabar" }).click();
  await shows("Nueve cifras");
  site.answer({
    [SHIP_RECORDINGS_API_PATH]: { json: { notice: "Servicio no configurado: falta AISSTREAM_KEY.", items: [] } },
  });
  await page.reload();
  await shows("falta AISSTREAM_KEY");
  await shows("Mientras falte la clave, trae arriba las posiciones");
  expect(await page.getByLabel("MMSI de los barcos").count()).toBe(0);
});

test("a file that comes while the example is on its way is read as itself", async () => {
  const { page } = site;
  site.answer({ ...SIGNED_IN, [SHIP_RECORDINGS_API_PATH]: { json: LIST } });
  // What the thread says of the first file comes last.
  await page.addInitScript(() => {
    let heard = 0;
    window.Worker = class extends Worker {
      override set onmessage(hear: (event: MessageEvent) => void) {
        super.onmessage = (event: MessageEvent) => {
          if (event.data.kind !== "guess") return hear(event);
          heard += 1;
          if (heard > 1) return hear(event);
          setTimeout(() => {
            hear(event);
            document.documentElement.dataset.late = "heard";
          }, 1500);
        };
      }
    };
  });
  await site.open(PAGE, ["Trae las posiciones"]);
  const file = { name: "mio.csv", mimeType: "text/csv", buffer: Buffer.from(CSV.replace("BaseDateTime", "Momento")) };
  await page.getByLabel("Trae las posiciones").setInputFiles(file);
  await shows("Una tabla con 5 columnas.");
  await page.locator("html[data-late=heard]").waitFor();
  expect(await page.getByLabel("Hora").locator("option:checked").textContent()).toBe("Momento");
  await page.getByRole("button", { name: "Es así: leer el archivo" }).press("Enter");
  await page.getByRole("img", { name: "Mapa de la ruta de BARCO GRABADO" }).waitFor();
});
