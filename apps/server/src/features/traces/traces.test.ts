import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { reportAnswers } from "../../http/report-answers.ts";
import { createTraces } from "./traces.ts";

/** As the standard writes one. @see https://www.w3.org/TR/trace-context/#examples-of-http-traceparent-headers */
const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";
const PARENT = "00f067aa0ba902b7";
const WAIT_MS = 30;

/** A collector that keeps what it is sent. */
async function startCollector() {
  const sent: { path: string | undefined; type: string | undefined; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    sent.push({
      path: request.url,
      type: request.headers["content-type"],
      body: JSON.parse(await text(request)),
    });
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return { sent, server, endpoint: `http://127.0.0.1:${port}` };
}

function appTold(note: Parameters<typeof reportAnswers>[1]) {
  const app = Fastify();
  reportAnswers(app, note);
  app.get("/api/things/:id", async () => {
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
    return {};
  });
  app.get("/api/broken", async () => Promise.reject(new Error("secret of the inside")));
  return app;
}

test("a collector gets a span for each answer, below that of the proxy, without an address or a secret", async () => {
  const { sent, server, endpoint } = await startCollector();
  const traces = createTraces({ endpoint: `${endpoint}/`, service: "mesa", version: "1.2.3", onFailure: expect.fail });
  const app = appTold(traces.note);
  await app.inject({
    url: "/api/things/ana%40ejemplo.org?q=secreto",
    headers: { traceparent: `00-${TRACE}-${PARENT}-01` },
  });
  await app.inject({ url: "/api/broken", headers: { traceparent: "of nobody" } });
  await app.inject("/nowhere");
  await app.close();
  await traces.close();
  server.close();

  expect(sent.map(({ path, type }) => [path, type])).toEqual([["/v1/traces", "application/json"]]);
  const whole = JSON.stringify(sent);
  expect(whole).not.toMatch(/ana|secret|nowhere/);
  // Kinds and codes are the standard's: 2 is a server, and an error.
  const asked = {
    name: "GET /api/things/:id",
    kind: 2,
    traceId: TRACE,
    parentSpanId: PARENT,
    attributes: expect.arrayContaining([
      { key: "http.route", value: { stringValue: "/api/things/:id" } },
      { key: "http.response.status_code", value: { intValue: 200 } },
    ]),
  };
  const broken = { name: "GET /api/broken", status: { code: 2 } };
  expect(sent[0]?.body).toMatchObject({
    resourceSpans: [
      {
        resource: { attributes: expect.arrayContaining([{ key: "service.name", value: { stringValue: "mesa" } }]) },
        scopeSpans: [{ spans: [asked, broken] }],
      },
    ],
  });
  const [, start = "", end = ""] = /"startTimeUnixNano":"(\d+)","endTimeUnixNano":"(\d+)"/.exec(whole) ?? [];
  const tookMs = Number(BigInt(end) - BigInt(start)) / 1e6;
  expect(tookMs).toBeGreaterThanOrEqual(WAIT_MS - 1);
  expect(tookMs).toBeLessThan(WAIT_MS * 100);
});

test("a collector that is away is told of, and nothing else happens", { timeout: 30_000 }, async () => {
  const { server, endpoint } = await startCollector();
  server.close();
  const failures: string[] = [];
  const traces = createTraces({
    endpoint,
    service: "mesa",
    version: "1",
    onFailure: (told) => void failures.push(told),
  });
  const app = appTold(traces.note);
  expect((await app.inject("/api/things/1")).statusCode).toBe(200);
  await app.close();
  const startMs = performance.now();
  await traces.close();
  // The library alone would try again for eight seconds, and nobody can enter meanwhile.
  expect(performance.now() - startMs).toBeLessThan(4000);
  await expect.poll(() => failures.join(), { timeout: 20_000 }).toContain("ECONNREFUSED");
});
