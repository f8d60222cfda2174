import { Problem } from "../../../http/problem.ts";
import { isHostAmong } from "../../../platform/publishing/core/newspaper-hosts.ts";
import { deleteUsage, unconfirmedUsages, updateUsage } from "../graphics.repository.ts";
import type { GraphicsContext } from "../graphics-context.ts";
import type { GraphicRow, GraphicUsageRow } from "../schema/tables.ts";
import { holdsGraphic } from "./core/holds-graphic.ts";

/** Pages of one graphic that are looked at each time. */
const PAGES_AT_ONCE = 20;

/** An article with its styles and its scripts; what comes after is not read. Bytes. */
const READ_BYTES = 2_000_000;

const GONE: ReadonlySet<number> = new Set([404, 410]);

type Verdict = "holds" | "gone" | "unknown";

async function lookAt(context: GraphicsContext, slug: string, { page }: GraphicUsageRow): Promise<Verdict> {
  const { outsideFetch } = context;
  const { publicBaseUrl, newspaperHosts } = context.publishing;
  try {
    const { url, status, body } = await outsideFetch(`https://${page}`, { mostBytes: READ_BYTES });
    if (GONE.has(status)) return "gone";
    const isOwn = isHostAmong(newspaperHosts, new URL(url).hostname);
    return isOwn && status < 400 && holdsGraphic(body.toString(), publicBaseUrl, slug) ? "holds" : "unknown";
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return "unknown"; // It does not answer, or may not be asked: nothing is known of it.
  }
}

/**
 * Looks whether pages that readers' browsers told of hold a graphic: those that do are confirmed, those that do not exist are
 * forgotten, the rest stays hearsay, because a page may add its frames by script. Only pages of the newspaper are looked at:
 * a stranger must not send this server to addresses of their choice.
 */
export async function checkUsages(context: GraphicsContext, { id, slug }: GraphicRow): Promise<void> {
  const { db, now } = context;
  const { newspaperHosts } = context.publishing;
  if (newspaperHosts.length === 0) return;
  for (const usage of await unconfirmedUsages(db, id, PAGES_AT_ONCE)) {
    const isOwn = isHostAmong(newspaperHosts, new URL(`https://${usage.page}`).hostname);
    const verdict = isOwn ? await lookAt(context, slug, usage) : "unknown";
    if (verdict === "gone") await deleteUsage(db, id, usage.id);
    else
      await updateUsage(db, id, usage.id, {
        checked_at_ms: now(),
        ...(verdict === "holds" && { confirmed_at_ms: now() }),
      });
  }
}
