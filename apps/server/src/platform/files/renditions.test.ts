import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { kill, pid as ownPid } from "node:process";
import { promisify } from "node:util";
import { type FileDetail, GraphicDetail, type JobView, type Rendition } from "@nv/contracts/schemas";
import { createMediaApart, findFfmpeg, TooSlowError } from "@nv/media";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { libraryClient, until } from "../../../test/library.ts";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { FEATURE_PLACES, ONE_PLACE } from "../../../test/stores.ts";
import { Problem } from "../../http/problem.ts";
import { BLOBS_JOB } from "../publishing/blobs-job.ts";
import type { FilesTables } from "./files-tables.ts";
import { enqueueRendition, findRendition, keyOf } from "./renditions.ts";

const DAY_MS = 86_400_000;
const SOMEBODY = { id: "00000000-0000-4000-8000-000000000000", name: "Ana Muestra" };
const PLAY = { recipe: "play" } as const;
/** As long as making it takes where that is {@link slow}: what happens in the middle has seconds to happen in. */
const CLIP_S = 8;

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const ffmpeg = await findFfmpeg(process.env.FFMPEG_PATH);

/** Draws a video that no other test has, silent unless it is given a sound. @param colour - Of its background. @param sound - Further arguments, before those of its images. */
async function drawClip(colour: string, sound: readonly string[] = []): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), "nv-clip-"));
  const path = join(folder, "clip.mp4");
  const drawn = `color=${colour}:size=640x360:rate=30:duration=${CLIP_S}`;
  const args = ["-nostdin", "-v", "error", "-f", "lavfi", "-i", drawn, ...sound];
  args.push("-c:v", "libx264", "-preset", "ultrafast", path);
  await promisify(execFile)(ffmpeg?.ffmpeg ?? "", args);
  const clip = await readFile(path);
  await rm(folder, { recursive: true });
  return clip;
}

/** An ffmpeg that reads no faster than people watch, however fast the machine is: it waits, and takes no processor. @returns Its folder. */
async function writeSlowFfmpeg(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "nv-slow-"));
  const script = `#!/bin/sh\nexec '${ffmpeg?.ffmpeg}' -re "$@"\n`;
  await writeFile(join(folder, "ffmpeg"), script, { mode: 0o755 });
  await symlink(ffmpeg?.ffprobe ?? "", join(folder, "ffprobe"));
  return folder;
}

/** The ffmpeg that this process runs now, if it runs one. @see proc(5) */
async function runningFfmpeg(): Promise<number | null> {
  for (const name of (await readdir("/proc")).filter((entry) => /^\d+$/.test(entry))) {
    // It may end while it is looked at.
    const line = await readFile(`/proc/${name}/stat`, "utf8").catch(() => "");
    const [, program, state, parent] = /^\d+ \((.*)\) (\w) (\d+)/.exec(line) ?? [];
    if (program === "ffmpeg" && state !== "Z" && Number(parent) === ownPid) return Number(name);
  }
  return null;
}

