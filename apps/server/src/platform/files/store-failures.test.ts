import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { request as openRequest } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SERVER_ERRORS, type ServerErrorCode } from "@nv/contracts";
import { type FileDetail, TakenUpload } from "@nv/contracts/schemas";
import { ONE_DIALECT, type RunningS3, startS3 } from "@nv/test-kit";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { ANA, libraryClient, tusHeaders, until } from "../../../test/library.ts";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import type { TestStore } from "../../../test/stores.ts";
import type { FilesTables } from "./files-tables.ts";
import { findUpload } from "./uploads/parts.ts";

const MB = 1024 * 1024;
/** A part as it is kept; see `parts.ts`. */
const PART_BYTES = 8 * MB;

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** A table of about twelve megabytes that no other test has. @param sign - Makes it its own. */
const table = (sign: string) => Buffer.from(`municipio;valor\n${`${sign} de los Ejemplos;1\n`.repeat(12 * 40_000)}`);

const photograph = (colour: string) =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: colour } })
    .png()
    .toBuffer();

const refusal = (code: ServerErrorCode) => [SERVER_ERRORS[code].status, { code, message: SERVER_ERRORS[code].es }];
const told = async (answer: Response) => [answer.status, await answer.json()];

/** A process on a store that fails, and what is done with it. */
function failing(
  place: () => { readonly harness: TestHarness; readonly process: TestProcess; readonly origin: string },
) {
  const client = libraryClient(place);
  const read = ({ contentUrl }: FileDetail) => fetch(new URL(contentUrl, place().origin), { headers: tusHeaders(ANA) });
  return {
    ...client,
    read,
    async offsetOf(url: string): Promise<number> {
      return Number((await client.tus("HEAD", url)).headers.get("upload-offset"));
    },
    /** Goes on with an upload where it stopped, has it taken and expects to read the same bytes. */
    async expectToGoOn(url: string, body: Buffer, offset: number): Promise<void> {
      expect((await client.send(url, offset, new Uint8Array(body.subarray(offset)))).status).toBe(204);
      const job = await client.take(url);
      expect(job.state, job.message).toBe("done");
      const answer = await read(await client.detail(TakenUpload.parse(job.result).fileId));
      expect(Buffer.from(await answer.arrayBuffer()).equals(body)).toBe(true);
    },
  };
}

