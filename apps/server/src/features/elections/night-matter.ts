import type { NightPlace } from "@nv/contracts";
import { ElectionFields, TOTAL_AREA } from "@nv/contracts/schemas";
import type { ShownCall } from "@nv/election-pages";
import { invalidFields } from "../../http/problem.ts";
import { readersFields, unfitIn } from "../../platform/records/publish-record.ts";
import { requireRecord } from "../../platform/records/records-context.ts";
import { lawOf } from "./core/law-of.ts";
import { behindSince } from "./core/night-age.ts";
import { nightUrl } from "./core/night-place.ts";
import type { NightMatter } from "./core/shown-night.ts";
import type { StoredElection } from "./core/stored-election.ts";
import type { ElectionsContext } from "./elections-context.ts";
import { callsOf, countOf } from "./nights.repository.ts";
import type { ElectionNightRow } from "./schema/tables.ts";

/** Sentence on a law that nobody knows. */
const NO_LAW = [{ field: "law", message: "Elige una ley electoral" }];

/** Reads the place of a night, as its row has it. */
export const placeOf = ({ place }: Pick<ElectionNightRow, "place">): NightPlace =>
  place === "live" ? "live" : "rehearsal";

/**
 * The fields that a night is made of: of a real one as they were published, of a rehearsal as they are written.
 *
 * @throws {Problem} `FIELDS_INVALID` with what keeps them from being a night.
 */
export async function nightFields(context: ElectionsContext, id: string, place: NightPlace): Promise<StoredElection> {
  const row = await requireRecord(context.records, id);
  const out = place === "live" ? await readersFields(context.records, row) : null;
  const stored = out ?? row.fields;
  const unfit = unfitIn(context.records.collection, stored);
  if (unfit.length > 0) throw invalidFields(unfit);
  if (lawOf(stored) === null) throw invalidFields(NO_LAW);
  return stored;
}

/** Winners that two people gave, by the code of the area. */
async function confirmedCalls(context: ElectionsContext, id: string, place: NightPlace) {
  const rows = await callsOf(context.db, { id, place });
  const confirmed = rows.filter(({ state }) => state === "confirmed").toReversed();
  return new Map(
    confirmed.map(({ area, list, decided_at_ms }): [string, ShownCall] => [
      area === "" ? TOTAL_AREA : area,
      { key: list, atMs: decided_at_ms ?? 0 },
    ]),
  );
}

/** Gathers everything that the pages of a night are made of. @throws {Problem} As {@link nightFields}. */
export async function nightMatter(context: ElectionsContext, night: ElectionNightRow): Promise<NightMatter> {
  const { db, house, now, publishing, counts } = context;
  const place = placeOf(night);
  const stored = await nightFields(context, night.record_id, place);
  const fields = ElectionFields.parse(stored);
  const law = lawOf(fields);
  if (law === null) throw invalidFields(NO_LAW);
  const snapshot = counts.read(night.snapshot);
  const before = counts.read(await countOf(db, night.record_id, stored.before.hash));
  const { style } = await house.current();
  const aged = {
    snapshot,
    heardAtMs: night.heard_at_ms,
    everySeconds: fields.everySeconds,
    isOpen: night.is_open === 1,
  };
  return {
    ...{ fields, law, snapshot, slug: night.address, isRehearsal: place === "rehearsal" },
    url: nightUrl(publishing.publicBaseUrl, place, night.address),
    before: before === null ? null : { snapshot: before, label: stored.before.label },
    behindSinceMs: behindSince(aged, now()),
    calls: await confirmedCalls(context, night.record_id, place),
    house: { presets: style.presets, light: style.light.data, dark: style.dark.data },
    numbers: style.numbers,
    source: fields.source.kind === "interior" ? "Ministerio del Interior" : "",
  };
}
