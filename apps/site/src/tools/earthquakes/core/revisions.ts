import type { Earthquake, EarthquakeRevision } from "@nv/contracts/schemas";
import { clockOf, localTime } from "./local-time";
import { AGENCIES, formatMagnitude } from "./quake";

const written = (value: number | null) => (value === null ? "sin calcular" : formatMagnitude(value));

/** «La magnitud pasó de 5,3 a 5,1 (IGN, 12:40)»: the hour at which we saw it, by the clock of the Peninsula. */
export function revisionWords({ source, from, to, seenAtMs }: EarthquakeRevision): string {
  const said = `${AGENCIES[source].short}, ${clockOf(localTime(seenAtMs, "peninsula"))}`;
  if (to === null) return `La magnitud ${written(from)} se ha retirado (${said})`;
  if (from === null) return `Ya hay magnitud: ${written(to)} (${said})`;
  return `La magnitud pasó de ${written(from)} a ${written(to)} (${said})`;
}

/** Lists the corrections of the agencies between two answers of the server. @param seenAtMs - Time of the second answer. */
export function revisionsBetween(
  before: readonly Earthquake[],
  after: readonly Earthquake[],
  seenAtMs: number,
): readonly EarthquakeRevision[] {
  const known = new Map(
    before.flatMap(({ reports }) =>
      reports.map(({ source, id, magnitude }) => [`${source} ${id}`, magnitude] as const),
    ),
  );
  return after
    .flatMap(({ reports }) => reports)
    .flatMap(({ source, id, magnitude: to }) => {
      const from = known.get(`${source} ${id}`);
      return from === undefined || from === to ? [] : [{ source, reportId: id, from, to, seenAtMs }];
    });
}
