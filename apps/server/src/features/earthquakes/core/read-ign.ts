import type { EarthquakeReport } from "@nv/contracts/schemas";
import { type FeedItem, readItems } from "./read-items.ts";
import { magnitudeOf, pageOf, placed, type ReadReports, readEach, wordsOf } from "./read-reports.ts";

const DATE = /(\d{2})\/(\d{2})\/(\d{4}) (\d{1,2}):(\d{2}):(\d{2})/;
const MAGNITUDE = / de magnitud (-?\d{1,2}(?:\.\d{1,2})?) en /;

/**
 * Reads the time of an earthquake. The feed names no zone: it is the universal time, by which the agency also makes its names (`es2019dfcfp` holds
 * the time of its earthquake in parts of a year of 370 days, as SeisComP writes them, and agrees with the universal time to the second, not with that
 * of Madrid).
 */
function timeOf(title: string): number {
  const [, day, month, year, hours, minutes, seconds] = (DATE.exec(title) ?? []).map(Number);
  if (day === undefined || month === undefined || year === undefined) return Number.NaN;
  const atMs = Date.UTC(year, month - 1, day, hours, minutes, seconds);
  const at = new Date(atMs);
  return at.getUTCDate() === day && at.getUTCMonth() === month - 1 ? atMs : Number.NaN;
}

const DATE_FOLLOWS = " en la fecha ";
const PLACE_FOLLOWS = " en ";

/** «NE LORCA.MU» as it comes: what the abbreviation of the province means, the agency does not say. */
function placeOf(description: string): string {
  const end = description.indexOf(DATE_FOLLOWS);
  const start = description.indexOf(PLACE_FOLLOWS);
  return start >= 0 && start < end ? wordsOf(description.slice(start + PLACE_FOLLOWS.length, end)) : "";
}

function nameOf(item: FeedItem): string {
  const page = pageOf(item.get("link"), "ign.es");
  return page === "" ? "" : (new URL(page).searchParams.get("evid") ?? "");
}

function reportOf(item: FeedItem, nowMs: number): EarthquakeReport | null {
  const [title, description] = [item.get("title") ?? "", item.get("description") ?? ""];
  const lon = item.get("geo:long");
  const found = placed({ id: nameOf(item), atMs: timeOf(title), lon, lat: item.get("geo:lat") }, nowMs);
  if (found === null) return null;
  return {
    source: "ign",
    ...found,
    magnitude: magnitudeOf(MAGNITUDE.exec(description)?.[1]),
    // The feed has neither the kind of the magnitude nor the depth.
    ...{ magnitudeType: "", depthKm: null, place: placeOf(description) },
    url: pageOf(item.get("link"), "ign.es").replace(/^http:/, "https:"),
    ...{ felt: null, isReviewed: null, updatedAtMs: null },
  };
}

/**
 * Reads the GeoRSS of the national geographic institute: the last ten days in and around Spain.
 *
 * @throws {FeedFault} For what is no feed.
 */
export function readIgn(xml: string, nowMs: number): ReadReports {
  return readEach(readItems(xml), (item) => reportOf(item, nowMs));
}
