import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DROPS_API_PATH, FILES_API_PATH, UPLOADS_API_PATH } from "@nv/contracts";
import { DropSummary, FileDetail, GraphicDetail, JobView, TakenUpload, TakingUpload } from "@nv/contracts/schemas";
import type { TestDatabase } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readConfig } from "../src/config.ts";
import { backUpSite, type CopyCommand, type CopyGoal } from "../src/startup/copies/back-up.ts";
import { restoreSite } from "../src/startup/copies/put-back.ts";
import { rehearseCopy } from "../src/startup/copies/rehearse-copy.ts";
import { until } from "./library.ts";
import { PLACES, type TestStore } from "./stores.ts";
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
const TIMEOUT_MS = 120_000;
vi.setConfig({ testTimeout: TIMEOUT_MS, hookTimeout: TIMEOUT_MS });

const BOSS = "jefa@diario.example";
const SITE_URL = "http://localhost:3000";
const TABLE = Buffer.from(`codigo;valor\n${"28079;11,2\n".repeat(400)}`);

const sha256 = (body: string | Buffer) => createHash("sha256").update(body).digest("hex");

/** Where a site has its data: a database, a store and a folder. */
interface Place {
  readonly database: TestDatabase;
  readonly store: TestStore;
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  drop(): Promise<void>;
}

async function createPlace({ dialect, createStore }: (typeof PLACES)[number]): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), "nv-copies-"));
  const made = await dialect.create();
  const store = await createStore();
  const { url } = made.address;
  return {
    database: url === undefined ? { ...made, address: { file: join(folder, "narrativas.sqlite") } } : made,
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
  place: Place,
  work: (command: CopyCommand) => Promise<void>,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const lines: string[] = [];
  const all = { ...place.env, ...env };
  await work({ config: readConfig(all, place.folder), env: all, cwd: place.folder, say: (line) => lines.push(line) });
  return lines.join("\n");
}
const backUp = (place: Place, goal: CopyGoal, env = {}) =>
  commanded(place, (command) => backUpSite(goal, command), env);
const putBack = (place: Place, name: string) => commanded(place, (command) => restoreSite(name, command));

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
  let place: Place;
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
    expect((await readdir(copies)).toSorted()).toEqual(["copia.tar"]);
  });

  test("is rehearsed on a port of its own, without a trace in what there is", async () => {
    const builds = join(copies, "builds");
    const folders = await writeBuilds(builds);
    const told = await commanded(place, (command) => rehearseCopy(join(copies, "copia.tar"), command, folders));
    expect(told).toMatch(/^Ensayada en una carpeta aparte y en el puerto \d+: 1 personas, 3 fichas, 1 archivos\.$/m);
    expect(told).toContain("De 3 piezas publicadas se han pedido 3; han contestado 3.");
    expect(told).toMatch(/La copia sirve\.$/);
    expect(await readers(server)).toEqual(before);
    await rm(builds, { recursive: true });
  });

  test.each(PLACES)("comes back on $database and $store, everything of it", async (to) => {
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

describe.each(PLACES.slice(0, 1))("a file that is no copy, or half of one", (kind) => {
  let place: Place;
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
