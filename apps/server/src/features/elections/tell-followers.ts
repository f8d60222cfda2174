import { electionReference } from "@nv/piece-parts";
import type { Actor } from "../../http/acting.ts";
import { orderFollowing } from "../../platform/publishing/follow-published.ts";
import { requireRecord } from "../../platform/records/records-context.ts";
import { changeNight } from "./change-night.ts";
import type { ElectionsContext } from "./elections-context.ts";
import { placeOf } from "./night-matter.ts";
import type { NightOf } from "./nights.repository.ts";

/**
 * Time between two publications of what follows a count, milliseconds: pages of the night are of this half minute, and each publication of a
 * graphic is a version of its record, which stays.
 */
const PAUSE_MS = 60_000;

/** Actor of the publications that a count orders. */
const NIGHT: Actor = { id: "", name: "Noche electoral" };

/**
 * Orders that graphics which follow the count of a night go out with it, and links to drafts with that of a rehearsal: once a minute, and at
 * once for what cannot wait. The same revision is told once.
 *
 * @param isUrgent - For a correction, and for the last count.
 */
export async function tellFollowers(
  context: ElectionsContext,
  which: NightOf,
  { isUrgent = false }: { readonly isUrgent?: boolean } = {},
): Promise<void> {
  const { now, records } = context;
  const told = await changeNight(context, which, ({ revision, told_revision, told_at_ms }) => {
    const isDue = isUrgent || told_at_ms === null || now() - told_at_ms >= PAUSE_MS;
    return revision === null || revision === told_revision || !isDue
      ? null
      : { told_revision: revision, told_at_ms: now() };
  });
  if (told === null || told.revision === null) return;
  const { slug } = await requireRecord(records, which.id);
  const isRehearsal = placeOf(told) === "rehearsal";
  await orderFollowing(context, { reference: electionReference(slug), revision: told.revision, isRehearsal }, NIGHT);
}
