import { randomUUID } from "node:crypto";
import { MOST_RECORDED_SHIPS } from "@nv/contracts";
import type { NewShipRecording, ShipRecording, ShipRecordingList } from "@nv/contracts/schemas";
import { delimitedLine } from "@nv/tables";
import { Problem } from "../../http/problem.ts";
import type { Session } from "../../http/session.ts";
import type { AisstreamSettings } from "../../platform/services/aisstream/aisstream-client.ts";
import { ServiceProblem, serviceSentence } from "../../platform/services/service-problem.ts";
import type { HeardRow, PositionRow, RecordingRow, RecordingsDb } from "./schema/tables.ts";
import type { ShipListener } from "./ship-listener.ts";
import {
  addRecording,
  endRecording,
  findRecording,
  heardOf,
  listenerRow,
  listRecordings,
  PORTION,
  positionsAfter,
  runningRecordings,
} from "./ship-recordings.repository.ts";
import { shipsOf } from "./ships-of.ts";

/** Dependencies of the service of recordings. */
export interface RecordingsDeps {
  readonly db: RecordingsDb;
  readonly settings: AisstreamSettings;
  readonly listener: Pick<ShipListener, "check">;
  readonly now: () => number;
}

const HOUR_MS = 3_600_000;
const AISSTREAM = { name: "aisstream", variable: "AISSTREAM_KEY" } as const;
const STATES = ["recording", "ended", "stopped", "full"] as const;

function isOf({ created_by_id }: RecordingRow, { userId, isAdministrator }: Session): boolean {
  return isAdministrator || created_by_id === userId;
}

function toView(row: RecordingRow, heard: readonly HeardRow[], trouble: string, session: Session): ShipRecording {
  const state = STATES.find((each) => each === row.state) ?? "stopped";
  return {
    id: row.id,
    title: row.title,
    ships: [...shipsOf(row)],
    state,
    createdBy: row.created_by,
    isMine: isOf(row, session),
    createdAtMs: row.created_at_ms,
    endsAtMs: row.ends_at_ms,
    positions: row.positions,
    heard: heard
      .filter(({ recording_id }) => recording_id === row.id)
      .map(({ from_ms, to_ms }) => ({ fromMs: from_ms, toMs: to_ms })),
    trouble: state === "recording" ? trouble : "",
  };
}

function csvLine({ mmsi, at_ms, lat, lon, name }: PositionRow): string {
  // Figures go as they are: the guard against formulas would take the minus of the west for one.
  return `${mmsi},${new Date(at_ms).toISOString()},${lat},${lon},${delimitedLine([name])}`;
}

/** Recordings of what ships send from now on. */
export function createRecordings({ db, settings, listener, now }: RecordingsDeps) {
  const offNotice = settings.mode === "off" ? serviceSentence("SERVICE_OFF", AISSTREAM) : "";

  async function found(id: string): Promise<RecordingRow> {
    const row = await findRecording(db, id);
    if (row === undefined) throw new Problem("NOT_FOUND");
    return row;
  }
  async function view(id: string, session: Session): Promise<ShipRecording> {
    const [row, heard, line] = [await found(id), await heardOf(db, [id]), await listenerRow(db)];
    return toView(row, heard, line?.trouble ?? "", session);
  }

  return {
    async list(session: Session): Promise<ShipRecordingList> {
      const rows = await listRecordings(db);
      const heard = await heardOf(
        db,
        rows.map(({ id }) => id),
      );
      const trouble = (await listenerRow(db))?.trouble ?? "";
      return { notice: offNotice, items: rows.map((row) => toView(row, heard, trouble, session)) };
    },

    /** @throws {Problem} `SERVICE_OFF`, `RECORDINGS_FULL`. */
    async begin(session: Session, { title, ships, hours }: NewShipRecording): Promise<ShipRecording> {
      if (settings.mode === "off") throw new ServiceProblem("SERVICE_OFF", AISSTREAM);
      const running = await runningRecordings(db);
      const all = new Set([...running.flatMap(shipsOf), ...ships]);
      if (all.size > MOST_RECORDED_SHIPS) throw new Problem("RECORDINGS_FULL");
      const nowMs = now();
      const id = randomUUID();
      await addRecording(db, {
        id,
        title,
        ships: ships.join(" "),
        state: "recording",
        created_by: session.name || session.email,
        created_by_id: session.userId,
        created_at_ms: nowMs,
        ends_at_ms: nowMs + hours * HOUR_MS,
        positions: 0,
      });
      await listener.check();
      return view(id, session);
    },

    /** @throws {Problem} `NOT_FOUND`; `FORBIDDEN` for who neither began it nor administers. */
    async stop(session: Session, id: string): Promise<ShipRecording> {
      if (!isOf(await found(id), session)) throw new Problem("FORBIDDEN");
      await endRecording(db, id, "stopped", now());
      await listener.check();
      return view(id, session);
    },

    /** Writes the positions that were received, as a table that the tool reads. @throws {Problem} `NOT_FOUND`. */
    async csv(id: string): Promise<AsyncGenerator<string>> {
      await found(id);
      async function* lines() {
        yield "MMSI,BaseDateTime,LAT,LON,VesselName\r\n";
        let after: PositionRow | null = null;
        for (;;) {
          const rows: readonly PositionRow[] = await positionsAfter(db, id, after);
          yield rows.map(csvLine).join("");
          after = rows.at(-1) ?? null;
          if (rows.length < PORTION) return;
        }
      }
      return lines();
    },
  };
}

export type Recordings = ReturnType<typeof createRecordings>;
