import type { FastifyInstance } from "fastify";

/** How often connections whose answer has ended are let go, milliseconds. */
const LET_GO_MS = 100;

/**
 * Stops listening and waits for what is under way, and for nothing else: a connection whose answer ends meanwhile would stay open for as
 * long as its browser may use it again.
 */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const letGo = setInterval(() => app.server.closeIdleConnections(), LET_GO_MS);
  try {
    await app.close();
  } finally {
    clearInterval(letGo);
  }
}
