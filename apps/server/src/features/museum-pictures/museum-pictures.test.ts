import { FILES_API_PATH, MUSEUM_PICTURES_API_PATH } from "@nv/contracts";
import { MuseumPicture, TakenUpload, TakingUpload } from "@nv/contracts/schemas";
import { type Listening, startDoubles } from "@nv/doubles";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { libraryClient } from "../../../test/library.ts";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { ONE_PLACE } from "../../../test/stores.ts";

describe.each(ONE_PLACE)("pictures of museums on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: TestProcess;
  let doubles: Listening;
  let origin: string;
  const { finished, detail } = libraryClient(() => ({ process, origin }));

  beforeAll(async () => {
    doubles = await startDoubles();
    harness = await createHarness(dialect, createStore);
    // The doubles are on this machine: their address is taken as that of a local double of a service is.
    const env = { DATAWRAPPER_MODE: "local", DATAWRAPPER_TOKEN: "x", DATAWRAPPER_CDN_BASE: doubles.url };
    process = await startProcess(harness.database, harness.store, { ...env, DATAWRAPPER_API_BASE: doubles.url });
    origin = await process.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(async () => {
    await process.close();
    await Promise.all([harness.drop(), doubles.stop()]);
  });

  const addressOf = (scenario: string) => `${doubles.url}/iiif/${scenario}/marina`;
  const look = (address: string) =>
    process.call("GET", `${MUSEUM_PICTURES_API_PATH}?address=${encodeURIComponent(address)}`);
  async function bring(address: string) {
    const answer = await process.call("POST", MUSEUM_PICTURES_API_PATH, { address });
    expect(answer.status, answer.text).toBe(202);
    return finished(TakingUpload.parse(answer.body).jobId);
  }

  test("one is told of before it is brought, and is whole in the library afterwards, with whose it is", async () => {
    const told = MuseumPicture.parse((await look(`${addressOf("normal")}/full/max/0/default.jpg`)).body);
    expect(told).toEqual({
      ...{ address: `${addressOf("normal")}/info.json`, widthPx: 700, heightPx: 500 },
      ...{ broughtWidthPx: 700, broughtHeightPx: 500, pieces: 6, licence: "Dominio público", credit: "" },
    });
    const job = await bring(addressOf("normal"));
    expect(job.state, job.message).toBe("done");
    const file = await detail(TakenUpload.parse(job.result).fileId);
    expect(file).toMatchObject({
      ...{ name: "marina, de 127.0.0.1", kind: "picture", licence: "Dominio público", source: told.address },
      facts: { kind: "picture", format: "jpeg", widthPx: 700, heightPx: 500 },
    });
    const bytes = await fetch(`${origin}${FILES_API_PATH}/${file.id}/content`, {
      headers: { cookie: "Ana%20Muestra" },
    });
    const { data } = await sharp(await bytes.arrayBuffer())
      .raw()
      .toBuffer({ resolveWithObject: true });
    // Each pixel tells where it is: a piece in the wrong place would be seen.
    for (const [x, y] of [
      [40, 40],
      [300, 40],
      [650, 270],
      [255, 480],
      [690, 490],
    ] as const) {
      const at = (y * 700 + x) * 3;
      expect(Math.abs((data[at] ?? 0) - (255 * x) / 700)).toBeLessThan(8);
      expect(Math.abs((data[at + 1] ?? 0) - (255 * y) / 500)).toBeLessThan(8);
    }
    const again = await bring(`${addressOf("normal")}/info.json`);
    expect(TakenUpload.parse(again.result)).toEqual({ fileId: file.id, isKnown: true });
  });

  test("version 2 too, with its credit, and a museum that asks to wait is waited for", async () => {
    const told = MuseumPicture.parse((await look(addressOf("version-2"))).body);
    expect(told).toMatchObject({ licence: "CC BY-SA 4.0", credit: "Museo de la Muestra" });
    expect((await bring(addressOf("version-2"))).state).toBe("done");
    // It answers each address at the third time; what it is was asked for by name before.
    for (const _ of [1, 2]) expect((await look(addressOf("limit"))).body).toMatchObject({ code: "FETCH_FAILED" });
    expect((await bring(addressOf("limit"))).state).toBe("done");
  });

  test.each([
    { scenario: "garbled", code: "IIIF_UNREADABLE" },
    { scenario: "closed", code: "IIIF_CLOSED" },
    { scenario: "down", code: "FETCH_FAILED" },
    { scenario: "endless", code: "IIIF_TOO_LARGE" },
  ])("a museum that is $scenario: $code, and the same to who brings it all the same", async ({ scenario, code }) => {
    expect((await look(addressOf(scenario))).body).toMatchObject({ code });
    expect((await bring(addressOf(scenario))).state).toBe("failed");
  });

  test("a manifest of one picture is that picture; of two, somebody must say which", async () => {
    const album = (scenario: string) => `${doubles.url}/iiif/${scenario}/album/manifest.json`;
    const told = MuseumPicture.parse((await look(album("normal"))).body);
    expect(told).toMatchObject({ address: `${addressOf("normal")}/info.json`, credit: "Museo de la Muestra" });
    expect((await look(album("manifest"))).body).toMatchObject({ code: "IIIF_MANIFEST" });
  });

  test("pieces that are not what they are said to be, and pieces of our own network, are not taken", async () => {
    expect((await bring(addressOf("wrong-piece"))).message).toBe(
      "El museo ha dado mal la imagen. Una pieza mide 10 × 10 px y debía medir 256 × 256.",
    );
    expect((await bring(addressOf("elsewhere"))).message).toBe("Esa dirección no se puede consultar desde aquí.");
    for (const address of ["https://127.0.0.1/iiif/1", "http://museo.example/iiif/1", "no es una dirección"])
      expect((await look(address)).body).toMatchObject({ code: "FETCH_REFUSED" });
    expect((await look("")).status).toBe(422);
  });
});
