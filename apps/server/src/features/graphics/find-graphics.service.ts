import { PUBLISHED_PATH } from "@nv/contracts";
import type { GraphicList, GraphicsQuery, GraphicVersion } from "@nv/contracts/schemas";
import { Problem } from "../../http/problem.ts";
import { readSnapshot } from "./change-graphic.ts";
import { facetWords } from "./core/facet-words.ts";
import { foldWords } from "./core/fold-words.ts";
import { snapshotChanges } from "./core/snapshot-changes.ts";
import { toSummary } from "./graphic-views.ts";
import { findGraphic, lastSeqBefore, listVersions } from "./graphics.repository.ts";
import type { GraphicsContext } from "./graphics-context.ts";
import { searchIndexOf } from "./search-index.ts";

/** Matches are counted up to here: nobody reads further, and counting costs time. */
const COUNTED_MATCHES = 1000;

const DAY_MS = 86_400_000;

/** The graphic that a pasted address of ours names. */
const slugIn = (text: string) => /\/g\/([a-z0-9-]+)/.exec(text)?.[1];

/** A page of graphics, the last changed first. */
export async function findGraphics(
  { database, db, now }: Pick<GraphicsContext, "database" | "db" | "now">,
  query: GraphicsQuery,
): Promise<GraphicList> {
  const { q, hasAlt, staleDays, tag, limit, cursor = Number.MAX_SAFE_INTEGER } = query;
  const lastStale = staleDays === undefined ? null : await lastSeqBefore(db, now() - staleDays * DAY_MS);
  const boundary = lastStale === null ? Number.MAX_SAFE_INTEGER : lastStale + 1;
  const slug = slugIn(q);
  const words = slug === undefined ? foldWords(q) : [];
  const facets = facetWords({
    ...query,
    slug,
    tags: tag === undefined ? [] : [tag],
    hasAlt: hasAlt === undefined ? undefined : hasAlt === "yes",
  });
  // Signs alone find nothing; an empty field finds everything.
  const isNothing = q !== "" && slug === undefined && words.length === 0;
  const sought = { words, facets, beforeSeq: boundary, cursor };
  const { rows, counted } = isNothing
    ? { rows: [], counted: 0 }
    : await searchIndexOf(database.dialect).find(db, sought, limit + 1, COUNTED_MATCHES + 1);
  const shown = rows.slice(0, limit);
  return {
    items: shown.map(toSummary),
    total: Math.min(counted, COUNTED_MATCHES),
    isTotalExact: counted <= COUNTED_MATCHES,
    nextCursor: rows.length > limit ? (shown.at(-1)?.seq ?? null) : null,
  };
}

/**
 * The history of a graphic, newest first, each version with what it changed.
 *
 * @throws {Problem} `GRAPHIC_NOT_FOUND`.
 */
export async function listHistory({ db, publishing }: GraphicsContext, id: string): Promise<readonly GraphicVersion[]> {
  const graphic = await findGraphic(db, id);
  if (graphic === undefined) throw new Problem("GRAPHIC_NOT_FOUND");
  const rows = await listVersions(db, id);
  const snapshots = rows.map(({ snapshot }) => readSnapshot(snapshot));
  return rows.map((row, index): GraphicVersion => {
    const [after, before] = [snapshots[index], snapshots[index + 1] ?? null];
    const { revision, version, action, by_name: by, at_ms: atMs } = row;
    const revisionUrl =
      revision === null ? null : `${publishing.publicBaseUrl}${PUBLISHED_PATH}/${graphic.slug}/${revision}/`;
    const changes = after === undefined ? [] : snapshotChanges(before, after);
    return { version, action: actionOf(action), by, atMs, revision, revisionUrl, changes: [...changes] };
  });
}

const ACTIONS: readonly GraphicVersion["action"][] = [
  "registered",
  "edited",
  "published",
  "rolled-back",
  "unpublished",
  "retired",
  "restored",
];

function actionOf(text: string): GraphicVersion["action"] {
  const action = ACTIONS.find((known) => known === text);
  if (action === undefined) throw new Error(`The history holds ${JSON.stringify(text)}, which is no action.`);
  return action;
}
