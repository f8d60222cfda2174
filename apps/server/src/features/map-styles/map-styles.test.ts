import { CurrentMapStyle, MapStyleDetail, MapStyleList, RecordVersion } from "@nv/contracts/schemas";
import { HOUSE_MAP_STYLE, MAX_STYLE_BYTES, readBasemapData } from "@nv/geography";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { FEATURE_PLACES } from "../../../test/stores.ts";

const Conflict = z.object({ code: z.string(), current: MapStyleDetail });
const StyleFile = z.object({
  sources: z.object({ ground: z.object({ data: z.string(), attribution: z.string() }) }),
  layers: z.array(z.object({ id: z.string(), paint: z.record(z.string(), z.unknown()) })),
});

const withWater = (water: string) => ({ ...HOUSE_MAP_STYLE, colors: { ...HOUSE_MAP_STYLE.colors, water } });

describe.each(FEATURE_PLACES)("styles of maps on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: TestProcess;
  beforeAll(async () => {
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store);
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
  });

  const post = async (path: string, body: object, person?: string) =>
    process.call("POST", `/api/map-styles${path}`, body, person);
  async function add(title: string, style: object = HOUSE_MAP_STYLE): Promise<MapStyleDetail> {
    const answer = await post("", { ...style, title });
    expect(answer.status, answer.text).toBe(201);
    return MapStyleDetail.parse(answer.body);
  }
  async function act(name: string, { id, version }: MapStyleDetail, more: object = {}): Promise<MapStyleDetail> {
    const answer = await post(`/${id}/${name}`, { version, ...more });
    expect(answer.status, answer.text).toBe(200);
    return MapStyleDetail.parse(answer.body);
  }
  async function edit({ id, version, title }: MapStyleDetail, style: object): Promise<MapStyleDetail> {
    const answer = await process.call("PUT", `/api/map-styles/${id}`, { ...style, title, version });
    expect(answer.status, answer.text).toBe(200);
    return MapStyleDetail.parse(answer.body);
  }
  const current = async () =>
    CurrentMapStyle.parse((await process.call("GET", "/api/map-styles/current")).body).current;

  test("what is published is an immutable file of at most 30 kB, beside the ground that it paints", async () => {
    const live = await act("publish", await add("Claro"));
    expect(live.publicUrl).toMatch(/\/map\/style\/claro\/1-[0-9a-f]{10}\.json$/);
    const { pathname } = new URL(live.publicUrl ?? "");
    const answer = await process.read(pathname);
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.headers["content-type"]).toContain("application/json");
    expect(answer.headers["cache-control"]).toContain("immutable");
    expect(answer.headers["access-control-allow-origin"]).toBe("*");
    expect(answer.body.length).toBeLessThan(MAX_STYLE_BYTES);
    const { sources, layers } = StyleFile.parse(answer.json());
    expect(layers[0]?.paint).toEqual({ "background-color": HOUSE_MAP_STYLE.colors.water });
    expect(sources.ground.attribution).toContain("Instituto Geográfico Nacional");
    expect(sources.ground.data).toBe(live.publicUrl?.replace(".json", "/ground.json"));
    const groundAnswer = await process.read(new URL(sources.ground.data).pathname);
    expect(readBasemapData(groundAnswer.json()).features.length).toBeGreaterThan(300);
    // The live address gives whatever is out, to programs that want what is new.
    expect((await process.read(new URL(live.liveUrl ?? "").pathname)).body).toBe(answer.body);
  });

  test("the water is changed once and new maps begin with it, when it is published and chosen", async () => {
    expect(await current()).toBeNull();
    const draft = await add("Casa");
    expect(await post(`/${draft.id}/current`, { version: draft.version })).toMatchObject({
      status: 409,
      body: { code: "MAP_STYLE_NOT_LIVE" },
    });
    const chosen = await act("current", await act("publish", draft));
    expect(chosen.isCurrent).toBe(true);
    expect(process.audited.at(-1)).toMatchObject({ action: "map_style_chosen", details: { title: "Casa" } });
    const changed = await edit(chosen, withWater("#0a7fc2"));
    expect((await current())?.style.colors.water).toBe(HOUSE_MAP_STYLE.colors.water);
    const out = await act("publish", changed);
    expect(await current()).toMatchObject({
      id: out.id,
      title: "Casa",
      revision: out.revision,
      publicUrl: out.publicUrl,
    });
    expect((await current())?.style).toEqual(withWater("#0a7fc2"));
    for (const name of ["unpublish", "retire"])
      expect(await post(`/${out.id}/${name}`, { version: out.version })).toMatchObject({
        status: 409,
        body: { code: "MAP_STYLE_CURRENT" },
      });
    const back = await act("rollback", out, { revision: chosen.revision });
    expect((await current())?.style.colors.water).toBe(HOUSE_MAP_STYLE.colors.water);
    const other = await act("current", await act("publish", await add("Otro")));
    expect(MapStyleDetail.parse((await process.call("GET", `/api/map-styles/${back.id}`)).body).isCurrent).toBe(false);
    const { items } = MapStyleList.parse((await process.call("GET", "/api/map-styles")).body);
    expect(items.filter(({ isCurrent }) => isCurrent).map(({ id }) => id)).toEqual([other.id]);
    await act("retire", back);
    const left = MapStyleList.parse((await process.call("GET", "/api/map-styles")).body).items;
    expect(left.map(({ id }) => id)).not.toContain(back.id);
  });

  test("the history tells in words what changed, and whoever comes late is shown what there is now", async () => {
    const style = await add("Historia");
    const { borders, labels } = HOUSE_MAP_STYLE;
    const next = {
      ...withWater("#111111"),
      borders: { ...borders, disputed: "hidden" },
      labels: { ...labels, language: "both" },
    };
    const edited = await edit(style, next);
    const answer = await process.call("GET", `/api/map-styles/${style.id}/versions`);
    const [last] = z.object({ items: z.array(RecordVersion) }).parse(answer.body).items;
    expect(last?.changes.map(({ label, before, after }) => [label, before, after])).toEqual([
      ["Agua", "#c8dbe8", "#111111"],
      ["Lengua de los rótulos", "En español", "En las dos"],
      ["Fronteras en disputa", "De trazos", "No se dibujan"],
    ]);
    const late = await process.call(
      "PUT",
      `/api/map-styles/${style.id}`,
      { ...HOUSE_MAP_STYLE, title: "Tarde", version: style.version },
      "Bruno Prueba",
    );
    expect(late.status).toBe(409);
    expect(Conflict.parse(late.body)).toMatchObject({ code: "VERSION_CONFLICT", current: { version: edited.version } });
  });

  test("without attribution, or with what MapLibre cannot read, nothing goes out and the draft stays", async () => {
    const provider = { kind: "style", address: "mapbox://styles/diario/claro", glyphsUrl: "" };
    const draft = await add("Sin dueño", { ...HOUSE_MAP_STYLE, attribution: "  ", provider });
    expect(draft.problems.map(({ field }) => field)).toEqual(["provider.address", "attribution"]);
    const refused = await post(`/${draft.id}/publish`, { version: draft.version });
    expect(refused).toMatchObject({ status: 422, body: { code: "FIELDS_INVALID", fields: draft.problems } });
    expect((await process.read("/map/style/sin-dueno/")).statusCode).toBe(404);
  });

  test("over tiles of one's own the style is alone, and over Mapbox too", async () => {
    const provider = { kind: "tiles", address: "https://mapas.example.org/a.pmtiles", glyphsUrl: "" };
    const live = await act("publish", await add("Teselas", { ...HOUSE_MAP_STYLE, provider }));
    const { pathname } = new URL(live.publicUrl ?? "");
    expect((await process.read(pathname)).body).toContain("pmtiles://https://mapas.example.org/a.pmtiles");
    expect((await process.read(pathname.replace(".json", "/ground.json"))).statusCode).toBe(404);
  });

  test.each<[string, object, string]>([
    [
      "a colour that is none",
      { ...HOUSE_MAP_STYLE, colors: { ...HOUSE_MAP_STYLE.colors, water: "red" } },
      "colors.water",
    ],
    [
      "a label that nobody reads",
      { ...HOUSE_MAP_STYLE, labels: { ...HOUSE_MAP_STYLE.labels, placesPx: 9 } },
      "labels.placesPx",
    ],
    ["more text than fits", { ...HOUSE_MAP_STYLE, attribution: "a".repeat(301) }, "attribution"],
    ["control characters", { ...HOUSE_MAP_STYLE, attribution: "a\u0007b" }, "attribution"],
    ["no figure", { ...HOUSE_MAP_STYLE, maxZoom: null }, "maxZoom"],
  ])("%s is kept as it is written, and refused at its field before it is published", async (_name, style, field) => {
    const { id, version } = MapStyleDetail.parse((await post("", { ...style, title: "" })).body);
    const answer = await post(`/${id}/publish`, { version });
    expect(answer).toMatchObject({ status: 422, body: { fields: [{ field }, { field: "title" }] } });
  });

  test("what was taken back is gone under its addresses", async () => {
    const live = await act("publish", await add("Fuera"));
    await act("unpublish", live);
    const { pathname } = new URL(live.publicUrl ?? "");
    expect((await process.read(pathname)).statusCode).toBe(410);
    expect((await process.read("/map/style/otro-que-no-hay/1-0123456789.json")).statusCode).toBe(404);
    expect((await process.read("/map/otra-cosa")).statusCode).toBe(404);
  });

  test("a stranger gets no list and changes nothing", async () => {
    for (const path of ["", "/current"])
      expect(await process.call("GET", `/api/map-styles${path}`, undefined, "nadie")).toMatchObject({ status: 401 });
    expect(await post("", { ...HOUSE_MAP_STYLE, title: "De nadie" }, "nadie")).toMatchObject({ status: 401 });
    expect(await process.call("GET", "/api/map-styles/otra")).toMatchObject({ status: 404 });
  });
});
