import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";

/** Ports that browsers open, below those that the system gives to outgoing connections (from 32768 on Linux), which could take one before its server does. */
const [FIRST_PORT, LAST_PORT] = [11_000, 32_000];
const TRIES = 50;

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
 * Finds a port of the loopback address that nobody listens on, for a server whose address must be known before it starts.
 *
 * @throws {Error} When none of many is free.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    if (await isFree(port)) return port;
  }
  throw new Error(`None of ${TRIES} ports between ${FIRST_PORT} and ${LAST_PORT} is free.`);
}
