import { once } from "node:events";
import { createServer } from "node:net";

/** Behind it come those that a system gives to connections. */
const LAST = 30_000;

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
  } catch {
    return false;
  }
  probe.close();
  await once(probe, "close");
  return true;
}

/**
 * Finds a port that nobody listens on, below those that the system gives to connections, of which a load takes many.
 *
 * @param from - First one that is tried.
 * @throws {Error} When none is free.
 */
export async function lowPort(from: number): Promise<number> {
  for (let port = from; port < LAST; port += 1) if (await isFree(port)) return port;
  throw new Error(`No port from ${from} to ${LAST} is free.`);
}
