import { DROPS_API_PATH } from "@nv/contracts";
import { DropList, DropSummary, type FileDetail, RecordVersion, TakenUpload } from "@nv/contracts/schemas";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { libraryClient } from "../../../test/library.ts";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { FEATURE_PLACES } from "../../../test/stores.ts";
import { createDrops } from "./drops.service.ts";
import { dropsContext } from "./drops-context.ts";

const DAY_MS = 86_400_000;

describe.each(FEATURE_PLACES)("files at public addresses on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: TestProcess;
  let origin: string;
  let nowMs = Date.now();
  const { bring, brought } = libraryClient(() => ({ process, origin }));

  beforeAll(async () => {
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store, {}, () => nowMs);
    origin = await process.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
  });

  const table = (rows: string) => Buffer.from(`codigo;valor\n${rows}\n`);
  const register = ({ id }: FileDetail, more: object = {}) =>
    process.call("POST", DROPS_API_PATH, { title: "Datos del paro", fileId: id, days: 7, ...more });
  async function dropped(file: FileDetail, more: object = {}): Promise<DropSummary> {
    const answer = await register(file, more);
    expect(answer.status, answer.text).toBe(201);
    return DropSummary.parse(answer.body);
  }
  const pathOf = (url: string | null) => new URL(url ?? "").pathname;
  const read = async (url: string | null) => process.read(pathOf(url));

  test("a table has an address that stays and one for each content, for any origin", async () => {
    const file = await brought("Paro (provisional).csv", table("28079;11,2\n08019;9,8"));
    const first = await dropped(file);
    expect(first).toMatchObject({ status: "published", kind: "table", slug: "datos-del-paro" });
    expect(pathOf(first.revisionUrl)).toMatch(/^\/d\/datos-del-paro\/1-[a-z0-9]{10}\/paro-provisional\.csv$/);
    const latest = await read(first.latestUrl);
    expect([latest.statusCode, latest.body]).toEqual([200, "codigo;valor\n28079;11,2\n08019;9,8\n"]);
    expect(latest.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "access-control-allow-origin": "*",
      "content-security-policy": "sandbox; default-src 'none'",
      "cache-control": expect.stringContaining("max-age=60"),
    });
    expect((await read(first.revisionUrl)).headers["cache-control"]).toContain("immutable");

    const replaces = { id: file.id, version: file.version };
    const job = await bring("nuevo.csv", table("28079;12,0"), { replaces });
    expect(TakenUpload.parse(job.result)).toEqual({ fileId: file.id, isKnown: false });
    // What readers get changes when somebody says so.
    expect((await read(first.latestUrl)).body).toContain("11,2");
    const input = { title: first.title, fileId: file.id, days: 0 };
    const put = (version: number) => process.call("PUT", `${DROPS_API_PATH}/${first.id}`, { ...input, version });
    const second = DropSummary.parse((await put(first.version)).body);
    expect(second.expiresAtMs).toBeNull();
    expect((await read(second.latestUrl)).body).toContain("12,0");
    expect((await read(first.revisionUrl)).body).toContain("11,2");
    expect((await put(first.version)).body).toMatchObject({ code: "VERSION_CONFLICT", current: { id: first.id } });

    const history = await process.call("GET", `${DROPS_API_PATH}/${first.id}/versions`);
    const given = z.object({ items: z.array(RecordVersion) }).parse(history.body).items;
    expect(given.flatMap(({ revisionUrl }) => revisionUrl ?? [])).toEqual([second.revisionUrl, first.revisionUrl]);

    const revision = pathOf(first.revisionUrl).split("/")[3];
    const back = await process.call("POST", `${DROPS_API_PATH}/${first.id}/rollback`, {
      version: second.version,
      revision,
    });
    expect(DropSummary.parse(back.body).hash).toBe(first.hash);
    expect((await read(first.latestUrl)).body).toContain("11,2");
    expect(DropList.parse((await process.call("GET", `${DROPS_API_PATH}?q=paro`)).body).items).toHaveLength(1);
  });

  test("what seems to hold data of people is public only once somebody has been told", async () => {
    const file = await brought("contactos.csv", table("ana@example.org;1\nluis@example.org;2"));
    const asked = await register(file, { title: "Contactos" });
    expect([asked.status, asked.body]).toEqual([
      409,
      expect.objectContaining({ code: "PERSONAL_DATA", personalData: [{ kind: "email", count: 2 }] }),
    ]);
    expect((await process.read("/d/contactos/")).statusCode).toBe(404);
    expect((await dropped(file, { title: "Contactos", isConfirmed: true })).slug).toBe("contactos");
  });

  test("what is written as Excel writes it goes out in UTF-8, which is told, also from an earlier revision", async () => {
    const windows = Buffer.from("municipio;tasa\nLe\xf3n;3,5 \x80\n", "latin1");
    const first = await dropped(await brought("w1252.csv", windows), { title: "Windows" });
    expect(first).toMatchObject({
      writtenAs: "windows-1252",
      sizeBytes: Buffer.byteLength("municipio;tasa\nLeón;3,5 €\n"),
    });
    const given = await read(first.latestUrl);
    expect([given.headers["content-type"], given.body]).toEqual([
      "text/csv; charset=utf-8",
      "municipio;tasa\nLeón;3,5 €\n",
    ]);
    const wide = await brought("utf16.csv", Buffer.from("\ufeffmunicipio\ttasa\nMálaga\t9\n", "utf16le"));
    const input = { title: "Windows", fileId: wide.id, days: 0, version: first.version };
    const second = DropSummary.parse((await process.call("PUT", `${DROPS_API_PATH}/${first.id}`, input)).body);
    expect(second.writtenAs).toBe("utf-16le");
    expect((await read(second.latestUrl)).body).toBe("municipio\ttasa\nMálaga\t9\n");
    const revision = pathOf(first.revisionUrl).split("/")[3];
    const back = { version: second.version, revision };
    expect((await process.call("POST", `${DROPS_API_PATH}/${first.id}/rollback`, back)).status).toBe(200);
    expect((await read(first.latestUrl)).body).toContain("León;3,5 €");
  });

  test("a JSON with numbers of identity is asked about, and a map has its own type", async () => {
    const people = await brought("gente.json", Buffer.from(JSON.stringify([{ dni: "12345678Z", n: 1 }])));
    expect((await register(people, { title: "Gente" })).body).toMatchObject({
      code: "PERSONAL_DATA",
      personalData: [{ kind: "identity", count: 1 }],
    });
    const point = {
      type: "Feature",
      properties: { poblacion: 612345678 },
      geometry: { type: "Point", coordinates: [-3, 40] },
    };
    const map = await brought("sitio.geojson", Buffer.from(JSON.stringify(point)));
    const drop = await dropped(map, { title: "Mapa" });
    expect((await read(drop.latestUrl)).headers["content-type"]).toBe("application/geo+json; charset=utf-8");
    const noted = { ...point, properties: { telefono: "612 345 678" } };
    const asked = await register(await brought("otro.geojson", Buffer.from(JSON.stringify(noted))), { title: "Otro" });
    expect(asked.body).toMatchObject({ code: "PERSONAL_DATA", personalData: [{ kind: "phone", count: 1 }] });
  });

  test("a photograph that tells where it was taken is public only once somebody has been told", async () => {
    const photo = () => sharp({ create: { width: 40, height: 30, channels: 3, background: "#123456" } }).jpeg();
    const place = {
      GPSLatitudeRef: "N",
      GPSLatitude: "40/1 25/1 0/1",
      GPSLongitudeRef: "W",
      GPSLongitude: "3/1 42/1 0/1",
    };
    const file = await brought("sitio.jpg", await photo().withExif({ IFD3: place }).toBuffer());
    expect((await register(file, { title: "Sitio" })).body).toMatchObject({
      code: "PERSONAL_DATA",
      personalData: [{ kind: "position", count: 1 }],
    });
    const plain = await brought("sin-sitio.jpg", await photo().toBuffer());
    expect((await register(plain, { title: "Sin sitio" })).status).toBe(201);
  });

  test("one that has stayed as long as it should is gone, and comes back where it was", async () => {
    const file = await brought("caduca.csv", table("1;1"));
    const drop = await dropped(file, { title: "Caduca" });
    expect(drop.expiresAtMs).toBe(nowMs + 7 * DAY_MS);
    nowMs += 8 * DAY_MS;
    await createDrops(dropsContext(process.context)).expire();
    for (const url of [drop.latestUrl, drop.revisionUrl]) expect((await read(url)).statusCode).toBe(410);
    const now = DropSummary.parse((await process.call("GET", `${DROPS_API_PATH}/${drop.id}`)).body);
    expect(now).toMatchObject({ status: "retired", latestUrl: null, expiresAtMs: null });
    const again = { title: "Caduca", fileId: file.id, days: 90, version: now.version };
    expect((await process.call("PUT", `${DROPS_API_PATH}/${drop.id}`, again)).status).toBe(200);
    expect((await read(drop.latestUrl)).statusCode).toBe(200);
  });

  test("a file that a public address gives is not deleted, and one whose rights are over gets none", async () => {
    const file = await brought("derechos.csv", table("2;2"));
    const drop = await dropped(file, { title: "Derechos" });
    expect((await process.call("DELETE", `/api/files/${file.id}`)).body).toMatchObject({
      code: "FILE_IN_USE",
      usedBy: [{ collection: "drops", id: drop.id, isLive: true }],
    });
    const words = { name: file.name, rightsUntil: "2020-01-01", version: file.version };
    expect((await process.call("PUT", `/api/files/${file.id}`, words)).status).toBe(200);
    const refused = await register(file, { title: "Derechos acabados" });
    expect(refused.body).toMatchObject({ code: "FIELDS_INVALID", fields: [{ message: "Sus derechos han acabado" }] });
  });
});
