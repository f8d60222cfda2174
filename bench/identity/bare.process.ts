/** The bare cost of what the service cannot do without, each in a process of its own: told by message for how long. */
import { generateKeyPairSync, sign, verify } from "node:crypto";
import { closeSync, fdatasyncSync, openSync, writeSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { hash, verify as verifyHash } from "@node-rs/argon2";
import Fastify from "fastify";
import pg from "pg";
import { percentile } from "./load.ts";

/** About what an access token holds, bytes. */
const TOKEN_BYTES = 480;
/** A page of the database. */
const PAGE = Buffer.alloc(4096, 1);
/** Options with which the service hashes by default. */
const HASHING = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const HASHES_AT_A_TIME = 2;

interface Work {
  /** One piece of it. */
  run(): unknown;
  readonly atATime: number;
}

const [kind = "", place = ""] = process.argv.slice(2);

async function emptyRoute(): Promise<void> {
  const app = Fastify({ logger: { level: "warn" } });
  app.get("/", async () => ({}));
  await app.listen({ port: Number(place), host: "127.0.0.1" });
}

function signature(): Work {
  const { privateKey, publicKey } = generateKeyPairSync("ed25519");
  const content = Buffer.alloc(TOKEN_BYTES, 7);
  const proof = sign(null, content, privateKey);
  return { run: () => verify(null, content, publicKey, proof), atATime: 1 };
}

async function passwordHash(): Promise<Work> {
  const stored = await hash("correcta-caballo-pila", HASHING);
  return { run: () => verifyHash(stored, "correcta-caballo-pila"), atATime: HASHES_AT_A_TIME };
}

function fsync(): Work {
  const file = openSync(place, "a");
  process.once("exit", () => closeSync(file));
  return {
    run: () => {
      writeSync(file, PAGE);
      fdatasyncSync(file);
    },
    atATime: 1,
  };
}

function commit(): Work {
  const database = new DatabaseSync(place);
  database.exec(
    "pragma journal_mode = wal; pragma synchronous = full; create table if not exists t (id integer primary key, x text)",
  );
  const insert = database.prepare("insert into t (x) values (?)");
  return { run: () => insert.run("x".repeat(100)), atATime: 1 };
}

async function postgresCommit(): Promise<Work> {
  const client = new pg.Client({ connectionString: place });
  await client.connect();
  await client.query("create table if not exists bench_commits (id bigserial primary key, x text)");
  return { run: () => client.query("insert into bench_commits (x) values ($1)", ["x".repeat(100)]), atATime: 1 };
}

function listQuery(): Work {
  const database = new DatabaseSync(place, { readOnly: true });
  const page = database.prepare(
    "select * from identity_users where aud = ? order by created_at_ms desc, id desc limit 50 offset 0",
  );
  const count = database.prepare("select count(*) from identity_users where aud = ?");
  const aud = Object.values(database.prepare("select aud from identity_users limit 1").get() ?? {})[0] ?? "";
  return { run: () => [page.all(aud), count.get(aud)], atATime: 1 };
}

const WORKS: Readonly<Record<string, () => Work | Promise<Work>>> = {
  signature,
  "password-hash": passwordHash,
  fsync,
  commit,
  "postgres-commit": postgresCommit,
  "list-query": listQuery,
};

async function repeat({ run, atATime }: Work, seconds: number) {
  const latenciesMs: number[] = [];
  const startMs = performance.now();
  const endMs = startMs + seconds * 1000;
  await Promise.all(
    Array.from({ length: atATime }, async () => {
      for (let fromMs = startMs; fromMs < endMs; ) {
        const result = run();
        if (result instanceof Promise) await result;
        const nowMs = performance.now();
        latenciesMs.push(nowMs - fromMs);
        fromMs = nowMs;
      }
    }),
  );
  const elapsedS = (performance.now() - startMs) / 1000;
  return { count: latenciesMs.length, seconds: elapsedS, p99Ms: percentile(latenciesMs, 0.99), tokens: [] };
}

if (kind === "empty-route") await emptyRoute();
const work = await WORKS[kind]?.();
process.on("message", ({ seconds }: { seconds: number }) => {
  if (work) void repeat(work, seconds).then((result) => process.send?.(result));
});
process.on("disconnect", () => process.exit());
process.send?.({ isReady: true });
