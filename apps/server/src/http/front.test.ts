import { once } from "node:events";
import { request as httpRequest, type Server } from "node:http";
import { connect } from "node:net";
import { CONNECTION_BOUNDS, createIsKnownHost } from "@nv/identity-server";
import Fastify from "fastify";
import { afterEach, expect, test } from "vitest";
import { createFront } from "./front.ts";

let server: Server | undefined;

afterEach(async () => {
  server?.close();
  server?.closeAllConnections();
});

/** A front before a gate that answers «puerta» to whatever comes. */
async function startFront(bounds = CONNECTION_BOUNDS): Promise<number> {
  const front = createFront({
    gate: (_request, response) => void response.end("puerta"),
    isKnownHost: createIsKnownHost(["https://narrativas.example.org"], []),
    headers: { "x-content-type-options": "nosniff" },
    bounds,
  });
  server = front.createServer(() => undefined);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

interface Answer {
  readonly status: number | undefined;
  readonly text: string;
}

function get(port: number, path: string, host: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ port, path, headers: { host }, agent: false }, async (response) => {
      let text = "";
      for await (const chunk of response) text += String(chunk);
      resolve({ status: response.statusCode, text });
    });
    sent.on("error", reject).end();
  });
}

test.each([
  { host: "narrativas.example.org", path: "/", status: 200 },
  { host: "localhost:3002", path: "/", status: 200 },
  { host: "evil.example", path: "/", status: 421 },
  { host: "10.0.0.7:3000", path: "/api/session", status: 421 },
  { host: "10.0.0.7:3000", path: "/healthz", status: 200 },
  { host: "10.0.0.7:3000", path: "/readyz", status: 200 },
  { host: "10.0.0.7:3000", path: "/healthz/..", status: 421 },
])("$path by the name $host is answered with $status", async ({ host, path, status }) => {
  const answer = await get(await startFront(), path, host);
  expect(answer.status).toBe(status);
  if (status === 421) {
    expect(JSON.parse(answer.text)).toEqual({
      code: "HOST_UNKNOWN",
      message: "Este servidor no atiende ese nombre. Si debe atenderlo, añádelo a ALLOWED_HOSTS.",
    });
  }
});

test("half a head and half a body are let go in their time", async () => {
  const port = await startFront({ ...CONNECTION_BOUNDS, headMs: 100, requestMs: 200, checkMs: 20 });
  const head = "POST / HTTP/1.1\r\nHost: localhost\r\n";
  for (const part of [head, `${head}Content-Length: 10\r\n\r\nabc`]) {
    const socket = connect(port, "127.0.0.1", () => socket.write(part));
    let received = "";
    socket.on("data", (chunk) => (received += String(chunk)));
    await once(socket, "close");
    expect(received.slice(received.lastIndexOf("HTTP/1.1"))).toMatch(/^(HTTP\/1\.1 408|HTTP\/1\.1 200)/);
  }
});

test("beyond its bound a connection is shut at once, and the others go on", async () => {
  const port = await startFront({ ...CONNECTION_BOUNDS, connections: 1 });
  const first = connect(port, "127.0.0.1");
  await once(first, "connect");
  const second = connect(port, "127.0.0.1");
  await once(second, "close");
  first.write("GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
  const [answer] = await once(first, "data");
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200/);
});

test("a thousand connections at the same moment are all served", { timeout: 30_000 }, async () => {
  const port = await startFront();
  const answers = await Promise.all(Array.from({ length: 1000 }, () => get(port, "/", "localhost")));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1000);
});

// Clients that send their type with every call: gotrue-js 0.9 deletes somebody so. The router would wait for the end of a body that never began.
test.each(["DELETE", "POST", "PUT", "PATCH"] as const)(
  "%s that names the type of a body and has none is answered",
  async (method) => {
    const front = createFront({
      gate: (_request, response) => void response.end("puerta"),
      isKnownHost: createIsKnownHost(["https://narrativas.example.org"], []),
      headers: {},
    });
    const app = Fastify({
      serverFactory(router) {
        server = front.createServer(router);
        return server;
      },
    });
    app.route({ method, url: "/api/x", handler: async ({ body }) => ({ told: body ?? null }) });
    front.addRoute("/api/x");
    const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
    const ask = (body: string) =>
      `${method} /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n${body}`;
    for (const { sent, told } of [
      { sent: "\r\n", told: null },
      { sent: 'Content-Length: 7\r\n\r\n{"a":1}', told: { a: 1 } },
    ]) {
      const socket = connect(Number(port), "127.0.0.1", () => socket.write(ask(sent)));
      let received = "";
      for await (const chunk of socket) received += String(chunk);
      expect(JSON.parse(received.split("\r\n\r\n")[1] ?? "")).toEqual({ told });
    }
  },
);
