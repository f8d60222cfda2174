import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ADMIN_API_PATH, DROPS_API_PATH, FILES_API_PATH, UPLOADS_API_PATH } from "@nv/contracts";
import {
  DropSummary,
  ElectionDetail,
  FileDetail,
  GraphicDetail,
  JobView,
  StateView,
  TakenUpload,
  TakingUpload,
} from "@nv/contracts/schemas";
import { openDatabase } from "@nv/database";
import type { TestDatabase } from "@nv/test-kit";
import { inEachRun } from "@nv/test-kit/depth";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readConfig } from "../src/config.ts";
import { openPlace } from "../src/platform/copies/open-place.ts";
import { openStore } from "../src/platform/storage/open-store.ts";
import { backUpSite, type CopyCommand, type CopyGoal } from "../src/startup/copies/back-up.ts";
import { moveData } from "../src/startup/copies/move-data.ts";
import { restoreSite } from "../src/startup/copies/put-back.ts";
import { rehearseCopy } from "../src/startup/copies/rehearse-copy.ts";
import { tendStore } from "../src/startup/copies/tend-store.ts";
import { LeftBehindError } from "../src/startup/left-behind.ts";
import { storeWarnings } from "../src/startup/store-warnings.ts";
import { until } from "./library.ts";
import { FEATURE_PLACES, PLACES, type TestStore } from "./stores.ts";
import {
  enterFirstAdministrator,
  OWN_PAGE,
  type RawAnswer,
  type SignedIn,
  signIn,
  startWholeServer,
  type WholeServer,
  writeBuilds,
} from "./whole-server.ts";

/** Whole servers are made, filled, copied and started again: seconds on a busy machine. */
const TIMEOUT_MS = 300_000;
vi.setConfig({ testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS });

const BOSS = "jefa@diario.example";
const SITE_URL = "http://localhost:3000";
const TABLE = Buffer.from(`codigo;valor\n${"28079;11,2\n".repeat(400)}`);

const sha256 = (body: string | Buffer) => createHash("sha256").update(body).digest("hex");

/** Places of a site's data: a database, a store and a folder. */
interface Installation {
  readonly database: TestDatabase;
  readonly store: TestStore;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  drop(): Promise<void>;
}

