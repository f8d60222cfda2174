import { RECOVERED_CHARTS_API_PATH } from "@nv/contracts";
import { CopiedChart, RecoveredChart } from "@nv/contracts/schemas";
import { type FakeDatawrapper, startFakeDatawrapper } from "@nv/doubles";
import { DIALECTS } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHarness, startProcess, type TestHarness, type TestProcess } from "../../../test/registry.ts";
import { STORES } from "../../../test/stores.ts";
import { createPublishedCharts } from "./published-charts.ts";
import { createRecoveredCharts } from "./recovered-charts.service.ts";

const [dialect] = DIALECTS;
const [{ createStore }] = STORES;

/** A page as somebody writes it who wants something of who reads it. */
const page = (script: string) => ({
  status: 200,
  body: `<!doctype html><script>window.__DW_SVELTE_PROPS__ = ${script}</script>`,
  headers: { "content-type": "text/html" },
});
const propsOf = (props: object) => page(`JSON.parse(${JSON.stringify(JSON.stringify(props))});`);

describe.runIf(dialect !== undefined)("charts of others, where they are published", () => {
  let harness: TestHarness;
  let process: TestProcess;
  let fake: FakeDatawrapper;

  beforeAll(async () => {
    if (dialect === undefined) return;
    fake = await startFakeDatawrapper();
    harness = await createHarness(dialect, createStore);
    // No account: all of them are somebody else's.
    const env = { DATAWRAPPER_CDN_MODE: "fake", DATAWRAPPER_CDN_BASE: fake.cdnBase };
    process = await startProcess(harness.database, harness.store, env);
  });
  afterAll(async () => {
    await process.close();
    await Promise.all([harness.drop(), fake.stop()]);
  });

  const call = (path: string) => process.call("GET", `${RECOVERED_CHARTS_API_PATH}${path}`);
  const recover = async (path: string) => RecoveredChart.parse((await call(path)).body);

  test("one is recovered with its data, its words and where it is", async () => {
    expect((await call("")).body).toEqual({
      publishedNotice: "",
      accountNotice:
        "Servicio no configurado: falta DATAWRAPPER_TOKEN. Puedes seguir con la carga manual; a Datawrapper lo conecta quien administra.",
    });
    expect(await recover("/ej001")).toMatchObject({
      ...{ id: "ej001", version: 1, origin: "published", title: "EJEMPLO 1: serie inventada", type: "d3-lines" },
      ...{ sourceName: "Instituto de Ejemplo", address: `${fake.cdnBase}/ej001/1/`, missing: null },
      csv: 'año;valor\n2024;"12,1"\n2025;"11,4"\n2026;"9,2"\n',
      imageUrl: "/api/recovered-charts/ej001/1/image",
    });
    const image = await process.app.inject({
      url: "/api/recovered-charts/ej001/1/image",
      headers: { cookie: encodeURIComponent("Ana Muestra") },
    });
    expect(image.headers).toMatchObject({
      "content-type": "image/png",
      "content-disposition": 'attachment; filename="ej001-1.png"',
      "content-security-policy": "sandbox; default-src 'none'",
    });
  });

  test("a version before the present one is read as it was", async () => {
    fake.putData("ej002", "año,valor\n2024,1\n");
    fake.republish("ej002", "EJEMPLO 2: corregido");
    expect(await recover("/ej002")).toMatchObject({ version: 2, csv: "año;valor\n2024;1\n" });
    expect(await recover("/ej002?version=1")).toMatchObject({ version: 1, title: "EJEMPLO 2: serie inventada" });
    expect((await call("/ej002?version=9")).body).toMatchObject({ code: "SERVICE_NOT_FOUND" });
  });

  test("cells lose their HTML, whatever parts them", async () => {
    const csv = 'lugar\tvalor\n"<b>Villa&nbsp;Ejemplo</b><br><script>x()</script>sur"\t3 < 5\n';
    fake.publishInstead("/ej003/1/dataset.csv", { status: 200, body: csv });
    expect((await recover("/ej003")).csv).toBe("lugar;valor\nVilla Ejemplo sur;3 < 5\n");
  });

  test.each([
    ["a map of places, which has markers", "ej006", null, "locator"],
    ["data that nobody may fetch", "ej004", { status: 403, body: "AccessDenied" }, "absent"],
    ["data that are JSON", "ej004", { status: 200, body: ' {"markers": []}' }, "json"],
    ["data without end", "ej004", { status: 200, body: "a;b\n".repeat(600_000) }, "large"],
    ["no data at all", "ej004", { status: 200, body: "\n \n" }, "empty"],
  ])("%s: the rest comes, and it is said", async (_name, id, instead, missing) => {
    fake.publishInstead(`/${id}/1/dataset.csv`, instead);
    expect(await recover(`/${id}`)).toMatchObject({ csv: null, missing });
    fake.publishInstead(`/${id}/1/dataset.csv`, null);
  });

  test.each([
    ["no chart of that id", "/nada1", "SERVICE_NOT_FOUND", 404],
    ["one that was never published", "/ej040", "SERVICE_NOT_FOUND", 404],
    ["no id", "/esto-no-es", "FIELDS_INVALID", 422],
    ["a path", "/..%2F..%2Fme", "FIELDS_INVALID", 422],
    ["no version", "/ej001?version=ayer", "FIELDS_INVALID", 422],
  ])("%s is refused", async (_name, path, code, status) => {
    const before = fake.asked.length;
    expect(await call(path)).toMatchObject({ status, body: { code } });
    if (code === "FIELDS_INVALID") expect(fake.asked.length).toBe(before);
  });

  test("a host that asks to wait is told with its seconds", async () => {
    const busy = { status: 429, body: "Too Many Requests", headers: { "retry-after": "55" } };
    fake.publishInstead("/ej005/", busy);
    expect((await call("/ej005")).body).toMatchObject({ code: "SERVICE_BUSY", retryAfterS: 55 });
    fake.publishInstead("/ej005/", { status: 500, body: "" });
    expect((await call("/ej005")).body).toMatchObject({ code: "SERVICE_FAILED" });
    fake.publishInstead("/ej005/", null);
  });

  test.each([
    [
      "forwards to another host",
      { ...page(""), body: '<meta http-equiv="refresh" content="0; url=https://b.example/ej007/2/">' },
    ],
    ["forwards to another chart", { ...page(""), body: '<meta http-equiv="refresh" content="0; url=../ej008/1/">' }],
    [
      "forwards into our own house",
      { ...page(""), body: '<meta http-equiv="refresh" content="0; url=/ej007/../v3/me">' },
    ],
    ["is no chart", page("42")],
    ["says another chart", propsOf({ chart: { id: "ej008", type: "d3-lines", publicVersion: 1 } })],
    ["says a type that is a path", propsOf({ chart: { id: "ej007", type: "../x", publicVersion: 1 } })],
    ["never ends its text", page(`JSON.parse("${"a".repeat(5000)}`)],
    ["runs something instead", page('JSON.parse(atob("e30="))')],
    ["is longer than any chart", page(`JSON.parse("${" ".repeat(9_000_000)}")`)],
  ])("a page that %s is not believed", async (_name, instead) => {
    fake.publishInstead("/ej007/", instead);
    expect((await call("/ej007")).body).toMatchObject({ code: "CHART_PAGE_UNREADABLE" });
    fake.publishInstead("/ej007/", null);
  });

  test("a page that is nested without end, or holds HTML and other things than texts, gives plain texts", async () => {
    const endless = `${'{"a":'.repeat(40_000)}1${"}".repeat(40_000)}`;
    const describe = { intro: "<img src=x onerror=alert(1)>Hola", byline: { toString: 1 }, "source-name": 7 };
    const chart = { id: "ej007", type: "d3-bars", title: "<b>Uno</b>", publicVersion: 3, metadata: { describe } };
    const text = JSON.stringify({ chart }).replace('"describe"', `"visualize":${endless},"describe"`);
    fake.publishInstead("/ej007/", page(`JSON.parse(${JSON.stringify(text)});`));
    fake.publishInstead("/ej007/3/dataset.csv", { status: 200, body: "a;b\n1;2" });
    const found = await recover("/ej007");
    expect(found).toMatchObject({ title: "Uno", intro: "Hola", byline: "", sourceName: "", csv: "a;b\n1;2\n" });
    expect(JSON.parse(found.metadata)).toMatchObject({ metadata: { visualize: {} } });
    fake.publishInstead("/ej007/", null);
  });

  test("without an account nothing is copied; what is no picture is not given as one", async () => {
    const copies = `${RECOVERED_CHARTS_API_PATH}/ej001/copies`;
    expect((await process.call("POST", copies, { hasRights: true })).body).toMatchObject({ code: "SERVICE_OFF" });
    fake.publishInstead("/ej009/1/full.png", { status: 200, body: "<svg onload=alert(1)>" });
    expect((await call("/ej009/1/image")).body).toMatchObject({ code: "SERVICE_FAILED" });
  });

  test("a stranger recovers nothing", async () => {
    const { statusCode } = await process.app.inject({ url: `${RECOVERED_CHARTS_API_PATH}/ej001` });
    expect(statusCode).toBe(401);
  });
});

