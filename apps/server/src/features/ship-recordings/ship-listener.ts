import { randomUUID } from "node:crypto";
import {
  type AisstreamLine,
  type AisstreamSettings,
  type HeardPosition,
  listenToShips,
} from "../../platform/services/aisstream/aisstream-client.ts";
import type { RecordingRow, RecordingsDb } from "./schema/tables.ts";
import {
  addPosition,
  beginHeard,
  endDue,
  endRecording,
  holdListener,
  noteTrouble,
  prolongHeard,
  releaseListener,
  removeOld,
  runningRecordings,
} from "./ship-recordings.repository.ts";

/** Dependencies of the ships' listener. */
export interface ListenerDeps {
  readonly db: RecordingsDb;
  readonly settings: AisstreamSettings;
  readonly now: () => number;
  readonly log: { readonly warn: (details: object, text: string) => void };
}

/** Listens for all recordings that go on, in one process at a time. */
export interface ShipListener {
  /** Sees what is to be recorded now: at the start, every half minute, and after each change. */
  readonly check: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Time for which a process that ended without a word keeps the others from listening: three checks. Milliseconds. */
const HOLD_MS = 90_000;
/** A ship at sea speaks every few seconds; a route needs less. Milliseconds. */
const LEAST_APART_MS = 10_000;
/** Most positions of one recording: two weeks of a ship every ten seconds, or fifty ships for some hours. */
const MOST_POSITIONS = 150_000;
/** Time that a recording which has ended is kept, milliseconds. */
const KEPT_MS = 180 * 24 * 3_600_000;

/** The ships of a recording. */
export function shipsOf({ ships }: Pick<RecordingRow, "ships">): readonly string[] {
  return ships.split(" ").filter((ship) => ship !== "");
}

/** A line and what is recorded from it. */
interface Listening {
  readonly line: AisstreamLine;
  readonly ships: string;
  /** Since when each recording has been heard on it; none until it is open. */
  readonly sinceMs: Map<string, number>;
  isOpen: boolean;
}

/** Begins nothing by itself: {@link ShipListener.check} does. */
export function createShipListener({ db, settings, now, log }: ListenerDeps): ShipListener {
  const holder = randomUUID();
  const lastMs = new Map<string, number>();
  let listening: Listening | null = null;
  let running: readonly RecordingRow[] = [];
  let work: Promise<void> = Promise.resolve();

  /** One thing after another: what is heard, and what is decided about it. */
  function inTurn(what: string, task: () => Promise<void>): Promise<void> {
    work = work.then(task).catch((error: unknown) => log.warn({ err: error }, what));
    return work;
  }

  async function keep(heard: HeardPosition): Promise<void> {
    for (const recording of running) {
      if (!shipsOf(recording).includes(heard.mmsi) || recording.ends_at_ms <= heard.timeMs) continue;
      const key = `${recording.id} ${heard.mmsi}`;
      if (heard.timeMs - (lastMs.get(key) ?? Number.NEGATIVE_INFINITY) < LEAST_APART_MS) continue;
      lastMs.set(key, heard.timeMs);
      await addPosition(db, recording.id, heard);
    }
  }

  /** Notes for each recording until when it has been heard, and from when those that are new to this line. */
  async function noteHeard(): Promise<void> {
    if (listening === null || !listening.isOpen) return;
    const nowMs = now();
    for (const { id } of running) {
      const sinceMs = listening.sinceMs.get(id);
      if (sinceMs === undefined) {
        listening.sinceMs.set(id, nowMs);
        await beginHeard(db, id, nowMs);
      } else await prolongHeard(db, id, sinceMs, nowMs);
    }
  }

  async function hangUp(): Promise<void> {
    await noteHeard();
    const was = listening;
    listening = null;
    was?.line.close();
  }

  function call(ships: readonly string[]): void {
    const made: Listening = {
      ships: ships.join(" "),
      sinceMs: new Map(),
      isOpen: false,
      line: listenToShips(
        settings,
        ships,
        {
          onPosition: (position) => void inTurn("a position of a ship is lost", () => keep(position)),
          onOpen: () =>
            void inTurn("a stretch of listening is not noted", async () => {
              if (listening !== made) return;
              made.isOpen = true;
              await noteTrouble(db, "");
              await noteHeard();
            }),
          onClose: (why) =>
            void inTurn("the end of a line is not noted", async () => {
              if (why !== "") await noteTrouble(db, why);
              if (listening !== made) return;
              await noteHeard();
              listening = null;
            }),
        },
        now,
      ),
    };
    listening = made;
  }

  async function check(): Promise<void> {
    const nowMs = now();
    await endDue(db, nowMs);
    await removeOld(db, nowMs - KEPT_MS);
    for (const { id, positions } of await runningRecordings(db))
      if (positions >= MOST_POSITIONS) await endRecording(db, id, "full", nowMs);
    const wanted = await runningRecordings(db);
    const mayListen =
      settings.mode !== "off" && wanted.length > 0 && (await holdListener(db, holder, nowMs, nowMs + HOLD_MS));
    if (!mayListen) {
      await hangUp();
      running = [];
      lastMs.clear();
      if (wanted.length === 0) await releaseListener(db, holder);
      return;
    }
    const ships = [...new Set(wanted.flatMap(shipsOf))].toSorted();
    if (listening !== null && listening.ships !== ships.join(" ")) await hangUp();
    running = wanted;
    if (listening === null) call(ships);
    else await noteHeard();
  }

  return {
    check: () => inTurn("recordings of ships are not looked after", check),
    async close() {
      await inTurn("a recording of ships does not end well", async () => {
        await hangUp();
        await releaseListener(db, holder);
      });
      // What its end brings is noted too.
      await work;
    },
  };
}
