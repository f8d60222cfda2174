import { DATAWRAPPER_API_PATH, FILES_API_PATH, JOBS_API_PATH, LIGHT_MAPS_API_PATH } from "@nv/contracts";
import type { FileDetail, FileSummary, MadeMap, MapAnswer, MapLayers, MapPreview } from "@nv/contracts/schemas";
import { expect, test } from "vitest";
import { jobOf, SIGNED_IN } from "../../../test/answers";
import { type Answers, openSite } from "../../../test/site-in-browser";

const PAGE = "/docs/Herramientas%20DW/omfg";
const FILE_ID = "3f0c6a5e-0000-4000-8000-000000000002";
const JOB_ID = "3f0c6a5e-0000-4000-8000-000000000003";
const ONE = `${LIGHT_MAPS_API_PATH}/${FILE_ID}`;
const FILE = `${FILES_API_PATH}/${FILE_ID}`;
const VALUES = `${FILES_API_PATH}/renditions/a/values-0-0.json`;
const PREVIEW = `${FILES_API_PATH}/renditions/b/preview.json`;

const MAP: FileSummary = {
  ...{
    id: FILE_ID,
    kind: "archive",
    hash: "a".repeat(64),
    sizeBytes: 38_000_000,
    mediaType: "application/zip",
    version: 1,
  },
  facts: { kind: "archive", format: "zip", files: 5, unpackedBytes: 52_000_000, holds: "shapefile" },
  ...{
    createdAtMs: 1,
    createdBy: "Ana Muestra",
    changedAtMs: 1,
    changedBy: "Ana Muestra",
    uses: 0,
    group: "",
    pictureUrl: null,
  },
  ...{
    name: "Distritos_con_un_nombre_larguísimo_que_no_cabe",
    altText: "",
    credit: "",
    licence: "",
    source: "",
    rightsUntil: "",
    sourceType: "",
    caption: "",
  },
};

const field = (name: string, values: string | null): MapLayers["layers"][number]["fields"][number] => ({
  ...{ name, kind: "text", filled: 3, distinct: 3, examples: ["99001", "99002", "99003"], values },
});

const LAYERS: MapLayers = {
  format: "zip",
  notes: ["El archivo mezcla áreas y puntos: cada clase es una capa. Elige una."],
  layers: [
    {
      ...{ name: "distritos", geometry: "polygon", features: 3, empty: 1, vertices: 900_000, bounds: [4, 4, 5, 5] },
      namedCrs: "",
      guesses: [
        { crs: "EPSG:25830", title: "ETRS89, UTM huso 30 (casi toda la península)", centre: { lon: -3.5, lat: 40.7 } },
        { crs: "EPSG:25831", title: "ETRS89, UTM huso 31 (Cataluña y Baleares)", centre: { lon: 2.5, lat: 40.7 } },
      ],
      encoding: "windows-1252",
      fields: [field("CODDIS", "values-0-0.json"), field("NOMBRE_MUY_LARGO_DEL_DISTRITO", null)],
      notes: [
        "«distritos.shp» viene sin su .prj y no dice en qué coordenadas está. Confirma el sistema antes de seguir.",
      ],
    },
    {
      ...{ name: "sedes", geometry: "point", features: 9, empty: 0, vertices: 9, bounds: [4, 4, 5, 5], namedCrs: "" },
      ...{ guesses: [], encoding: "utf8", fields: [], notes: [] },
    },
  ],
};

const MADE: MadeMap = {
  ...{ name: "mapa.topojson", bytes: 2_080_000, keptRatio: 0.13, verticesBefore: 900_000, vertices: 120_000 },
  ...{
    featuresBefore: 3,
    features: 3,
    lost: [],
    shapeless: [],
    untwisted: [],
    repaired: 36,
    crossings: 49,
    slivers: 2,
    bounds: [-4, 40, -3, 41],
    joined: null,
  },
  notes: ["Queda menos del 2 % de los puntos."],
};

const LINE = [[100, 100, 4000, 0, 0, 3000, -4000, 0, 0, -3000]];
const DRAWN: MapPreview = {
  ...{ heightPx: 400, detailBox: [1000, 1000, 2000, 2000] },
  before: { whole: LINE, detail: LINE },
  after: { whole: LINE, detail: LINE },
};

