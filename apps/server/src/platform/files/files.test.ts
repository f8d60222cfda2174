import { createHash, randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { request as openRequest } from "node:http";
import { join } from "node:path";
import { FILES_API_PATH, UPLOADS_API_PATH } from "@nv/contracts";
import {
  BulkReport,
  type FileDetail,
  FileList,
  GraphicDetail,
  GraphicProblem,
  GraphicReview,
  JobStarted,
  JobView,
  TakenUpload,
} from "@nv/contracts/schemas";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANA, libraryClient, tusHeaders, until } from "../../../test/library.ts";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { FEATURE_PLACES } from "../../../test/stores.ts";
import type { FilesTables } from "./files-tables.ts";

const BRUNO = "Bruno Prueba";

/** A picture of one colour, which no other test has. */
const picture = (colour: string, widthPx = 900) =>
  sharp({ create: { width: widthPx, height: 600, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** A triangle as the specification of glTF 2.0 lays a file out: a head of twelve bytes, and two parts with heads of eight. */
function triangleGlb(): Buffer {
  const bin = Buffer.from(Float32Array.of(0, 0, 0, 1, 0, 0, 0, 1, 0).buffer);
  const json = JSON.stringify({
    asset: { version: "2.0" },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ mesh: 0 }],
    meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
    accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: "VEC3", min: [0, 0, 0], max: [1, 1, 0] }],
    bufferViews: [{ buffer: 0, byteLength: bin.length }],
    buffers: [{ byteLength: bin.length }],
  });
  const text = Buffer.from(json.padEnd(Math.ceil(json.length / 4) * 4));
  const numbers = (...values: number[]) => Buffer.from(Uint32Array.from(values).buffer);
  const total = 12 + 8 + text.length + 8 + bin.length;
  return Buffer.concat([
    numbers(0x46546c67, 2, total),
    ...[numbers(text.length, 0x4e4f534a), text],
    ...[numbers(bin.length, 0x004e4942), bin],
  ]);
}

