import { z } from "zod";
import { endpoints, get, order } from "../endpoints.ts";
import { MOST_RECORDED_SHIPS, MOST_RECORDING_HOURS, SHIP_RECORDINGS_API_PATH } from "./paths.ts";

/** Characters of a name. */
const TITLE_LENGTH = 120;

/** Body of `POST /api/ship-recordings`. */
export const NewShipRecording = z.object({
  title: z
    .string()
    // PostgreSQL takes no NUL character.
    .overwrite((text) => text.replaceAll("\0", "").trim())
    .min(1, "Falta el nombre")
    .max(TITLE_LENGTH, "Es demasiado largo"),
  /** Nine figures each. */
  ships: z
    .array(z.string().regex(/^[2-7]\d{8}$/, "Un MMSI de barco son nueve cifras que empiezan por un número del 2 al 7"))
    .min(1, "Falta el MMSI de un barco")
    .max(MOST_RECORDED_SHIPS, `Caben ${MOST_RECORDED_SHIPS} barcos`)
    .overwrite((ships) => [...new Set(ships)]),
  hours: z.int("Un número entero de horas").min(1, "Al menos una hora").max(MOST_RECORDING_HOURS, "Hasta dos semanas"),
});
export type NewShipRecording = z.infer<typeof NewShipRecording>;

/** A stretch during which somebody listened. Unix epoch, milliseconds. */
const Heard = z.object({ fromMs: z.int(), toMs: z.int() });

/** A recording as it is told. */
export const ShipRecording = z.object({
  id: z.string(),
  title: z.string(),
  ships: z.array(z.string()),
  /** `full` when it holds as much as one may. */
  state: z.enum(["recording", "ended", "stopped", "full"]),
  /** Empty once that account is gone. */
  createdBy: z.string(),
  /** Whether who asks may stop it. */
  isMine: z.boolean(),
  createdAtMs: z.int(),
  /** End that was asked for; once it has ended, when it did. */
  endsAtMs: z.int(),
  positions: z.int(),
  /** Stretches during which somebody listened: what is between two of them nobody heard, whatever the ships sent. */
  heard: z.array(Heard),
  /** Reason why nothing is heard now; empty when it is. */
  trouble: z.string(),
});
export type ShipRecording = z.infer<typeof ShipRecording>;

/** Answer of `GET /api/ship-recordings`. */
export const ShipRecordingList = z.object({
  /** Reason why none can be begun; empty when one can. */
  notice: z.string(),
  items: z.array(ShipRecording),
});
export type ShipRecordingList = z.infer<typeof ShipRecordingList>;

/** Endpoints of the recordings of ships. */
export const shipRecordingsApi = endpoints(SHIP_RECORDINGS_API_PATH, {
  list: get("", ShipRecordingList),
  begin: order("", NewShipRecording, ShipRecording, { status: 201 }),
  stop: order("/:id/stop", null, ShipRecording),
});
