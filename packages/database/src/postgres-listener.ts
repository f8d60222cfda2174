import pg from "pg";
import type { Listener, Subscription } from "./database.ts";

/** Wait before trying to listen again, milliseconds. */
const RETRY_MS = 500;

/** Interval at which a silent connection is asked whether it still lives, milliseconds. It bounds how long a dead connection can go unnoticed. */
const HEARTBEAT_MS = 5000;

/**
 * Longest time that the connection may take to say that nothing more comes, milliseconds. Requests wait for it: after that the connection counts as
 * lost, and they ask the database. A server that is well answers in less than one.
 */
const CATCH_UP_MS = 1000;

/**
 * Asks nothing. A server that listens sends what was announced before it says that it is ready for the next query, and who
 * announced was answered only after every listener had been woken: what this does not bring was not announced.
 *
 * @see https://www.postgresql.org/docs/current/protocol-flow.html#PROTOCOL-ASYNC
 */
const NOTHING = { text: "/* caught up? */", query_timeout: CATCH_UP_MS };

interface Connection {
  readonly client: pg.Client;
  /** Resolved when it is found to be lost, by whoever finds it. */
  readonly lost: PromiseWithResolvers<void>;
}

async function connect(settings: pg.ClientConfig, channel: string, listener: Listener): Promise<Connection> {
  const client = new pg.Client({ ...settings, query_timeout: HEARTBEAT_MS });
  const lost = Promise.withResolvers<void>();
  client.on("error", () => lost.resolve());
  client.on("end", () => lost.resolve());
  client.on("notification", (message) => listener.onMessage(message.payload ?? ""));
  try {
    await client.connect();
    await client.query(`listen ${client.escapeIdentifier(channel)}`);
  } catch (error) {
    await disconnect(client);
    throw error;
  }
  return { client, lost };
}

/** Closing a connection that is already broken fails, and there is nothing left to close then. */
async function disconnect(client: pg.Client): Promise<void> {
  await client.end().catch(() => undefined);
}

/** Asks a connection every few seconds whether it still lives. */
function watchSilence({ client, lost }: Connection): { stop(): void } {
  const timer = setInterval(() => client.query("select 1").catch(() => lost.resolve()), HEARTBEAT_MS);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

/**
 * Asks one question for all who want to know at the same moment. Who comes while one is under way waits for the next: the
 * answer to this one may be older than they are.
 */
function shared(ask: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  async function askNext(): Promise<void> {
    await running;
    // Not at once: requests that arrived together are read one after another.
    await new Promise((resolve) => setImmediate(resolve));
    next = null;
    running = ask();
    return running;
  }
  return () => {
    next ??= askNext();
    return next;
  };
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
  let present: Connection | null = null;

  function take(connection: Connection): void {
    present = connection;
    listener.onConnection?.(true);
  }

  /** Whoever listens knows when this returns, whoever noticed first. */
  function lose(connection: Connection): void {
    if (present !== connection) return;
    present = null;
    if (!isClosed) listener.onConnection?.(false);
  }

  async function serve(connection: Connection): Promise<void> {
    take(connection);
    const watch = watchSilence(connection);
    await Promise.race([connection.lost.promise, closing.promise]);
    watch.stop();
    lose(connection);
    await disconnect(connection.client);
  }

  async function catchUp(): Promise<void> {
    const connection = present;
    if (connection === null) return;
    try {
      await connection.client.query(NOTHING);
    } catch {
      // A connection that does not answer is lost, and with that the question is answered: nothing that was heard is believed.
      lose(connection);
      connection.lost.resolve();
    }
  }

  async function reconnect(): Promise<Connection | null> {
    while (!isClosed) {
      try {
        return await connect(settings, channel, listener);
      } catch {
        // The server is away; the subscriber already knows that the connection is down, so only time can help.
        await Promise.race([new Promise((resolve) => setTimeout(resolve, RETRY_MS).unref()), closing.promise]);
      }
    }
    return null;
  }

  async function run(first: Connection): Promise<void> {
    for (let connection: Connection | null = first; connection !== null; connection = await reconnect()) {
      await serve(connection);
      if (isClosed) return;
    }
  }

  const finished = run(await connect(settings, channel, listener));
  return {
    caughtUp: shared(catchUp),
    close: async () => {
      isClosed = true;
      closing.resolve();
      await finished;
    },
  };
}
