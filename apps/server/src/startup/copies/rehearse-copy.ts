import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@nv/database";
import { formatNumber } from "@nv/spanish";
import { sql } from "kysely";
import { pino } from "pino";
import { type Config, readConfig } from "../../config.ts";
import { CopyError } from "../../platform/copies/copy-format.ts";
import { type ServerFolders, startServer } from "../../server.ts";
import { builtFolders } from "../built-folders.ts";
import type { CopyCommand } from "./back-up.ts";
import { type PublishedPiece, publishedPieces } from "./published-pieces.ts";
import { putBack } from "./put-back.ts";
import { databaseAddress } from "./site-data.ts";
import { toldRestored } from "./tell-copy.ts";

/** Pieces that are asked for: more of them would prove no more. */
const MOST_ASKED = 500;

/** Statements that keep a server of a rehearsal from acting in the name of the real one: from telling others, and from going on with its work. */
const QUIET = [
  { table: "webhooks", order: sql`update webhooks set state = 'off'` },
  { table: "webhook_deliveries", order: sql`delete from webhook_deliveries` },
  { table: "jobs", order: sql`delete from jobs where state in ('queued', 'running')` },
];

/** Tables that are counted for whoever wants to know that the data are theirs, each with its noun in the singular and the plural. */
const COUNTED: readonly (readonly [string, string, string])[] = [
  ["identity_users", "persona", "personas"],
  ["records", "ficha", "fichas"],
  ["files", "archivo", "archivos"],
];

/** A configuration on a folder of its own and a port that is free, with no service of anyone's: mails stay in its outbox. */
function rehearsalConfig({ config, env }: CopyCommand, siteUrl: string, folder: string): Config {
  const own = { DATA_DIR: folder, HOST: "127.0.0.1", PORT: "0", SITE_URL: siteUrl };
  return readConfig(
    { ...own, ...(env.CASES_KEYS && { CASES_KEYS: env.CASES_KEYS }), SITE_NAME: env.SITE_NAME },
    config.dataDir,
  );
}

async function readied(config: Config): Promise<{ counts: string; pieces: readonly PublishedPiece[] }> {
  const database = await openDatabase(databaseAddress(config));
  try {
    const db = database.kysely;
    const there = new Set((await db.introspection.getTables()).map(({ name }) => name));
    for (const { table, order } of QUIET) if (there.has(table)) await order.execute(db);
    const counts: string[] = [];
    for (const [table, one, several] of COUNTED.filter(([name]) => there.has(name))) {
      const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`.execute(db);
      const total = rows[0]?.total ?? 0;
      counts.push(`${formatNumber(total)} ${total === 1 ? one : several}`);
    }
    return { counts: counts.join(", "), pieces: there.has("records") ? await publishedPieces(db) : [] };
  } finally {
    await database.close();
  }
}

/** Asks for what readers get. @returns Addresses that were not answered as they should. */
async function askAll(origin: string, pieces: readonly PublishedPiece[]): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { path } of [{ path: "/readyz" }, ...pieces]) {
    const { status, body } = await fetch(origin + path, { redirect: "manual" });
    await body?.cancel();
    if (status >= 400) wrong.push(`${path} (${status})`);
  }
  return wrong;
}

/** Starts the site on what was put back, and asks for what it should answer. */
async function serve(config: Config, builds: ServerFolders, pieces: readonly PublishedPiece[]) {
  const server = await startServer(config, builds, { log: pino({ level: "silent" }) });
  try {
    const address = server.app.server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    return { port, wrong: await askAll(`http://127.0.0.1:${port}`, pieces) };
  } finally {
    await server.close();
  }
}

/**
 * Rehearses that a copy can be put back: brings it into a folder of its own, starts the site there on a free port, asks for what is
 * published, and removes all again. Nothing of the real data is touched, and nobody is sent anything.
 *
 * @throws {CopyError} When the copy would not do.
 */
export async function rehearseCopy(
  name: string,
  command: CopyCommand,
  builds: ServerFolders = builtFolders(),
): Promise<void> {
  const { say } = command;
  const folder = await mkdtemp(join(tmpdir(), "nv-rehearsal-"));
  try {
    const platform = { ...command.config.platform, s3: undefined };
    const config = { ...command.config, databaseUrl: undefined, dataDir: folder, platform };
    const restored = await putBack(name, { ...command, config });
    toldRestored(restored).slice(0, -1).forEach(say);
    const ready = rehearsalConfig(command, restored.head.siteUrl, folder);
    const { counts, pieces } = await readied(ready);
    const asked = pieces.slice(0, MOST_ASKED);
    const { port, wrong } = await serve(ready, builds, asked);
    say(`Ensayada en una carpeta aparte y en el puerto ${port}: ${counts}.`);
    say(
      `De ${formatNumber(pieces.length)} piezas publicadas se han pedido ${formatNumber(asked.length)}; han contestado ${formatNumber(asked.length - wrong.length)}.`,
    );
    if (wrong.length > 0) throw new CopyError(`No contesta lo que debe: ${wrong.slice(0, 10).join(", ")}.`);
    if (restored.missing.length + restored.damaged.length > 0) throw new CopyError("A la copia le faltan archivos.");
    say("La copia sirve.");
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
