import { CENSUS_SECTIONS_API_PATH } from "@nv/contracts";
import {
  CrossedSections,
  FoundSections,
  type JobView,
  LocatedSections,
  SectionDetail,
  SectionShapes,
  SectionsInArea,
  SectionsState,
} from "@nv/contracts/schemas";
import { type Listening, sectionsZip, startDoubles, type WrittenShape } from "@nv/doubles";
import { areaOfGeometry, fromUtm } from "@nv/geography";
import { readDelimited, recordsOf } from "@nv/tables";
import { zipOf } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { libraryClient } from "../../../test/library.ts";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { FEATURE_PLACES } from "../../../test/stores.ts";
import { type StopReason, WorkStopped } from "../../platform/jobs/work-stopped.ts";
import { createImportHandler } from "./import-year.ts";
import type { SectionsTables } from "./schema/tables.ts";
import { removeLoad } from "./sections.repository.ts";
import { sectionsContext } from "./sections-context.ts";

const FIRST = "9900101001";
/** In the middle of the invented municipality: where its «Calle Mayor, 1» is. */
const MIDDLE = { lon: -3.2, lat: 40.1 };
const at = (eastingM: number, northingM: number) =>
  fromUtm({ zone: 30, isNorth: true, datum: "ETRS89", eastingM: 479_000 + eastingM, northingM: 4_435_000 + northingM });
const lonLat = (eastingM: number, northingM: number) => {
  const { lon, lat } = at(eastingM, northingM);
  return [lon, lat] as const;
};

