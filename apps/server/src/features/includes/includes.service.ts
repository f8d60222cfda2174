import { INCLUDES_PATH } from "@nv/contracts";
import type {
  EditInclude,
  IncludeDetail,
  IncludeList,
  IncludeSummary,
  RegisterInclude,
  RenderedInclude,
} from "@nv/contracts/schemas";
import { IncludeSummary as SummarySchema } from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import { foldWords } from "../../platform/records/core/fold-words.ts";
import { editDocument, listDocuments, registerDocument, summaryOf } from "../../platform/records/documents.ts";
import { type PublishRequest, publishRecord, unfitIn } from "../../platform/records/publish-record.ts";
import { recordActions } from "../../platform/records/record-actions.ts";
import { requireRecord } from "../../platform/records/records-context.ts";
import { includeCodes, includeUrl } from "./core/include-codes.ts";
import { usesOf } from "./include-uses.service.ts";
import type { IncludeRow } from "./includes-collection.ts";
import type { IncludesContext } from "./includes-context.ts";
import { renderInclude } from "./render-include.service.ts";

/** Includes in a list: a newsroom has dozens. */
const LISTED_INCLUDES = 200;

/** Address of what has none yet; nothing can be saved under it. */
const NO_SLUG = "";

/** Characters of a text that a small picture of it shows. */
const GIST_LENGTH = 90;

const toSummary = (row: IncludeRow): IncludeSummary =>
  SummarySchema.parse({ ...summaryOf(row), gist: row.fields.body.slice(0, GIST_LENGTH) });

/** The includes, as their routes see them. */
export type Includes = ReturnType<typeof createIncludes>;

/** Creates the actions on includes: records, whose body is made safe before it is kept. */
export function createIncludes(context: IncludesContext) {
  const { records } = context;
  const { publicBaseUrl } = context.publishing;
  const urlOf = (slug: string, revision: string) => `${publicBaseUrl}${INCLUDES_PATH}/${slug}/${revision}/`;

  async function toDetail(include: IncludeRow): Promise<IncludeDetail> {
    const { slug, revision } = include;
    const { title, body, note } = include.fields;
    const rendered = await renderInclude(context, slug, body);
    return {
      ...toSummary(include),
      title,
      body,
      note,
      rendered,
      revision,
      publicUrl: revision === null ? null : includeUrl(publicBaseUrl, slug),
      codes: revision === null ? {} : includeCodes({ publicBaseUrl, slug, revision, rendered }),
      uses: [...(await usesOf(context, include))],
      problems: [...unfitIn(records.collection, include.fields), ...rendered.problems],
    };
  }
  const actions = recordActions(records, { toDetail, urlOf });
  const { detailAfter } = actions;

  async function refuseWhileUsed(id: string): Promise<void> {
    const uses = (await usesOf(context, await requireRecord(records, id))).filter(({ isLive }) => isLive);
    if (uses.length > 0) throw new Problem("INCLUDE_IN_USE", { uses });
  }

  return {
    ...actions,
    async list(q: string): Promise<IncludeList> {
      const rows = await listDocuments(records, { words: foldWords(q), most: LISTED_INCLUDES });
      return { items: rows.map(toSummary) };
    },
    preview: (body: string, slug: string | undefined): Promise<RenderedInclude> =>
      renderInclude(context, slug ?? NO_SLUG, body),
    register: (input: RegisterInclude, actor: Actor) => detailAfter(registerDocument(records, input, actor)),
    edit(id: string, document: EditInclude, actor: Actor) {
      const slugIsFixed = "La dirección no cambia después de publicar: está puesta en páginas";
      return detailAfter(editDocument(records, { id, document, actor, slugIsFixed }));
    },
    publish: (request: PublishRequest) =>
      detailAfter(
        publishRecord(records, request, async (include) => {
          const { html, problems } = await renderInclude(context, include.slug, include.fields.body);
          if (problems.length > 0) throw invalidFields(problems);
          return { files: [{ path: "index.html", body: Buffer.from(html) }] };
        }),
      ),
    /** @throws {Problem} `INCLUDE_IN_USE` when something that readers see holds it, unless whoever retires it has seen that. */
    async retire({ isConfirmed, ...request }: PublishRequest & { readonly isConfirmed: boolean }) {
      if (!isConfirmed) await refuseWhileUsed(request.id);
      return actions.retire(request);
    },
  };
}
