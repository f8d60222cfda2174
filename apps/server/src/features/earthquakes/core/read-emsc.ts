import type { EarthquakeReport } from "@nv/contracts/schemas";
import { type ReportFeature, readFeatures } from "./read-features.ts";
import { depthOf, magnitudeOf, placed, type ReadReports, readEach, wordsOf } from "./read-reports.ts";

const LONGEST_TYPE = 20;
const DETAIL = "https://www.seismicportal.eu/eventdetails.html?unid=";

const timeOf = (value: unknown) => (typeof value === "string" ? Date.parse(value) : Number.NaN);

function reportOf({ id, properties }: ReportFeature, nowMs: number): EarthquakeReport | null {
  // The point has its depth as a negative height; the properties have it as it is.
  const { lat, lon, depth, mag, magtype, time, lastupdate, flynn_region: region, evtype } = properties;
  const found = placed({ id, atMs: timeOf(time), lon, lat }, nowMs);
  // `ke` is a known earthquake, `se` a suspected one; the rest are explosions, landslides and what nobody knows.
  if (found === null || (typeof evtype === "string" && !/^[ks]e$/.test(evtype))) return null;
  const updatedAtMs = timeOf(lastupdate);
  return {
    source: "emsc",
    ...found,
    ...{ magnitude: magnitudeOf(mag), magnitudeType: wordsOf(magtype, LONGEST_TYPE), depthKm: depthOf(depth) },
    ...{ place: wordsOf(region), url: `${DETAIL}${encodeURIComponent(found.id)}` },
    ...{ felt: null, isReviewed: null, updatedAtMs: Number.isNaN(updatedAtMs) ? null : updatedAtMs },
  };
}

/**
 * Reads what the Seismic Portal of the European and Mediterranean centre answers.
 *
 * @throws {FeedFault} For what is no collection.
 */
export function readEmsc(json: string, nowMs: number): ReadReports {
  return readEach(readFeatures(json), (feature) => reportOf(feature, nowMs));
}
