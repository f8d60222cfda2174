import type { HeardPosition } from "../../platform/services/aisstream/aisstream-client.ts";
import type { RecordingRow, RecordingsDb } from "./schema/tables.ts";
import { addPosition } from "./ship-recordings.repository.ts";
import { shipsOf } from "./ships-of.ts";

/** A ship at sea speaks every few seconds; a route needs less. Milliseconds. */
const LEAST_APART_MS = 10_000;

/** Keeps the positions that are heard, one of a ship every ten seconds. */
export function createHeardPositions(db: RecordingsDb) {
  const lastMs = new Map<string, number>();

  return {
    /** Keeps a position for the recordings that want its ship. */
    async keep(recordings: readonly RecordingRow[], heard: HeardPosition): Promise<void> {
      for (const recording of recordings) {
        if (!shipsOf(recording).includes(heard.mmsi) || recording.ends_at_ms <= heard.timeMs) continue;
        const key = `${recording.id} ${heard.mmsi}`;
        if (heard.timeMs - (lastMs.get(key) ?? Number.NEGATIVE_INFINITY) < LEAST_APART_MS) continue;
        lastMs.set(key, heard.timeMs);
        await addPosition(db, recording.id, heard);
      }
    },
    /** Forgets when each ship was heard last. */
    forget: (): void => lastMs.clear(),
  };
}
