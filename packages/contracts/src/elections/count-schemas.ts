import { z } from "zod";
import { line } from "../graphics/texts.ts";
import { AreaCode } from "./law-schemas.ts";

/**
 * Limits of a count: the 8,131 municipalities with their provinces and regions, and every list of a municipal election. Votes are
 * counted one for each list of each area that has some: 8,131 municipalities with sixty lists each are half of the most.
 */
export const COUNT_LIMITS = {
  areas: 9000,
  lists: 12_000,
  votes: 1_000_000,
  turnouts: 24,
  name: 150,
  /** More than there are people in the world's biggest election. */
  people: 2_000_000_000,
  /** A file of a source, bytes. */
  fileBytes: 64 * 1024 * 1024,
  /** Lines of a file: a vote each, and room. */
  lines: 1_200_000,
  /** Cells of a table. */
  cells: 10_000_000,
} as const;

const people = z.int().min(0).max(COUNT_LIMITS.people);

/** Key of a list within a count: the source's code, or made of its name. */
export const ListKey = z.string().regex(/^[0-9a-z][0-9a-z-]{0,59}$/, "Solo cifras, minúsculas y guiones, hasta 60");
export type ListKey = z.infer<typeof ListKey>;

/** A list that gets votes, as its source names it. Colours and names of the house are another's. */
export const CountedList = z.object({
  key: ListKey,
  /** «ALFA». */
  acronym: line(60).min(1),
  name: line(COUNT_LIMITS.name).default(""),
});
export type CountedList = z.infer<typeof CountedList>;

/** People who had voted at an hour. */
export const TurnoutAt = z.object({
  /** By the clock of the place, «18:00». */
  time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
  voters: people,
});
export type TurnoutAt = z.infer<typeof TurnoutAt>;

/** Kind of an area, the greatest first. */
export const AreaKind = z.enum(["total", "region", "constituency", "municipality"]);
export type AreaKind = z.infer<typeof AreaKind>;

/** The votes of an area, as far as they are counted. */
export const CountedArea = z.object({
  code: AreaCode,
  name: line(COUNT_LIMITS.name),
  kind: AreaKind,
  /** Code of the area that it is in; empty for the total. */
  parent: z.union([z.literal(""), AreaCode]),
  /** People who may vote, in all of it. */
  census: people,
  /** People of the polling stations that are counted; `null` where the source does not tell. */
  countedCensus: people.nullable(),
  /** Share of the census that is counted, where the source tells nothing but that. */
  countedPct: z.number().min(0).max(100).nullable(),
  /** Polling stations, where the source tells them. They are shown; nothing is bounded by them, for some have more voters. */
  tables: z.object({ counted: people, all: people }).optional(),
  /** People who voted in what is counted: valid and spoilt votes. */
  voters: people,
  /** Valid votes for nobody: they count for the threshold. */
  blank: people,
  /** Votes that are not valid. */
  spoilt: people,
  /** Of each list that has some, by its key. */
  votes: z.record(ListKey, people),
  turnout: z.array(TurnoutAt).max(COUNT_LIMITS.turnouts).default([]),
  /** Instant of its figures, where they are kept from an earlier count: Unix epoch in milliseconds. */
  asOfMs: z.int().min(0).optional(),
});
export type CountedArea = z.infer<typeof CountedArea>;

/** Code of the area that holds all the others. */
export const TOTAL_AREA = "total";

/** A count as it stood at an instant. */
export const CountSnapshot = z.object({
  /** Instant of the source, Unix epoch in milliseconds: not when it was fetched. */
  takenAtMs: z.int().min(0),
  /** Whether the source says that nothing more will come. */
  isFinal: z.boolean(),
  lists: z.array(CountedList).max(COUNT_LIMITS.lists),
  areas: z.array(CountedArea).max(COUNT_LIMITS.areas),
});
export type CountSnapshot = z.infer<typeof CountSnapshot>;

/** A comparison of a claim. */
export const ClaimComparison = z.enum(["exactly", "at-least", "at-most"]);

/** A claim of the night that the count can bear out. */
export const CountClaim = z.discriminatedUnion("kind", [
  /** It has most votes in the area. */
  z.object({ kind: z.literal("wins"), list: ListKey, area: AreaCode }),
  /** It gets so many seats; in all of them for the area «total». */
  z.object({
    kind: z.literal("seats"),
    list: ListKey,
    area: AreaCode,
    comparison: ClaimComparison,
    seats: z.int("Escribe cuántos, sin decimales").min(0, "De 0 a 5000").max(5000, "De 0 a 5000"),
  }),
  /** Together they have more than half of all seats. */
  z.object({ kind: z.literal("majority"), lists: z.array(ListKey).min(1, "Elige alguna candidatura").max(50) }),
  /** So many of a hundred voted. */
  z.object({
    kind: z.literal("turnout"),
    area: AreaCode,
    comparison: z.enum(["at-least", "at-most"]),
    pct: z.number("Escribe el porcentaje").min(0, "De 0 a 100").max(100, "De 0 a 100"),
  }),
]);
export type CountClaim = z.infer<typeof CountClaim>;
