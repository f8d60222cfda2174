import type { CountSnapshot } from "@nv/contracts/schemas";
import { correctionText, mergeCounts } from "@nv/elections";
import { formatPercent } from "@nv/spanish";
import { Problem } from "../../http/problem.ts";
import { askSource, type SourceAnswer } from "./ask-source.ts";
import { changeCount, changeNight } from "./change-night.ts";
import { knownAreas } from "./core/known-areas.ts";
import { lawOf } from "./core/law-of.ts";
import { behindSince } from "./core/night-age.ts";
import type { StoredElection } from "./core/stored-election.ts";
import type { ElectionsContext } from "./elections-context.ts";
import { nightFields, placeOf } from "./night-matter.ts";
import { findNight, findNightState, type NightOf, noteInLog } from "./nights.repository.ts";
import { publishNight } from "./publish-night.ts";
import type { NightState } from "./schema/tables.ts";
import { tellFollowers } from "./tell-followers.ts";

/** Corrections of one count that the log names; of more it says how many. */
const TOLD_CORRECTIONS = 5;
/** Faults of one count that are told. */
const TOLD_FAULTS = 3;

/** Sentences on what a count brought, for the log. */
interface Heard {
  readonly snapshot: CountSnapshot | null;
  readonly isNew: boolean;
  readonly fault: string;
  readonly corrections: readonly string[];
}

const listNames = ({ lists }: Pick<StoredElection, "lists">) =>
  new Map(lists.map(({ key, acronym }) => [key, acronym]));

/** Names the first of many sentences, and counts the rest. */
function some(sentences: readonly string[], most: number): string {
  const rest = sentences.length - most;
  return sentences.slice(0, most).join(" ") + (rest > 0 ? ` Y ${rest} más.` : "");
}

/** Puts a count that came over the last good one. */
function heard(last: CountSnapshot | null, answer: SourceAnswer, stored: StoredElection): Heard {
  if (answer.kind === "same") return { snapshot: last, isNew: false, fault: "", corrections: [] };
  if (answer.kind === "fault") return { snapshot: last, isNew: false, fault: answer.text, corrections: [] };
  const areas = knownAreas(lawOf(stored), answer.snapshot);
  const merged = mergeCounts(last, answer.snapshot, areas === null ? {} : { areas });
  const names = listNames(stored);
  const faults = [...answer.faults, ...merged.faults.map(({ text }) => text)];
  return {
    snapshot: merged.snapshot,
    isNew: merged.isTaken && merged.snapshot?.takenAtMs !== last?.takenAtMs,
    fault: some(faults, TOLD_FAULTS),
    corrections: merged.corrections.map((correction) => correctionText(correction, (key) => names.get(key) ?? key)),
  };
}

/** Writes what a count is, for the log. */
function countLine({ areas, isFinal }: CountSnapshot): string {
  const total = areas.find(({ kind }) => kind === "total");
  const pct =
    total?.countedPct ??
    (total?.countedCensus != null && total.census > 0 ? (100 * total.countedCensus) / total.census : null);
  if (isFinal) return "Recuento terminado.";
  return pct === null ? "Recuento nuevo." : `Recuento nuevo: ${formatPercent(pct)} escrutado.`;
}

async function noteHeard(context: ElectionsContext, which: NightOf, before: NightState, what: Heard): Promise<void> {
  const atMs = context.now();
  const note = (kind: "count" | "correction" | "fault" | "silence", text: string) =>
    noteInLog(context.db, which, { atMs, kind, text });
  if (what.fault !== "" && what.fault !== before.fault) await note("fault", what.fault);
  if (what.fault === "" && before.fault !== "") await note("count", "La fuente contesta otra vez.");
  if (what.corrections.length > 0) await note("correction", some(what.corrections, TOLD_CORRECTIONS));
  if (what.isNew && what.snapshot !== null) await note("count", countLine(what.snapshot));
}

/**
 * Asks the source of a night once, keeps what came, and gives readers pages that say it. What is broken, late or older changes nothing of what
 * readers have but what it says about itself.
 *
 * @returns Whether it was this process that asked: another one may be at it.
 */
export async function renewNight(context: ElectionsContext, which: NightOf): Promise<boolean> {
  const asked = await findNightState(context.db, which);
  if (asked === undefined || asked.is_open === 0) return false;
  const claimed = await changeNight(context, which, (night) =>
    night.turn === asked.turn && night.is_open === 1 ? { asked_at_ms: context.now() } : null,
  );
  if (claimed === null) return false;
  const stored = await nightFields(context, which.id, placeOf(asked));
  const answer = await askSource(context, stored, claimed);
  let what: Heard = { snapshot: null, isNew: false, fault: "", corrections: [] };
  const before = await changeCount(context, which, (night) => {
    what = heard(context.counts.read(night.snapshot), answer, stored);
    return {
      fault: what.fault,
      ...(answer.kind === "count" && what.snapshot !== null && { snapshot: context.counts.write(what.snapshot) }),
      ...(answer.kind === "count" && what.fault === "" && { etag: answer.etag }),
      ...(what.isNew && { heard_at_ms: context.now() }),
    };
  });
  if (before === null) return true;
  await noteHeard(context, which, before, what);
  const night = await findNight(context.db, which);
  if (night === undefined) return true;
  const aged = {
    ...{
      snapshot: context.counts.read(night.snapshot),
      heardAtMs: night.heard_at_ms,
      everySeconds: stored.everySeconds,
    },
    isOpen: night.is_open === 1,
  };
  const isBehind = behindSince(aged, context.now()) !== null;
  if (isBehind && night.says_behind === 0)
    await noteInLog(context.db, which, {
      atMs: context.now(),
      kind: "silence",
      text: "La fuente no da datos nuevos: las páginas lo dicen.",
    });
  if (what.isNew || what.corrections.length > 0 || isBehind !== (night.says_behind === 1))
    await publishNight(context, which);
  await tellFollowers(context, which, { isUrgent: what.corrections.length > 0 || what.snapshot?.isFinal === true });
  await tellPanels(context, which);
  return true;
}

/** Tells open panels of a night that there is something to see. */
export async function tellPanels({ events, database }: ElectionsContext, { id, place }: NightOf): Promise<void> {
  await events.publish(database.kysely, { name: "night", data: { id, place } });
}

/** Renews a night for who waits, and tells why where it cannot be. @throws {Problem} As {@link renewNight}, and `NIGHT_NOT_FOUND`. */
export async function renewNow(context: ElectionsContext, which: NightOf): Promise<void> {
  const night = await findNightState(context.db, which);
  if (night === undefined || night.is_open === 0) throw new Problem("NIGHT_NOT_FOUND");
  await renewNight(context, which);
}
