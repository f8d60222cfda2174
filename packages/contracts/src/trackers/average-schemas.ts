import { z } from "zod";
import { line } from "../graphics/texts.ts";
import { ChangeCounts, IsoDay, Observation, SeriesColumnKey } from "../series/schemas.ts";
import { AverageMethod } from "./method-schemas.ts";
import { POLL_FIELDS, TRACKER_LIMITS } from "./paths.ts";
import { publishedParts, trackerParts } from "./tracker-parts.ts";

const taken: readonly string[] = POLL_FIELDS;

/** An answer, or a party, that polls ask about. */
export const AverageSeries = z.object({
  /** Name of its column in the files that readers get. */
  key: SeriesColumnKey.refine((key) => !taken.includes(key), "Ese nombre lo tienen ya todas las encuestas: elige otro"),
  name: line(TRACKER_LIMITS.seriesName).min(1, "Falta el nombre"),
  /** Something that can be ahead, or the rest: others, those who do not know. */
  role: z.enum(["choice", "rest"]).default("choice"),
});
export type AverageSeries = z.infer<typeof AverageSeries>;

const areApart = (names: readonly string[]) => new Set(names).size === names.length;

/** Fields of an average of several answers or parties, as a person writes them; its polls and events are kept beside it. */
export const AverageFields = z.object({
  kind: z.literal("average"),
  ...trackerParts,
  /** First day whose polls count. */
  startDay: IsoDay,
  /** Question of the polls, in the words of the newsroom. */
  question: line(TRACKER_LIMITS.question).min(1, "Falta qué preguntan las encuestas"),
  /** In the order in which they are told apart by colour. */
  series: z
    .array(AverageSeries)
    .min(2, "Hacen falta al menos dos")
    .max(TRACKER_LIMITS.series, `Como mucho ${TRACKER_LIMITS.series}`)
    .refine((all) => areApart(all.map(({ name }) => name)), "Dos se llaman igual: cambia un nombre")
    .refine((all) => areApart(all.map(({ key }) => key)), "Dos tienen la misma columna en los datos: cambia una"),
  method: AverageMethod,
  /** Id of the vote that the polls are about, where there is one: what the law forbids before it is asked of that. */
  vote: line(TRACKER_LIMITS.name).optional(),
});
export type AverageFields = z.infer<typeof AverageFields>;

/** AveragedShare on a day, with its interval. */
export const AveragedShare = z.object({ meanPct: z.number(), lowPct: z.number(), highPct: z.number() });

/** Published file of an average, `/data/{slug}/latest.json`. */
export const PublishedAverage = z.object({
  ...publishedParts,
  kind: z.literal("average"),
  startDay: IsoDay,
  question: z.string(),
  /** Vote of the calendar that the polls are about; empty for none. */
  vote: z.string().default(""),
  /** Sentence on the days in which the law lets none of it be renewed; empty for none. */
  embargo: z.string().default(""),
  series: z.array(AverageSeries),
  parameters: AverageMethod,
  /** Which making of averages these are, of the same parameters. */
  making: z.int().positive(),
  /** Changes in its polls since the revision before. */
  changes: ChangeCounts,
  /** The series that is ahead on the last day, and in what share of the draws; `null` where none is named. */
  leader: z.object({ key: z.string(), drawsPct: z.number() }).nullable(),
  /**
   * Covariance of the shares of the last day, points², in the order of the series, with what all houses may miss at once; `null` where the model has
   * none.
   */
  covariance: z.array(z.array(z.number())).nullable().default(null),
  /** Day by day from the first poll to the last: a share for each series, `null` where there is none. */
  average: z.array(z.object({ day: IsoDay, shares: z.array(AveragedShare.nullable()) })),
  /** Lean of each house, points, for each series; none where they are not told. */
  houses: z.array(z.object({ house: z.string(), polls: z.int(), leans: z.array(z.number().nullable()) })),
  polls: z.array(Observation),
  events: z.array(Observation),
});
export type PublishedAverage = z.infer<typeof PublishedAverage>;
