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
import { foldWords } from "../../platform/records/core/fold-words.ts";
import { editDocument, listDocuments, registerDocument, summaryOf } from "../../platform/records/documents.ts";
import {
  type PublishRequest,
  publishRecord,
  restoreRecord,
  retireRecord,
  rollBackRecord,
  unpublishRecord,
} from "../../platform/records/publish-record.ts";
import { recordHistory } from "../../platform/records/record-history.ts";
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

const toSummary = (row: Parameters<typeof summaryOf>[0]): IncludeSummary => SummarySchema.parse(summaryOf(row));

/** What people do with includes: records, whose body is made safe before it is kept. */
export function createIncludes(context: IncludesContext): Includes {
  const { records } = context;
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
      const rows = await listDocuments(records, { words: foldWords(q), most: LISTED_INCLUDES });
      return { items: rows.map(toSummary) };
    },
    detail: (id) => detailAfter(required(id)),
    history: (id) => recordHistory(records, id, urlOf),
    preview: (body, slug) => renderInclude(context, slug ?? NO_SLUG, body),
    register: (input, actor) => detailAfter(registerDocument(records, input, actor)),
    edit(id, document, actor) {
      const slugIsFixed = "La dirección no cambia después de publicar: está puesta en páginas";
      return detailAfter(editDocument(records, { id, document, actor, slugIsFixed }));
    },
    publish: (request) =>
      detailAfter(
        publishRecord(records, request, async (include) => {
          const { html, problems } = await renderInclude(context, include.slug, fieldsOf(include).body);
          if (problems.length > 0) throw invalidFields(problems);
          return { files: [{ path: "index.html", body: Buffer.from(html) }] };
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
