import { z } from "zod";

const share = z.number().nullable();

/** A list in an area of a published count. */
const PublicList = z.object({
  /** Empty for all lists together that the desk does not name. */
  key: z.string(),
  votes: z.int(),
  /** Of the valid votes, hundredths of a point. */
  pct: z.number(),
  seats: z.int(),
  /** Since last time; `null` where nobody knows. */
  pctChange: share.default(null),
  seatsChange: z.int().nullable().default(null),
});

/** An area of a published count: the whole, or a constituency. */
const PublicArea = z.object({
  code: z.string(),
  name: z.string(),
  census: z.int(),
  voters: z.int(),
  blank: z.int(),
  spoilt: z.int(),
  /** 0 for a part of a constituency. */
  seats: z.int(),
  countedPct: share,
  turnoutPct: share.default(null),
  /** Key of the list that two people gave the area; `null` for none. */
  winner: z.string().nullable(),
  /** With most seats first, then most votes. */
  lists: z.array(PublicList),
});
export type PublicArea = z.infer<typeof PublicArea>;

/** Count of a night as readers' programs get it, `recuento.json`, and as graphics that follow it read it. */
export const PublicCount = z.object({
  schema: z.literal(1),
  title: z.string(),
  isRehearsal: z.boolean(),
  /** Instant of the count, Unix epoch in milliseconds; `null` before the first. */
  takenAtMs: z.number().nullable(),
  behindSinceMs: z.number().nullable(),
  isFinal: z.boolean(),
  /** Seats that are more than half. */
  majority: z.int(),
  /** Headline of the desk that the count bears out; empty for none. */
  headline: z.string().default(""),
  /** Source of the votes, for readers; empty for none. */
  source: z.string().default(""),
  /** Name of last time; empty for none. */
  before: z.string().default(""),
  /** In the order of the desk, in which they sit. */
  lists: z.array(
    z.object({ key: z.string(), acronym: z.string(), name: z.string(), light: z.string(), dark: z.string() }),
  ),
  blocs: z.array(z.object({ name: z.string(), seats: z.int() })).default([]),
  total: PublicArea,
  constituencies: z.array(PublicArea),
  turnout: z.array(z.object({ time: z.string(), pct: share, before: share.default(null) })),
});
export type PublicCount = z.infer<typeof PublicCount>;
