import { DatawrapperDetail, DatawrapperList, GraphicData, GraphicDetail, Inspection } from "@nv/contracts/schemas";
import { type FakeDatawrapper, startFakeDatawrapper } from "@nv/doubles";
import { DIALECTS } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../../test/registry.ts";
import { STORES } from "../../../../test/stores.ts";
import { createDatawrapper } from "./datawrapper-client.ts";

const [dialect] = DIALECTS;
const [{ createStore }] = STORES;

describe.runIf(dialect !== undefined)("with a Datawrapper account", () => {
  let harness: TestHarness;
  let process: TestProcess;
  let fake: FakeDatawrapper;

  beforeAll(async () => {
    if (dialect === undefined) return;
    fake = await startFakeDatawrapper();
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store, fake.env);
  });
  afterAll(async () => {
    await process.close();
    await harness.drop();
    await fake.stop();
  });

  const get = (path: string) => process.call("GET", `/api/datawrapper${path}`);
  const register = async (fields: object) =>
    GraphicDetail.parse(
      (
        await process.call("POST", "/api/graphics", {
          title: "De Datawrapper",
          altText: "Una serie inventada.",
          sourceLine: "Instituto de Ejemplo",
          ...fields,
        })
      ).body,
    );

  test("lists, finds and describes the account's charts", async () => {
    const page = DatawrapperList.parse((await get("/charts?limit=10")).body);
    expect([page.items.length, page.total]).toEqual([10, 40]);
    const found = DatawrapperList.parse((await get("/charts?search=ejemplo+7%3A")).body);
    expect(found.items.map(({ id }) => id)).toEqual(["ej007"]);
    expect(DatawrapperDetail.parse((await get("/charts/ej007")).body)).toMatchObject({
      id: "ej007",
      sourceName: "Instituto de Ejemplo",
      publicVersion: 1,
      embedHeightPx: 380,
    });
    expect((await get("/charts/ej007/data")).text).toMatch(/^año;valor\n2024;12,1\n/);
    expect((await get("/charts/ej007/embed-codes")).body).toMatchObject([
      { id: "responsive" },
      { id: "web-component" },
    ]);
  });

  test("an exported picture comes as a file to keep, in a sandbox", async () => {
    const image = await process.app.inject({
      url: "/api/datawrapper/charts/ej001/export/svg?width=800",
      headers: { cookie: encodeURIComponent("Ana Muestra") },
    });
    expect(image.headers).toMatchObject({
      "content-type": "image/svg+xml",
      "content-disposition": 'attachment; filename="ej001.svg"',
      "content-security-policy": "sandbox; default-src 'none'",
    });
    expect(fake.asked.at(-1)).toBe("GET /v3/charts/ej001/export/svg?unit=px&width=800&zoom=2&plain=false&dark=false");
  });

  test.each([
    { status: 401, code: "SERVICE_REFUSED", answered: 502 },
    { status: 403, code: "SERVICE_FORBIDDEN", answered: 502 },
    { status: 404, code: "SERVICE_NOT_FOUND", answered: 404 },
  ] as const)("a refusal with $status is told as $code, without trying again", async ({ status, code, answered }) => {
    const before = fake.asked.length;
    fake.failNext(status);
    const answer = await get("/charts/ej002");
    expect([answer.status, answer.body, fake.asked.length - before]).toMatchObject([answered, { code }, 1]);
  });

  test("a short wait is taken, and so is one failure; a long wait is told with its seconds", async () => {
    fake.failNext(429, 1, 0);
    expect((await get("/charts/ej002")).status).toBe(200);
    fake.failNext(500);
    expect((await get("/charts/ej002")).status).toBe(200);
    fake.failNext(500, 2);
    expect((await get("/charts/ej002")).body).toMatchObject({ code: "SERVICE_FAILED" });
    fake.failNext(429, 1, 55);
    expect((await get("/charts/ej002")).body).toMatchObject({ code: "SERVICE_BUSY", retryAfterS: 55 });
  });

  test("an id that is none is not asked for", async () => {
    const before = fake.asked.length;
    for (const id of ["ej01", "..%2F..%2Fv3%2Fme", "ej001%3Fx"]) expect((await get(`/charts/${id}`)).status).toBe(422);
    expect(fake.asked.length).toBe(before);
  });

  test("a pasted chart is recognised with what Datawrapper knows of it", async () => {
    const { body } = await process.call("POST", "/api/graphics/inspect", { source: `${fake.cdnBase}/ej003/` });
    expect(Inspection.parse(body)).toMatchObject({
      type: "datawrapper",
      source: "ej003",
      title: "EJEMPLO 3: serie inventada",
      framing: "allowed",
      sourceLine: "Instituto de Ejemplo",
      existing: null,
      notice: "",
    });
  });

  test("readers get what Datawrapper shows now, also when it was published there afterwards", async () => {
    const draft = await register({ config: { type: "datawrapper", source: "ej004" } });
    const publish = async ({ id, version }: GraphicDetail) =>
      GraphicDetail.parse((await process.call("POST", `/api/graphics/${id}/publish`, { version })).body);
    await publish(draft);
    const [, frame = ""] = /<iframe[^>]* src="([^"]+)"/.exec((await process.read("/g/de-datawrapper/")).body) ?? [];
    // What Datawrapper gives there forwards to the version of the moment.
    const shown = async () => (await fetch(frame)).text();
    expect(await shown()).toContain("/ej004/1/");
    fake.republish("ej004", "EJEMPLO 4: corregido");
    expect(await shown()).toContain("/ej004/2/");
    const policy = (await process.read("/g/de-datawrapper/")).headers["content-security-policy"];
    expect(policy).toContain(`frame-src https: ${fake.cdnBase}`);
  });

  test("what is not published at Datawrapper is not published here, and says which chart it is", async () => {
    const { id } = await register({
      title: "Selector",
      config: {
        type: "switcher",
        items: [
          { label: "Uno", chart: "ej005" },
          { label: "Cuarenta", chart: "ej040" },
          { label: "Nada", chart: "nada1" },
        ],
      },
    });
    const { status, body } = await process.call("POST", `/api/graphics/${id}/publish`, { version: 1 });
    expect([status, body]).toMatchObject([
      422,
      {
        fields: expect.arrayContaining([
          { field: "config.items.1.chart", message: "El gráfico ej040 no está publicado" },
          { field: "config.items.2.chart", message: "El gráfico nada1 no existe en Datawrapper" },
        ]),
      },
    ]);
  });

  test("the data of a graphic are a table and a file", async () => {
    const { id } = await register({ title: "Con datos", config: { type: "datawrapper", source: "ej006" } });
    expect(GraphicData.parse((await process.call("GET", `/api/graphics/${id}/data`)).body)).toMatchObject({
      columns: ["año", "valor"],
      totalRows: 3,
    });
    const file = await process.call("GET", `/api/graphics/${id}/data.csv`);
    expect(file.text).toMatch(/^año;valor/);
  });

  test("the token goes to no other address, not even by a redirect", async () => {
    const { createServer } = await import("node:http");
    const keys: unknown[] = [];
    const elsewhere = createServer((request, response) => {
      keys.push(request.headers.authorization);
      response.end("{}");
    }).listen(0, "127.0.0.1");
    const redirecting = createServer((_request, response) => {
      const address = elsewhere.address();
      const port = typeof address === "object" ? address?.port : 0;
      response.writeHead(302, { location: `http://127.0.0.1:${port}/robo` }).end();
    }).listen(0, "127.0.0.1");
    await new Promise((resolve) => setTimeout(resolve, 50));
    const address = redirecting.address();
    const apiBase = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
    const client = createDatawrapper({ mode: "local", token: "secreto", apiBase, cdnBase: apiBase });
    await expect(client.chart("ej001")).rejects.toMatchObject({ code: "SERVICE_FAILED" });
    expect(keys).toEqual([]);
    for (const server of [elsewhere, redirecting]) server.close();
  });
});

describe.runIf(dialect !== undefined)("without an account", () => {
  test("the page is told what is missing, and charts are registered and published by hand", async () => {
    if (dialect === undefined) return;
    const harness = await createHarness(dialect, createStore);
    const process = await startProcess(harness.database, harness.store);
    expect((await process.call("GET", "/api/datawrapper")).body).toEqual({
      mode: "off",
      notice:
        "Servicio no configurado: falta DATAWRAPPER_TOKEN. Puedes seguir con la carga manual; a Datawrapper lo conecta quien administra.",
    });
    expect((await process.call("GET", "/api/datawrapper/charts")).body).toMatchObject({ code: "SERVICE_OFF" });
    const inspected = await process.call("POST", "/api/graphics/inspect", { source: "AbC12" });
    expect(inspected.body).toMatchObject({ type: "datawrapper", framing: "allowed" });
    await process.close();
    await harness.drop();
  });
});
