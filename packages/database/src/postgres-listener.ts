import pg from "pg";
import type { Listener, Subscription } from "./database.ts";

/** Wait before trying to listen again, milliseconds. */
const RETRY_MS = 500;

/** How often a silent line is asked whether it still lives, milliseconds. It bounds how long a dead line can go unnoticed. */
const HEARTBEAT_MS = 5000;

interface Line {
  readonly client: pg.Client;
  readonly isLost: Promise<void>;
}

async function connect(settings: pg.ClientConfig, channel: string, listener: Listener): Promise<Line> {
  const client = new pg.Client({ ...settings, query_timeout: HEARTBEAT_MS });
  const isLost = new Promise<void>((resolve) => {
    client.on("error", () => resolve());
    client.on("end", () => resolve());
  });
  client.on("notification", (message) => listener.onMessage(message.payload ?? ""));
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    await hangUp(client);
    throw error;
  }
  return { client, isLost };
}

/** Closing a line that is already broken fails, and there is nothing left to close then. */
async function hangUp(client: pg.Client): Promise<void> {
  await client.end().catch(() => undefined);
}

/** Resolves when the line stops answering. */
function silence(client: pg.Client): { readonly heard: Promise<void>; stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  const heard = new Promise<void>((resolve) => {
    timer = setInterval(() => client.query("select 1").catch(() => resolve()), HEARTBEAT_MS);
    timer.unref();
  });
  return { heard, stop: () => clearInterval(timer) };
}

/**
 * Listens on a connection of its own and takes it up again whenever it is lost.
 *
 * @throws The driver's error when the first connection fails.
 */
export async function listenPostgres(
  settings: pg.ClientConfig,
  channel: string,
  listener: Listener,
): Promise<Subscription> {
  const closing = Promise.withResolvers<void>();
  let isClosed = false;

  async function serve(line: Line): Promise<void> {
    listener.onLine?.(true);
    const quiet = silence(line.client);
    await Promise.race([line.isLost, quiet.heard, closing.promise]);
    quiet.stop();
    if (!isClosed) listener.onLine?.(false);
    await hangUp(line.client);
  }

  async function reconnect(): Promise<Line | null> {
    while (!isClosed) {
      try {
        return await connect(settings, channel, listener);
      } catch {
        // The server is away; the subscriber already knows that the line is down, so only time can help.
        await Promise.race([new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref()), closing.promise]);
      }
    }
    return null;
  }

  async function run(first: Line): Promise<void> {
    for (let line: Line | null = first; line !== null; line = await reconnect()) {
      await serve(line);
      if (isClosed) return;
    }
  }

  const finished = run(await connect(settings, channel, listener));
  return {
    close: async () => {
      isClosed = true;
      closing.resolve();
      await finished;
    },
  };
}
