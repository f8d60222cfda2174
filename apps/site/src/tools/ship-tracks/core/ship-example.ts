const MINUTE_MS = 60_000;
const START_MS = Date.UTC(2026, 9, 12, 6);
/** Figures that no country has been given: a ship that cannot be anyone's. */
const NOBODY = "299000001";

/** Points where the invented ship turns, and how it goes there: degrees and hours. */
const LEGS: readonly (readonly [lon: number, lat: number, hours: number])[] = [
  [-8.95, 42.1, 0],
  [-9.6, 41.0, 7],
  [-9.75, 38.6, 14],
  [-9.2, 36.9, 9],
  [-9.2, 36.9, 2],
  [-7.4, 36.3, 8],
  // Silent for eleven hours.
  [-5.2, 35.98, 11],
  [-2.0, 36.4, 13],
  [-0.95, 37.45, 6],
  [-0.95, 37.45, 3],
];
const SILENT_LEG = 6;
const EVERY_MIN = 15;

function row(timeMs: number, lon: number, lat: number): string {
  const moment = new Date(timeMs).toISOString().slice(0, 19);
  return `${NOBODY},${moment},${lat.toFixed(4)},${lon.toFixed(4)},BARCO INVENTADO,9074729`;
}

/** A file as providers send them, of a ship that never was, with all that real ones bring: repeated points, a leap, a silence, stops. */
export function shipExample(): string {
  const rows: string[] = [];
  let [timeMs, from] = [START_MS, LEGS[0]];
  for (const [at, leg] of LEGS.entries()) {
    const [lon, lat, hours] = leg;
    const [fromLon, fromLat] = from ?? leg;
    const steps = (hours * 60) / EVERY_MIN;
    if (at === SILENT_LEG) timeMs += hours * 60 * MINUTE_MS;
    else
      for (let step = 1; step <= steps; step += 1) {
        timeMs += EVERY_MIN * MINUTE_MS;
        const share = step / steps;
        const sway = Math.sin(step * 0.7) * 0.004 * (fromLon === lon && fromLat === lat ? 0.01 : 1);
        rows.push(row(timeMs, fromLon + (lon - fromLon) * share + sway, fromLat + (lat - fromLat) * share + sway));
      }
    from = leg;
  }
  const [leapAt, repeatedAt] = [40, 60];
  rows.splice(leapAt, 0, row(START_MS + 40 * EVERY_MIN * MINUTE_MS + MINUTE_MS, 2.2, 41.4));
  rows.splice(repeatedAt, 0, rows[repeatedAt - 1] ?? "", rows[repeatedAt - 1] ?? "");
  return ["MMSI,BaseDateTime,LAT,LON,VesselName,IMO", ...rows].join("\r\n");
}
