import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";

/** Interval at which idle connections are closed, milliseconds. */
const LET_GO_MS = 100;

/**
 * Returns a function that closes the server; to be called before the server listens. The function makes it stop listening and waits
 * for what is under way, and for nothing else. A connection whose answer ends meanwhile would stay open for as long as its browser
 * may use it again; one that never asked anything, as browsers open them ahead, would stay for ever: Node takes it for busy, and
 * stops looking at its time when it closes.
 */
export function closerOf(app: FastifyInstance): () => Promise<void> {
  const silent = new Set<Socket>();
  app.server.on("connection", (socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  app.server.on("request", ({ socket }) => silent.delete(socket));
  return async () => {
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
