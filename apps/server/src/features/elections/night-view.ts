import { ELECTION_LIMITS } from "@nv/contracts";
import { ElectionCall, NightLogLine, NightPlaceName, type NightView, TOTAL_AREA } from "@nv/contracts/schemas";
import { openSeats, totalOf, votesOf } from "@nv/elections";
import { formatCount } from "@nv/spanish";
import type { Actor } from "../../http/acting.ts";
import { Problem } from "../../http/problem.ts";
import { requireRecord } from "../../platform/records/records-context.ts";
import { acronymOf, areaName } from "./calls.service.ts";
import { nightHeadlines } from "./core/night-headlines.ts";
import { nightUrl } from "./core/night-place.ts";
import { type NightMatter, shownNight } from "./core/shown-night.ts";
import type { StoredElection } from "./core/stored-election.ts";
import type { ElectionsContext } from "./elections-context.ts";
import { nightMatter, placeOf } from "./night-matter.ts";
import { callsOf, logOf } from "./nights.repository.ts";
import type { ElectionCallRow, ElectionNightRow } from "./schema/tables.ts";

/** Lists that the panel tells of each area. */
const TOLD_LISTS = 8;
/** Lists that it tells of those that nobody names. */
const TOLD_UNNAMED = 30;

function callView(call: ElectionCallRow, stored: StoredElection, actor: Actor): ElectionCall {
  return ElectionCall.parse({
    ...{ id: call.id, place: call.place, area: call.area, list: call.list, reason: call.reason, state: call.state },
    areaName: areaName(stored, call.area) ?? call.area,
    acronym: acronymOf(stored, call.list) ?? call.list,
    ...{ proposedBy: call.proposed_by, proposedAtMs: call.proposed_at_ms, isYours: call.proposed_by_id === actor.id },
    ...{ decidedBy: call.decided_by, decidedAtMs: call.decided_at_ms, decidedReason: call.decided_reason },
  });
}

/** Writes what the votes that are left can still change, for who thinks of giving a winner. */
function openText(open: ReturnType<typeof openSeats> | null, code: string): string {
  const one = open?.get(code);
  if (one === undefined || one.ranges.size === 0) return "";
  if (!one.isOpen) return "Nada de lo que queda por contar cambia sus escaños.";
  const left = Number.isFinite(one.left) ? formatCount(one.left, "voto", "votos") : "";
  return left === "" ? "" : `Pueden cambiar: quedan como mucho ${left} por contar.`;
}

function areasOf(matter: NightMatter): NightView["areas"] {
  const { snapshot, law } = matter;
  if (snapshot === null) return [];
  const shown = shownNight(matter, { hasTowns: false });
  const open = openSeats(snapshot, law);
  return [shown.total, ...shown.constituencies].map(({ code, name, countedPct, lists }) => ({
    ...{ code, name: code === TOTAL_AREA ? "Total" : name, countedPct, open: openText(open, code) },
    lists: lists
      .filter(({ key }) => key !== "")
      .slice(0, TOLD_LISTS)
      .map(({ key, votes, pct, seats, seatsChange }) => ({
        ...{ key, votes, pct, seats, acronym: shown.lists.get(key)?.acronym ?? key },
        seatsBefore: seatsChange === null ? null : seats - seatsChange,
      })),
  }));
}

/** Lists that the source counts and the desk does not name: how a list gets its key. */
function unnamedOf({ snapshot, fields }: NightMatter): NightView["unnamed"] {
  if (snapshot === null) return [];
  const named = new Set(fields.lists.map(({ key }) => key));
  const total = totalOf(snapshot);
  return snapshot.lists
    .filter(({ key }) => !named.has(key))
    .map(({ key, acronym, name }) => ({ key, acronym, name, votes: total === undefined ? 0 : votesOf(total, key) }))
    .toSorted((one, other) => other.votes - one.votes)
    .slice(0, TOLD_UNNAMED);
}

/** Gathers what a night is made of; `null` where what was written since keeps it from being made. */
async function matterOf(context: ElectionsContext, night: ElectionNightRow): Promise<NightMatter | null> {
  try {
    return await nightMatter(context, night);
  } catch (error) {
    // A rehearsal of what is being written: the form says what is wrong with it.
    if (error instanceof Problem) return null;
    throw error;
  }
}

/** A night as the desk follows it. */
export async function nightView(context: ElectionsContext, night: ElectionNightRow, actor: Actor): Promise<NightView> {
  const { db, publishing, records } = context;
  const which = { id: night.record_id, place: night.place };
  const matter = await matterOf(context, night);
  const stored = (await requireRecord(records, night.record_id)).fields;
  const calls = await callsOf(db, which);
  const log = await logOf(db, which, ELECTION_LIMITS.log);
  return {
    place: NightPlaceName.parse(night.place),
    ...{ isOpen: night.is_open === 1, openedBy: night.opened_by, openedAtMs: night.opened_at_ms },
    url: night.revision === null ? "" : nightUrl(publishing.publicBaseUrl, placeOf(night), night.address),
    ...{ heardAtMs: night.heard_at_ms, takenAtMs: matter?.snapshot?.takenAtMs ?? null, fault: night.fault },
    isBehind: matter !== null && matter.behindSinceMs !== null,
    areas: matter === null ? [] : areasOf(matter),
    headlines: matter === null ? [] : [...nightHeadlines(matter)],
    unnamed: matter === null ? [] : unnamedOf(matter),
    log: log.map(({ at_ms, kind, text }) => NightLogLine.parse({ atMs: at_ms, kind, text })),
    calls: calls.map((call) => callView(call, stored, actor)),
  };
}