async function createPlace({ dialect, createStore }: (typeof PLACES)[number]): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), "nv-copies-"));
  const made = await dialect.create();
  const store = await createStore();
  const { url } = made.address;
  const file = join(folder, "narrativas.sqlite");
  return {
    database: url === undefined ? { ...made, address: { file }, open: () => openDatabase({ file }) } : made,
    store,
    folder,
    env: { SITE_URL, DATA_DIR: folder, ...(url !== undefined && { DATABASE_URL: url }), ...store.env },
    async drop() {
      await made.drop();
      await store.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Runs a command about copies as the terminal would. @returns What it said. */
async function commanded(
  place: Installation,
  work: (command: CopyCommand) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const lines: string[] = [];
  const all = { ...place.env, ...env };
  await work({ config: readConfig(all, place.folder), env: all, cwd: place.folder, say: (line) => lines.push(line) });
  return lines.join("\n");
}
const backUp = (place: Installation, goal: CopyGoal, env = {}) =>
  commanded(place, (command) => backUpSite(goal, command), env);
const putBack = (place: Installation, name: string) => commanded(place, (command) => restoreSite(name, command));

/** Somebody at work in a site. */
function worker(server: WholeServer, { cookie }: SignedIn) {
  const send = (method: string, path: string, headers: Readonly<Record<string, string>>, body?: string | Buffer) =>
    server.call({ method, path, headers: { ...OWN_PAGE, cookie, ...headers }, body });
  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const answer = await send(method, path, { "content-type": "application/json" }, text);
    expect(answer.status, answer.body).toBeLessThan(300);
    return JSON.parse(answer.body);
  }
  async function bring(name: string, body: Buffer): Promise<FileDetail> {
    const begun = await send("POST", UPLOADS_API_PATH, {
      "tus-resumable": "1.0.0",
      "upload-length": String(body.byteLength),
      "upload-metadata": `filename ${Buffer.from(name).toString("base64")}`,
    });
    const path = new URL(String(begun.headers.location), SITE_URL).pathname;
    const octets = {
      "tus-resumable": "1.0.0",
      "upload-offset": "0",
      "content-type": "application/offset+octet-stream",
    };
    expect((await send("PATCH", path, octets, body)).status).toBe(204);
    const { jobId } = TakingUpload.parse(await call("POST", FILES_API_PATH, { uploadId: path.split("/").at(-1) }));
    const job = await until(async () => {
      const view = JobView.parse(await call("GET", `/api/jobs/${jobId}`));
      return view.state === "done" ? view : null;
    });
    return FileDetail.parse(await call("GET", `${FILES_API_PATH}/${TakenUpload.parse(job.result).fileId}`));
  }
  async function publish(title: string, source: string): Promise<GraphicDetail> {
    const fields = {
      title,
      altText: "Líneas.",
      sourceLine: "INE",
      author: "Ana",
      config: { type: "external", source },
    };
    const { id, version } = GraphicDetail.parse(await call("POST", "/api/graphics", fields));
    return GraphicDetail.parse(await call("POST", `/api/graphics/${id}/publish`, { version }));
  }
  const drop = async ({ id }: FileDetail, title: string) =>
    DropSummary.parse(await call("POST", DROPS_API_PATH, { title, fileId: id, days: 7 }));
  return { send, call, bring, publish, drop };
}

const readable = ({ status, body }: RawAnswer) => [status, sha256(body)];

describe.each(PLACES)("a copy of a site on $database and $store", (kind) => {
  let place: Installation;
  let server: WholeServer;
  let copies: string;
  let file: FileDetail;
  let graphic: GraphicDetail;
  let dropped: DropSummary;
  let said: string;
  const paths = () => [`/g/${graphic.slug}/`, `/g/${graphic.slug}/latest.json`, `/d/${dropped.slug}/`, "/g/index.json"];
  const readers = async (from: WholeServer) => {
    const answers: Record<string, unknown> = {};
    for (const path of paths()) answers[path] = readable(await from.call({ path }));
    return answers;
  };
  let before: Record<string, unknown>;

  beforeAll(async () => {
    copies = await mkdtemp(join(tmpdir(), "nv-copies-of-"));
    place = await createPlace(kind);
    server = await startWholeServer(place.database, place.env);
    const boss = worker(server, await enterFirstAdministrator(server, BOSS));
    file = await boss.bring("paro.csv", TABLE);
    graphic = await boss.publish("El paro baja", "AbC12");
    await boss.publish("El paro sube", "AbC13");
    dropped = await boss.drop(file, "Datos del paro");
    before = await readers(server);
    said = await backUp(
      place,
      { file: join(copies, "copia.tar") },
      { CASES_KEYS: `una:${Buffer.alloc(32).toString("base64")}` },
    );
  });
  afterAll(async () => {
    await server.close();
    await place.drop();
    await rm(copies, { recursive: true, force: true });
  });

  test("is made while the site runs, says what is in it and what is not, and nobody else can read it", async () => {
    expect(said).toMatch(/^Copia guardada en .*copia\.tar \(.*\): .* filas de .* tablas y .* objetos del almacén\.$/m);
    expect(said).toContain("No lleva los correos de DATA_DIR/outbox");
    expect(said).toContain("Guarda aparte CASES_KEYS");
    expect(said).not.toMatch(/Falta|dañado/);
    expect((await stat(join(copies, "copia.tar"))).mode & 0o077).toBe(0);
    await expect(backUp(place, { file: join(copies, "copia.tar") })).rejects.toThrow("Ya hay un archivo");
    expect(await readdir(copies)).toEqual(["copia.tar"]);
  });

  test("cut short changes nothing, and the whole one can be put back after it", async () => {
    const target = await createPlace(kind);
    const bytes = await readFile(join(copies, "copia.tar"));
    await writeFile(join(copies, "media.tar"), bytes.subarray(0, bytes.byteLength - 4096));
    await expect(putBack(target, join(copies, "media.tar"))).rejects.toThrow("dañado o incompleto");
    const broken = Buffer.from(bytes);
    const inBlob = broken.indexOf("codigo;valor");
    broken.write("CODIGO", inBlob);
    await writeFile(join(copies, "rota.tar"), broken);
    await expect(putBack(target, join(copies, "rota.tar"))).rejects.toThrow(/está dañado en store\/blobs/);
    expect(await putBack(target, join(copies, "copia.tar"))).toContain("Está todo lo que se nombra");
    await target.drop();
  });

  test("is rehearsed on a port of its own, without a trace in what there is", async () => {
    const builds = join(copies, "builds");
    const folders = await writeBuilds(builds);
    const told = await commanded(place, (command) => rehearseCopy(join(copies, "copia.tar"), command, folders));
    expect(told).toMatch(/^Ensayada en una carpeta aparte y en el puerto \d+: 1 persona, 3 fichas, 1 archivo\.$/m);
    expect(told).toContain("De 3 piezas publicadas se han pedido 3; han contestado 3.");
    expect(told).toMatch(/La copia sirve\.$/);
    expect(await readers(server)).toEqual(before);
    await rm(builds, { recursive: true });
  });

  // In each run where it did not come from, which is more than where it did.
  const elsewhere = PLACES.filter(({ database }) => PLACES.length === 1 || database !== kind.database);
  test.each(inEachRun(PLACES, elsewhere))("comes back on $database and $store, everything of it", async (to) => {
    const target = await createPlace(to);
    const told = await putBack(target, join(copies, "copia.tar"));
    expect(told).toContain("Está todo lo que se nombra");
    const restored = await startWholeServer(target.database, target.env);
    const boss = worker(restored, await signIn(restored, BOSS));
    expect(await readers(restored)).toEqual(before);
    const content = await boss.send("GET", `${FILES_API_PATH}/${file.id}/content`, {});
    expect([content.status, sha256(content.body)]).toEqual([200, sha256(TABLE)]);
    const found = GraphicDetail.parse(await boss.call("GET", `/api/graphics/${graphic.id}`));
    expect([found.slug, found.status]).toEqual([graphic.slug, "published"]);
    expect(JSON.stringify(await boss.call("GET", "/api/graphics?q=paro"))).toContain(graphic.id);
    // Work goes on: what is counted goes on after what came.
    await boss.publish("Otro gráfico", "AbC14");
    await restored.close();
    await expect(putBack(target, join(copies, "copia.tar"))).rejects.toThrow("una copia no se pone encima");
    await target.drop();
  });
});

/** An election of an invented country, whose night is open. */
const ELECTION = {
  ...{ title: "País inventado", slug: "pais-inventado", law: { kind: "known", key: "congreso-2023" } },
  lists: [{ key: "alfa", acronym: "Alfa" }],
};

describe.each(FEATURE_PLACES)("a database and a store of different moments on $database and $store", (kind) => {
  test("what is published comes to be what the desk says, and what no record names is told and can be taken back", async () => {
    const place = await createPlace(kind);
    const copies = await mkdtemp(join(tmpdir(), "nv-copies-of-"));
    const old = await createPlace(kind);
    const server = await startWholeServer(place.database, place.env);
    const boss = worker(server, await enterFirstAdministrator(server, BOSS));
    const retired = await boss.publish("X se retira", "AbCx1");
    const changed = await boss.publish("Y antes", "AbCy1");
    const election = ElectionDetail.parse(await boss.call("POST", "/api/elections", ELECTION));
    await boss.call("POST", `/api/elections/${election.id}/publish`, { version: election.version });
    await boss.call("POST", `/api/elections/${election.id}/nights`, { place: "live", count: "source" });
    await backUp(place, { file: join(copies, "copia.tar") });
    const act = async ({ id, version }: GraphicDetail, name: string) =>
      GraphicDetail.parse(await boss.call("POST", `/api/graphics/${id}/${name}`, { version }));
    await act(retired, "retire");
    const fields = { title: "Y después", slug: changed.slug, altText: "Líneas.", sourceLine: "INE", author: "Ana" };
    const config = { type: "external", source: "AbCy1" };
    const body = { ...fields, config, version: changed.version };
    const edited = GraphicDetail.parse(await boss.call("PUT", `/api/graphics/${changed.id}`, body));
    await act(edited, "publish");
    const orphan = await boss.publish("Z después", "AbCz1");
    await server.close();

    // The database as it was then, with the store as it is.
    await putBack(old, join(copies, "copia.tar"));
    const mixed: Installation = { ...old, store: place.store, env: { ...old.env, ...place.store.env } };
    if (kind.store === "disk") {
      await rm(join(old.folder, "store"), { recursive: true });
      await cp(join(place.folder, "store"), join(old.folder, "store"), { recursive: true });
    }
    const said = await commanded(mixed, (command) => tendStore("reconcile", command));
    expect(said).toContain("1 pieza publicada no está en el registro (huérfanas)");
    expect(said).toContain(`/g/${orphan.slug} «Z después»`);
    expect(said).toContain("2 piezas se ponen como dice el registro");
    const again = await startWholeServer(mixed.database, mixed.env);
    const read = (slug: string) => again.call({ path: `/g/${slug}/latest.json` });
    const stands = await until(async () => {
      const answer = await read(retired.slug);
      return answer.status === 200 ? answer : null;
    });
    expect(JSON.parse(stands.body)).toMatchObject({ state: "live", title: "X se retira" });
    // Each is put as the desk says in its turn.
    await until(async () => (JSON.parse((await read(changed.slug)).body).title === "Y antes" ? true : null));
    expect((await read(orphan.slug)).status).toBe(200);
    await again.close();

    expect(await commanded(mixed, (command) => tendStore("retire", command))).toContain("Retirada 1 pieza");
    const last = await startWholeServer(mixed.database, mixed.env);
    expect((await last.call({ path: `/g/${orphan.slug}/` })).status).toBe(410);
    expect((await last.call({ path: `/g/${changed.slug}/` })).status).toBe(200);
    expect((await last.call({ path: "/g/index.json" })).body).not.toContain(orphan.slug);
    // Pages of a night are no record's publication, and belong to one all the same.
    expect((await last.call({ path: `/elecciones/${ELECTION.slug}/` })).status).toBe(200);
    await last.close();
    expect(await commanded(mixed, (command) => tendStore("look", command))).toMatch(
      /^El almacén tiene todo lo que se nombra: \d+ archivos\.$/,
    );
    for (const each of [place, old]) await each.drop();
    await rm(copies, { recursive: true });
  });
});

describe("a site that outgrows its folder", () => {
  const [small] = PLACES.filter(({ database, store }) => database === "sqlite" && store === "disk");
  const [large] = PLACES.filter(({ database, store }) => database === "postgres" && store === "s3");
  test.skipIf(small === undefined || large === undefined)("moves to PostgreSQL and S3 with everything", async () => {
    if (small === undefined || large === undefined) return;
    const place = await createPlace(small);
    const goal = await createPlace(large);
    const server = await startWholeServer(place.database, place.env);
    const boss = worker(server, await enterFirstAdministrator(server, BOSS));
    const file = await boss.bring("paro.csv", TABLE);
    const graphic = await boss.publish("El paro baja", "AbC12");
    const page = readable(await server.call({ path: `/g/${graphic.slug}/` }));
    const env = { ...goal.env, DATA_DIR: place.folder };
    await expect(commanded(place, moveData, env), "while it serves").rejects.toThrow("holds the data folder");
    await server.close();
    await expect(commanded(place, moveData)).rejects.toThrow("Di adónde");
    // Whoever only names the new database is told, and nothing begins there.
    const startAnew = startWholeServer(goal.database, env);
    await expect(startAnew).rejects.toThrow(LeftBehindError);
    const said = await commanded(place, moveData, env);
    expect(said).toMatch(/Movidos \d+ objetos al almacén de STORAGE_URL/);
    expect(said).toMatch(/Movidas \d+ filas de \d+ tablas a PostgreSQL; cada tabla tiene las mismas\./);
    await expect(commanded(place, moveData, env)).rejects.toThrow("ya tiene gente o trabajo");
    const moved = await startWholeServer(goal.database, env);
    const there = worker(moved, await signIn(moved, BOSS));
    expect(readable(await moved.call({ path: `/g/${graphic.slug}/` }))).toEqual(page);
    const content = await there.send("GET", `${FILES_API_PATH}/${file.id}/content`, {});
    expect([content.status, sha256(content.body)]).toEqual([200, sha256(TABLE)]);
    await moved.close();
    for (const each of [place, goal]) await each.drop();
  });
});

describe.each(FEATURE_PLACES)("copies of a place on $database and $store", (kind) => {
  test("share the bytes of files, come back from the last, and the old ones go", async () => {
    const place = await createPlace(kind);
    const copies = await kind.createStore();
    const to = copies.env.STORAGE_URL ?? join(place.folder, "copias");
    const keys = {
      BACKUP_ACCESS_KEY_ID: copies.env.STORAGE_ACCESS_KEY_ID ?? "",
      BACKUP_SECRET_ACCESS_KEY: copies.env.STORAGE_SECRET_ACCESS_KEY ?? "",
    };
    const server = await startWholeServer(place.database, place.env);
    const boss = worker(server, await enterFirstAdministrator(server, BOSS));
    await boss.bring("paro.csv", TABLE);
    let nowMs = Date.parse("2026-11-26T22:00:00Z");
    const make = async () => {
      nowMs += 86_400_000;
      return commanded(place, (command) => backUpSite({ place: to, keep: 2 }, { ...command, now: () => nowMs }), keys);
    };
    expect(await make()).toMatch(/; [1-9]\d* archivos? nuevos?\./);
    expect(await make()).toMatch(/; 0 archivos nuevos\./);
    const graphic = await boss.publish("El paro baja", "AbC12");
    expect(await make()).toMatch(/; [1-9]\d* archivos nuevos\./);
    await server.close();
    const kept = await openPlace(
      to,
      copies.env.STORAGE_URL === undefined
        ? undefined
        : { accessKeyId: keys.BACKUP_ACCESS_KEY_ID, secretAccessKey: keys.BACKUP_SECRET_ACCESS_KEY },
    );
    const names = (await kept.list("copies/")).map(({ key }) => key).filter((key) => key.endsWith(".tar"));
    expect(names.toSorted()).toEqual(["copies/2026-11-28T220000Z.tar", "copies/2026-11-29T220000Z.tar"]);
    const goal = await createPlace(kind);
    expect(await commanded(goal, (command) => restoreSite(to, command), keys)).toContain("Está todo lo que se nombra");
    const restored = await startWholeServer(goal.database, goal.env);
    expect((await restored.call({ path: `/g/${graphic.slug}/` })).status).toBe(200);
    await restored.close();

    // A copy whose bytes were lost says so, by name.
    for (const { key } of await kept.list("blobs/")) if (key.endsWith("/identity")) await kept.delete(key);
    const poor = await createPlace(kind);
    await expect(commanded(poor, (command) => restoreSite(to, command), keys)).rejects.toThrow("Faltan archivos");
    for (const each of [place, goal, poor]) await each.drop();
    await copies.drop();
  });
});

describe.each(FEATURE_PLACES)("a site that looks after itself on $database and $store", (kind) => {
  test("makes copies by itself, and tells administrators and the terminal what its store lacks", async () => {
    const place = await createPlace(kind);
    const to = join(place.folder, "copias");
    const env = { ...place.env, BACKUP_EVERY: "24h", BACKUP_TO: to };
    const first = await startWholeServer(place.database, env);
    const boss = worker(first, await enterFirstAdministrator(first, BOSS));
    const file = await boss.bring("paro.csv", TABLE);
    const stateOf = async (of: ReturnType<typeof worker>) =>
      StateView.parse(await of.call("GET", `${ADMIN_API_PATH}/state`));
    const after = await until(async () => {
      const state = await stateOf(boss);
      return state.lastBackup === null || state.storeLook === null ? null : state;
    });
    expect(after.lastBackup?.file).toMatch(/^\d{4}-\d\d-\d\dT\d{6}Z\.tar$/);
    expect(after.storeLook?.missing).toBe(0);
    expect((await readdir(join(to, "copies"))).filter((name) => name.endsWith(".tar"))).toHaveLength(1);
    await first.close();

    // Another day, on which somebody has lost bytes.
    const store =
      kind.store === "disk" ? await openStore(undefined, join(place.folder, "store")) : await place.store.open();
    await store.delete(`blobs/${file.hash}/identity`);
    const database = await place.database.open();
    await sql`update jobs set created_at_ms = 0 where kind = 'copies.look'`.execute(database.kysely);
    const second = await startWholeServer(place.database, place.env);
    const again = worker(second, await signIn(second, BOSS));
    const told = await until(async () => {
      const { storeLook } = await stateOf(again);
      return storeLook !== null && storeLook.missing > 0 ? storeLook : null;
    });
    expect([told.missing, told.orphans, told.examples]).toEqual([1, 0, ["falta algo de la biblioteca de archivos"]]);
    await second.close();
    expect((await storeWarnings(database, Date.now())).join("")).toMatch(
      /Al almacén le falta 1 archivo que algo nombra/,
    );
    const late = await storeWarnings(database, Date.now() + 8 * 86_400_000);
    expect(late.join("")).toContain("La última copia es de hace 8 días");
    await database.close();
    await place.drop();
  });
});

describe.each(PLACES.slice(0, 1))("a file that is no copy, or half of one", (kind) => {
  let place: Installation;
  beforeAll(async () => {
    place = await createPlace(kind);
  });
  afterAll(() => place.drop());

  test.each([
    ["de-antes.bak", `SQLite format 3\0${"x".repeat(1000)}`, "es un archivo de SQLite"],
    ["cuentas.bak", `\x1f\x8b\x08${"x".repeat(1000)}`, "está comprimido con gzip"],
    ["volcado.dump", `PGDMP${"x".repeat(1000)}`, "es una copia de pg_dump"],
    ["nada", "", "está vacío"],
    ["foto.jpg", "esto no es una copia".repeat(500), "no es una copia hecha con «npm run backup»"],
    ["otra.tar", `otra-cosa.txt${"\0".repeat(2000)}`, "no es una copia hecha con «npm run backup»"],
  ])("%s is told in a sentence, and changes nothing", async (name, content, sentence) => {
    await writeFile(join(place.folder, name), content, "latin1");
    await expect(putBack(place, name)).rejects.toThrow(sentence);
  });
  test("a name that is nothing is told too", async () => {
    await expect(putBack(place, "perdida.tar")).rejects.toThrow("No hay ningún archivo");
  });
});
