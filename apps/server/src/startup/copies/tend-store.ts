import { PublishedIndex } from "@nv/contracts/schemas";
import { type Database, openDatabase } from "@nv/database";
import { formatNumber } from "@nv/spanish";
import { CopyError } from "../../platform/copies/copy-format.ts";
import { markUnreconciled } from "../../platform/copies/mark-unreconciled.ts";
import type { OrphanPointer } from "../../platform/copies/orphans.ts";
import { lookAtStore } from "../../platform/copies/store-look.ts";
import { openSiteEvents } from "../../platform/events/site-events.ts";
import { publishedKeys } from "../../platform/publishing/revision-manifest.ts";
import type { BlobStore } from "../../platform/storage/blob-store.ts";
import { openStoreBeside } from "../../platform/storage/open-store.ts";
import type { CopyCommand } from "./back-up.ts";
import { databaseAddress, finishRestoring, storeFolder } from "./site-data.ts";
import { toldLacks, toldOrphans } from "./tell-copy.ts";

/** Actions on a store: look, have the next start write what the database says, take back what no record names. */
const STORE_ORDERS = ["look", "reconcile", "retire"] as const;

interface Opened {
  readonly database: Database;
  readonly store: BlobStore;
}

async function look({ database, store }: Opened, say: CopyCommand["say"]): Promise<readonly OrphanPointer[]> {
  const { named, missing, orphans } = await lookAtStore(database.kysely, store);
  if (missing.length === 0) say(`El almacén tiene todo lo que se nombra: ${formatNumber(named)} archivos.`);
  for (const line of [...toldLacks(missing, []), ...toldOrphans(orphans)]) say(line);
  return orphans;
}

const JSON_TYPE = "application/json; charset=utf-8";

/** Takes what is gone from the list of a section, which no record of it may be left to write. */
async function unlist({ store }: Opened, section: OrphanPointer["section"], slugs: ReadonlySet<string>): Promise<void> {
  const key = publishedKeys(section).index;
  const text = await store.get(key);
  if (text === null) return;
  const index = PublishedIndex.parse(JSON.parse(text.toString()));
  const items = index.items.filter(({ slug }) => !slugs.has(slug));
  await store.put(key, Buffer.from(JSON.stringify({ ...index, items })), JSON_TYPE);
}

/** Has the store say of each that it is gone, and tells the servers. */
async function retire(opened: Opened, orphans: readonly OrphanPointer[]): Promise<void> {
  const { database, store } = opened;
  const events = await openSiteEvents(database);
  try {
    for (const { section, pointer } of orphans) {
      const gone = Buffer.from(JSON.stringify({ ...pointer, state: "gone" }));
      await store.put(publishedKeys(section).pointer(pointer.slug), gone, JSON_TYPE);
      await events.publish(database.kysely, { name: "published", data: { section, slug: pointer.slug } });
    }
    for (const [section, own] of Map.groupBy(orphans, (orphan) => orphan.section))
      await unlist(opened, section, new Set(own.map(({ pointer }) => pointer.slug)));
  } finally {
    await events.close();
  }
}

/** Has every pointer that the store holds otherwise be written as the database has it, and the lists. */
async function reconcile({ database, store }: Opened): Promise<number> {
  const pointerAt = async (key: string) => (await store.get(key))?.toString() ?? null;
  const changed = await markUnreconciled(database.kysely, pointerAt);
  await finishRestoring(database.kysely);
  return changed;
}

const COUNTED = (many: number) => (many === 1 ? "1 pieza" : `${formatNumber(many)} piezas`);

/**
 * Brings a store and a database together that are of different moments. The site may be running: it writes what is to be written by itself.
 *
 * @throws {CopyError} For an order that there is not.
 */
export async function tendStore(word: string, { config, say }: CopyCommand): Promise<void> {
  const order = STORE_ORDERS.find((known) => known === word);
  if (order === undefined)
    throw new CopyError("Di qué hacer: npm run store -- look, npm run store -- reconcile o npm run store -- retire.");
  const database = await openDatabase(databaseAddress(config));
  try {
    const store = await openStoreBeside(config.platform.s3, storeFolder(config));
    const opened = { database, store };
    const orphans = await look(opened, say);
    if (order === "look") return;
    if (order === "retire") {
      await retire(opened, orphans);
      say(`Retirada${orphans.length === 1 ? "" : "s"} ${COUNTED(orphans.length)}: quien las pida recibe 410.`);
    }
    // The lists of what is published are written with them, so that they name nothing that is gone.
    const changed = await reconcile(opened);
    say(
      `${COUNTED(changed)} se ponen como dice el registro: medio minuto si el sitio está en marcha, o en el próximo arranque.`,
    );
  } finally {
    await database.close();
  }
}
