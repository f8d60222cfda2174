import { z } from "zod";
import { FeedFault } from "./feed-fault.ts";

/** Most features that are read: a service that sends more was not asked for them. */
const MOST_FEATURES = 5000;

const Feature = z.object({
  id: z.unknown(),
  properties: z.record(z.string(), z.unknown()).nullish(),
  geometry: z.object({ coordinates: z.array(z.unknown()).nullish() }).nullish(),
});

/** A feature of GeoJSON as far as it is one. */
export interface ReportFeature {
  readonly id: unknown;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly coordinates: readonly unknown[];
}

const NOTHING: ReportFeature = { id: "", properties: {}, coordinates: [] };

function featureOf(value: unknown): ReportFeature {
  const { data } = Feature.safeParse(value);
  if (data === undefined) return NOTHING;
  return { id: data.id, properties: data.properties ?? {}, coordinates: data.geometry?.coordinates ?? [] };
}

const Collection = z.object({ type: z.literal("FeatureCollection"), features: z.array(z.unknown()) });

/**
 * The features of a collection, each to be read by itself.
 *
 * @throws {FeedFault} For what is no collection, and for one without end.
 */
export function readFeatures(json: string): readonly ReportFeature[] {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (cause) {
    throw new FeedFault("It is no JSON.", { cause });
  }
  const { data } = Collection.safeParse(value);
  if (data === undefined) throw new FeedFault("It is no collection of features.");
  if (data.features.length > MOST_FEATURES) throw new FeedFault("It has more reports than were asked for.");
  return data.features.map(featureOf);
}
