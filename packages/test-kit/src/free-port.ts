import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Finds a port of the loopback address that nobody listens on, for a server whose address must be known before it starts.
 *
 * @throws {Error} When the system gives none.
 */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("The system gave no port.");
  return address.port;
}
