import { DIALECTS, FEATURE_DIALECTS, type TestDatabase } from "@nv/test-kit";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createHarness, startProcess } from "../../../test/registry.ts";
import { STORES } from "../../../test/stores.ts";
import {
  enterFirstAdministrator,
  OWN_PAGE,
  type SignedIn,
  signIn,
  startWholeServer,
  type WholeServer,
} from "../../../test/whole-server.ts";

const [dialect] = DIALECTS;
const [{ createStore }] = STORES;

/** Reads a stream of events until it holds a text. */
async function readUntil(response: Response, text: string): Promise<string> {
  let heard = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    heard += decoder.decode(chunk, { stream: true });
    if (heard.includes(text)) break;
  }
  return heard;
}

test.runIf(dialect !== undefined)(
  "an open page hears changes as they are made, and the server closes all the same",
  async () => {
    if (dialect === undefined) return;
    const harness = await createHarness(dialect, createStore);
    const process = await startProcess(harness.database, harness.store);
    await process.app.listen({ port: 0, host: "127.0.0.1" });
    const address = process.app.server.address();
    const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/api/events`;
    expect((await fetch(url)).status).toBe(401);
    const cookie = encodeURIComponent("Ana Muestra");
    const [first, second] = await Promise.all([
      fetch(url, { headers: { cookie } }),
      fetch(url, { headers: { cookie } }),
    ]);
    expect(first.headers.get("content-type")).toBe("text/event-stream");
    await process.call("POST", "/api/graphics", { title: "Se ve", config: { type: "external", source: "AbC12" } });
    const told = await readUntil(first, '"by":"Ana Muestra"');
    expect(told).toMatch(/^retry: 3000\n\nevent: /);
    // The work of the server's own start may be told before.
    expect(told).toMatch(/\n\nevent: graphic\ndata: \{"id":"[0-9a-f-]{36}","version":1/);
    const rest = second.text();
    await process.close();
    expect(await rest).toContain("event: graphic");
    await harness.drop();
  },
);

describe.each(FEATURE_DIALECTS)("the line of a session, on $name", (kind) => {
  let database: TestDatabase;
  const servers: WholeServer[] = [];
  beforeAll(async () => {
    database = await kind.create();
    servers.push(await startWholeServer(database));
    // A SQLite file takes one process, PostgreSQL any number.
    if (kind.name === "postgres") servers.push(await startWholeServer(database));
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await database.drop();
  });

  test("ends when its person signs out, in whichever process, and HEAD is answered with a head", async () => {
    const [here, there = here] = servers;
    if (here === undefined || there === undefined) throw new Error("no server");
    await enterFirstAdministrator(here, "jefa@diario.example");
    const leaving = await signIn(here, "jefa@diario.example");
    const staying = await signIn(here, "jefa@diario.example");
    const open = (server: WholeServer, { cookie }: SignedIn) =>
      fetch(`http://localhost:${server.port}/api/events`, { headers: { cookie } });
    const ended = await Promise.all([open(here, leaving), open(there, leaving)]);
    const kept = await open(there, staying);
    expect([...ended, kept].map(({ status }) => status)).toEqual([200, 200, 200]);

    const head = await there.call({ method: "HEAD", path: "/api/events", headers: { cookie: staying.cookie } });
    expect([head.status, head.headers["content-type"]]).toEqual([200, "text/event-stream"]);

    const path = "/.netlify/identity/logout?scope=local";
    const headers = { ...OWN_PAGE, authorization: `Bearer ${leaving.accessToken}` };
    expect((await here.call({ method: "POST", path, headers })).status).toBe(204);
    // Their end is what is waited for: a line that stayed open would end this test by its time.
    for (const line of ended) expect(await line.text()).toBe("retry: 3000\n\n");

    const another = { authorization: `Bearer ${staying.accessToken}`, "content-type": "application/json" };
    const payload = JSON.stringify({ title: "Se ve", config: { type: "external", source: "AbC12" } });
    const graphic = { ...OWN_PAGE, ...another, cookie: staying.cookie };
    expect((await there.call({ method: "POST", path: "/api/graphics", headers: graphic, body: payload })).status).toBe(
      201,
    );
    expect(await readUntil(kept, "event: graphic")).toContain('"version":1');
  });
});

test.each(FEATURE_DIALECTS)("who has what open is told by the name that the server knows, on $name", async (kind) => {
  const harness = await createHarness(kind, createStore);
  const process = await startProcess(harness.database, harness.store);
  await process.app.listen({ port: 0, host: "127.0.0.1" });
  const address = process.app.server.address();
  const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/api/events`;
  const line = await fetch(url, { headers: { cookie: encodeURIComponent("Ana Muestra") } });
  const subject = "graphic:3f0c6a5e-0000-4000-8000-000000000001";
  const presence = { subject, place: "k3f9", tab: "0123456789abcdef", isHere: true, asksWho: true };
  const announce = async (body: object, person: string) =>
    (await process.call("POST", "/api/events/presence", body, person)).status;

  expect(await announce(presence, "Nadie")).toBe(401);
  expect(await announce({ ...presence, subject: "graphic:<b>" }, "Bruno Prueba")).toBe(422);
  expect(await announce({ ...presence, place: "<b>" }, "Bruno Prueba")).toBe(422);
  expect(await announce({ ...presence, by: "Otra persona" }, "Bruno Prueba")).toBe(204);
  const heard = await readUntil(line, "event: presence");
  expect(heard).toContain('"by":"Bruno Prueba"');
  expect(heard).toContain('"place":"k3f9"');
  expect(heard).not.toContain("Otra persona");
  await process.close();
  await harness.drop();
});
