import { DATAWRAPPER_MOST_BYTES, FILES_API_PATH, LIGHT_MAPS_API_PATH } from "@nv/contracts";
import { MadeMap, MapAnswer, MapLayers, MapRequest, SentMap, TakenUpload } from "@nv/contracts/schemas";
import { type FakeDatawrapper, startFakeDatawrapper } from "@nv/doubles";
import { zipOf } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { libraryClient } from "../../../test/library.ts";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { FEATURE_PLACES } from "../../../test/stores.ts";

const ORDER = MapRequest.parse({
  ...{ layer: 0, crs: "EPSG:25830", target: "datawrapper", mostBytes: 90_000, key: "CODDIS", fields: ["NOMBRE"] },
});

const Pending = z.object({ state: z.literal("pending"), jobId: z.string() });
const Made = MapAnswer.options[0];

describe.each(FEATURE_PLACES)("light maps on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: TestProcess;
  let fake: FakeDatawrapper;
  let origin: string;
  let fileId = "";
  const library = libraryClient(() => ({ process, origin }));

  beforeAll(async () => {
    fake = await startFakeDatawrapper();
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store, fake.env);
    origin = await process.app.listen({ port: 0, host: "127.0.0.1" });
    fileId = TakenUpload.parse((await call("example", {})).body).fileId;
  });
  afterAll(async () => {
    await process.close();
    await Promise.all([harness.drop(), fake.stop()]);
  });

  const call = (path: string, body: unknown) => process.call("POST", `${LIGHT_MAPS_API_PATH}/${path}`, body);

  /** Returns what is made of a file, once the job that makes it is done. */
  async function made(path: string, body: unknown): Promise<z.infer<typeof Made>> {
    const first = MapAnswer.parse((await call(path, body)).body);
    if (first.state === "made") return first;
    const job = await library.finished(first.jobId);
    expect(job.state, job.message).toBe("done");
    return Made.parse((await call(path, body)).body);
  }

  const contentOf = async (url: string) =>
    (await fetch(new URL(url, origin), { headers: { cookie: "Ana%20Muestra" } })).text();

  test("the example is one file however often it is asked for, and its layers and their values are told", async () => {
    expect(TakenUpload.parse((await call("example", {})).body)).toEqual({ fileId, isKnown: true });
    const { data, files } = await made(`${fileId}/layers`, {});
    const [layer] = MapLayers.parse(data).layers;
    expect(layer).toMatchObject({ name: "distritos_inventados", features: 108, namedCrs: /huso 30/ });
    const values = files.find(({ name }) => name === layer?.fields[0]?.values);
    const codes = z.array(z.string()).parse(JSON.parse(await contentOf(values?.url ?? "")));
    expect([codes.length, new Set(codes).size]).toEqual([108, 107]);
  });

  test("a map is made once, stays when the process that made it is gone, and is kept with one call", async () => {
    const { data, files } = await made(`${fileId}/maps`, ORDER);
    const { name, bytes } = MadeMap.parse(data);
    expect([name, bytes <= ORDER.mostBytes, bytes >= ORDER.mostBytes * 0.98]).toEqual(["mapa.topojson", true, true]);
    const file = files.find((part) => part.name === name);
    expect([file?.sizeBytes, (await contentOf(file?.url ?? "")).length > 0]).toEqual([bytes, true]);
    const other = await startProcess(harness.database, harness.store, fake.env);
    expect((await other.call("POST", `${LIGHT_MAPS_API_PATH}/${fileId}/maps`, ORDER)).body).toMatchObject({
      state: "made",
    });
    await other.close();
    const kept = TakenUpload.parse((await call(`${fileId}/keep`, ORDER)).body);
    expect(await library.detail(kept.fileId)).toMatchObject({
      ...{ kind: "geometry", sizeBytes: bytes, name: "Distritos inventados (ejemplo) (mapa.topojson)" },
      ...{ facts: { format: "topojson", features: 108 }, source: "Inventado para probar: esta provincia no existe" },
    });
  });

  test("a map goes under a new map of Datawrapper, with its key, and under one that is there", async () => {
    await made(`${fileId}/maps`, ORDER);
    const sent = SentMap.parse(
      (await call(`${fileId}/datawrapper`, { order: ORDER, chart: "", title: "Distritos" })).body,
    );
    expect(sent).toMatchObject({ title: "Distritos", isNew: true, url: `https://app.datawrapper.de/edit/${sent.id}` });
    expect(fake.chart(sent.id)).toMatchObject({
      type: "d3-maps-choropleth",
      metadata: { visualize: { basemap: "custom_upload", "map-key-attr": "CODDIS" } },
    });
    expect(fake.asked).toContain(`PUT /v3/charts/${sent.id}/assets/${sent.id}.map.json`);
    const again = SentMap.parse((await call(`${fileId}/datawrapper`, { order: ORDER, chart: sent.id })).body);
    expect(again).toMatchObject({ id: sent.id, isNew: false });
  });

  test.each([
    { name: "a chart that is no map", part: { chart: "ej001" }, field: "chart" },
    { name: "an id that is none", part: { chart: "../me" }, field: "chart" },
    { name: "a map made for something else", part: { order: { ...ORDER, target: "d3" } }, field: "order.target" },
  ])("Datawrapper is not given a map for $name", async ({ part, field }) => {
    await made(`${fileId}/maps`, ORDER);
    const before = fake.asked.filter((asked) => !asked.startsWith("GET")).length;
    const answer = await call(`${fileId}/datawrapper`, { order: ORDER, chart: "", ...part });
    expect([answer.status, answer.body]).toMatchObject([422, { fields: [{ field }] }]);
    expect(fake.asked.filter((asked) => !asked.startsWith("GET")).length).toBe(before);
  });

  test("nor one that is heavier than it takes", async () => {
    const order = { ...ORDER, format: "geojson", mostBytes: 20_000_000 };
    const { data } = await made(`${fileId}/maps`, order);
    expect(MadeMap.parse(data).bytes).toBeGreaterThan(DATAWRAPPER_MOST_BYTES);
    const answer = await call(`${fileId}/datawrapper`, { order, chart: "" });
    expect([answer.status, answer.body]).toMatchObject([422, { fields: [{ field: "order.mostBytes" }] }]);
  });

  test("what has not been made is neither kept nor sent: it is ordered, and told which work makes it", async () => {
    const order = { ...ORDER, mostBytes: 80_000 };
    for (const [path, body] of [
      ["keep", order],
      ["datawrapper", { order, chart: "" }],
    ] as const) {
      const answer = await call(`${fileId}/${path}`, body);
      expect([answer.status, answer.body]).toMatchObject([409, { code: "RENDITION_PENDING" }]);
    }
  });

  test("a file that is no map ends its work with a sentence, and a file that is none is not there", async () => {
    const { id } = await library.brought("suelto.zip", zipOf([{ name: "leeme.txt", bytes: "hola" }]));
    const { jobId } = Pending.parse((await call(`${id}/layers`, {})).body);
    expect(await library.finished(jobId)).toMatchObject({
      state: "failed",
      message: "El ZIP no lleva ningún mapa: ni shapefile (.shp), ni GeoJSON, ni TopoJSON, ni KML.",
    });
    for (const unknown of ["00000000-0000-4000-8000-000000000009", "../files"])
      expect((await call(`${unknown}/layers`, {})).status).toBe(404);
  });

  test.each(["layers", "maps", "keep", "datawrapper"])("a stranger gets nothing of %s", async (path) => {
    const answer = await process.app.inject({
      ...{ method: "POST", url: `${LIGHT_MAPS_API_PATH}/${fileId}/${path}`, payload: ORDER },
      headers: { "sec-fetch-site": "same-origin" },
    });
    expect(answer.statusCode).toBe(401);
    expect((await fetch(`${origin}${FILES_API_PATH}/${fileId}`)).status).toBe(401);
  });
});
