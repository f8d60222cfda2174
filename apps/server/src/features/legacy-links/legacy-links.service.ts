import type { EditLegacyLink, LegacyLinkSummary, RegisterLegacyLink } from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { changeRecord } from "../../platform/records/change-record.ts";
import { deleteRecord } from "../../platform/records/delete-record.ts";
import { type PublishRequest, restoreRecord, retireRecord } from "../../platform/records/publish-record.ts";
import { recordActions } from "../../platform/records/record-actions.ts";
import { enqueueCheck } from "./check-links.ts";
import { insertLink } from "./import-links.ts";
import { checkLink, keysOf } from "./keep-link.ts";
import { wantCheck } from "./legacy-links.repository.ts";
import type { LegacyLinksContext } from "./legacy-links-context.ts";
import { pageUrlOf, toSummary } from "./link-views.ts";
import { createReadLegacyLinks } from "./read-legacy-links.service.ts";
import type { LegacyLinkRow } from "./schema/tables.ts";
import type { WriteRedirects } from "./write-redirects.ts";

/** The old links, as their routes see them. Failures are `Problem`s; late changes are `StaleVersion`s. */
export type LegacyLinks = ReturnType<typeof createLegacyLinks>;

/** Opens what people do with old links. */
export function createLegacyLinks(context: LegacyLinksContext, writeRedirects: WriteRedirects) {
  const { records, db, now } = context;
  const { publicBaseUrl } = context.publishing;
  const summaryOf = (link: LegacyLinkRow) => toSummary(publicBaseUrl, link);
  const { detail, history } = recordActions(records, {
    toDetail: summaryOf,
    urlOf: (slug, revision) => `${pageUrlOf(publicBaseUrl, slug)}${revision}/`,
  });

  async function checkedSoon(work: Promise<LegacyLinkRow>, actor: Actor): Promise<LegacyLinkSummary> {
    const link = await work;
    await enqueueCheck(context, actor);
    return summaryOf(link);
  }

  return {
    ...createReadLegacyLinks(context),
    detail,
    history,

    async register(input: RegisterLegacyLink, actor: Actor) {
      await checkLink(context, input);
      return checkedSoon(insertLink(context, input, actor), actor);
    },

    async edit(id: string, { version, ...fields }: EditLegacyLink, actor: Actor) {
      await checkLink(context, fields);
      const edited = changeRecord(records, {
        id,
        version,
        actor,
        action: "edited" as const,
        change(link) {
          const keys = keysOf(fields);
          const isOther = addressesOf(link) !== JSON.stringify([keys.source_key, keys.target_key]);
          return {
            record: { title: fields.title, fields: JSON.stringify(fields) },
            extension: {
              ...keys,
              // What was retired has given its address up.
              ...(link.status === "retired" && { source_key: null }),
              ...(isOther && { state: "unknown", found: null, checked_at_ms: null, wanted_at_ms: now() }),
            },
          };
        },
      });
      return checkedSoon(edited, actor);
    },

    /** Takes its page away from readers, and it out of the list and the redirects. */
    async retire(request: PublishRequest) {
      const gone = { source_key: null, redirect_from: null, redirect_to: null, archive: null };
      const retired = await retireRecord(records, request, gone);
      await writeRedirects();
      return summaryOf(retired);
    },

    restore(request: PublishRequest) {
      const restored = restoreRecord(records, request, (link) => ({
        source_key: keysOf(link.fields).source_key,
        wanted_at_ms: now(),
      }));
      return checkedSoon(restored, request.actor);
    },

    /** @throws {Problem} `PUBLISHED_ONCE`. */
    delete: (request: PublishRequest) => deleteRecord(records, request),

    /** Orders a look at some of them; at all without ids. @returns Id of the job. */
    async check(ids: readonly string[], actor: Actor) {
      await wantCheck(db, now(), ids);
      return enqueueCheck(context, actor);
    },
  };
}

/** Both addresses of a link as they are, to be compared. */
function addressesOf(link: LegacyLinkRow): string {
  const { source_key, target_key } = keysOf(link.fields);
  return JSON.stringify([source_key, target_key]);
}
