import type { SectionView } from "@nv/contracts/schemas";
import type { FlatArea, FlatBox } from "@nv/geography";
import { z } from "zod";
import { packArea, STEPS_PER_DEGREE, toSteps, unpackArea } from "./core/packed-area.ts";
import type { ReadSection } from "./core/read-section.ts";
import type { SectionsDb } from "./schema/tables.ts";

/** A map of a year's sections, as it is found by. */
export interface SectionsLoad {
  readonly id: string;
  readonly year: number;
  readonly widest: number;
}

/** A section's box, in steps. */
export interface BoxedSection extends FlatBox {
  readonly code: string;
}

/** Sections that are asked for by code at once, in lists of few lengths: each length is a statement that databases keep. */
const LENGTHS = [1, 8, 64, 512] as const;
const LONGEST = 512;

const Names = z.object({ municipality: z.string(), province: z.string(), community: z.string() });

/** Codes in lists of a few lengths, the last filled up with one of its own. */
export function* listsOf(codes: readonly string[]): Generator<readonly string[]> {
  for (let at = 0; at < codes.length; at += LONGEST) {
    const some = codes.slice(at, at + LONGEST);
    const length = LENGTHS.find((one) => one >= some.length) ?? LONGEST;
    yield [...some, ...Array.from({ length: length - some.length }, () => some[0] ?? "")];
  }
}

/** The map of a year that people see; `undefined` while there is none. */
export async function findLoad(db: SectionsDb, year: number): Promise<SectionsLoad | undefined> {
  return db
    .selectFrom("geo_section_loads")
    .select(["id", "year", "widest"])
    .where("visible_year", "=", year)
    .executeTakeFirst();
}

/** The maps that people see, the latest year first. */
export async function visibleLoads(db: SectionsDb) {
  return db
    .selectFrom("geo_section_loads")
    .selectAll()
    .where("visible_year", "is not", null)
    .orderBy("year", "desc")
    .execute();
}

/** Sections whose boxes have anything in common with one. @param box - In steps. */
function metBy(db: SectionsDb, { id, widest }: SectionsLoad, box: FlatBox) {
  return db
    .selectFrom("geo_sections")
    .where("load_id", "=", id)
    .where("west", ">=", box.west - widest)
    .where("west", "<=", box.east)
    .where("east", ">=", box.west)
    .where("south", "<=", box.north)
    .where("north", ">=", box.south);
}

/** A box of degrees in steps. */
export const stepsOf = ({ west, south, east, north }: FlatBox): FlatBox => ({
  ...{ west: toSteps(west), south: toSteps(south), east: toSteps(east), north: toSteps(north) },
});

/** Sections by their boxes. @param box - In steps. */
export async function boxesMet(db: SectionsDb, load: SectionsLoad, box: FlatBox): Promise<readonly BoxedSection[]> {
  return metBy(db, load, box).select(["cusec as code", "west", "south", "east", "north"]).execute();
}

const VIEWED = ["cusec", "attrs", "area_m2", "centre_lon", "centre_lat"] as const;

interface ViewedRow {
  readonly cusec: string;
  readonly attrs: string;
  readonly area_m2: number;
  readonly centre_lon: number;
  readonly centre_lat: number;
}

function toView({ cusec, attrs, area_m2, centre_lon, centre_lat }: ViewedRow): SectionView {
  return {
    code: cusec,
    ...Names.parse(JSON.parse(attrs)),
    areaM2: area_m2,
    centre: { lon: centre_lon / STEPS_PER_DEGREE, lat: centre_lat / STEPS_PER_DEGREE },
  };
}

/** Sections by their boxes, as people see them. @param box - In steps. */
export async function viewsMet(db: SectionsDb, load: SectionsLoad, box: FlatBox): Promise<readonly SectionView[]> {
  return (await metBy(db, load, box).select(VIEWED).orderBy("cusec").execute()).map(toView);
}

