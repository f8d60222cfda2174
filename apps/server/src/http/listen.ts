import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { createServer, type Server } from "node:net";
import type { FastifyInstance } from "fastify";

/**
 * Connections that may wait while the server is busy with something else. Node's 511 are too few for a newsroom that comes back at the same
 * moment: whoever finds the queue full is not told so, and tries again after 1, 3, 7 and 15 seconds. The system may allow
 * fewer (`net.core.somaxconn`, 4096 on Linux).
 */
const MOST_WAITING = 4096;
/** Name of this machine's own addresses: `127.0.0.1`, and `::1` where there is one. */
const OWN_NAME = "localhost";
/** Failures of an address that the machine names and does not have. */
const ABSENT = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT"]);

/** Accepts connections at a further address for a server that listens already. */
async function listenBeside(
  app: FastifyInstance,
  address: { readonly port: number; readonly host: string },
): Promise<void> {
  const door: Server = createServer({ noDelay: true }, (socket) => void app.server.emit("connection", socket));
  app.server.once("close", () => door.close());
  door.listen({ ...address, backlog: MOST_WAITING });
  try {
    await once(door, "listening");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && ABSENT.has(String(error.code)))) throw error;
  }
}

/** Addresses of a name. */
const addressesOf = async (name: string): Promise<readonly string[]> =>
  (await lookup(name, { all: true })).map(({ address }) => address);

/**
 * Begins to listen. `localhost` is every address of that name: a proxy on this machine asks for `127.0.0.1` where a browser may ask for `::1`.
 *
 * @throws The system's error when the address cannot be listened on.
 */
export async function listen(
  app: FastifyInstance,
  address: { readonly port: number; readonly host: string },
  namedBy = addressesOf,
): Promise<void> {
  await app.listen({ ...address, backlog: MOST_WAITING });
  if (address.host !== OWN_NAME) return;
  const bound = app.addresses().filter((one) => typeof one === "object");
  const [first] = bound;
  if (first === undefined) return;
  const there = new Set(bound.map((one) => one.address));
  const missing = [...new Set(await namedBy(OWN_NAME))].filter((one) => !there.has(one));
  for (const host of missing) await listenBeside(app, { host, port: first.port });
}
