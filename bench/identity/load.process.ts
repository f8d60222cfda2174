/** Puts a load on a server, in a process of its own: told by message what to do, answers with what it saw. */
import { openConnection } from "./http-connection.ts";
import { type Load, type LoadResult, percentile } from "./load.ts";

interface Asker {
  /** The next request. */
  next(): string;
  /** Reads the answer, where the next request depends on it. */
  read(body: string): void;
}

const FORM = "content-type: application/x-www-form-urlencoded";
/** A name that the service answers for whatever its own is. */
const HOST = "host: localhost";
let signIns = 0;

function post(path: string, headers: readonly string[], form: Record<string, string>): string {
  const body = new URLSearchParams(form).toString();
  const head = [`POST ${path} HTTP/1.1`, HOST, FORM, `content-length: ${body.length}`, ...headers];
  return `${head.join("\r\n")}\r\n\r\n${body}`;
}

function get(path: string, bearer: string): string {
  return `GET ${path} HTTP/1.1\r\n${HOST}\r\nauthorization: Bearer ${bearer}\r\n\r\n`;
}

function createAsker(load: Load, index: number, renewed: string[]): Asker {
  if (load.kind === "get") {
    const request = get(load.path, load.tokens[index % load.tokens.length] ?? "");
    return { next: () => request, read: () => undefined };
  }
  if (load.kind === "refresh") {
    return {
      next: () => post(load.path, [], { grant_type: "refresh_token", refresh_token: renewed.shift() ?? "" }),
      read: (body) => void renewed.push(String(JSON.parse(body).refresh_token)),
    };
  }
  return {
    next: () => {
      const person = load.firstPerson + signIns;
      signIns += 1;
      // People do not share a computer: each comes from an address of their own.
      const from = `x-forwarded-for: 10.${(person >> 16) & 255}.${(person >> 8) & 255}.${person & 255}`;
      const form = { grant_type: "password", username: `p${person}@diario.example`, password: load.password };
      return post(load.path, [from], form);
    },
    read: () => undefined,
  };
}

async function run(load: Load): Promise<LoadResult> {
  const connections = await Promise.all(Array.from({ length: load.connections }, () => openConnection(load.port)));
  const latenciesMs: number[] = [];
  signIns = 0;
  // Whoever was renewed waits for all the others.
  const tokens = load.kind === "refresh" ? [...load.tokens] : [];
  const startMs = performance.now();
  const endMs = startMs + load.seconds * 1000;
  await Promise.all(
    connections.map(async (connection, index) => {
      const asker = createAsker(load, index, tokens);
      for (let sentMs = startMs; sentMs < endMs; ) {
        const { status, body } = await connection.ask(asker.next());
        if (status !== 200) throw new Error(`${load.path}: ${status} ${body}`);
        asker.read(body);
        const nowMs = performance.now();
        latenciesMs.push(nowMs - sentMs);
        sentMs = nowMs;
      }
    }),
  );
  const seconds = (performance.now() - startMs) / 1000;
  for (const connection of connections) connection.close();
  return { count: latenciesMs.length, seconds, p99Ms: percentile(latenciesMs, 0.99), tokens };
}

process.on("message", (load: Load) => {
  run(load).then(
    (result) => process.send?.(result),
    (error: unknown) => process.send?.({ error: String(error) }),
  );
});
process.on("disconnect", () => process.exit());
