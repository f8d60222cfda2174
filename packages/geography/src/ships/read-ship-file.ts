import { createAisLog } from "./ais-message.ts";
import { createFleet, type Fleet } from "./fleet.ts";
import { guessMomentForm, type MomentForm, type MomentGuess, readMoment } from "./read-moment.ts";
import { layoutOf, type ShipColumns, separatorIn, splitLine } from "./ship-columns.ts";
import { packSaid, readStatus } from "./ship-said.ts";
import { readTrackGeoJson } from "./track-geojson.ts";
import { readTrackXml, xmlProgramOf } from "./track-xml.ts";

/** Format of a file, judged by its beginning. */
export type ShipFileForm = "csv" | "nmea" | "xml" | "json" | "zip" | "unknown";

/** Guess of how a file of positions is read, for a person to confirm. */
export interface ShipFileGuess {
  readonly form: ShipFileForm;
  /** Names of the columns; empty but for a table. */
  readonly head: readonly string[];
  readonly separator: string;
  /** Source of the table, or «GPX» or «KML»; empty when it is none that is known. */
  readonly source: string;
  readonly columns: ShipColumns;
  /** Of the column of moments. */
  readonly moment: MomentGuess;
  /** The first rows, to look at. */
  readonly rows: readonly (readonly string[])[];
}

/** Way of reading a file that a person confirmed. */
export interface ShipFileReading {
  readonly form: ShipFileForm;
  readonly separator: string;
  readonly columns: ShipColumns;
  readonly moment: MomentForm;
}

/** Result of reading a file. */
export interface ShipFile {
  readonly fleet: Fleet;
  /** Lines, points or messages that were looked at. */
  readonly looked: number;
  /** Number of those that gave a position. */
  readonly positions: number;
  /** Number of those without a moment that can be read. */
  readonly timeless: number;
  /** Number of those without a place that can be read. */
  readonly placeless: number;
  /** Number of those for which there was no room. */
  readonly beyond: number;
}

const NO_COLUMNS: ShipColumns = { mmsi: -1, time: -1, lat: -1, lon: -1, name: -1, imo: -1, sog: -1, status: -1 };
/** Rows by which moments are judged. */
const SAMPLE = 2000;
const SHOWN = 3;

function formOf(beginning: string): ShipFileForm {
  if (beginning.startsWith("PK\u0003\u0004")) return "zip";
  const start = beginning.trimStart();
  if (start.startsWith("<")) return "xml";
  if (/^[{[]/.test(start)) return "json";
  if (/![A-Z]{2}VD[MO],/.test(beginning.slice(0, 4000))) return "nmea";
  return /[,;\t|]/.test(start.slice(0, 400)) ? "csv" : "unknown";
}

/** Tells how a file of positions seems to be written. @param beginning - Its first hundreds of kilobytes. */
export function guessShipFile(beginning: string): ShipFileGuess {
  const text = beginning.replace(/^\uFEFF/, "");
  const form = formOf(text);
  const nothing = {
    form,
    head: [],
    separator: ",",
    source: "",
    columns: NO_COLUMNS,
    moment: "none",
    rows: [],
  } as const;
  if (form === "xml") return { ...nothing, source: xmlProgramOf(text) };
  if (form !== "csv") return nothing;
  const lines = text.split(/\r?\n/, SAMPLE + 1).filter((line) => line.trim() !== "");
  const [first = ""] = lines;
  const separator = separatorIn(first);
  const head = splitLine(first, separator).map((name) => name.trim());
  const { source, columns } = layoutOf(head);
  const rows = lines.slice(1).map((line) => splitLine(line, separator));
  const moment = guessMomentForm(rows.slice(0, -1).map((cells) => cells[columns.time] ?? ""));
  return { form, head, separator, source, columns, moment, rows: rows.slice(0, SHOWN) };
}

/** A figure with a point or a comma for its decimals; `NaN` for an empty cell too. */
function figure(cell: string | undefined): number {
  const text = (cell ?? "").trim();
  return text === "" ? Number.NaN : Number(text.includes(",") ? text.replace(",", ".") : text);
}

/** Reads a file in pieces, whatever its size. */
export interface ShipFileReader {
  readonly push: (piece: string) => void;
  /** No more comes. */
  readonly end: () => ShipFile;
}

/** Most characters put together of a file whose end must be seen: larger ones are tables. */
const MOST_WHOLE = 300_000_000;

type Tally = { -readonly [Key in Exclude<keyof ShipFile, "fleet">]: number };

function lineReader(fleet: Fleet, tally: Tally, { form, separator, columns, moment }: ShipFileReading) {
  const readLog = createAisLog();
  const readMessage = (line: string) => {
    const read = readLog(line);
    if (read === null) return;
    const { message, timeMs } = read;
    if (message.kind === "name") return fleet.describe(message.mmsi, message);
    if (timeMs === null) tally.timeless += 1;
    else if (fleet.add(message.mmsi, message.lon, message.lat, timeMs, message.said)) tally.positions += 1;
    else tally.beyond += 1;
  };
  const saidIn = (cells: readonly string[]) =>
    packSaid(figure(cells[columns.sog]), readStatus(cells[columns.status] ?? ""));
  const readRow = (line: string) => {
    const cells = splitLine(line, separator);
    const timeMs = readMoment(cells[columns.time] ?? "", moment);
    const [lon, lat] = [figure(cells[columns.lon]), figure(cells[columns.lat])];
    const mmsi = (cells[columns.mmsi] ?? "").trim();
    if (Number.isNaN(lon) || Number.isNaN(lat)) tally.placeless += 1;
    else if (Number.isNaN(timeMs)) tally.timeless += 1;
    else if (!fleet.add(mmsi, lon, lat, timeMs, saidIn(cells))) tally.beyond += 1;
    else {
      tally.positions += 1;
      const [name, imo] = [(cells[columns.name] ?? "").trim(), (cells[columns.imo] ?? "").trim()];
      if (name !== "" || imo !== "") fleet.describe(mmsi, { name, imo });
    }
  };
  let isHead = form === "csv";
  return (line: string) => {
    if (line.trim() === "") return;
    if (isHead) {
      isHead = false;
      return;
    }
    tally.looked += 1;
    if (form === "nmea") readMessage(line);
    else readRow(line);
  };
}

/** Begins to read a file as a person has confirmed it: tables and logs line by line, the rest when it is whole. */
export function createShipFileReader(reading: ShipFileReading): ShipFileReader {
  // A program for routes gives its tracks names, and no numbers of ships.
  const fleet = createFleet(reading.form !== "xml");
  const tally: Tally = { looked: 0, positions: 0, timeless: 0, placeless: 0, beyond: 0 };
  const isWhole = reading.form === "xml" || reading.form === "json";
  const readLine = lineReader(fleet, tally, reading);
  let rest = "";
  return {
    push(piece) {
      if (isWhole) {
        if (rest.length < MOST_WHOLE) rest += piece;
        return;
      }
      const lines = (rest + piece).split(/\r?\n/);
      rest = lines.pop() ?? "";
      for (const line of lines) readLine(line);
    },
    end() {
      if (!isWhole) {
        readLine(rest);
        return { fleet, ...tally };
      }
      const read = reading.form === "xml" ? readTrackXml(rest, fleet) : readTrackGeoJson(rest, fleet);
      const { positions, timeless } = read ?? { positions: 0, timeless: 0 };
      return { fleet, ...tally, looked: positions + timeless, positions, timeless };
    },
  };
}
