import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { freePort } from "@nv/test-kit";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { listen } from "./listen.ts";

const COMING = 1000;
/** State of a connection that the server has not taken, in `/proc/net/tcp`: SYN_SENT. */
const ASKED_FOR = "02";
/** Longest time that a loaded machine may take to hand a thousand of them over to itself, milliseconds. */
const PATIENCE_MS = 3000;

function readSystem(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return ""; // Not Linux.
  }
}

/** Counts the connections to a port that were asked for and not taken, not even into the queue. */
function notTaken(port: number): number {
  const address = `:${port.toString(16).toUpperCase().padStart(4, "0")}`;
  const lines = readSystem("/proc/net/tcp").split("\n");
  return lines.filter((line) => {
    const [, , remote = "", state] = line.trim().split(/\s+/);
    return remote.endsWith(address) && state === ASKED_FOR;
  }).length;
}

const mostWaiting = Number(readSystem("/proc/sys/net/core/somaxconn"));

test.skipIf(!(mostWaiting >= COMING))("a thousand connections at once find room while the server is busy", async () => {
  const app = Fastify({ forceCloseConnections: true });
  const port = await freePort();
  await listen(app, { port, host: "127.0.0.1" });
  const sockets = Array.from({ length: COMING }, () => connect(port, "127.0.0.1").on("error", () => undefined));
  await new Promise<void>((resolve) => process.nextTick(resolve));
  // All were asked for, and from here on nothing is awaited, so the server takes none of them: they must fit where they wait.
  const endMs = performance.now() + PATIENCE_MS;
  while (notTaken(port) > 0 && performance.now() < endMs);
  expect(notTaken(port)).toBe(0);
  for (const socket of sockets) socket.destroy();
  await app.close();
});

test("every address of `localhost` is answered, and none once it is closed", async () => {
  // As ours: Fastify, which makes no server then, listens at the first address alone.
  const app = Fastify({ serverFactory: (handler) => createServer((request, response) => handler(request, response)) });
  app.get("/", async () => "here");
  const port = await freePort();
  // An address of the machine's own, as `::1` is, which not every machine has, and one that it does not have.
  await listen(app, { port, host: "localhost" }, async () => ["127.0.0.1", "127.0.0.2", "192.0.2.1"]);
  for (const host of ["127.0.0.1", "127.0.0.2"])
    expect(await (await fetch(`http://${host}:${port}/`)).text(), host).toBe("here");
  await app.close();
  await expect(fetch(`http://127.0.0.2:${port}/`)).rejects.toThrow("fetch failed");
});

test("an address that another program has is told", async () => {
  const other = createServer().listen(0, "127.0.0.2");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const app = Fastify({ serverFactory: (handler) => createServer((request, response) => handler(request, response)) });
  await expect(listen(app, { port, host: "localhost" }, async () => ["127.0.0.1", "127.0.0.2"])).rejects.toThrow(
    "EADDRINUSE",
  );
  await app.close();
  other.close();
});
