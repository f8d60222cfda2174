import { DatawrapperHookMade, GraphicDetail } from "@nv/contracts/schemas";
import { type FakeDatawrapper, startFakeDatawrapper } from "@nv/doubles";
import { DIALECTS } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { until } from "../../../test/library.ts";
import {
  ADMINISTRATOR,
  createHarness,
  startProcess,
  type TestHarness,
  type TestProcess,
} from "../../../test/registry.ts";
import { STORES } from "../../../test/stores.ts";

const PATH = "/api/admin/datawrapper-hook";
const [{ createStore }] = STORES;

describe.each(DIALECTS)("what Datawrapper tells, on $name", (dialect) => {
  let harness: TestHarness;
  let process: TestProcess;
  let fake: FakeDatawrapper;
  let base: string;
  let nowMs = Date.UTC(2026, 10, 28, 12);
  beforeAll(async () => {
    fake = await startFakeDatawrapper();
    harness = await createHarness(dialect, createStore);
    process = await startProcess(harness.database, harness.store, fake.env, () => nowMs);
    base = await process.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(async () => {
    fake.tell("");
    await process.close();
    await harness.drop();
    await fake.stop();
  });

  const make = async () =>
    DatawrapperHookMade.parse((await process.call("POST", PATH, undefined, ADMINISTRATOR)).body).path;
  const send = (path: string, body: string, type = "application/json") =>
    fetch(`${base}${path}`, { method: "POST", body, headers: { "content-type": type } });
  const message = (id: string) => JSON.stringify({ id, publicVersion: 1, user: { id: 1, email: "x@example.org" } });
  const questions = (id: string) => fake.asked.filter((one) => one === `GET /v3/charts/${id}`).length;
  const page = async (slug: string) => (await process.read(`/g/${slug}/`)).body;
  async function framing(title: string, chart: string, keepsVersion: boolean): Promise<GraphicDetail> {
    const words = { title, altText: "Barras inventadas.", sourceLine: "Instituto de Ejemplo" };
    const config = { type: "css-wrapper", chart, keepsVersion };
    const { id } = GraphicDetail.parse((await process.call("POST", "/api/graphics", { ...words, config })).body);
    return GraphicDetail.parse((await process.call("POST", `/api/graphics/${id}/publish`, { version: 1 })).body);
  }
  const findings = async ({ id }: GraphicDetail) =>
    GraphicDetail.parse((await process.call("GET", `/api/graphics/${id}`)).body).healthReport;

  test("a fixed version goes out again when Datawrapper tells, and a chart that is out no more is told of", async () => {
    const fixed = await framing("Fijo", "ej001", true);
    const live = await framing("En vivo", "ej002", false);
    fake.tell(`${base}${await make()}`);
    fake.republish("ej001", "Con datos nuevos");
    await until(async () => (await page(fixed.slug)).includes("/ej001/2/") || null);
    fake.unpublish("ej002");
    const health = await until(async () => {
      const found = await findings(live);
      return found.state === "broken" ? found : null;
    });
    expect(health.findings).toContain("ej002 ya no está publicado en Datawrapper");
    fake.tell("");
    const { body } = await process.call("GET", PATH, undefined, ADMINISTRATOR);
    expect(body).toMatchObject({ isMade: true, madeBy: ADMINISTRATOR, receivedAtMs: nowMs, isAccountOn: true });
    expect(JSON.stringify(body)).not.toContain("secret");
  });

  test("a thousand forged messages cost one question a chart and minute, and publish nothing", async () => {
    const fixed = await framing("Mil veces", "ej003", true);
    const path = await make();
    const before = questions("ej003");
    for (let sent = 0; sent < 1000; sent += 50)
      await Promise.all(
        Array.from({ length: 50 }, async () => expect((await send(path, message("ej003"))).status).toBe(204)),
      );
    expect(questions("ej003") - before).toBe(1);
    const { version } = GraphicDetail.parse((await process.call("GET", `/api/graphics/${fixed.id}`)).body);
    expect(version).toBe(fixed.version);
    nowMs += 60_000;
    expect((await send(path, message("ej003"))).status).toBe(204);
    expect(questions("ej003") - before).toBe(2);
  });

  test("nothing is asked about a chart that nobody shows", async () => {
    const path = await make();
    const before = fake.asked.length;
    for (const id of ["ej030", "ej031", "zzzzz"]) expect((await send(path, message(id))).status).toBe(204);
    expect(fake.asked.length).toBe(before);
  });

  test("with another secret there is nothing there, whatever is sent; the one before is worth nothing", async () => {
    const old = await make();
    const path = await make();
    const nothing = await send("/hooks/datawrapper-otro/x", "{");
    for (const wrong of [old, `${path}x`, path.slice(0, -1), "/hooks/datawrapper/x"]) {
      const answer = await send(wrong, "x".repeat(100_000), "text/plain");
      expect([answer.status, await answer.text()]).toEqual([nothing.status, expect.any(String)]);
      expect(answer.status).toBe(404);
    }
    await process.call("DELETE", PATH, undefined, ADMINISTRATOR);
    expect((await send(path, message("ej001"))).status).toBe(404);
    expect(process.audited.map(({ action }) => action)).toContain("datawrapper_hook_removed");
  });

  test.each([
    { what: "no JSON", body: "{", status: 400 },
    { what: "no chart", body: "{}", status: 400 },
    { what: "an id that is none", body: JSON.stringify({ id: "../../me" }), status: 400 },
    { what: "a list", body: "[]", status: 400 },
    { what: "more than a message", body: JSON.stringify({ id: "ej001", more: "x".repeat(5000) }), status: 413 },
  ])("a message with $what is refused", async ({ body, status }) => {
    expect((await send(await make(), body)).status).toBe(status);
  });

  test("more than a process takes in a minute is told to wait", async () => {
    nowMs += 120_000;
    const path = await make();
    const statuses = new Set<number>();
    for (let sent = 0; sent < 2100; sent += 100)
      for (const { status } of await Promise.all(Array.from({ length: 100 }, () => send(path, message("zzzzz")))))
        statuses.add(status);
    expect([...statuses].sort()).toEqual([204, 429]);
  });

  test("only administrators see and make the address", async () => {
    for (const method of ["GET", "POST", "DELETE"] as const)
      expect((await process.call(method, PATH)).status).toBe(403);
  });
});
