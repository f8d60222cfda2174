import type { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Interval at which idle connections are closed, milliseconds. */
const LET_GO_MS = 100;

/**
 * Closes a server.
 *
 * @param drainMs - Time in which it still answers everybody, and tells each to ask on another connection next time, milliseconds: a proxy that
 *   keeps connections asks another process then. A connection that is closed in the very moment in which something is asked on it is a fault to
 *   who asked. Without it the server closes at once.
 */
export type CloseApp = (drainMs?: number) => Promise<void>;

/**
 * Returns what closes the server; to be called before the server listens. It makes the server stop listening and waits
 * for what is under way, and for nothing else. A connection whose answer ends meanwhile would stay open for as long as its browser
 * may use it again; one that never asked anything, as browsers open them ahead, would stay for ever: Node takes it for busy, and
 * stops looking at its time when it closes.
 */
export function closerOf(app: FastifyInstance): CloseApp {
  const silent = new Set<Socket>();
  app.server.on("connection", (socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  app.server.on("request", ({ socket }) => silent.delete(socket));
  return async (drainMs = 0) => {
    app.server.prependListener("request", (_request, response) => response.setHeader("connection", "close"));
    await wait(drainMs);
    const letGo = setInterval(() => {
      app.server.closeIdleConnections();
      for (const socket of silent) socket.destroy();
    }, LET_GO_MS);
    try {
      await app.close();
    } finally {
      clearInterval(letGo);
    }
  };
}
