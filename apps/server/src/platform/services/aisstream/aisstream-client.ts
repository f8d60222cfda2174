import { z } from "zod";

/** Settings of the connection to the service of ships' positions. */
export interface AisstreamSettings {
  /** `live`: the service; `fake`: a server of one's own that answers like it; `off`: not at all. */
  readonly mode: "live" | "fake" | "off";
  /** Address of the stream. */
  readonly url: string;
  readonly key: string | undefined;
}

/** Position of a ship, as it reported it itself. */
export interface HeardPosition {
  /** 9 figures. */
  readonly mmsi: string;
  readonly name: string;
  readonly lon: number;
  readonly lat: number;
  /** Unix epoch, milliseconds. */
  readonly timeMs: number;
}

/** Callbacks of the stream of ships' positions. */
export interface AisstreamEars {
  onPosition(position: HeardPosition): void;
  /** The line is there and the service has been told what is wanted. */
  onOpen(): void;
  /** It is no more. @param why - For people; empty when it was asked to end. */
  onClose(why: string): void;
}

/** A line to the service. */
export interface AisstreamLine {
  readonly close: () => void;
}

/** Largest message that is read, characters: a report of position has some hundreds. */
const LARGEST = 20_000;
/** A line on which nothing opens is given up, milliseconds. */
const PATIENCE_MS = 15_000;
/** Greatest difference between a ship's clock and ours, milliseconds: a clock that is further off is not believed. */
const MOST_SKEW_MS = 10 * 60_000;
const WHOLE_EARTH = [
  [
    [-90, -180],
    [90, 180],
  ],
];

const Report = z.object({
  MessageType: z.literal("PositionReport"),
  MetaData: z.object({ ShipName: z.string().optional(), time_utc: z.string().optional() }),
  Message: z.object({
    PositionReport: z.object({
      UserID: z.int(),
      Latitude: z.number().min(-90).max(90),
      Longitude: z.number().min(-180).max(180),
    }),
  }),
});
const Refusal = z.object({ error: z.string() });

/** Moments come as `2026-11-23 02:15:01.318353 +0000 UTC`. */
function momentOf(text: string, nowMs: number): number {
  const read = Date.parse(`${text.slice(0, 10)}T${text.slice(11, 19)}Z`);
  return Math.abs(read - nowMs) <= MOST_SKEW_MS ? read : nowMs;
}

/** Reads a message of the service. @returns `null` for what is no report of position. */
function positionOf(json: unknown, nowMs: number): HeardPosition | null {
  const read = Report.safeParse(json);
  if (!read.success) return null;
  const { UserID, Latitude, Longitude } = read.data.Message.PositionReport;
  const { ShipName = "", time_utc = "" } = read.data.MetaData;
  return {
    mmsi: String(UserID).padStart(9, "0"),
    name: ShipName.replaceAll("\0", "").replaceAll("@", "").trim().slice(0, 40),
    lon: Longitude,
    lat: Latitude,
    timeMs: momentOf(time_utc, nowMs),
  };
}

function textOf(data: unknown): string {
  if (typeof data === "string") return data;
  return data instanceof ArrayBuffer ? new TextDecoder().decode(data) : "";
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The service sends JSON; what is none is no message.
    return null;
  }
}

/**
 * Opens a line on which the positions of some ships come from now on: the service keeps nothing of what has been.
 *
 * @param ships - Up to 50, by the numbers of their radio.
 * @see https://aisstream.io/documentation
 */
export function listenToShips(
  { url, key = "" }: AisstreamSettings,
  ships: readonly string[],
  ears: AisstreamEars,
  now: () => number,
): AisstreamLine {
  const socket = new WebSocket(url);
  socket.binaryType = "arraybuffer";
  let isOver = false;
  const end = (why: string) => {
    if (isOver) return;
    isOver = true;
    clearTimeout(patience);
    socket.close();
    ears.onClose(why);
  };
  const patience = setTimeout(() => end("el servicio no contesta"), PATIENCE_MS);
  socket.onopen = () => {
    clearTimeout(patience);
    const wish = {
      APIKey: key,
      BoundingBoxes: WHOLE_EARTH,
      FiltersShipMMSI: ships,
      FilterMessageTypes: ["PositionReport"],
    };
    socket.send(JSON.stringify(wish));
    ears.onOpen();
  };
  socket.onmessage = ({ data }) => {
    const text = textOf(data);
    if (isOver || text === "" || text.length > LARGEST) return;
    const json = parsed(text);
    const refusal = Refusal.safeParse(json);
    // What the service says of a key is not repeated: it may hold it.
    if (refusal.success) return end("el servicio no acepta la clave");
    const position = positionOf(json, now());
    if (position !== null && ships.includes(position.mmsi)) ears.onPosition(position);
  };
  socket.onerror = () => end("no hay conexión con el servicio");
  socket.onclose = () => end("el servicio ha colgado");
  return { close: () => end("") };
}
