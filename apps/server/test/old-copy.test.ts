import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { readConfig } from "../src/config.ts";
import { restoreSite } from "../src/startup/copies/put-back.ts";
import { PLACES } from "./stores.ts";
import { OWN_PAGE, type SignedIn, signIn, startWholeServer, type WholeServer } from "./whole-server.ts";

const TIMEOUT_MS = 300_000;
vi.setConfig({ testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS });

const ReaderAnswer = z.object({
  status: z.number(),
  location: z.string().nullable(),
  type: z.string().nullable(),
  sha256: z.string(),
  bytes: z.number(),
});

/** Answers of the server of then: see `old-data/README.md`. */
const Recorded = z.object({
  reader: z.record(z.string(), ReaderAnswer),
  api: z.record(z.string(), z.looseObject({ embedCodes: z.looseObject({}).optional() })),
});

const unpack = async (name: string): Promise<Buffer> =>
  gunzipSync(await readFile(join(import.meta.dirname, "old-data", name)));

const { reader, api } = Recorded.parse(JSON.parse((await unpack("copy-answers.json.gz")).toString()));

/** A record without what a look at it finds, which is of the day of the look. */
function withoutLooks({
  finding: _finding,
  health: _health,
  healthReport: _report,
  picture: _picture,
  ...told
}: object & {
  readonly finding?: unknown;
  readonly health?: unknown;
  readonly healthReport?: unknown;
  readonly picture?: unknown;
}) {
  return told;
}

describe.each(PLACES)("a copy made on 2026-11-27, on $database and $store", (place) => {
  let folder: string;
  let server: WholeServer;
  let boss: SignedIn;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nv-old-copy-"));
    const [database, store] = await Promise.all([place.dialect.create(), place.createStore()]);
    const { url } = database.address;
    const env = {
      ...{ SITE_URL: "http://localhost:3000", DATA_DIR: folder },
      ...(url !== undefined && { DATABASE_URL: url }),
      ...store.env,
    };
    const file = join(folder, "copia.tar");
    await writeFile(file, await unpack("copy.tar.gz"));
    const lines: string[] = [];
    await restoreSite(file, { config: readConfig(env, folder), env, cwd: folder, say: (line) => lines.push(line) });
    expect(lines.join("\n")).toContain("Está todo lo que se nombra");
    server = await startWholeServer(database, env);
    boss = await signIn(server, "jefa@diario.example");
    drop = async () => {
      await server.close();
      await Promise.all([database.drop(), store.drop(), rm(folder, { recursive: true, force: true })]);
    };
  });
  afterAll(() => drop());

  test.each(Object.entries(reader))("readers get of %s what they got then", async (path, known) => {
    const { status, headers, body } = await server.call({ path });
    const sha256 = createHash("sha256").update(body).digest("hex");
    const type = headers["content-type"] ?? null;
    const told = { status, location: headers.location ?? null, type, sha256, bytes: body.length };
    // What the server noted says why readers got nothing.
    expect(told, server.log.slice(-5).join("")).toEqual(known);
  });

  test.each(Object.entries(api))("the desk is told of %s what it was told then", async (path, known) => {
    const { status, body } = await server.call({ path, headers: { ...OWN_PAGE, cookie: boss.cookie } });
    const { embedCodes, ...others } = known;
    const codes = embedCodes === undefined ? {} : { embedCodes: expect.objectContaining(embedCodes) };
    const told = { ...withoutLooks(others), ...codes };
    // What is told besides came later: a code for AMP.
    expect([status, JSON.parse(body)]).toEqual([200, expect.objectContaining(told)]);
  });
});
