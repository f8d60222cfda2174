/** An earthquake that never was, and what each agency says of it. */
export interface InventedQuake {
  readonly key: string;
  /** Before the moment at which the double is asked, minutes. */
  readonly minutesAgo: number;
  readonly lon: number;
  readonly lat: number;
  readonly place: { readonly es: string; readonly en: string };
  readonly depthKm: number;
  /** Magnitudes by agency; `null` for one that has not been calculated, left out where the agency does not have it. */
  readonly ign?: number | null;
  readonly usgs?: number | null;
  readonly emsc?: number | null;
  readonly felt?: number;
}

/** The same for everybody: the last one first. Places are real, the earthquakes are not. */
export const INVENTED_QUAKES: readonly InventedQuake[] = [
  {
    ...{ key: "a", minutesAgo: 12, lon: -1.62, lat: 37.73, depthKm: 6 },
    ...{ place: { es: "NE LORCA.MU", en: "6 km NE of Lorca, Spain" }, ign: null },
  },
  {
    ...{ key: "b", minutesAgo: 25, lon: -1.66, lat: 37.72, depthKm: 5 },
    ...{ place: { es: "N LORCA.MU", en: "5 km N of Lorca, Spain" }, ign: 3.2, emsc: 3.3 },
  },
  {
    ...{ key: "c", minutesAgo: 48, lon: -1.64, lat: 37.75, depthKm: 8.4, felt: 312 },
    ...{ place: { es: "NE LORCA.MU", en: "9 km NNE of Lorca, Spain" }, ign: 5.1, usgs: 5, emsc: 5.2 },
  },
  {
    ...{ key: "d", minutesAgo: 300, lon: -18.02, lat: 27.68, depthKm: 14 },
    ...{ place: { es: "SW EL PINAR DE EL HIERRO.IHI", en: "Canary Islands, Spain region" }, ign: 3.4, emsc: 4.1 },
  },
  {
    ...{ key: "e", minutesAgo: 1500, lon: 142.3, lat: 38.1, depthKm: 42, felt: 1204 },
    ...{ place: { es: "", en: "80 km E of Ishinomaki, Japan" }, usgs: 6.3, emsc: 6.2 },
  },
];

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The hour in which this process began: times move on from it by whole days, so that one who asks twice gets the same. */
const BEGAN_MS = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;

/**
 * Lists the earthquakes as a scenario changes them: after `revised` was asked once, the great one of Lorca has become smaller for everybody but the
 * agency of Europe.
 *
 * @param nowMs - Times are told from here backwards, to the day since the process began.
 */
export function quakesNow(
  scenario: string,
  earlier: number,
  nowMs: number,
): readonly (InventedQuake & { readonly atMs: number; readonly isRevised: boolean })[] {
  const fromMs = BEGAN_MS + Math.floor((nowMs - BEGAN_MS) / DAY_MS) * DAY_MS;
  return INVENTED_QUAKES.map((quake) => {
    const isRevised = scenario === "revised" && earlier > 0 && quake.key === "c";
    const atMs = fromMs - quake.minutesAgo * MINUTE_MS;
    return isRevised ? { ...quake, ign: 4.8, usgs: 4.8, atMs, isRevised } : { ...quake, atMs, isRevised };
  });
}
