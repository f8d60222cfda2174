import { INCLUDES_PATH } from "@nv/contracts";
import type {
  EditInclude,
  IncludeDetail,
  IncludeList,
  IncludeSummary,
  RecordVersion,
  RegisterInclude,
  RenderedInclude,
} from "@nv/contracts/schemas";
import { IncludeSummary as SummarySchema } from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import { changeRecord, insertNewRecord } from "../../platform/records/change-record.ts";
import { foldWords } from "../../platform/records/core/fold-words.ts";
import {
  type PublishRequest,
  publishRecord,
  restoreRecord,
  retireRecord,
  rollBackRecord,
  unpublishRecord,
} from "../../platform/records/publish-record.ts";
import { recordHistory } from "../../platform/records/record-history.ts";
import type { RecordRow } from "../../platform/records/records-tables.ts";
import { searchIndexOf } from "../../platform/records/search-index.ts";
import { includeCodes, includeUrl } from "./core/include-codes.ts";
import { usesOf } from "./include-uses.service.ts";
import { fieldsOf, type IncludeRow } from "./includes-collection.ts";
import { findInclude, type IncludesContext } from "./includes-context.ts";
import { renderInclude } from "./render-include.service.ts";

/** Includes in a list: a newsroom has dozens. */
const LISTED_INCLUDES = 200;

/** Address of what has none yet; nothing can be saved under it. */
const NO_SLUG = "";

/** The includes, as their routes see them. Failures are `Problem`s; late changes are `StaleVersion`s. */
export interface Includes {
  list(q: string): Promise<IncludeList>;
  detail(id: string): Promise<IncludeDetail>;
  history(id: string): Promise<readonly RecordVersion[]>;
  preview(body: string, slug: string | undefined): Promise<RenderedInclude>;
  register(input: RegisterInclude, actor: Actor): Promise<IncludeDetail>;
  edit(id: string, input: EditInclude, actor: Actor): Promise<IncludeDetail>;
  publish(request: PublishRequest): Promise<IncludeDetail>;
  rollBack(request: PublishRequest & { readonly revision: string }): Promise<IncludeDetail>;
  unpublish(request: PublishRequest): Promise<IncludeDetail>;
  /** @throws {Problem} `INCLUDE_IN_USE` when something that readers see holds it, unless whoever retires it has seen that. */
  retire(request: PublishRequest & { readonly isConfirmed: boolean }): Promise<IncludeDetail>;
  restore(request: PublishRequest): Promise<IncludeDetail>;
}

function toSummary(row: RecordRow): IncludeSummary {
  return SummarySchema.parse({
    id: row.id,
    slug: row.slug,
    title: row.title,
    status: row.status,
    version: row.version,
    hasUnpublishedChanges: row.revision !== null && row.published_version < row.version,
    updatedAtMs: row.updated_at_ms,
    changedBy: row.changed_by,
    publishedAtMs: row.published_at_ms,
  });
}

/** What people do with includes: records, whose body is made safe before it is kept. */
export function createIncludes(context: IncludesContext): Includes {
  const { records, database } = context;
  const { publicBaseUrl } = context.publishing;
  const urlOf = (slug: string, revision: string) => `${publicBaseUrl}${INCLUDES_PATH}/${slug}/${revision}/`;

  async function toDetail(include: IncludeRow): Promise<IncludeDetail> {
    const { slug, revision } = include;
    const { body, note } = fieldsOf(include);
    const rendered = await renderInclude(context, slug, body);
    return {
      ...toSummary(include),
      body,
      note,
      rendered,
      revision,
      publicUrl: revision === null ? null : includeUrl(publicBaseUrl, slug),
      codes: revision === null ? {} : includeCodes({ publicBaseUrl, slug, revision, rendered }),
      uses: [...(await usesOf(context, include))],
    };
  }
  const detailAfter = async (work: Promise<IncludeRow>) => toDetail(await work);

  async function required(id: string): Promise<IncludeRow> {
    const include = await findInclude(context, id);
    if (include === undefined) throw new Problem("INCLUDE_NOT_FOUND");
    return include;
  }

  async function refuseWhileUsed(id: string): Promise<void> {
    const uses = (await usesOf(context, await required(id))).filter(({ isLive }) => isLive);
    if (uses.length > 0) throw new Problem("INCLUDE_IN_USE", { uses });
  }

  return {
    async list(q) {
      const sought = { collection: records.collection.name, words: foldWords(q), facets: [] };
      const everywhere = { beforeSeq: Number.MAX_SAFE_INTEGER, cursor: Number.MAX_SAFE_INTEGER };
      const index = searchIndexOf(database.dialect);
      const { rows } = await index.find(records.db, { ...sought, ...everywhere }, LISTED_INCLUDES, LISTED_INCLUDES);
      return { items: rows.map(toSummary) };
    },
    detail: (id) => detailAfter(required(id)),
    history: (id) => recordHistory(records, id, urlOf),
    preview: (body, slug) => renderInclude(context, slug ?? NO_SLUG, body),
    register: ({ slug, ...fields }, actor) =>
      detailAfter(insertNewRecord(records, { title: fields.title, fields, slug, own: {}, actor })),
    edit: (id, { version, slug, ...fields }, actor) =>
      detailAfter(
        changeRecord(records, {
          id,
          version,
          actor,
          action: "edited",
          change: (include) => {
            if (slug !== undefined && slug !== include.slug && include.revisions > 0)
              throw invalidFields([
                { field: "slug", message: "La dirección no cambia después de publicar: está puesta en páginas" },
              ]);
            return { record: { title: fields.title, fields: JSON.stringify(fields), slug: slug ?? include.slug } };
          },
        }),
      ),
    publish: (request) =>
      detailAfter(
        publishRecord(records, request, async (include) => {
          const { html, problems } = await renderInclude(context, include.slug, fieldsOf(include).body);
          if (problems.length > 0) throw invalidFields(problems);
          return { files: [{ path: "index.html", body: Buffer.from(html) }], extras: [] };
        }),
      ),
    rollBack: (request) => detailAfter(rollBackRecord(records, request)),
    unpublish: (request) => detailAfter(unpublishRecord(records, request)),
    async retire({ isConfirmed, ...request }) {
      if (!isConfirmed) await refuseWhileUsed(request.id);
      return detailAfter(retireRecord(records, request, {}));
    },
    restore: (request) => detailAfter(restoreRecord(records, request, () => ({}))),
  };
}
