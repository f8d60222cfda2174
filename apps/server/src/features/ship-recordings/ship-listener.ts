import { randomUUID } from "node:crypto";
import {
  type AisstreamLine,
  type AisstreamSettings,
  listenToShips,
} from "../../platform/services/aisstream/aisstream-client.ts";
import { createHeardPositions } from "./heard-positions.ts";
import type { RecordingRow, RecordingsDb } from "./schema/tables.ts";
import {
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
import { shipsOf } from "./ships-of.ts";

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
/** Most positions of one recording: two weeks of a ship every ten seconds, or fifty ships for some hours. */
const MOST_POSITIONS = 150_000;
/** Time that a recording which has ended is kept, milliseconds. */
const KEPT_MS = 180 * 24 * 3_600_000;

/** A line and what is recorded from it. */
interface Listening {
  readonly line: AisstreamLine;
  readonly ships: string;
  /** Since when each recording has been heard on it; none until it is open. */
  readonly sinceMs: Map<string, number>;
  isOpen: boolean;
}

/** Notes for each recording until when it has been heard, and from when those that are new to this line. */
async function noteStretches(
  db: RecordingsDb,
  { sinceMs }: Listening,
  { recordings, nowMs }: { readonly recordings: readonly RecordingRow[]; readonly nowMs: number },
): Promise<void> {
  for (const { id } of recordings) {
    const fromMs = sinceMs.get(id);
    if (fromMs === undefined) {
      sinceMs.set(id, nowMs);
      await beginHeard(db, id, nowMs);
    } else await prolongHeard(db, id, fromMs, nowMs);
  }
}

/** Ends the recordings that are over or full, and removes those that ended long ago. */
async function tidyRecordings(db: RecordingsDb, nowMs: number): Promise<void> {
  await endDue(db, nowMs);
  await removeOld(db, nowMs - KEPT_MS);
  for (const { id, positions } of await runningRecordings(db))
    if (positions >= MOST_POSITIONS) await endRecording(db, id, "full", nowMs);
}

/** Begins nothing by itself: {@link ShipListener.check} does. */
export function createShipListener({ db, settings, now, log }: ListenerDeps): ShipListener {
  const holder = randomUUID();
  const positions = createHeardPositions(db);
  let listening: Listening | null = null;
  let running: readonly RecordingRow[] = [];
  let work: Promise<void> = Promise.resolve();

  /** One thing after another: what is heard, and what is decided about it. */
  function inTurn(what: string, task: () => Promise<void>): Promise<void> {
    work = work.then(task).catch((error: unknown) => log.warn({ err: error }, what));
    return work;
  }

  async function noteHeard(): Promise<void> {
    if (listening?.isOpen) await noteStretches(db, listening, { recordings: running, nowMs: now() });
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
          onPosition: (position) =>
            void inTurn("a position of a ship is lost", () => positions.keep(running, position)),
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
    await tidyRecordings(db, nowMs);
    const wanted = await runningRecordings(db);
    const mayListen =
      settings.mode !== "off" && wanted.length > 0 && (await holdListener(db, holder, nowMs, nowMs + HOLD_MS));
    if (!mayListen) {
      await hangUp();
      running = [];
      positions.forget();
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
