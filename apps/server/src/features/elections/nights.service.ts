import { randomBytes } from "node:crypto";
import type { NightOrder, Nights, NightView, OpenNight } from "@nv/contracts/schemas";
import type { z } from "zod";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { readPointer } from "../../platform/records/read-pointer.ts";
import { requireRecord } from "../../platform/records/records-context.ts";
import { changeNight } from "./change-night.ts";
import type { ElectionsContext } from "./elections-context.ts";
import { nightFields } from "./night-matter.ts";
import { nightView } from "./night-view.ts";
import { clearNight, findNightState, type NightOf, nightsOf, noteInLog, writeNight } from "./nights.repository.ts";
import { publishNight, reconcileNight } from "./publish-night.ts";
import { renewNow, tellPanels } from "./renew-night.ts";
import type { ElectionNightRow, NightState } from "./schema/tables.ts";
import { tellFollowers } from "./tell-followers.ts";

/** Letters of the address of a rehearsal, hex: nobody guesses it. */
const TOKEN_BYTES = 16;

/** Opens the nights of elections. Failures are `Problem`s. */
export function createNights(context: ElectionsContext) {
  const { db, database, noteInAudit, now, records } = context;

  async function views(id: string, actor: Actor): Promise<z.infer<typeof Nights>> {
    const items: NightView[] = [];
    for (const night of await nightsOf(db, id)) items.push(await nightView(context, night, actor));
    return { items };
  }
  const audit = (action: "night_opened" | "night_closed", actor: Actor, { id, place }: NightOf) =>
    noteInAudit(database.kysely, { action, actor, from: actor.from, details: { id, place } });

  return {
    async list(id: string, actor: Actor) {
      await requireRecord(records, id);
      return views(id, actor);
    },
    /**
     * Opens a night: a real one at the address of the election, a rehearsal at one that nobody guesses. A real one that was closed goes on;
     * a rehearsal begins anew.
     *
     * @throws {Problem} `ELECTION_NOT_LIVE` for a real night of what is not published; `NIGHT_IS_OPEN`; `FIELDS_INVALID`.
     */
    async open(id: string, { place, count }: OpenNight, actor: Actor) {
      const row = await requireRecord(records, id);
      const which = { id, place };
      if (place === "live" && row.revision === null) throw new Problem("ELECTION_NOT_LIVE");
      await nightFields(context, id, place);
      const before = await findNightState(db, which);
      if (before?.is_open === 1) throw new Problem("NIGHT_IS_OPEN");
      const opened = { is_open: 1, opened_by: actor.name, opened_at_ms: now(), asked_at_ms: null, fault: "" };
      if (before !== undefined && place === "live") await changeNight(context, which, () => opened);
      else {
        if (before !== undefined) await takeAway(context, before);
        await clearNight(db, which);
        const fresh: ElectionNightRow = {
          ...{ record_id: id, place, ...opened },
          count_of: place === "live" ? "source" : count,
          address: place === "live" ? row.slug : randomBytes(TOKEN_BYTES).toString("hex"),
          ...{ snapshot: null, etag: "", heard_at_ms: null, says_behind: 0 },
          ...{
            revisions: before?.revisions ?? 0,
            revision: null,
            pointer: null,
            is_settled: 1,
            told_revision: null,
            told_at_ms: null,
            turn: (before?.turn ?? 0) + 1,
          },
        };
        await writeNight(db, fresh);
      }
      await noteInLog(db, which, {
        atMs: now(),
        kind: "opened",
        text: `${actor.name} abre ${place === "live" ? "la noche" : "el ensayo"}.`,
      });
      await audit("night_opened", actor, which);
      await publishNight(context, which);
      await tellPanels(context, which);
      return views(id, actor);
    },
    /**
     * Ends a night: nobody asks the source any more. Its pages stay as they are; those of a rehearsal go.
     *
     * @throws {Problem} `NIGHT_NOT_FOUND`.
     */
    async close(id: string, { place }: z.infer<typeof NightOrder>, actor: Actor) {
      const which = { id, place };
      const night = await changeNight(context, which, ({ is_open }) => (is_open === 1 ? { is_open: 0 } : null));
      if (night === null) throw new Problem("NIGHT_NOT_FOUND");
      await noteInLog(db, which, { atMs: now(), kind: "closed", text: `${actor.name} la cierra.` });
      await audit("night_closed", actor, which);
      if (place === "live") {
        await publishNight(context, which);
        await tellFollowers(context, which, { isUrgent: true });
      } else await takeAway(context, night);
      await tellPanels(context, which);
      return views(id, actor);
    },
    async renew(id: string, { place }: z.infer<typeof NightOrder>, actor: Actor) {
      await renewNow(context, { id, place });
      return views(id, actor);
    },
    views,
  };
}

/** Takes the pages of a night away from whoever has their address. */
export async function takeAway(
  context: ElectionsContext,
  { record_id: id, place }: Pick<NightState, "record_id" | "place">,
): Promise<void> {
  const which = { id, place };
  const taken = await changeNight(context, which, ({ pointer }) =>
    pointer === null
      ? null
      : { pointer: JSON.stringify({ ...readPointer(pointer), state: "gone" }), revision: null, is_settled: 0 },
  );
  if (taken !== null) await reconcileNight(context, which);
}