describe.skipIf(ffmpeg === null).each(ONE_PLACE)(
  "work on a video on $database and $store",
  ({ dialect, createStore }) => {
    let harness: TestHarness;
    let server: TestProcess;
    let origin: string;
    let aheadMs = 0;
    let slow: string;

    async function open(): Promise<void> {
      server = await startProcess(harness.database, harness.store, {}, () => Date.now() + aheadMs);
      origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
    }

    beforeAll(async () => {
      harness = await createHarness(dialect, createStore);
      await open();
      slow = await writeSlowFfmpeg();
    });
    afterEach(() => vi.unstubAllEnvs());
    afterAll(async () => {
      await server.close();
      await harness.drop();
      await rm(slow, { recursive: true });
    });

    const { brought, finished } = libraryClient(() => ({ process: server, origin }));
    const db = () => harness.database.kysely.$extendTables<FilesTables>();
    const job = (id: string): Promise<JobView> => server.context.jobs.view(id);
    const made = ({ hash }: FileDetail): Promise<Rendition | null> => findRendition({ db: db() }, hash, keyOf(PLAY));
    const kept = async () => (await server.context.store.list("blobs/")).map(({ key }) => key).toSorted();

    /** A video of the library of which nothing is under way. */
    async function broughtVideo(name: string, colour: string): Promise<FileDetail> {
      const file = await brought(name, await drawClip(colour));
      for (const { id } of await server.context.jobs.list(file.id)) await finished(id);
      return file;
    }

    const order = ({ id, hash }: FileDetail) =>
      enqueueRendition(server.context, { fileId: id, group: "", hash, recipe: PLAY }, SOMEBODY);

    /** Orders it of an ffmpeg that takes seconds. */
    function orderSlowly(file: FileDetail): Promise<string> {
      vi.stubEnv("FFMPEG_PATH", join(slow, "ffmpeg"));
      return order(file);
    }

    /** The ffmpeg of work that is in the middle. */
    const inTheMiddle = (id: string) =>
      until(async () =>
        (await job(id)).progressRatio > 0.1 && (await job(id)).state === "running" ? runningFfmpeg() : null,
      );

    async function expectWhole(rendition: Rendition | null): Promise<void> {
      expect(rendition).toMatchObject({
        files: [{ name: "360.mp4", mediaType: "video/mp4", widthPx: 640, heightPx: 360 }],
        data: { durationMs: CLIP_S * 1000, hasSound: false },
      });
      for (const { hash, sizeBytes } of rendition?.files ?? []) {
        const body = await server.context.store.get(`blobs/${hash}/identity`);
        expect([body?.byteLength, body && createHash("sha256").update(body).digest("hex")]).toEqual([sizeBytes, hash]);
      }
    }

    test("how loud a video is comes once somebody has listened to it, and never of one without sound", async () => {
      const file = await brought(
        "voz.mp4",
        await drawClip("navy", ["-f", "lavfi", "-i", "sine=duration=2", "-shortest"]),
      );
      const asked = () => server.call("GET", `/api/files/${file.id}/waveform`);
      expect((await asked()).status).toBe(404);
      const heard = await until(async () => {
        const answer = await asked();
        return answer.status === 200 ? answer : null;
      });
      expect(Buffer.byteLength(heard.text, "latin1")).toBeGreaterThan(40);
      const mute = await brought("mudo.mp4", await drawClip("olive", ["-t", "1"]));
      const ordered = async () => (await server.context.jobs.list(mute.id)).length;
      const before = await ordered();
      expect((await server.call("GET", `/api/files/${mute.id}/waveform`)).status).toBe(404);
      expect(await ordered()).toBe(before);
    });

    test("what a file cannot be made into is told to who asks for it next, and not tried again and again", async () => {
      const file = await brought("corto.mp4", await drawClip("purple", ["-t", "1"]));
      const wanted = {
        id: file.id,
        recipe: { recipe: "poster", atMs: 5000 },
        place: "preview",
        actor: SOMEBODY,
      } as const;
      const asked = () => server.context.files.resolve(wanted).catch((error: unknown) => error);
      const works = () => server.context.jobs.list(file.id);
      expect(await asked()).toMatchObject({ code: "RENDITION_PENDING" });
      for (const { id } of await works()) await finished(id);
      const before = (await works()).length;
      const message = "«corto» no se puede preparar así. El vídeo dura 1 s: elige para la imagen un momento anterior.";
      expect(await asked()).toMatchObject({
        code: "FIELDS_INVALID",
        details: { fields: [{ field: "source", message }] },
      });
      expect(await works()).toHaveLength(before);
      // What lacked may have been the server's: it is tried again in an hour.
      aheadMs += 3_600_001;
      expect(await asked()).toMatchObject({ code: "RENDITION_PENDING" });
    });

    test("what a process that closes in the middle leaves, the next one makes", async () => {
      const file = await broughtVideo("cerrado.mp4", "teal");
      const before = await kept();
      const id = await orderSlowly(file);
      const pid = await inTheMiddle(id);
      // It cannot end by itself now, however fast the machine is.
      kill(pid, "SIGSTOP");
      const { jobs } = server.context;
      await server.close();
      expect(await runningFfmpeg()).toBeNull();
      expect(await jobs.view(id)).toMatchObject({ state: "queued", attempts: 0 });
      expect(await made(file)).toBeNull();
      vi.unstubAllEnvs();
      await open();
      expect(await kept()).toEqual(before);
      expect(await finished(id)).toMatchObject({ state: "done", attempts: 1 });
      await expectWhole(await made(file));
      // Asked for again, it is there.
      expect((await finished(await order(file))).state).toBe("done");
    });

    test("an ffmpeg that the system ends is begun again, three times in all; nothing half made is kept", async () => {
      const file = await broughtVideo("matado.mp4", "maroon");
      const before = await kept();
      const id = await orderSlowly(file);
      for (const attempt of [1, 2, 3]) {
        const pid = await inTheMiddle(id);
        expect((await job(id)).attempts).toBe(attempt);
        kill(pid, "SIGKILL");
        const after = await until(async () => {
          const seen = await job(id);
          return seen.state === "running" ? null : seen;
        });
        expect(after.state).toBe(attempt < 3 ? "queued" : "failed");
        expect(after.message).toBe(
          attempt < 3 ? "Ha fallado; se repetirá en unos segundos." : "Ha fallado por un error del servidor.",
        );
        // The pause before the next try.
        aheadMs += 60_000;
      }
      expect(await made(file)).toBeNull();
      expect(await kept()).toEqual(before);
      const { folder } = harness.store;
      if (folder !== null) expect(await readdir(join(folder, "work"))).toEqual([]);
      vi.unstubAllEnvs();
      await server.call("POST", `/api/jobs/${id}/retry`);
      expect((await finished(id)).state).toBe("done");
      await expectWhole(await made(file));
    });
  },
);