describe.runIf(dialect !== undefined)("charts that go into the team's account", () => {
  let harness: TestHarness;
  let process: TestProcess;
  let fake: FakeDatawrapper;
  let others: FakeDatawrapper;

  beforeAll(async () => {
    if (dialect === undefined) return;
    // What others published has more charts than the account.
    [fake, others] = await Promise.all([startFakeDatawrapper(0, { charts: 3 }), startFakeDatawrapper()]);
    harness = await createHarness(dialect, createStore);
    const env = { ...fake.env, DATAWRAPPER_CDN_MODE: "fake", DATAWRAPPER_CDN_BASE: others.cdnBase };
    process = await startProcess(harness.database, harness.store, env);
  });
  afterAll(async () => {
    await process.close();
    await Promise.all([harness.drop(), fake.stop(), others.stop()]);
  });

  const copy = (id: string, body: object) => process.call("POST", `${RECOVERED_CHARTS_API_PATH}/${id}/copies`, body);

  test("one of the account comes from its API, also unpublished, and a version before from where it is published", async () => {
    const recover = async (path: string) =>
      RecoveredChart.parse((await process.call("GET", `${RECOVERED_CHARTS_API_PATH}${path}`)).body);
    const before = others.asked.length;
    expect(await recover("/ej001")).toMatchObject({
      ...{ origin: "account", version: 1, imageUrl: "/api/datawrapper/charts/ej001/export/png" },
      csv: 'año;valor\n2024;"12,1"\n2025;"11,4"\n2026;"9,2"\n',
    });
    expect(await recover("/ej003")).toMatchObject({ origin: "account", version: 0, address: "" });
    expect(others.asked.length).toBe(before);
    fake.republish("ej001", "Otro");
    expect(await recover("/ej001?version=1")).toMatchObject({ origin: "published", version: 1 });
  });

  test("nothing is copied before somebody says that it may be used", async () => {
    const asked = fake.asked.length;
    expect((await copy("ej010", {})).body).toMatchObject({
      fields: [{ field: "hasRights", message: "Confirma que los datos se pueden usar" }],
    });
    expect(fake.asked.length).toBe(asked);
  });

  test("one of others is copied with its data and its words, unpublished, and it is known who did it", async () => {
    others.putData("ej011", "año;valor\n2025;<i>7</i>\n");
    others.republish("ej011", "EJEMPLO <b>11</b>");
    const answer = await copy("ej011", { version: 2, hasRights: true });
    expect(answer.status, answer.text).toBe(201);
    const { id, title } = CopiedChart.parse(answer.body);
    expect(title).toBe("EJEMPLO 11");
    expect(fake.chart(id)).toMatchObject({
      ...{ title: "EJEMPLO 11", publicVersion: 0, language: "es-ES" },
      metadata: { describe: { "source-name": "Instituto de Ejemplo" } },
    });
    expect((await process.call("GET", `/api/datawrapper/charts/${id}/data`)).text).toBe("año;valor\n2025;7\n");
    expect(process.audited.at(-1)).toMatchObject({
      action: "chart_copied",
      details: { chart: "ej011", version: 2, copy: id },
    });
  });

  test("a chart without a table is not copied, and a copy that lacks something says so", async () => {
    expect((await copy("ej006", { hasRights: true })).body).toMatchObject({ code: "CHART_WITHOUT_DATA" });
    const told = process.audited.length;
    const { context } = process;
    const settings = { mode: "fake", base: others.cdnBase } as const;
    const published = createPublishedCharts({ ...context, settings });
    // The account takes the chart, and not its data.
    const datawrapper = { ...context.datawrapper, putData: () => Promise.reject(new Error("cut off")) };
    const charts = createRecoveredCharts({ ...context, datawrapper, published, settings });
    await expect(charts.copy("ej013", { hasRights: true }, { id: "1", name: "Ana Muestra" })).rejects.toMatchObject({
      ...{ code: "CHART_COPY_UNFINISHED", cause: { message: "cut off" } },
    });
    expect(process.audited.length).toBe(told);
  });
});

describe.runIf(dialect !== undefined)("by default", () => {
  test("nobody is asked, and it is said what is missing", async () => {
    if (dialect === undefined) return;
    const harness = await createHarness(dialect, createStore);
    const process = await startProcess(harness.database, harness.store);
    const missing =
      "Servicio no configurado: falta DATAWRAPPER_CDN_MODE. Puedes seguir con la carga manual; a Datawrapper lo conecta quien administra.";
    expect((await process.call("GET", RECOVERED_CHARTS_API_PATH)).body).toMatchObject({ publishedNotice: missing });
    expect((await process.call("GET", `${RECOVERED_CHARTS_API_PATH}/ej001`)).body).toMatchObject({
      ...{ code: "SERVICE_OFF", message: missing },
    });
    await process.close();
    await harness.drop();
  });
});
