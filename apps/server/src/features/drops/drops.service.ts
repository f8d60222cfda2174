import { DROPS_PATH } from "@nv/contracts";
import {
  DROP_EXPIRY,
  type DropFields,
  type DropList,
  DropSummary,
  type RegisterDrop,
  type ReplaceDrop,
} from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { changeRecord, insertNewRecord } from "../../platform/records/change-record.ts";
import { foldWords } from "../../platform/records/core/fold-words.ts";
import { listDocuments } from "../../platform/records/documents.ts";
import {
  type PublishRequest,
  publishRecord,
  restoreRecord,
  retireRecord,
} from "../../platform/records/publish-record.ts";
import { recordActions } from "../../platform/records/record-actions.ts";
import { findRevision } from "../../platform/records/records.repository.ts";
import { requireRecord } from "../../platform/records/records-context.ts";
import { type DropRow, KeptDrop } from "./drops-collection.ts";
import type { DropsContext } from "./drops-context.ts";
import { keepDrop, publicationOf } from "./make-drop.ts";

const DAY_MS = 86_400_000;

/** In a list: a desk has some hundreds. */
const LISTED_DROPS = 200;

/** Taken away between two sweeps. */
const MOST_EXPIRED = 20;

/** Actor of the removals that nobody asked for. */
const EXPIRY: Actor = { id: "", name: DROP_EXPIRY };

/** The files at public addresses, as their routes see them. Failures are `Problem`s; late changes are `StaleVersion`s. */
export type Drops = ReturnType<typeof createDrops>;

/** Opens what people do with files at public addresses: records that are published with every change. */
export function createDrops(context: DropsContext) {
  const { records, db, now } = context;
  const { publicBaseUrl } = context.publishing;
  const urlOf = (slug: string, revision: string) => `${publicBaseUrl}${DROPS_PATH}/${slug}/${revision}/`;

  function toSummary(drop: DropRow): DropSummary {
    const { path, encoding, given, isUnread, ...kept } = drop.fields;
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
  const { detail, history, detailAfter } = recordActions(records, {
    toDetail: toSummary,
    urlOf: (slug, revision, snapshot) => urlOf(slug, revision) + KeptDrop.pick({ path: true }).parse(snapshot).path,
  });

  const expiryOf = ({ days }: DropFields) => (days === 0 ? null : now() + days * DAY_MS);

  /** Puts what a file of the library holds now in place of what the address gives. */
  async function edit(id: string, input: ReplaceDrop, actor: Actor): Promise<DropSummary> {
    const { version, isConfirmed, ...fields } = input;
    const kept = await keepDrop(context, fields, isConfirmed);
    const { status } = await requireRecord(records, id);
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
    return detailAfter(publish(drop, actor));
  }

  const publish = ({ id, version }: DropRow, actor: Actor) =>
    publishRecord(records, { id, version, actor }, (drop) => publicationOf(context, drop.fields));

  return {
    detail,
    history,
    edit,
    async list(q: string): Promise<DropList> {
      const rows = await listDocuments(records, { words: foldWords(q), most: LISTED_DROPS });
      return { items: rows.map(toSummary) };
    },
    /** Gives a file of the library a public address, at once. */
    async register({ slug, isConfirmed, ...fields }: RegisterDrop, actor: Actor) {
      const kept = await keepDrop(context, fields, isConfirmed);
      const extension = { expires_at_ms: expiryOf(fields) };
      const drop = await insertNewRecord(records, { title: fields.title, fields: kept, slug, extension, actor });
      return detailAfter(publish(drop, actor));
    },
    /** Gives again what one of its revisions gave. */
    async rollBack({ id, version, revision, actor }: PublishRequest & { readonly revision: string }) {
      const made = await findRevision(records.db, id, revision);
      if (made === undefined) throw new Problem("REVISION_NOT_FOUND");
      return putInPlace(id, version, KeptDrop.parse(JSON.parse(made.snapshot)), actor);
    },
    retire: (request: PublishRequest) => detailAfter(retireRecord(records, request, { expires_at_ms: null })),
    /** Takes away what has stayed as long as it should. */
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