/** Whether this process may mount a disk of its own: not in every container. */
function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), "nv-mount-"));
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], { stdio: "ignore" });
    execFileSync("umount", [folder]);
    return true;
  } catch {
    return false; // Said by the test that is skipped.
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe.skipIf(!canMount()).each(ONE_DIALECT)("a disk that fills, on $name", (dialect) => {
  let harness: TestHarness;
  let process: TestProcess;
  let origin: string;
  let disk: string;

  beforeAll(async () => {
    disk = await mkdtemp(join(tmpdir(), "nv-disk-"));
    execFileSync("mount", ["-t", "tmpfs", "-o", "size=10m", "tmpfs", disk]);
    const store: Omit<TestStore, "open"> = {
      env: {},
      folder: disk,
      async drop() {
        execFileSync("umount", [disk]);
        await rm(disk, { recursive: true });
      },
    };
    harness = await createHarness(dialect, async () => ({
      ...store,
      open: () => Promise.reject(new Error("not asked")),
    }));
    process = await startProcess(harness.database, harness.store);
    origin = await process.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(async () => {
    // Clients that were refused in the middle of a part still hold their connections.
    process.app.server.closeAllConnections();
    await process.close();
    await harness.drop();
  });

  const { begin, send, read, brought, offsetOf, expectToGoOn } = failing(() => ({ harness, process, origin }));

  test("keeps what it had and what came, says so, and the upload goes on once there is room", async () => {
    const photo = await photograph("#31502b");
    const before = await brought("antes.png", photo);
    for (const { id } of await process.context.jobs.list(before.id))
      await until(async () => ((await process.context.jobs.view(id)).state === "done" ? true : null));
    const body = table("Valle");
    const url = await begin("tabla.csv", body.byteLength);
    expect(await told(await send(url, 0, new Uint8Array(body)))).toEqual(refusal("DISK_FULL"));
    expect(await offsetOf(url)).toBe(PART_BYTES);
    expect(await told(await send(url, PART_BYTES, new Uint8Array(body.subarray(PART_BYTES))))).toEqual(
      refusal("DISK_FULL"),
    );
    // Nothing half written takes what room is left.
    expect(await readdir(join(disk, "store", ".unfinished"))).toEqual([]);
    expect(Buffer.from(await (await read(before)).arrayBuffer()).equals(photo)).toBe(true);
    execFileSync("mount", ["-o", "remount,size=80m", disk]);
    await expectToGoOn(url, body, PART_BYTES);
  });

  test("is told of in words when there is no room to take an upload, which stays", async () => {
    const body = table("Sierra");
    const url = await begin("otra.csv", body.byteLength);
    expect((await send(url, 0, new Uint8Array(body))).status).toBe(204);
    const filler = join(disk, "filler");
    // Until there is no room for a byte.
    await expect(writeFile(filler, Buffer.alloc(80 * MB))).rejects.toMatchObject({ code: "ENOSPC" });
    const answer = await process.call("POST", "/api/files", { uploadId: url.split("/").at(-1) });
    expect(answer.status).toBe(202);
    const jobs = await process.context.jobs.list();
    const waiting = await until(async () => {
      const job = await process.context.jobs.view(jobs[0]?.id ?? "");
      return job.message === "" || job.state === "running" ? null : job;
    });
    expect(waiting.state).toBe("queued");
    await rm(filler);
    await expectToGoOn(url, body, body.byteLength);
  });
});

describe.each(ONE_DIALECT)("a store that is away, on $name", (dialect) => {
  let harness: TestHarness;
  let process: TestProcess;
  let origin: string;
  let s3: RunningS3;

  beforeAll(async () => {
    s3 = await startS3();
    const env = {
      STORAGE_URL: s3.storageUrl,
      STORAGE_ACCESS_KEY_ID: s3.accessKeyId,
      STORAGE_SECRET_ACCESS_KEY: s3.secretAccessKey,
    };
    harness = await createHarness(dialect, async () => ({
      env,
      folder: null,
      open: () => Promise.reject(new Error("not asked")),
      drop: () => s3.stop(),
    }));
    process = await startProcess(harness.database, harness.store);
    origin = await process.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(async () => {
    // Clients that were refused in the middle of a part still hold their connections.
    process.app.server.closeAllConnections();
    await process.close();
    await harness.drop();
  });

  const { begin, send, read, brought, offsetOf, expectToGoOn } = failing(() => ({ harness, process, origin }));
  const kept = async (url: string) => {
    const db = harness.database.kysely.$extendTables<FilesTables>();
    return (await findUpload({ db }, url.split("/").at(-1) ?? ""))?.offset ?? 0;
  };

  test("in the middle of an upload says so, keeps what came, and the upload goes on when it is back", async () => {
    const body = table("Costa");
    const url = await begin("tabla.csv", body.byteLength);
    const answered = Promise.withResolvers<Response>();
    const sending = openRequest(
      new URL(url, origin),
      {
        method: "PATCH",
        headers: {
          ...tusHeaders(ANA),
          "content-type": "application/offset+octet-stream",
          "upload-offset": "0",
          "content-length": String(body.byteLength),
        },
      },
      async (response) => {
        const pieces: Buffer[] = [];
        for await (const piece of response) pieces.push(piece);
        answered.resolve(new Response(Buffer.concat(pieces), { status: response.statusCode ?? 0 }));
      },
    );
    sending.on("error", answered.reject);
    sending.write(body.subarray(0, PART_BYTES + MB));
    await until(async () => ((await kept(url)) === PART_BYTES ? true : null));
    await s3.goAway();
    sending.end(body.subarray(PART_BYTES + MB));
    expect(await told(await answered.promise)).toEqual(refusal("STORE_UNAVAILABLE"));
    expect(await told(await send(url, PART_BYTES, new Uint8Array(body.subarray(PART_BYTES))))).toEqual(
      refusal("STORE_UNAVAILABLE"),
    );
    expect(await offsetOf(url)).toBe(PART_BYTES);
    await s3.comeBack();
    await expectToGoOn(url, body, PART_BYTES);
  });

  test("is said to who reads a file, and the file is there when it is back", async () => {
    const photo = await photograph("#503b2b");
    const file = await brought("foto.png", photo);
    await s3.goAway();
    const away = await read(file);
    expect(away.headers.get("cache-control")).toBe("no-store");
    expect(await told(away)).toEqual(refusal("STORE_UNAVAILABLE"));
    await s3.comeBack();
    s3.failWith(500);
    expect(await told(await read(file))).toEqual(refusal("STORE_UNAVAILABLE"));
    s3.failWith(null);
    expect(Buffer.from(await (await read(file)).arrayBuffer()).equals(photo)).toBe(true);
  });
});