describe.each(FEATURE_PLACES)("the library of files on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: TestProcess;
  let origin: string;
  const opened: TestProcess[] = [];

  async function open(): Promise<{ process: TestProcess; origin: string }> {
    const one = await startProcess(
      opened.length === 0 ? harness.database : await harness.openDatabase(),
      harness.store,
    );
    opened.push(one);
    return { process: one, origin: await one.app.listen({ port: 0, host: "127.0.0.1" }) };
  }

  beforeAll(async () => {
    harness = await createHarness(dialect, createStore);
    ({ process, origin } = await open());
  });
  afterAll(async () => {
    for (const one of opened.toReversed()) await one.close();
    await harness.drop();
  });

  const { tus, begin, send, take, bring, detail, brought } = libraryClient(() => ({ process, origin }));

  /** Takes the sizes of a picture away, once all of them are made: they are made again for who asks. */
  async function withoutSizes({ id, hash }: Pick<FileDetail, "id" | "hash">): Promise<void> {
    await until(async () =>
      (await process.context.jobs.list(id)).every(({ state }) => state === "done") ? true : null,
    );
    const db = harness.database.kysely.$extendTables<FilesTables>();
    await db.deleteFrom("renditions").where("hash", "=", hash).execute();
  }

  async function offsetOf(url: string): Promise<number> {
    return Number((await tus("HEAD", url)).headers.get("upload-offset"));
  }

  test("a model is made ready once, and is read as it came where nothing packed it; what is no model has none", async () => {
    const body = triangleGlb();
    const file = await brought("triangulo.glb", body);
    expect(file).toMatchObject({ kind: "model" });
    const asked = (id: string) => fetch(`${origin}${FILES_API_PATH}/${id}/model`, { headers: tusHeaders(ANA) });
    const read = await until(async () => {
      const answer = await asked(file.id);
      return answer.status === 200 ? answer : null;
    });
    expect(Buffer.from(await read.arrayBuffer()).equals(body)).toBe(true);
    const other = await brought("muro.png", await picture("#27a45b"));
    expect((await asked(other.id)).status).toBe(404);
  });

  test("a picture is brought in parts, looked at, found, shown small and read back", async () => {
    const body = await picture("#a32413");
    const url = await begin("Puente de ejemplo.png", body.byteLength);
    const half = Math.floor(body.byteLength / 2);
    expect((await send(url, 0, new Uint8Array(body.subarray(0, half)))).headers.get("upload-offset")).toBe(
      String(half),
    );
    expect((await process.call("POST", FILES_API_PATH, { uploadId: url.split("/").at(-1) })).body).toMatchObject({
      code: "UPLOAD_UNFINISHED",
    });
    expect((await send(url, half, new Uint8Array(body.subarray(half)))).status).toBe(204);
    const job = await take(url);
    expect(job.state, job.message).toBe("done");
    const file = await detail(TakenUpload.parse(job.result).fileId);
    expect(file).toMatchObject({
      name: "Puente de ejemplo",
      kind: "picture",
      facts: { format: "png", widthPx: 900, heightPx: 600, frames: 1 },
      hash: createHash("sha256").update(body).digest("hex"),
      sizeBytes: body.byteLength,
      version: 1,
      createdBy: ANA,
      uses: 0,
      usedBy: [],
    });
    const list = FileList.parse((await process.call("GET", `${FILES_API_PATH}?q=puente&kind=picture`)).body);
    expect(list.items.map(({ id }) => id)).toEqual([file.id]);
    expect(FileList.parse((await process.call("GET", `${FILES_API_PATH}?q=nada`)).body).total).toBe(0);
    const found = await process.context.finding.find("puente ejemplo", { groups: [], isAdministrator: false });
    expect(found).toMatchObject([
      { kind: "files", things: [{ id: file.id, title: "Puente de ejemplo", facts: ["Imagen"] }], hasMore: false },
    ]);

    const read = await fetch(`${origin}${file.contentUrl}`, { headers: tusHeaders(ANA) });
    expect(Buffer.from(await read.arrayBuffer()).equals(body)).toBe(true);
    expect(read.headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
    const part = await fetch(`${origin}${file.contentUrl}`, { headers: { ...tusHeaders(ANA), range: "bytes=1-3" } });
    expect([part.status, await part.text(), part.headers.get("content-range")]).toEqual([
      206,
      "PNG",
      `bytes 1-3/${body.byteLength}`,
    ]);
    const small = await until(async () => {
      const answer = await fetch(`${origin}${FILES_API_PATH}/${file.id}/thumbnail`, { headers: tusHeaders(ANA) });
      return answer.status === 200 ? sharp(Buffer.from(await answer.arrayBuffer())).metadata() : null;
    });
    expect(small.format).toBe("webp");
    expect((await tus("HEAD", url)).status).toBe(404);
    // Whoever did not hear the answer asks again, and is told the same.
    expect((await take(url)).result).toEqual(job.result);
  });

  test("what comes before a connection is lost is kept, and another process goes on with it", async () => {
    const body = await picture("#1f5a82");
    const url = await begin("cortada.png", body.byteLength);
    const sent = body.subarray(0, 200);
    const cut = openRequest(new URL(url, origin), {
      method: "PATCH",
      headers: {
        ...tusHeaders(ANA),
        "content-type": "application/offset+octet-stream",
        "upload-offset": "0",
        "content-length": String(body.byteLength),
      },
    });
    cut.on("error", () => undefined);
    cut.write(sent);
    await until(async () => (cut.socket?.bytesWritten ?? 0) >= sent.byteLength || null);
    await new Promise((next) => setTimeout(next, 100));
    cut.destroy();
    const offset = await until(async () => (await offsetOf(url)) || null);
    expect(offset).toBe(sent.byteLength);
    if (dialect.name === "postgres") ({ process, origin } = await open());
    expect((await send(url, offset, new Uint8Array(body.subarray(offset)))).status).toBe(204);
    expect((await take(url)).state).toBe("done");
  });

  test("an upload is of who began it, and a part goes where it belongs", async () => {
    const url = await begin("ajena.png", 10);
    for (const method of ["HEAD", "DELETE"]) expect((await tus(method, url, {}, undefined, BRUNO)).status).toBe(404);
    expect((await send(url, 0, new Uint8Array(5), BRUNO)).status).toBe(404);
    expect((await process.call("POST", FILES_API_PATH, { uploadId: url.split("/").at(-1) }, BRUNO)).status).toBe(404);
    expect((await send(url, 5, new Uint8Array(5))).status).toBe(409);
    expect((await send(url, 0, new Uint8Array(11))).status).toBe(413);
    expect((await tus("DELETE", url)).status).toBe(204);
    expect((await tus("HEAD", url)).status).toBe(404);
    expect((await fetch(new URL(UPLOADS_API_PATH, origin), { method: "POST" })).status).toBe(401);
    const large = await tus("POST", UPLOADS_API_PATH, { "upload-length": "600000000" });
    expect([large.status, await large.json()]).toEqual([413, expect.objectContaining({ code: "UPLOAD_TOO_LARGE" })]);
  });

  test("the same bytes are one file; another content takes its place, and comes back", async () => {
    const first = await picture("#c98a1b");
    const file = await brought("uno.png", first);
    expect((await bring("dos.png", first)).result).toEqual({ fileId: file.id, isKnown: true });
    const replaces = { id: file.id, version: file.version };
    const job = await bring("otra.png", await picture("#3d7a55"), { replaces });
    expect(job.result).toEqual({ fileId: file.id, isKnown: false });
    const replaced = await detail(file.id);
    expect([replaced.version, replaced.name, replaced.contents.length]).toEqual([2, "uno", 2]);
    // The second person saw the file before it was replaced.
    expect((await bring("tarde.png", await picture("#000000"), { replaces })).state).toBe("failed");
    const wrongKind = { replaces: { id: file.id, version: 2 } };
    expect((await bring("tabla.csv", Buffer.from("a;b\n1;2\n3;4\n"), wrongKind)).state).toBe("failed");
    const restore = { version: 2, hash: file.hash };
    const back = await process.call("POST", `${FILES_API_PATH}/${file.id}/restore`, restore);
    expect(back.body).toMatchObject({ hash: file.hash, version: 3 });
    expect((await process.call("POST", `${FILES_API_PATH}/${file.id}/restore`, restore)).body).toMatchObject({
      code: "VERSION_CONFLICT",
      current: { version: 3 },
    });
  });

  test("of two people who replace a file at once, one stays; the bytes of the other can still be taken", async () => {
    const file = await brought("compartida.png", await picture("#224466"));
    const replaces = { id: file.id, version: file.version };
    const urls = await Promise.all(
      ["#010203", "#030201"].map(async (colour) => {
        const body = await picture(colour);
        const url = await begin("nueva.png", body.byteLength);
        await send(url, 0, new Uint8Array(body));
        return url;
      }),
    );
    const jobs = await Promise.all(urls.map((url) => take(url, { replaces })));
    expect(jobs.map(({ state }) => state).toSorted()).toEqual(["done", "failed"]);
    expect((await detail(file.id)).contents).toHaveLength(2);
    const late = urls[jobs.findIndex(({ state }) => state === "failed")] ?? "";
    expect((await take(late)).result).toMatchObject({ isKnown: false });
  });

  test("words are kept, found and never lost to another person", async () => {
    const file = await brought("retrato.png", await picture("#555555"));
    const words = {
      name: "Retrato",
      altText: "Una mujer lee",
      credit: "Ana",
      licence: "",
      source: "",
      rightsUntil: "",
    };
    const list = async (only: string) =>
      FileList.parse((await process.call("GET", `${FILES_API_PATH}?only=${only}`)).body).items.map(({ id }) => id);
    expect(await list("no-alt")).toContain(file.id);
    const edit = (version: number, more: object = {}) =>
      process.call("PUT", `${FILES_API_PATH}/${file.id}`, { ...words, ...more, version });
    expect((await edit(1, { rightsUntil: "2020-01-31" })).body).toMatchObject({ version: 2, altText: "Una mujer lee" });
    expect(await list("no-alt")).not.toContain(file.id);
    expect(await list("expired")).toEqual([file.id]);
    expect((await edit(1)).body).toMatchObject({ code: "VERSION_CONFLICT", current: { version: 2 } });
    expect((await edit(2, { rightsUntil: "mañana" })).status).toBe(422);
    expect((await edit(2, { name: "" })).status).toBe(422);
  });

  test("what cannot be taken says why, and leaves nothing", async () => {
    const program = await bring("foto.png", Buffer.concat([Buffer.from("MZ"), Buffer.alloc(3000, 7)]));
    expect([program.state, program.message.length > 20]).toEqual(["failed", true]);
    const cut = (await picture("#fefefe")).subarray(0, 60);
    const truncated = await begin("rota.png", cut.byteLength);
    await send(truncated, 0, new Uint8Array(cut));
    expect((await take(truncated)).state).toBe("failed");
    expect((await tus("HEAD", truncated)).status).toBe(404);
    const folder = harness.store.folder;
    // What is being made of other files is there until it is made.
    if (folder !== null) await until(async () => ((await readdir(join(folder, "work"))).length === 0 ? true : null));
  });

  test("a file is deleted by who brought it, and not while a graphic uses it", async () => {
    const file = await brought("en-uso.png", await picture("#111111"));
    const config = { type: "image", source: `file:${file.id}` };
    const words = { title: `Foto ${randomUUID()}`, altText: "Una foto", sourceLine: "Ana" };
    const registered = await process.call("POST", "/api/graphics", { ...words, config });
    expect(registered.status, registered.text).toBe(201);
    const graphic = GraphicDetail.parse(registered.body);
    expect((await detail(file.id)).usedBy).toEqual([
      { collection: "graphics", id: graphic.id, title: words.title, isLive: false },
    ]);
    const remove = (person: string) => process.call("DELETE", `${FILES_API_PATH}/${file.id}`, undefined, person);
    expect((await remove(BRUNO)).body).toMatchObject({ code: "FILE_OF_ANOTHER" });
    expect((await remove(ANA)).body).toMatchObject({ code: "FILE_IN_USE", usedBy: [{ id: graphic.id }] });
    const unused = FileList.parse((await process.call("GET", `${FILES_API_PATH}?only=unused`)).body);
    expect(unused.items.map(({ id }) => id)).not.toContain(file.id);
    const { version } = graphic;
    await process.call("POST", `/api/graphics/${graphic.id}/retire`, { version });
    expect((await remove(ANA)).status).toBe(204);
    expect((await process.call("GET", `${FILES_API_PATH}/${file.id}`)).body).toMatchObject({ code: "FILE_NOT_FOUND" });
  });

  test("who writes sees a picture as it was brought until its sizes are made, and nobody else does", async () => {
    const file = await brought("recien.png", await picture("#5b8c2a"));
    await withoutSizes(file);
    const recipe = { recipe: "picture", crop: null } as const;
    const wanted = { id: file.id, recipe, place: "preview", actor: { id: "1", name: ANA } } as const;
    const { resolved, shared } = await process.context.files.resolve({ ...wanted, mayStandIn: true });
    const src = `${FILES_API_PATH}/${file.id}/content`;
    expect([resolved.parts, shared]).toMatchObject([[{ src, mediaType: "image/png", widthPx: 900 }], []]);
    // Its sizes are on their way since.
    await until(async () => {
      const parts = await process.context.files.resolve(wanted).then(
        ({ resolved: made }) => made.parts,
        () => [],
      );
      return parts.length > 1 ? parts : null;
    });
    const cut = { ...wanted, recipe: { ...recipe, crop: { ratio: 1, x: 0.5, y: 0.5 } }, mayStandIn: true };
    await expect(process.context.files.resolve(cut)).rejects.toMatchObject({ code: "RENDITION_PENDING" });
  });

  test("what the files of a story keep from being published is said before anybody tries, with its weight", async () => {
    const file = await brought("pequena.png", await picture("#0a141e"));
    const source = `file:${file.id}`;
    const step = { id: "a", text: "Uno", data: { image: source } };
    const block = { id: "b", format: "ImgTransition", settings: {}, steps: [step] };
    const review = (blocks: readonly object[]) =>
      process.call("POST", "/api/graphics/review", { title: "Riada", config: { type: "story", blocks } });
    const seen = await until(async () => {
      const answer = await review([block]);
      if (answer.status === 200) return GraphicReview.parse(answer.body);
      expect(answer.body).toMatchObject({
        code: "RENDITION_PENDING",
        waitsFor: [{ field: "config.blocks.0.steps.0.data.image", message: "Se está preparando su archivo" }],
      });
      return null;
    });
    expect(seen.problems.map(({ field }) => field)).toEqual([
      "config.blocks.0.steps.0.data.image",
      "config.blocks.0.steps.0.alt",
      "config.blocks.0.steps.0.data.image",
    ]);
    expect(seen.problems.at(-1)?.message).toBe("Falta el crédito de «pequena» en Archivos: sin él no se publica");
    expect(seen.phoneBytes).toBeGreaterThan(0);
    expect((await review([])).body).toEqual({
      problems: [{ field: "config.blocks", message: "Todavía no tiene ningún bloque" }],
      phoneBytes: 0,
      checked: [],
    });
    const gone = { ...step, data: { image: `file:${randomUUID()}` } };
    expect((await review([{ ...block, steps: [gone] }])).body).toMatchObject({
      code: "FIELDS_INVALID",
      fields: [{ field: "config.blocks.0.steps.0.data.image" }],
    });
  });

  test("what must be made first for several pictures is said all at once", async () => {
    const colours = ["#1b2a3c", "#2b3a4c", "#3b4a5c"];
    const files = await Promise.all(colours.map(async (colour) => brought(`${colour}.png`, await picture(colour))));
    await Promise.all(files.map(withoutSizes));
    const steps = files.map(({ id }, place) => ({ id: `s${place}`, text: "Uno", data: { image: `file:${id}` } }));
    const blocks = [{ id: "b", format: "ImgTransition", settings: {}, steps }];
    const config = { type: "story", blocks };
    const review = () => process.call("POST", "/api/graphics/review", { title: "Tres", config });
    const { jobIds = [] } = GraphicProblem.parse((await review()).body);
    const jobs = await Promise.all(
      jobIds.map(async (id) => JobView.parse((await process.call("GET", `/api/jobs/${id}`)).body)),
    );
    expect(jobs.map(({ subject }) => subject).toSorted()).toEqual(files.map(({ id }) => id).toSorted());
    for (const id of jobIds)
      await until(async () => (await process.call("GET", `/api/jobs/${id}`)).text.includes('"done"') || null);
    expect((await review()).status).toBe(200);
  });

  test("several are published at once: what waits for its sizes says for which work, and goes out once that is done", async () => {
    const file = await brought("varios.png", await picture("#5c6b7a"));
    const config = { type: "image", source: `file:${file.id}` };
    const words = { title: `Varios ${dialect.name}`, altText: "Una foto", sourceLine: "Ana" };
    const { id, version } = GraphicDetail.parse(
      (await process.call("POST", "/api/graphics", { ...words, config })).body,
    );
    const ended = (jobId: string) =>
      until(async () => {
        const job = JobView.parse((await process.call("GET", `/api/jobs/${jobId}`)).body);
        return job.state === "done" ? job : null;
      });
    const publish = async () => {
      const order = { action: "publish", items: [{ id, version }] };
      const { jobId } = JobStarted.parse((await process.call("POST", "/api/graphics/bulk", order)).body);
      return BulkReport.parse((await ended(jobId)).result).items;
    };
    const [first] = await publish();
    expect(first).toMatchObject({ id, outcome: "preparing" });
    expect(first?.jobIds).toHaveLength(1);
    for (const jobId of first?.jobIds ?? []) await ended(jobId);
    expect(await publish()).toMatchObject([{ id, outcome: "done" }]);
  });

  test("a graphic with a picture is published when its sizes are there, and goes on showing what it showed", async () => {
    const file = await brought("publicada.png", await picture("#7db6dd"));
    const config = { type: "image", source: `file:${file.id}` };
    const words = { title: `Publicada ${dialect.name}`, altText: "Una foto", sourceLine: "Ana" };
    const graphic = GraphicDetail.parse((await process.call("POST", "/api/graphics", { ...words, config })).body);
    const publish = (version: number) => process.call("POST", `/api/graphics/${graphic.id}/publish`, { version });
    const live = await until(async () => {
      const answer = await publish(graphic.version);
      if (answer.status === 200) return GraphicDetail.parse(answer.body);
      expect(answer.body).toMatchObject({ code: "RENDITION_PENDING" });
      return null;
    });
    const page = await process.read(`/g/${graphic.slug}/${live.revision}/`);
    expect((await process.read(`/g/${graphic.slug}/`)).body).toBe(page.body);
    const [src = ""] = /\/g\/[\w/-]+\/files\/[\w/-]+\.(?:avif|webp|jpg)/.exec(page.body) ?? [];
    expect(src).toMatch(`/g/${graphic.slug}/${live.revision}/files/`);
    const shown = await process.read(src);
    expect([shown.statusCode, shown.headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
    const replaces = { id: file.id, version: file.version };
    expect((await bring("otra.png", await picture("#efece4"), { replaces })).state).toBe("done");
    expect((await process.read(src)).rawPayload).toEqual(shown.rawPayload);
    const preview = await process.call("GET", `/api/graphics/${graphic.id}/preview`);
    expect([200, 409]).toContain(preview.status);
  });
});
