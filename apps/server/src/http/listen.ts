import type { FastifyInstance } from "fastify";

/**
 * Connections that may wait while the server is busy with something else. Node's 511 are too few for a newsroom that comes back at the same
 * moment: whoever finds the queue full is not told so, and tries again after 1, 3, 7 and 15 seconds. The system may allow
 * fewer (`net.core.somaxconn`, 4096 on Linux).
 */
const MOST_WAITING = 4096;

/**
 * Begins to listen.
 *
 * @throws The system's error when the address cannot be listened on.
 */
export async function listen(
  app: FastifyInstance,
  address: { readonly port: number; readonly host: string },
): Promise<void> {
  await app.listen({ ...address, backlog: MOST_WAITING });
}