describe.each(FEATURE_PLACES)("sections of the census on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: TestProcess;
  let doubles: Listening;
  let origin: string;
  const { brought, finished } = libraryClient(() => ({ process, origin }));

  beforeAll(async () => {
    doubles = await startDoubles();
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store, { INE_BASE: `${doubles.url}/ine/normal` });
    origin = await process.app.listen({ port: 0, host: "127.0.0.1" });
    expect((await load(2023)).state).toBe("done");
    const zip = await brought("seccionado_2024.zip", sectionsZip(2024));
    const job = await load(2024, zip.id);
    expect(job, job.message).toMatchObject({ state: "done", result: { year: 2024, sections: 401 } });
  });
  afterAll(async () => {
    await process.close();
    await Promise.all([harness.drop(), doubles.stop()]);
  });

  const get = (path: string) => process.call("GET", CENSUS_SECTIONS_API_PATH + path);
  const post = (path: string, body: unknown) => process.call("POST", CENSUS_SECTIONS_API_PATH + path, body);

  async function load(year: number, fileId: string | null = null): Promise<JobView> {
    const answer = await post("/import", { year, fileId });
    expect(answer.status, answer.text).toBe(202);
    return finished(idIn(answer.body));
  }
  const idIn = (body: unknown) =>
    typeof body === "object" && body !== null && "jobId" in body ? String(body.jobId) : "";

  test("a year comes from the office or from the library, and is told with whose it is", async () => {
    const { years, ine } = SectionsState.parse((await get("")).body);
    expect(ine).toBe("fake");
    expect(years.map(({ year, sections, loadedBy }) => [year, sections, loadedBy])).toEqual([
      [2024, 401, "Ana Muestra"],
      [2023, 400, "Ana Muestra"],
    ]);
    expect(process.audited).toContainEqual(
      expect.objectContaining({
        action: "census_sections_loaded",
        details: { year: 2023, sections: 400, file: "seccionado_2023.zip" },
      }),
    );
  });

  test("a section is told with its names, its ground and those around it", async () => {
    const { codes } = LocatedSections.parse((await post("/2023/points", { points: [[MIDDLE.lon, MIDDLE.lat]] })).body);
    const [code = ""] = codes;
    expect(code).toBe("9900102090");
    const { section, neighbours, shapes } = SectionDetail.parse((await get(`/2023/${code}`)).body);
    expect(section).toMatchObject({
      ...{ code, municipality: "Peñamuestra", province: "Provincia de Muestra", community: "Comunidad de Muestra" },
    });
    // A square of 400 m of the map, which is 0.9996 times as long as the ground is.
    expect(section.areaM2 / (160_000 / 0.9996 ** 2)).toBeCloseTo(1, 3);
    expect(neighbours.map((one) => one.code)).toEqual(["9900102070", "9900102089", "9900102091", "9900103010"]);
    expect(shapes.map((one) => one.code)).toEqual([code, ...neighbours.map((one) => one.code)]);
  });

  test("codes are found, and those that are not there are told", async () => {
    const found = FoundSections.parse((await post("/2023/codes", { codes: [FIRST, "2807901001", FIRST] })).body);
    expect(found.sections.map(({ code }) => code)).toEqual([FIRST]);
    expect(found.missing).toEqual(["2807901001"]);
    expect((await get(`/2023/2807901001`)).body).toMatchObject({ code: "SECTION_NOT_FOUND", year: 2023 });
    expect((await get(`/2023/28079`)).status).toBe(404);
  });

  test("points are placed in their order, and one at sea is nowhere", async () => {
    const points = [lonLat(200, 300), [-4, 45] as const, lonLat(7999, 7999), lonLat(399, 50), lonLat(401, 50)];
    const { codes, sections } = LocatedSections.parse((await post("/2024/points", { points })).body);
    expect(codes).toEqual(["9900101101", null, "9900104100", FIRST, "9900101002"]);
    expect(sections.map(({ code }) => code)).toEqual([FIRST, "9900101002", "9900101101", "9900104100"]);
  });

  test("an area takes sections by their centre, or by as much of them as is inside", async () => {
    // Almost two columns and a half, one row and a quarter.
    const ring = [lonLat(0, 0), lonLat(0, 500), lonLat(980, 500), lonLat(980, 0)];
    const area = { type: "Polygon", coordinates: [ring] };
    const ask = async (leastShare: number | null) =>
      SectionsInArea.parse((await post("/2023/area", { area, leastShare })).body).items;
    expect((await ask(null)).map(({ section }) => section.code)).toEqual([FIRST, "9900101002"]);
    const shares = (await ask(0.2)).map(({ section, share }) => [
      section.code.slice(-3),
      Math.round(100 * (share ?? 0)),
    ]);
    expect(shares).toEqual([
      ["001", 100],
      ["002", 100],
      ["003", 45],
      ["021", 25],
      ["022", 25],
    ]);
    const crossed = { type: "Polygon", coordinates: [[ring[0], ring[2], ring[1], ring[3]]] };
    expect((await post("/2023/area", { area: crossed, leastShare: null })).body).toMatchObject({
      fields: [{ field: "area", message: "El polígono se cruza consigo mismo: no se sabe qué queda dentro" }],
    });
  });

  test("shapes are given as they are, and a municipality as fine as a screen", async () => {
    const { shapes } = SectionShapes.parse((await post("/2023/shapes", { codes: [FIRST] })).body);
    const [shape] = shapes;
    const corner = at(0, 0);
    expect(shape?.corners[0]).toBeCloseTo(corner.lon, 5);
    expect(shape?.corners[1]).toBeCloseTo(corner.lat, 5);
    expect(SectionShapes.parse((await get("/2023/municipality/99001")).body).shapes).toHaveLength(400);
    expect((await get("/2023/municipality/28079")).body).toEqual({ shapes: [] });
  });

  test("which part of each section of a year is in which of another is a table of the library, with its credit", async () => {
    const answer = await post("/crosswalk", { from: 2023, to: 2024, prefix: "99001" });
    const job = await finished(idIn(answer.body));
    expect(job.state, job.message).toBe("done");
    const made = CrossedSections.parse(job.result);
    expect(made).toMatchObject({ fileName: "secciones_2023_a_2024_99001.csv", rows: 402, sections: 400, same: 397 });
    const csv = await process.call("GET", `/api/files/${made.fileId}/content`);
    const rows = recordsOf(readDelimited(csv.text).rows);
    const told = rows
      .filter((row) => row.parte_de_2023 !== "1.0000" || row.parte_de_2024 !== "1.0000")
      .map((row) => [row.cusec_2023?.slice(-3), row.cusec_2024?.slice(-3), row.parte_de_2023, row.parte_de_2024]);
    expect(told).toEqual([
      ["001", "001", "0.5000", "1.0000"],
      ["001", "101", "0.5000", "1.0000"],
      ["002", "002", "1.0000", "0.8000"],
      ["003", "002", "0.2500", "0.2000"],
      ["003", "003", "0.7500", "1.0000"],
    ]);
    expect(rows[0]?.fuente).toBe(
      "Elaboración propia con datos extraídos del sitio web del INE: www.ine.es (seccionados de 2023 y 2024)",
    );
    const none = await finished(idIn((await post("/crosswalk", { from: 2023, to: 2024, prefix: "28" })).body));
    expect(none.message).toBe("En 2023 ninguna sección empieza por «28».");
    expect((await post("/crosswalk", { from: 2023, to: 2023, prefix: "" })).status).toBe(422);
  });

  test("a year that is not there is told; so is one that the office does not have", async () => {
    for (const answer of [
      await get(`/2019/${FIRST}`),
      await post("/2019/points", { points: [[0, 40]] }),
      await get("/nunca/9900101001"),
    ])
      expect(answer.status).toBe(404);
    expect((await post("/2019/codes", { codes: [FIRST] })).body).toMatchObject({
      code: "SECTIONS_YEAR_MISSING",
      year: 2019,
    });
    expect((await load(2019)).message).toBe(
      "El INE no ha dado el seccionado de 2019. Descárgalo de su web y trae el ZIP, o prueba más tarde.",
    );
  });

  const shape = (fields: Record<string, string>, ring: readonly number[]): WrittenShape => ({
    fields: { CUSEC: FIRST, NMUN: "X", NPRO: "X", NCA: "X", ...fields },
    rings: [ring],
  });
  const square = [479000, 4435000, 479000, 4435400, 479400, 4435400, 479000, 4435000];

  test.each([
    {
      name: "of another year",
      zip: sectionsZip(2023),
      says: "El archivo es del seccionado de 2023 y has pedido el de 2024.",
    },
    {
      name: "without a shapefile",
      zip: zipOf([{ name: "leeme.txt", bytes: "hola" }]),
      says: "En el ZIP no hay ningún «SECC_CE_20240101.shp», que es como lo llama el INE.",
    },
    {
      name: "without its table",
      zip: zipOf([{ name: "SECC_CE_20240101.shp", bytes: "x" }]),
      says: "En el ZIP falta «secc_ce_20240101.dbf».",
    },
    {
      name: "with a code that is none",
      zip: sectionsZip(2024, [shape({ CUSEC: "28079" }, square)]),
      says: "Una de sus filas lleva «28079» como código de sección.",
    },
    {
      name: "outside of Spain",
      zip: sectionsZip(2024, [
        shape(
          {},
          square.map((value) => value - 4_400_000),
        ),
      ]),
      says: `La sección ${FIRST} cae fuera de España: el archivo no está en ETRS89 / UTM 30.`,
    },
    {
      name: "without shapes",
      zip: sectionsZip(2024, [shape({}, [])]),
      says: `La sección ${FIRST} no tiene forma.`,
    },
    {
      name: "that lies about its lengths",
      zip: zipOf([
        { name: "a/SECC_CE_20240101.dbf", bytes: Buffer.from("03000000ffffff7f41002f00".padEnd(64, "0"), "hex") },
        { name: "a/SECC_CE_20240101.shp", bytes: Buffer.alloc(200) },
      ]),
      says: "El shapefile está roto: su tabla. Descárgalo o expórtalo otra vez.",
    },
  ])("a file $name is refused with a sentence, and what was there stays", async ({ zip, says }) => {
    const file = await brought(`${says.length}.zip`, zip);
    const job = await load(2024, file.id);
    expect([job.state, job.message]).toEqual(["failed", says]);
    const { years } = SectionsState.parse((await get("")).body);
    expect(years.find(({ year }) => year === 2024)?.sections).toBe(401);
    const loads = harness.database.kysely.$extendTables<SectionsTables>();
    const rows = await loads.selectFrom("geo_section_loads").select("visible_year").execute();
    expect(rows.filter(({ visible_year }) => visible_year === null)).toEqual([]);
  });

  test("a section in two rows is one; a year that is loaded again is replaced whole, and what nobody sees is removed", async () => {
    const other = square.map((value, place) => value + (place % 2 === 0 ? 1000 : 0));
    const zip = sectionsZip(2025, [shape({}, square), shape({ CUSEC: "9900101002" }, other), shape({}, other)]);
    const file = await brought("2025.zip", zip);
    expect((await load(2025, file.id)).result).toEqual({ year: 2025, sections: 2 });
    const { section, shapes } = SectionDetail.parse((await get(`/2025/${FIRST}`)).body);
    expect(shapes[0]?.ends).toHaveLength(2);
    expect(section.areaM2 / 160_128).toBeCloseTo(1, 2);
    expect((await load(2025, file.id)).result).toEqual({ year: 2025, sections: 2 });
    const db = harness.database.kysely.$extendTables<SectionsTables>();
    const left = await db.selectFrom("geo_section_loads").select("id").where("visible_year", "is", null).execute();
    expect(left).toHaveLength(1);
    for (const { id } of left) await removeLoad(db, id);
    const rows = await db.selectFrom("geo_sections").select("cusec").where("year", "=", 2025).execute();
    expect(rows).toHaveLength(2);
  });

  test("work that ends in the middle shows nothing and, cancelled, leaves nothing; begun again it comes to the whole year", async () => {
    const file = await brought("seccionado_2026.zip", sectionsZip(2026));
    const context = sectionsContext(process.context, { mode: "off", base: "" });
    const run = (signal: AbortSignal) => ({
      payload: { year: 2026, fileId: file.id, loadId: "3f0c6a5e-0000-4000-8000-000000002026" },
      ...{
        subject: "",
        actor: { id: "", name: "Ana" },
        signal,
        group: "",
        progress: async () => undefined,
        log: () => undefined,
      },
    });
    /** Tells it to stop when half of the sections are written. */
    async function stopped(reason: StopReason): Promise<unknown> {
      const stopping = new AbortController();
      let written = 0;
      const database: typeof context.database = {
        ...context.database,
        async transaction(kysely, work) {
          const done = await context.database.transaction(kysely, work);
          written += 1;
          if (written === 2) stopping.abort(new WorkStopped(reason));
          return done;
        },
      };
      return createImportHandler({ ...context, database })(run(stopping.signal));
    }
    const left = () => context.db.selectFrom("geo_sections").select("cusec").where("year", "=", 2026).execute();
    await expect(stopped("cancelled")).rejects.toThrow("cancelled");
    // Nobody goes on with it.
    expect(await left()).toHaveLength(0);
    await expect(stopped("closing")).rejects.toThrow("closing");
    expect(await left()).toHaveLength(200);
    expect((await get(`/2026/${FIRST}`)).body).toMatchObject({ code: "SECTIONS_YEAR_MISSING" });
    const { signal } = new AbortController();
    expect(await createImportHandler(context)(run(signal))).toEqual({ year: 2026, sections: 401 });
    expect(await left()).toHaveLength(401);
    expect((await get(`/2026/${FIRST}`)).status).toBe(200);
    // Told to do again what is done, it leaves it.
    expect(await createImportHandler(context)(run(signal))).toEqual({ year: 2026, sections: 401 });
  });

  test("what a stranger or another site asks for is not answered, and lists have an end", async () => {
    const anonymous = await process.call(
      "POST",
      `${CENSUS_SECTIONS_API_PATH}/import`,
      { year: 2024, fileId: null },
      "Nadie",
    );
    expect(anonymous.body).toMatchObject({ code: "SESSION_MISSING" });
    const many = Array.from({ length: 20_001 }, () => [0, 0]);
    expect((await post("/2024/points", { points: many })).status).toBe(422);
    const geometry = areaOfGeometry({
      type: "Polygon",
      coordinates: [
        [
          [0, 0],
          [1, 1],
          [1, 0],
        ],
      ],
    });
    expect(geometry.ends).toEqual([8]);
    const round = Array.from({ length: 6000 }, (_, place) => [
      -3 + Math.cos(place / 1000),
      40 + Math.sin(place / 1000),
    ]);
    expect(
      (await post("/2024/area", { area: { type: "Polygon", coordinates: [round] }, leastShare: 0.5 })).body,
    ).toMatchObject({
      fields: [{ message: "El polígono tiene demasiados vértices: simplifícalo antes" }],
    });
  });
});
