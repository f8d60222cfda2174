import { randomUUID } from "node:crypto";
import type { DecideCall, ProposeCall } from "@nv/contracts/schemas";
import { TOTAL_AREA } from "@nv/contracts/schemas";
import type { Actor } from "../../http/acting.ts";
import { invalidFields, Problem } from "../../http/problem.ts";
import { lawOf } from "./core/law-of.ts";
import type { StoredElection } from "./core/stored-election.ts";
import type { ElectionsContext } from "./elections-context.ts";
import { nightFields, placeOf } from "./night-matter.ts";
import { decideCall, findCall, findNightState, insertCall, type NightOf, noteInLog } from "./nights.repository.ts";
import { publishNight } from "./publish-night.ts";
import { tellPanels } from "./renew-night.ts";
import type { ElectionCallRow } from "./schema/tables.ts";

/** Name of an area of an election; `null` for one that is not of it. */
export function areaName(stored: StoredElection, code: string): string | null {
  if (code === TOTAL_AREA) return "el total";
  return lawOf(stored)?.constituencies.find((constituency) => constituency.code === code)?.name ?? null;
}

/** Acronym of a list of an election; `null` for one that is not of it. */
export const acronymOf = ({ lists }: StoredElection, key: string): string | null =>
  lists.find((list) => list.key === key)?.acronym ?? null;

/** Sentence on a call, for the log: «Alfa gana en Álava». */
const said = (stored: StoredElection, { area, list }: Pick<ElectionCallRow, "area" | "list">) =>
  `${acronymOf(stored, list) ?? list} gana en ${areaName(stored, area) ?? area}`;

/** Opens the decisions about who won: one person proposes, another one confirms. */
export function createCalls(context: ElectionsContext) {
  const { db, database, noteInAudit, now } = context;

  async function note(which: NightOf, text: string): Promise<void> {
    await noteInLog(db, which, { atMs: now(), kind: "call", text });
  }
  const audit = (
    action: "call_proposed" | "call_confirmed" | "call_refused" | "call_withdrawn",
    actor: Actor,
    id: string,
    call: string,
  ) => noteInAudit(database.kysely, { action, actor, from: actor.from, details: { id, call } });

  async function openNight(which: NightOf) {
    const night = await findNightState(db, which);
    if (night === undefined || night.is_open === 0) throw new Problem("NIGHT_NOT_FOUND");
    return { night, stored: await nightFields(context, which.id, placeOf(night)) };
  }

  return {
    /** @throws {Problem} `NIGHT_NOT_FOUND`; `FIELDS_INVALID` for an area or a list that is not of the election, or an area that has a winner. */
    async propose(id: string, { place, area, list, reason }: ProposeCall, actor: Actor): Promise<void> {
      const which = { id, place };
      const { stored } = await openNight(which);
      if (areaName(stored, area) === null)
        throw invalidFields([{ field: "area", message: "Elige dónde se da el ganador" }]);
      if (acronymOf(stored, list) === null) throw invalidFields([{ field: "list", message: "Elige una candidatura" }]);
      await insertCall(db, {
        ...{ id: randomUUID(), record_id: id, place, area, list, reason, state: "proposed" },
        ...{ proposed_by: actor.name, proposed_by_id: actor.id, proposed_at_ms: now() },
        ...{ decided_by: "", decided_by_id: "", decided_at_ms: null, decided_reason: "" },
      });
      await note(which, `${actor.name} propone: ${said(stored, { area, list })}. ${reason}`);
      await audit("call_proposed", actor, id, said(stored, { area, list }));
      await tellPanels(context, which);
    },
    /**
     * Confirms, refuses or withdraws one. What is confirmed is in the pages at once, and what is withdrawn is out of them.
     *
     * @throws {Problem} `CALL_NOT_FOUND`, `CALL_IS_YOURS`, `CALL_IS_DECIDED`, `NIGHT_NOT_FOUND`.
     */
    async decide(id: string, callId: string, { decision, reason }: DecideCall, actor: Actor): Promise<void> {
      const call = await findCall(db, id, callId);
      if (call === undefined) throw new Problem("CALL_NOT_FOUND");
      const which = { id, place: call.place };
      const { stored } = await openNight(which);
      // Who proposes may take it back, and anybody may take back what readers have: a mistake must not wait for a second person.
      if (decision === "confirmed" && call.proposed_by_id === actor.id) throw new Problem("CALL_IS_YOURS");
      const from = decision === "withdrawn" ? ["proposed", "confirmed"] : ["proposed"];
      if (!from.includes(call.state)) throw new Problem("CALL_IS_DECIDED");
      const decided = await decideCall(db, call, {
        ...{ state: decision, decided_by: actor.name, decided_by_id: actor.id },
        ...{ decided_at_ms: now(), decided_reason: reason },
      });
      if (!decided) throw new Problem("CALL_IS_DECIDED");
      const verbs = { confirmed: "confirma", refused: "rechaza", withdrawn: "retira" } as const;
      await note(which, `${actor.name} ${verbs[decision]}: ${said(stored, call)}.${reason === "" ? "" : ` ${reason}`}`);
      await audit(`call_${decision}`, actor, id, said(stored, call));
      if (decision === "confirmed" || call.state === "confirmed") await publishNight(context, which);
      await tellPanels(context, which);
    },
  };
}
