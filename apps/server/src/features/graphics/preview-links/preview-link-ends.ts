import type { GraphicsContext } from "../graphics-context.ts";
import type { PreviewLinkRow } from "../schema/tables.ts";
import type { PreviewLinkPages } from "./preview-link-pages.ts";
import {
  endedBefore,
  endedUnreconciled,
  endLink,
  markLinkReconciled,
  overdueLinks,
  removeLink,
} from "./preview-links.repository.ts";

/** No draft takes as long to be written: what is not by then never will be. Milliseconds. */
const LONGEST_MAKING_MS = 3_600_000;

/** Time for which a link that ended says so, instead of holding nothing: 90 days. Milliseconds. */
const SAYS_SO_MS = 90 * 86_400_000;

/** Ends of links to drafts. */
export type PreviewLinkEnds = ReturnType<typeof createPreviewLinkEnds>;

/** Opens what is done in the store about links that ended. */
export function createPreviewLinkEnds({ db, log, now }: GraphicsContext, pages: PreviewLinkPages) {
  /** Makes the store say that a link ended, to readers of all processes, and hold nothing of its draft. Done again, it changes nothing. */
  async function reconcile(row: PreviewLinkRow): Promise<void> {
    await pages.point(row);
    await pages.drop(row);
    await markLinkReconciled(db, row);
  }

  /** The database has decided; a store that is away for a moment is told by the sweep. */
  async function reconcileAll(rows: readonly PreviewLinkRow[]): Promise<void> {
    for (const row of rows) {
      try {
        await reconcile(row);
      } catch (error) {
        log.error({ err: error, link: row.id }, "a link to a draft is not out of the store yet");
      }
    }
  }

  return {
    reconcile,
    reconcileAll,
    /** Ends what is over, and finishes what was cut short. */
    async sweep(): Promise<void> {
      const nowMs = now();
      for (const { id } of await overdueLinks(db, { nowMs, cutShortBeforeMs: nowMs - LONGEST_MAKING_MS }))
        await endLink(db, id, nowMs);
      await reconcileAll(await endedUnreconciled(db));
      for (const { id, token } of await endedBefore(db, nowMs - SAYS_SO_MS)) {
        await pages.clear(token);
        await removeLink(db, id);
      }
    },
  };
}