const files = [
  { name: "values-0-0.json", url: VALUES, sizeBytes: 20 },
  { name: "mapa.topojson", url: `${FILES_API_PATH}/renditions/b/mapa.topojson`, sizeBytes: MADE.bytes },
  { name: "preview.json", url: PREVIEW, sizeBytes: 20 },
];

const work = { id: JOB_ID, kind: "files.map", subject: FILE_ID, progressRatio: 0.4 };

const ANSWERS: Answers = {
  ...SIGNED_IN,
  [FILES_API_PATH]: { json: { items: [MAP], total: 1, groups: [], usedBytes: 1, quotaBytes: 2 } },
  [FILE]: {
    json: { ...MAP, contents: [], usedBy: [], givenTo: [], contentUrl: `${FILE}/content` } satisfies FileDetail,
  },
  [DATAWRAPPER_API_PATH]: { json: { mode: "local", notice: "" } },
  [VALUES]: { json: ["99001", "99001", "99003"] },
  [PREVIEW]: { json: DRAWN },
  [`POST ${ONE}/layers`]: { json: { state: "made", files, data: LAYERS } satisfies MapAnswer },
  [`POST ${ONE}/maps`]: { json: { state: "made", files, data: MADE } satisfies MapAnswer },
};

const site = openSite();

/** Opens the map of the library by keys alone. */
async function openByKeys(answers: Answers, sees: string): Promise<void> {
  const { page } = site;
  site.answer(answers);
  await site.open(PAGE, ["Probar con el ejemplo"]);
  await page.getByRole("button", { name: /^Elegir de Archivos/ }).press("Enter");
  await page.getByRole("button", { name: /Distritos_con/ }).press("Enter");
  await page.getByText(sees).first().waitFor();
}

test("says what a file holds, what is missing before a map is made of it, and shows the map, after a reload too", async () => {
  const { page } = site;
  await openByKeys(ANSWERS, "viene sin su .prj");
  for (const text of ["El archivo mezcla áreas y puntos", "40,7° N", "1 clave repetida en el mapa: 99001."])
    await page.getByText(text).first().waitFor();
  await page.getByRole("button", { name: "Aligerar el mapa" }).press("Enter");
  await page.getByText("Confirma que el mapa cae donde debe", { exact: true }).waitFor();
  await page.getByLabel("Tabla de datos").fill("codigo;paro\n99003;1\n99009;2\n");
  await page.getByText("Falta 1 de la tabla: 99001. Quedarán sin dato.").waitFor();
  expect(await site.faults()).toEqual([]);
  await page.getByRole("switch", { name: "Cae donde debe" }).press("Space");
  await page.getByRole("button", { name: "Aligerar el mapa" }).press("Enter");
  const made = ["1,98 MiB", "49 cruces de líneas no se han podido reparar", "Crear el mapa en Datawrapper"];
  for (const text of made) await page.getByText(text).first().waitFor();
  expect(await site.faults()).toEqual([]);
  await site.open(PAGE, made);
  await page.getByLabel("Que pese como mucho (MiB)").fill("1");
  await page.getByText("Has cambiado algo desde que se hizo").waitFor();
  expect(site.errors).toEqual([]);
});

test("tells how far the work is, and why it came to nothing", async () => {
  const { page } = site;
  const pending: MapAnswer = { state: "pending", jobId: JOB_ID };
  const working = {
    ...ANSWERS,
    [`POST ${ONE}/layers`]: { json: pending },
    [`${JOBS_API_PATH}/${JOB_ID}`]: { json: jobOf({ ...work, state: "running", message: "Aligerando el mapa" }) },
  };
  await openByKeys(working, "Aligerando el mapa");
  await page.getByRole("button", { name: "Cancelar" }).waitFor();
  const message = "Al shapefile le falta el .shp, que es el que lleva las formas. Mete en el ZIP todas sus partes.";
  site.answer({ ...working, [`${JOBS_API_PATH}/${JOB_ID}`]: { json: jobOf({ ...work, state: "failed", message }) } });
  await page.getByText(message).waitFor();
  await page.getByRole("button", { name: "Repetir" }).waitFor();
  expect(await site.faults()).toEqual([]);
});
