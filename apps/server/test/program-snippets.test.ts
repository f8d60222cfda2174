import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { PROGRAM_KEYS_API_PATH, type ProgramScope } from "@nv/contracts";
import { GraphicDetail, SeriesDetail } from "@nv/contracts/schemas";
import { ONE_DIALECT, type TestDatabase } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  enterFirstAdministrator,
  OWN_PAGE,
  type SignedIn,
  startWholeServer,
  type WholeServer,
} from "./whole-server.ts";

const run = promisify(execFile);
const SNIPPETS = join(import.meta.dirname, "../../../snippets/programas");
const SCOPES: readonly ProgramScope[] = [
  ...(["series:read", "series:write", "graphics:read", "graphics:publish"] as const),
  ...(["files:write", "files:read", "jobs:read"] as const),
];

const SERIES = {
  title: "Índice de Ejemplo",
  period: "month",
  columns: [{ key: "index", label: "Índice", kind: "number" }],
  source: { name: "Oficina de Ejemplo", url: "https://oficina.example/serie" },
};

const FIGURE = {
  title: "El índice de Ejemplo sube",
  altText: "Línea con el índice de Ejemplo, un país inventado: sube de 100 en enero de 2026 a 101,5 en febrero.",
  sourceLine: "Oficina de Ejemplo, con cifras inventadas",
  config: {
    ...{ type: "figure", kind: "lines", format: { unit: "", decimals: 1 } },
    data: {
      x: { name: "Mes", kind: "date" },
      columns: [{ name: "Índice" }],
      rows: [
        { x: "2026-01-01", values: [100] },
        { x: "2026-02-01", values: [101.5] },
      ],
    },
  },
};

/** A picture of one pixel. */
const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

/** Tells whether the machine has what one needs; R's checks say by themselves when they were left out. */
async function canRun(...command: readonly [string, ...string[]]): Promise<boolean> {
  const [name, ...rest] = command;
  return run(name, rest).then(
    () => true,
    () => false,
  );
}

const R_CALLS = { serie: "traer_serie", archivo: "traer_archivo", publicar: "publicar_grafico" } as const;
type Order = keyof typeof R_CALLS;

/** Command that carries an order out, in each language. */
const LANGUAGES = [
  {
    name: "sh",
    isThere: (await canRun("jq", "--version")) && (await canRun("curl", "--version")),
    command: (order: Order, ...given: readonly string[]) => ["sh", join(SNIPPETS, "casa.sh"), order, ...given],
  },
  {
    name: "Python",
    isThere: await canRun("python3", "--version"),
    command: (order: Order, ...given: readonly string[]) => ["python3", join(SNIPPETS, "casa.py"), order, ...given],
  },
  {
    name: "R",
    isThere: await canRun("Rscript", "-e", "library(httr); library(jsonlite)"),
    command: (order: Order, ...given: readonly string[]) => [
      ...["Rscript", "-e", `source("${join(SNIPPETS, "casa.R")}", encoding = "UTF-8")`],
      ...["-e", `cat(${R_CALLS[order]}(${given.map((one) => JSON.stringify(one)).join(", ")}))`],
    ],
  },
] as const;

