import { once } from "node:events";
import { Agent, get } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import fastify from "fastify";
import { expect, test } from "vitest";
import { closerOf } from "./close-app.ts";

test("an answer that ends while the server stops does not keep it waiting for the browser", async () => {
  const app = fastify({ keepAliveTimeout: 72_000 });
  const asked = Promise.withResolvers<void>();
  const stopping = Promise.withResolvers<void>();
  app.get("/", async (_request, reply) => {
    reply.raw.writeHead(200).write("begun");
    reply.hijack();
    asked.resolve();
    await stopping.promise;
    reply.raw.end(", ended");
  });
  const close = closerOf(app);
  const agent = new Agent({ keepAlive: true });
  const request = get(await app.listen({ port: 0, host: "127.0.0.1" }), { agent });
  const answered = once(request, "response");
  await asked.promise;
  const closed = close();
  // It listens no more, and the answer is still under way.
  await expect.poll(() => app.server.listening).toBe(false);
  stopping.resolve();
  const [response] = await answered;
  expect(await text(response)).toBe("begun, ended");
  await closed;
  agent.destroy();
});

test("while it drains everybody is answered, and nobody's connection is kept", async () => {
  const app = fastify({ keepAliveTimeout: 72_000, return503OnClosing: false });
  app.get("/", async () => "answered");
  const close = closerOf(app);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async () => {
    const [response] = await once(get(url, { agent }), "response");
    return [response.headers.connection, await text(response)];
  };
  expect(await ask()).toEqual(["keep-alive", "answered"]);
  const closed = close(400);
  expect(await ask()).toEqual(["close", "answered"]);
  await closed;
  await expect(ask()).rejects.toThrow("ECONNREFUSED");
});

test.each([
  ["nothing", ""],
  ["half of what it wants", "GET / HTTP/1.1\r\nhost: "],
])("a connection that asked %s does not keep a server that stops", async (_what, said) => {
  const app = fastify();
  const close = closerOf(app);
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const arrived = once(app.server, "connection");
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(said);
  const ended = once(socket, "close");
  await arrived;
  await close();
  await ended;
});
