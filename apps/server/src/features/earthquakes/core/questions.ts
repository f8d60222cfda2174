import type { EarthquakeArchiveQuery, EarthquakeSource } from "@nv/contracts/schemas";

/** Days that lists go back: as the feed of the national institute. */
const LISTED_DAYS = 10;

/** Time that lists go back, milliseconds. */
export const LISTED_MS = LISTED_DAYS * 86_400_000;

/** Spain with the seas and the neighbours around it, and the Canary Islands. */
const AROUND_SPAIN = { lat: 37, lon: -5, radiusKm: 1800 } as const;
const KM_OF_A_DEGREE = 111.2;

/** Below it, an earthquake around Spain is no news; far away, below the other. */
const LEAST_NEAR = "2.5";
const LEAST_FAR = "4.5";

/** Most reports of one answer. */
const MOST_REPORTS = "1000";

/** A question that is asked over and over. */
export interface FeedQuestion {
  /** Under which its state is kept. */
  readonly name: string;
  readonly source: EarthquakeSource;
  readonly url: string;
}

const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** Lists the questions to an agency for its last earthquakes: the same addresses all day, so that it can say that nothing is new. */
export function questionsOf(source: EarthquakeSource, base: string, nowMs: number): readonly FeedQuestion[] {
  const from = dayOf(nowMs - LISTED_MS);
  const { lat, lon, radiusKm } = AROUND_SPAIN;
  switch (source) {
    case "ign":
      return [{ name: "ign", source, url: base }];
    case "usgs": {
      const near = new URLSearchParams({
        ...{ format: "geojson", starttime: from, latitude: String(lat), longitude: String(lon) },
        ...{ maxradiuskm: String(radiusKm), minmagnitude: LEAST_NEAR, orderby: "time", limit: MOST_REPORTS },
      });
      return [
        { name: "usgs-world", source, url: `${base}/earthquakes/feed/v1.0/summary/4.5_week.geojson` },
        { name: "usgs-near", source, url: `${base}/fdsnws/event/1/query?${near}` },
      ];
    }
    case "emsc": {
      const asked = (more: Readonly<Record<string, string>>) =>
        `${base}/fdsnws/event/1/query?${new URLSearchParams({ format: "json", start: from, limit: MOST_REPORTS, ...more })}`;
      const around = { lat: String(lat), lon: String(lon), maxradius: (radiusKm / KM_OF_A_DEGREE).toFixed(1) };
      return [
        { name: "emsc-world", source, url: asked({ minmag: LEAST_FAR }) },
        { name: "emsc-near", source, url: asked({ ...around, minmag: LEAST_NEAR }) },
      ];
    }
  }
}

/** Most earthquakes that the archive tells at once. */
export const ARCHIVE_MOST = 200;

/** The address by which the survey of the United States is asked for what was long ago. */
export function archiveUrl(base: string, asked: EarthquakeArchiveQuery): string {
  const { from, to, lon, lat, radiusKm, minMagnitude } = asked;
  const query = new URLSearchParams({
    ...{ format: "geojson", starttime: `${from}T00:00:00`, endtime: `${to}T23:59:59` },
    ...{ latitude: String(lat), longitude: String(lon), maxradiuskm: String(radiusKm) },
    ...{ minmagnitude: String(minMagnitude), orderby: "time", limit: String(ARCHIVE_MOST + 1) },
  });
  return `${base}/fdsnws/event/1/query?${query}`;
}