describe.each(ONE_DIALECT)("what people take away to call the house", (dialect) => {
  let database: TestDatabase;
  let server: WholeServer;
  let jefa: SignedIn;
  let key: string;
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "nv-programs-"));
    database = await dialect.create("snippets");
    server = await startWholeServer(database);
    jefa = await enterFirstAdministrator(server, "jefa@diario.example");
    const made = await post(PROGRAM_KEYS_API_PATH, { name: "Prueba", scopes: SCOPES, days: 1 });
    key = JSON.parse(made).secret;
    await writeFile(join(folder, "observaciones.csv"), "fecha;índice\n2026-01;100\n2026-02;101,5\n");
    await writeFile(join(folder, "foto con espacios.png"), PIXEL);
  });
  afterAll(async () => {
    await server.close();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  async function post(path: string, body: unknown): Promise<string> {
    const headers = { "content-type": "application/json", cookie: jefa.cookie, ...OWN_PAGE };
    const answer = await server.call({ method: "POST", path, headers, body: JSON.stringify(body) });
    expect(answer.status, answer.body).toBe(201);
    return answer.body;
  }
  const get = async (path: string) => JSON.parse((await server.call({ path, headers: { cookie: jefa.cookie } })).body);
  async function carryOut(command: readonly string[], secret = key): Promise<string> {
    const [name = "", ...rest] = command;
    const env = { ...process.env, CASA: `http://127.0.0.1:${server.port}`, CLAVE: secret };
    return (await run(name, rest, { cwd: folder, env })).stdout.trim();
  }

  describe("a series that publishes what keeps to its rules", () => {
    const RULED = {
      ...{ ...SERIES, title: "Índice con regla", mode: "publish" },
      rules: [{ kind: "range", column: "index", least: 0, most: 110 }],
    };
    const bring = async (id: string, secret: string, text: string) => {
      const { version } = await get(`/api/series/${id}`);
      const headers = { "content-type": "application/json", authorization: `Bearer ${secret}` };
      const body = JSON.stringify({ version, text });
      const answer = await server.call({ method: "POST", path: `/api/series/${id}/observations`, headers, body });
      expect(answer.status, answer.body).toBe(200);
      return JSON.parse(answer.body).state;
    };

    test("has what a key brings that may publish, and gives it to readers; what breaks a rule waits, and so does what another key brings", async () => {
      const scopes: readonly ProgramScope[] = ["series:read", "series:write", "series:publish"];
      const made = await post(PROGRAM_KEYS_API_PATH, { name: "Cada noche", scopes, days: 1 });
      const { secret } = JSON.parse(made);
      const { id } = SeriesDetail.parse(JSON.parse(await post("/api/series", RULED)));
      const readers = async () => (await server.call({ path: "/data/indice-con-regla/latest.csv" })).body;
      // Nobody has published it yet, which is for a person.
      expect(await bring(id, secret, "fecha;índice\n2026-01;100")).toBe("accepted");
      const { version } = await get(`/api/series/${id}`);
      const headers = { "content-type": "application/json", cookie: jefa.cookie, ...OWN_PAGE };
      const publish = { method: "POST", path: `/api/series/${id}/publish`, headers, body: JSON.stringify({ version }) };
      expect((await server.call(publish)).status).toBe(200);

      expect(await bring(id, secret, "fecha;índice\n2026-02;101,5")).toBe("accepted");
      expect(await readers()).toContain("101.5");
      expect(await bring(id, key, "fecha;índice\n2026-03;103")).toBe("waiting");
      expect(await bring(id, secret, "fecha;índice\n2026-03;120")).toBe("waiting");
      expect(await readers()).not.toMatch(/103|120/);
    });
  });

  describe.each(LANGUAGES)("in $name", ({ isThere, command }) => {
    test.skipIf(!isThere)("a CSV comes into a series, a file into the library, and a graphic goes out", async () => {
      const { id } = SeriesDetail.parse(JSON.parse(await post("/api/series", SERIES)));
      expect(await carryOut(command("serie", id, "observaciones.csv"))).toMatch(/^waiting: 2 observaciones nuevas/);
      expect(await get(`/api/series/${id}/runs`)).toMatchObject({
        items: [{ state: "waiting", counts: { added: 2 } }],
      });
      const fileId = await carryOut(command("archivo", "foto con espacios.png"));
      expect(await get(`/api/files/${fileId}`)).toMatchObject({ id: fileId, name: "foto con espacios" });
      const graphic = GraphicDetail.parse(JSON.parse(await post("/api/graphics", FIGURE)));
      expect(await carryOut(command("publicar", graphic.id))).toMatch(/\/g\//);
      expect(await get(`/api/graphics/${graphic.id}`)).toMatchObject({ status: "published" });
    });

    test.skipIf(!isThere)(
      "with a key that opens nothing it ends with the sentence, and the key is not in it",
      async () => {
        const wrong = "nvk_000000000000000000000000000000000000";
        const failed = await carryOut(command("publicar", "x"), wrong).then(
          () => null,
          (error: unknown) => error,
        );
        expect(failed).toMatchObject({ stderr: expect.stringContaining("Esa clave no abre nada") });
        expect(JSON.stringify(failed)).not.toContain(wrong);
      },
    );
  });
});
