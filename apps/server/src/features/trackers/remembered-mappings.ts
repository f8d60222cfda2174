import { createHash } from "node:crypto";
import { TRACKER_LIMITS } from "@nv/contracts";
import { type FixedCells, RememberedMapping, type RememberedMappings, type TableMapping } from "@nv/contracts/schemas";
import type { TrackersDb } from "./schema/tables.ts";

/** Longest of what is remembered of a table, as JSON: sixty columns of sixty letters. Two hundred of them are asked for at once. */
const MOST_LETTERS = 8000;

interface Understood {
  /** Names of the columns of the table, in their order. */
  readonly names: readonly string[];
  readonly mapping: TableMapping;
  readonly fixed: FixedCells;
}

const isWritten = ([, name]: readonly [string, string]) => name !== "";

/** Finds what a person said of the columns; nothing where all were found by their names. */
function saidIn({ mapping }: Understood): Readonly<Record<string, string>> {
  const { date, sourceUrl, columns } = mapping;
  return Object.fromEntries(Object.entries({ ...columns, date, sourceUrl }).filter(isWritten));
}

/** Remembers for the whole house how the columns of a table were understood; a table of the same names takes its place. */
export async function rememberMapping(db: TrackersDb, understood: Understood, nowMs: number): Promise<void> {
  const { names, fixed } = understood;
  const columns = saidIn(understood);
  const isSaid = Object.keys(columns).length > 0 || fixed.house !== "" || fixed.sourceUrl !== "";
  const mapping = JSON.stringify({ names, columns, fixed });
  if (!isSaid || names.length === 0 || mapping.length > MOST_LETTERS) return;
  const layout = createHash("sha256").update(JSON.stringify(names)).digest("hex");
  await db
    .insertInto("tracker_mappings")
    .values({ layout, mapping, used_at_ms: nowMs })
    .onConflict((conflict) => conflict.column("layout").doUpdateSet({ mapping, used_at_ms: nowMs }))
    .execute();
  const kept = db.selectFrom("tracker_mappings").select("layout").orderBy("used_at_ms", "desc").orderBy("layout");
  const oldest = await kept.offset(TRACKER_LIMITS.mappings).limit(TRACKER_LIMITS.mappings).execute();
  const gone = oldest.map((row) => row.layout);
  if (gone.length > 0) await db.deleteFrom("tracker_mappings").where("layout", "in", gone).execute();
}

/** Lists how tables were understood, the last one first. */
export async function rememberedMappings(db: TrackersDb): Promise<RememberedMappings> {
  const rows = await db
    .selectFrom("tracker_mappings")
    .select("mapping")
    .orderBy("used_at_ms", "desc")
    .limit(TRACKER_LIMITS.mappings)
    .execute();
  return { items: rows.map(({ mapping }) => RememberedMapping.parse(JSON.parse(mapping))) };
}
