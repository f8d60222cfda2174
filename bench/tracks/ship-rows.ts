import { once } from "node:events";
import { createWriteStream } from "node:fs";

const SHIPS = 200;
const BATCH = 10_000;
const START_MS = Date.UTC(2026, 0, 1);

/** One row as the American authority writes them. */
function row(at: number): string {
  const isFirst = at % 2 === 0;
  const ship = isFirst ? 0 : 1 + (at % (SHIPS - 1));
  const moment = new Date(START_MS + at * 5000).toISOString().slice(0, 19);
  const turn = at / 40_000;
  const lat = (36 + Math.sin(turn) * 3 + (at % 7) * 1e-5).toFixed(5);
  const lon = (-5 + Math.cos(turn) * 4 + (at % 5) * 1e-5).toFixed(5);
  return `${299_000_000 + ship},${moment},${lat},${lon},${(10 + (at % 40) / 10).toFixed(1)},${at % 360},${at % 360},BARCO ${ship},IMO9074729,ABCD,70,0,120,20,7,,A\n`;
}

/** Writes a table of positions of invented ships: half of the rows are of one, the worst there is to clean. */
export async function writeShipRows(path: string, rows: number): Promise<void> {
  const file = createWriteStream(path);
  file.write(
    "MMSI,BaseDateTime,LAT,LON,SOG,COG,Heading,VesselName,IMO,CallSign,VesselType,Status,Length,Width,Draft,Cargo,TransceiverClass\n",
  );
  for (let start = 0; start < rows; start += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, rows - start) }, (_, at) => row(start + at));
    if (!file.write(batch.join(""))) await once(file, "drain");
  }
  file.end();
  await once(file, "finish");
}