/** Sections by their codes, as people see them, by code; those that there are not are left out. */
export async function viewsOf(
  db: SectionsDb,
  { id }: SectionsLoad,
  codes: readonly string[],
): Promise<ReadonlyMap<string, SectionView>> {
  const found = new Map<string, SectionView>();
  for (const list of listsOf(codes)) {
    const rows = await db
      .selectFrom("geo_sections")
      .select(VIEWED)
      .where("load_id", "=", id)
      .where("cusec", "in", list)
      .execute();
    for (const row of rows) found.set(row.cusec, toView(row));
  }
  return found;
}

/** A section with its shape as it is kept. */
export interface PackedSection {
  readonly code: string;
  readonly areaM2: number;
  readonly geometry: Uint8Array;
}

/** Shapes by their codes. @param codes - No more than a list of {@link listsOf}. */
export async function packedOf(
  db: SectionsDb,
  { id }: SectionsLoad,
  codes: readonly string[],
): Promise<readonly PackedSection[]> {
  return db
    .selectFrom("geo_sections")
    .select(["cusec as code", "area_m2 as areaM2", "geometry"])
    .where("load_id", "=", id)
    .where("cusec", "in", codes)
    .orderBy("cusec")
    .execute();
}

/** Shapes by their codes, few of them. */
export async function areasOf(
  db: SectionsDb,
  load: SectionsLoad,
  codes: readonly string[],
): Promise<ReadonlyMap<string, FlatArea>> {
  const found = new Map<string, FlatArea>();
  for (const list of listsOf(codes))
    for (const { code, geometry } of await packedOf(db, load, list)) found.set(code, unpackArea(geometry));
  return found;
}

/** Last figures that a code may have. */
const LAST = "9999999999";
const CODE_LENGTH = 10;

/** Codes that begin in some way, in order. */
export async function codesFrom(db: SectionsDb, { id }: SectionsLoad, prefix: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("geo_sections")
    .select("cusec")
    .where("load_id", "=", id)
    .where("cusec", ">=", prefix)
    .where("cusec", "<=", (prefix + LAST).slice(0, CODE_LENGTH))
    .orderBy("cusec")
    .execute();
  return rows.map(({ cusec }) => cusec);
}

/** Adds sections to a map that nobody sees yet. One that is there stays: another process does the same work. */
export async function insertSections(
  db: SectionsDb,
  { id, year }: Pick<SectionsLoad, "id" | "year">,
  sections: readonly ReadSection[],
): Promise<void> {
  const rows = sections.map(({ code, names, area, box, areaM2, centre }) => ({
    ...{ load_id: id, year, cusec: code, ...stepsOf(box), area_m2: areaM2 },
    ...{ centre_lon: toSteps(centre.lon), centre_lat: toSteps(centre.lat) },
    ...{ geometry: packArea(area), attrs: JSON.stringify(names) },
  }));
  await db
    .insertInto("geo_sections")
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Sections that are removed in one transaction: who else writes waits no longer than that. */
const REMOVED_AT_ONCE = 500;

/** Removes a map and its sections, some at a time. */
export async function removeLoad(db: SectionsDb, id: string): Promise<void> {
  for (;;) {
    const { numDeletedRows } = await db
      .deleteFrom("geo_sections")
      .where("load_id", "=", id)
      .where("cusec", "in", (some) =>
        some.selectFrom("geo_sections").select("cusec").where("load_id", "=", id).limit(REMOVED_AT_ONCE),
      )
      .executeTakeFirstOrThrow();
    if (numDeletedRows < REMOVED_AT_ONCE) break;
  }
  await db.deleteFrom("geo_section_loads").where("id", "=", id).execute();
}

/** Maps that nobody sees and nothing happened to since a moment: what work that ended left, and what was replaced. */
export async function loadsLeftBefore(db: SectionsDb, beforeMs: number): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("geo_section_loads")
    .select("id")
    .where("visible_year", "is", null)
    .where("changed_at_ms", "<", beforeMs)
    .execute();
  return rows.map(({ id }) => id);
}
