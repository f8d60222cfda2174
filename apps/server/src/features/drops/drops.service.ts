import { DROPS_PATH } from "@nv/contracts";
import {
  DROP_EXPIRY,
  type DropFields,
  type DropList,
  DropSummary,
  type RecordVersion,
  type RegisterDrop,
  type ReplaceDrop,
} from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { changeRecord, insertNewRecord } from "../../platform/records/change-record.ts";
import { foldWords } from "../../platform/records/core/fold-words.ts";
import {
  type PublishRequest,
  publishRecord,
  restoreRecord,
  retireRecord,
} from "../../platform/records/publish-record.ts";
import { recordHistory } from "../../platform/records/record-history.ts";
import { findRevision } from "../../platform/records/records.repository.ts";
import { withExtension } from "../../platform/records/records-context.ts";
import { searchIndexOf } from "../../platform/records/search-index.ts";
import { KeptDrop, keptOf } from "./drops-collection.ts";
import { type DropsContext, findDrop } from "./drops-context.ts";
import { keepDrop, publicationOf } from "./make-drop.ts";
import type { DropRow } from "./schema/tables.ts";

const DAY_MS = 86_400_000;

/** In a list: a desk has some hundreds. */
const LISTED_DROPS = 200;

/** Taken away between two sweeps. */
const MOST_EXPIRED = 20;

/** Who takes away what nobody asked for. */
const EXPIRY: Actor = { id: "", name: DROP_EXPIRY };

/** The files at public addresses, as their routes see them. Failures are `Problem`s; late changes are `StaleVersion`s. */
export interface Drops {
  list(q: string): Promise<DropList>;
  detail(id: string): Promise<DropSummary>;
  history(id: string): Promise<readonly RecordVersion[]>;
  /** Gives a file of the library a public address, at once. */
  register(input: RegisterDrop, actor: Actor): Promise<DropSummary>;
  /** Puts what a file of the library holds now in place of what the address gives. */
  replace(id: string, input: ReplaceDrop, actor: Actor): Promise<DropSummary>;
  /** Gives again what one of its revisions gave. */
  rollBack(request: PublishRequest & { readonly revision: string }): Promise<DropSummary>;
  retire(request: PublishRequest): Promise<DropSummary>;
  /** Takes away what has stayed as long as it should. */
  expire(): Promise<void>;
}

/** Opens what people do with files at public addresses: records that are published with every change. */
export function createDrops(context: DropsContext): Drops {
  const { records, database, db, now } = context;
  const { publicBaseUrl } = context.publishing;
  const urlOf = (slug: string, revision: string) => `${publicBaseUrl}${DROPS_PATH}/${slug}/${revision}/`;

  function toSummary(drop: DropRow): DropSummary {
    const { path, encoding, given, isUnread, ...kept } = keptOf(drop);
    const isLive = drop.status === "published" && drop.revision !== null;
    return DropSummary.parse({
      ...{ ...kept, ...given },
      ...(encoding !== "utf-8" && { writtenAs: encoding }),
      ...(isUnread && { isUnread }),
      id: drop.id,
      slug: drop.slug,
      status: drop.status,
      version: drop.version,
      updatedAtMs: drop.updated_at_ms,
      changedBy: drop.changed_by,
      expiresAtMs: isLive ? drop.expires_at_ms : null,
      latestUrl: isLive ? `${publicBaseUrl}${DROPS_PATH}/${drop.slug}/` : null,
      revisionUrl: isLive && drop.revision !== null ? urlOf(drop.slug, drop.revision) + path : null,
    });
  }
  const summaryAfter = async (work: Promise<DropRow>) => toSummary(await work);

  async function required(id: string): Promise<DropRow> {
    const drop = await findDrop(context, id);
    if (drop === undefined) throw new Problem("DROP_NOT_FOUND");
    return drop;
  }

  const expiryOf = ({ days }: DropFields) => (days === 0 ? null : now() + days * DAY_MS);

  async function replace(id: string, input: ReplaceDrop, actor: Actor): Promise<DropSummary> {
    const { version, isConfirmed, ...fields } = input;
    const kept = await keepDrop(context, fields, isConfirmed);
    const { status } = await required(id);
    if (status === "retired") {
      const restored = await restoreRecord(records, { id, version, actor }, () => ({}));
      return putInPlace(id, restored.version, kept, actor);
    }
    return putInPlace(id, version, kept, actor);
  }

  async function putInPlace(id: string, version: number, kept: KeptDrop, actor: Actor): Promise<DropSummary> {
    const drop = await changeRecord(records, {
      id,
      version,
      actor,
      action: "edited" as const,
      change: () => ({
        record: { title: kept.title, fields: JSON.stringify(kept) },
        extension: { expires_at_ms: expiryOf(kept) },
      }),
    });
    return summaryAfter(publish(drop, actor));
  }

  const publish = ({ id, version }: DropRow, actor: Actor) =>
    publishRecord(records, { id, version, actor }, (drop) => publicationOf(context, keptOf(drop)));

  return {
    async list(q) {
      const sought = { collection: records.collection.name, words: foldWords(q), facets: [] };
      const everywhere = { beforeSeq: Number.MAX_SAFE_INTEGER, cursor: Number.MAX_SAFE_INTEGER };
      const index = searchIndexOf(database.dialect);
      const { rows } = await index.find(records.db, { ...sought, ...everywhere }, LISTED_DROPS, LISTED_DROPS);
      return { items: (await withExtension(records, records.db, rows)).map(toSummary) };
    },
    detail: (id) => summaryAfter(required(id)),
    history: (id) =>
      recordHistory(
        records,
        id,
        (slug, revision, snapshot) => urlOf(slug, revision) + KeptDrop.pick({ path: true }).parse(snapshot).path,
      ),

    async register({ slug, isConfirmed, ...fields }, actor) {
      const kept = await keepDrop(context, fields, isConfirmed);
      const extension = { expires_at_ms: expiryOf(fields) };
      const drop = await insertNewRecord(records, { title: fields.title, fields: kept, slug, extension, actor });
      return summaryAfter(publish(drop, actor));
    },

    replace,

    async rollBack({ id, version, revision, actor }) {
      const made = await findRevision(records.db, id, revision);
      if (made === undefined) throw new Problem("REVISION_NOT_FOUND");
      return putInPlace(id, version, KeptDrop.parse(JSON.parse(made.snapshot)), actor);
    },

    retire: (request) => summaryAfter(retireRecord(records, request, { expires_at_ms: null })),

    async expire() {
      const due = await db
        .selectFrom("drop_details")
        .innerJoin("records", "records.id", "drop_details.id")
        .select(["records.id", "records.version"])
        .where("drop_details.expires_at_ms", "<=", now())
        .where("records.status", "=", "published")
        .limit(MOST_EXPIRED)
        .execute();
      for (const { id, version } of due)
        await retireRecord(records, { id, version, actor: EXPIRY }, { expires_at_ms: null });
    },
  };
}