test.each(ONE_PLACE)(
  "a picture that took too long is made when it is asked for again, on $database and $store",
  async ({ dialect, createStore }) => {
    const harness = await createHarness(dialect, createStore);
    const media = createMediaApart();
    let tries = 0;
    // A machine with too much to do, at the first try.
    const busy: typeof media = {
      ...media,
      makeRendition: async (input) => {
        if (input.recipe.recipe === "tiles") {
          tries += 1;
          if (tries === 1) throw new TooSlowError("Ha tardado demasiado.");
        }
        return media.makeRendition(input);
      },
    };
    const server = await startProcess(harness.database, harness.store, {}, undefined, busy);
    try {
      const origin = await server.app.listen({ port: 0, host: "127.0.0.1" });
      const { brought, finished } = libraryClient(() => ({ process: server, origin }));
      const blank = sharp({ create: { width: 640, height: 480, channels: 3, background: "teal" } });
      const { id } = await brought("lenta.png", await blank.png().toBuffer());
      const wanted = { id, recipe: { recipe: "tiles" }, place: "preview", actor: SOMEBODY } as const;
      const asked = () => server.context.files.resolve(wanted).catch((error: unknown) => error);
      const pending = async () => {
        const told = await asked();
        expect(told).toMatchObject({ code: "RENDITION_PENDING", details: { jobId: expect.any(String) } });
        return finished(told instanceof Problem ? String(told.details.jobId) : "");
      };
      expect(await pending()).toMatchObject({ state: "failed", message: "Ha tardado demasiado." });
      expect(await pending()).toMatchObject({ state: "done" });
      expect(await asked()).toMatchObject({ resolved: { data: { widthPx: 640, heightPx: 480 } } });
    } finally {
      await server.close();
      media.close();
      await harness.drop();
    }
  },
);

describe.each(FEATURE_PLACES)("the sweep of bytes on $database and $store", ({ dialect, createStore }) => {
  test("keeps what a revision shows after its file was deleted, and not what the person brought", async () => {
    const harness = await createHarness(dialect, createStore);
    const first = await startProcess(harness.database, harness.store);
    const origin = await first.app.listen({ port: 0, host: "127.0.0.1" });
    const { brought } = libraryClient(() => ({ process: first, origin }));
    const picture = (colour: string) =>
      sharp({ create: { width: 480, height: 320, channels: 3, background: colour } })
        .png()
        .toBuffer();
    const file = await brought("borrada.png", await picture("#7a1f3d"));
    const other = await brought("otra.png", await picture("#1f7a3d"));
    const words = { title: "Foto que se borra", altText: "Una foto", sourceLine: "Ana" };
    const config = (source: FileDetail) => ({ type: "image", source: `file:${source.id}` });
    const publish = ({ id, version }: GraphicDetail) =>
      until(async () => {
        const answer = await first.call("POST", `/api/graphics/${id}/publish`, { version });
        return answer.status === 200 ? GraphicDetail.parse(answer.body) : null;
      });
    const registered = await first.call("POST", "/api/graphics", { ...words, config: config(file) });
    const live = await publish(GraphicDetail.parse(registered.body));
    const address = `/g/${live.slug}/${live.revision}/`;
    const [src = ""] = /\/g\/[\w/-]+\/files\/[\w/-]+\.(?:avif|webp|jpg)/.exec((await first.read(address)).body) ?? [];
    const shown = await first.read(src);
    expect(shown.statusCode).toBe(200);
    const edited = await first.call("PUT", `/api/graphics/${live.id}`, {
      ...words,
      config: config(other),
      version: live.version,
    });
    expect(edited.status, edited.text).toBe(200);
    await publish(GraphicDetail.parse(edited.body));
    expect((await first.call("DELETE", `/api/files/${file.id}`)).status).toBe(204);
    await first.close();

    // A process that starts a week later sweeps.
    const second = await startProcess(harness.database, harness.store, {}, () => Date.now() + 8 * DAY_MS);
    await until(async () => {
      const sweeps = (await second.context.jobs.list()).filter(({ kind }) => kind === BLOBS_JOB);
      return sweeps.length === 2 && sweeps.every(({ state }) => state === "done") ? sweeps : null;
    });
    const again = await second.read(src);
    expect([again.statusCode, again.rawPayload]).toEqual([200, shown.rawPayload]);
    expect((await second.read(address)).statusCode).toBe(200);
    expect(await second.context.store.list(`blobs/${file.hash}/`)).toEqual([]);
    await second.close();
    await harness.drop();
  });
});
