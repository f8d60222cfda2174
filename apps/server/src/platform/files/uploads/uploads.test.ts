import { SERVER_ERRORS, UPLOADS_API_PATH } from "@nv/contracts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANA, libraryClient } from "../../../../test/library.ts";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../../test/registry.ts";
import { PLACES } from "../../../../test/stores.ts";
import { createBlobs } from "../../publishing/blobs.ts";
import { type BlobStore, StoreError } from "../../storage/blob-store.ts";
import type { FilesTables } from "../files-tables.ts";
import { libraryHashes, sweepFiles } from "../sweep-files.ts";
import { findUpload, readParts, writeParts } from "./parts.ts";
import { requireRoom } from "./room.ts";

const DAY_MS = 86_400_000;
const MB = 1024 * 1024;
const SOMEBODY = "00000000-0000-4000-8000-000000000000";

/** Bytes that tell where they are. */
const bytesOf = (length: number) => Buffer.from(Array.from({ length }, (_, at) => (at * 7 + (at >> 8)) % 256));

async function* inChunks(body: Buffer, failure?: Error): AsyncGenerator<Buffer> {
  for (let at = 0; at < body.byteLength; at += 65_536) yield body.subarray(at, at + 65_536);
  if (failure !== undefined) throw failure;
}

describe.each(PLACES)("uploads on $database and $store", ({ dialect, createStore }) => {
  let harness: TestHarness;
  let process: TestProcess;
  let origin: string;
  let store: BlobStore;

  beforeAll(async () => {
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store);
    origin = await process.app.listen({ port: 0, host: "127.0.0.1" });
    store = await harness.store.open();
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
  });

  const { tus, begin, send } = libraryClient(() => ({ process, origin }));
  const db = () => harness.database.kysely.$extendTables<FilesTables>();
  const context = (given: BlobStore = store, nowMs = Date.now()) => ({
    database: harness.database,
    db: db(),
    store: given,
    now: () => nowMs,
  });
  const idIn = (url: string) => url.split("/").at(-1) ?? "";
  const held = async (id: string) => {
    const pieces: Uint8Array[] = [];
    for await (const piece of readParts(context(), id, new AbortController().signal)) pieces.push(piece);
    return Buffer.concat(pieces);
  };

  test("parts of several megabytes are one file again, whatever chunks they came in", async () => {
    const body = bytesOf(9 * MB + 12_345);
    const url = await begin("largo.bin", body.byteLength);
    expect((await send(url, 0, new Uint8Array(body))).status).toBe(204);
    expect((await held(idIn(url))).equals(body)).toBe(true);
  });

  test.each([
    { code: "DISK_FULL", cause: Object.assign(new Error("no space left"), { code: "ENOSPC" }) },
    { code: "STORE_UNAVAILABLE", cause: new StoreError("the store is away") },
  ])("when nothing more can be kept ($code), what came stays, and it goes on once there is room", async ({ cause }) => {
    const body = bytesOf(9 * MB);
    const url = await begin("sin-sitio.bin", body.byteLength);
    let written = 0;
    const failing: BlobStore = {
      ...store,
      write: async (...args) => {
        written += 1;
        if (written > 1) throw cause;
        return store.write(...args);
      },
    };
    const place = { id: idIn(url), offset: 0, restBytes: body.byteLength };
    await expect(writeParts(context(failing), place, inChunks(body))).rejects.toBe(cause);
    const offset = (await findUpload(context(), idIn(url)))?.offset ?? 0;
    expect(offset).toBe(8 * MB);
    expect((await send(url, offset, new Uint8Array(body.subarray(offset)))).status).toBe(204);
    expect((await held(idIn(url))).equals(body)).toBe(true);
  });

  test("a person has fifty on their way at most, also of eighty that begin at once", async () => {
    const headers = {
      ...{ "tus-resumable": "1.0.0", "upload-length": "9" },
      cookie: encodeURIComponent("Bruno Prueba"),
    };
    const asked = Array.from({ length: 80 }, () =>
      process.app.inject({
        method: "POST",
        url: UPLOADS_API_PATH,
        headers: { ...headers, "sec-fetch-site": "same-origin" },
      }),
    );
    const answers = Map.groupBy(await Promise.all(asked), ({ statusCode }) => statusCode);
    expect([answers.get(201)?.length, answers.get(SERVER_ERRORS.UPLOADS_TOO_MANY.status)?.length]).toEqual([50, 30]);
    await db().deleteFrom("uploads").where("size_bytes", "=", 9).execute();
  });

  test("what the protocol calls for and is not offered, or comes as something else, is refused in words", async () => {
    const later = await tus("POST", UPLOADS_API_PATH, { "upload-defer-length": "1" });
    const together = await tus("POST", UPLOADS_API_PATH, { "upload-length": "1", "upload-concat": "partial" });
    for (const answer of [later, together])
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: "BAD_REQUEST" }]);
    const url = await begin("tipo.bin", 3);
    const headers = { "upload-offset": "0", "content-type": "application/octet-stream" };
    const part = await tus("PATCH", url, headers, new Uint8Array([1, 2, 3]));
    expect([part.status, await part.json()]).toMatchObject([415, { code: "MEDIA_TYPE_UNSUPPORTED" }]);
    expect((await findUpload(context(), idIn(url)))?.offset).toBe(0);
  });

  test("what came before a connection was lost is kept", async () => {
    const url = await begin("cortada.bin", 5 * MB);
    const body = bytesOf(2 * MB + 77);
    const place = { id: idIn(url), offset: 0, restBytes: 5 * MB };
    const lost = new Error("the connection was lost");
    await expect(writeParts(context(), place, inChunks(body, lost))).rejects.toBe(lost);
    expect((await held(idIn(url))).equals(body)).toBe(true);
  });

  test("of two processes that write at one place, the first stays and the other is told", async () => {
    const url = await begin("a-la-vez.bin", 1000);
    const place = { id: idIn(url), offset: 0, restBytes: 1000 };
    const other = { ...context(), database: await harness.openDatabase() };
    const both = [Buffer.alloc(1000, "a"), Buffer.alloc(1000, "b")] as const;
    const ends = await Promise.allSettled([
      writeParts(context(), place, inChunks(both[0])),
      writeParts({ ...other, db: other.database.kysely.$extendTables<FilesTables>() }, place, inChunks(both[1])),
    ]);
    await other.database.close();
    expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(ends.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "UPLOAD_MOVED_ON" } });
    const kept = await held(idIn(url));
    expect(both.filter((body) => body.equals(kept))).toHaveLength(1);
    const keys = (await store.list("uploads/")).filter(({ key }) => key.includes(idIn(url)));
    expect(keys).toHaveLength(1);
  });

  test("what is refused is told in words of the catalogue", async () => {
    const url = await begin("rechazada.bin", 10);
    const told = async (answer: Response) => [answer.status, await answer.json()];
    const refusal = (code: keyof typeof SERVER_ERRORS) => [
      SERVER_ERRORS[code].status,
      { code, message: SERVER_ERRORS[code].es },
    ];
    expect(await told(await send(url, 5, new Uint8Array(5)))).toEqual(refusal("UPLOAD_MOVED_ON"));
    expect(await told(await send(url, 0, new Uint8Array(11)))).toEqual(refusal("UPLOAD_TOO_LARGE"));
    expect(await told(await send(`${UPLOADS_API_PATH}/${SOMEBODY}`, 0, new Uint8Array(1)))).toEqual(
      refusal("UPLOAD_NOT_FOUND"),
    );
  });

  test("the sweep gives up what nobody went on with, and keeps the parts of what is under way, however old", async () => {
    const [left, alive] = [await begin("dejada.bin", 10), await begin("sigue.bin", 10)];
    for (const url of [left, alive]) expect((await send(url, 0, new Uint8Array(5))).status).toBe(204);
    await store.put(`uploads/${SOMEBODY}/nadie`, Buffer.from("x"), "application/octet-stream");
    const laterMs = Date.now() + 8 * DAY_MS;
    await db().updateTable("uploads").set({ changed_at_ms: laterMs }).where("id", "=", idIn(alive)).execute();
    await sweepFiles(context(store, laterMs));
    expect(await findUpload(context(), idIn(left))).toBeUndefined();
    expect((await held(idIn(alive))).byteLength).toBe(5);
    const names = (await store.list("uploads/")).map(({ key }) => key);
    expect(names.filter((key) => !key.includes(idIn(alive)))).toEqual([]);
  });

  test.each([
    ["../../x", "../../x"],
    [`${"a".repeat(300)}.png`, `${"a".repeat(196)}.png`],
    ["uno\u0000\u001b[31m\r\ndos.png", "uno[31mdos.png"],
    ["foto\u202egnp.exe", "fotognp.exe"],
    ["\u200f\u0007", "archivo"],
  ])("a hostile name is a name: %j", async (name, expected) => {
    const url = await begin(name, 10);
    expect((await findUpload(context(), idIn(url)))?.name).toBe(expected);
    await tus("DELETE", url);
  });

  test("an upload more than one person may have is refused in words", async () => {
    const { count } = await db()
      .selectFrom("uploads")
      .select(({ fn }) => fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    for (let more = Number(count); more < 50; more += 1) await begin("otra.bin", 10);
    const answer = await tus("POST", UPLOADS_API_PATH, { "upload-length": "10" }, undefined, ANA);
    expect([answer.status, await answer.json()]).toEqual([429, expect.objectContaining({ code: "UPLOADS_TOO_MANY" })]);
    await db().deleteFrom("uploads").execute();
  });

  test("what the library has no room for is refused before it comes, with what is on its way", async () => {
    const small = { db: db(), quotaBytes: 100 };
    const asked = (sizeBytes: number) => requireRoom(small, { sizeBytes, userId: SOMEBODY });
    await expect(asked(101)).rejects.toMatchObject({ code: "LIBRARY_FULL" });
    await begin("en-camino.bin", 60);
    await expect(asked(41)).rejects.toMatchObject({ code: "LIBRARY_FULL" });
    await asked(40);
    await db().deleteFrom("uploads").execute();
  });

  test("the sweep of bytes keeps what the library holds, and removes what nothing names", async () => {
    const [kept, unnamed] = ["a".repeat(64), "b".repeat(64)];
    const row = { hash: kept, size_bytes: 1, media_type: "text/csv", facts: "{}" };
    await db().insertInto("contents").values(row).execute();
    const blobs = createBlobs({
      store,
      withLock: async (_name, work) => work(),
      now: () => Date.now() + 8 * DAY_MS,
      namedElsewhere: () => libraryHashes(db()),
    });
    for (const hash of [kept, unnamed]) await store.put(`blobs/${hash}/identity`, Buffer.from("x"), "text/csv");
    expect(await blobs.sweep(new AbortController().signal)).toBe(1);
    expect(await blobs.open(unnamed)).toBeNull();
    const there = await blobs.open(kept);
    there?.body.destroy();
    expect(there?.sizeBytes).toBe(1);
    await db().deleteFrom("contents").where("hash", "=", kept).execute();
  });
});
