import type { EarthquakeReport } from "@nv/contracts/schemas";
import { type ReportFeature, readFeatures } from "./read-features.ts";
import { depthOf, figureOf, magnitudeOf, pageOf, placed, type ReadReports, readEach, wordsOf } from "./read-reports.ts";

/** Characters of a kind of magnitude: `mwr`. */
const LONGEST_TYPE = 20;
const MOST_PEOPLE = 10_000_000;

function reportOf({ id, properties, coordinates }: ReportFeature, nowMs: number): EarthquakeReport | null {
  const [lon, lat, depth] = coordinates;
  const { mag, magType, place, time, updated, url, felt, status, type } = properties;
  const found = placed({ id, atMs: time, lon, lat }, nowMs);
  // Explosions and blasts of quarries are in the same lists.
  if (found === null || (typeof type === "string" && type !== "earthquake")) return null;
  const people = figureOf(felt, 1, MOST_PEOPLE);
  return {
    source: "usgs",
    ...found,
    ...{ magnitude: magnitudeOf(mag), magnitudeType: wordsOf(magType, LONGEST_TYPE), depthKm: depthOf(depth) },
    ...{ place: wordsOf(place), url: pageOf(url, "usgs.gov") },
    felt: people === null ? null : Math.trunc(people),
    isReviewed: status === "reviewed" ? true : status === "automatic" ? false : null,
    updatedAtMs: typeof updated === "number" && updated > 0 ? updated : null,
  };
}

/**
 * Reads what the geological survey of the United States answers, a summary feed or a search.
 *
 * @throws {FeedFault} For what is no collection.
 */
export function readUsgs(json: string, nowMs: number): ReadReports {
  return readEach(readFeatures(json), (feature) => reportOf(feature, nowMs));
}
