import {
  ATTRIBUTIONS,
  type ComposedWorld,
  composeWorld,
  createShipFileReader,
  type FleetShip,
  guessShipFile,
  readAtlas,
  type ShipFile,
  type ShipFileReading,
  WORLD_LISTS,
} from "@nv/geography";
import { fetchAtlas } from "../../maps/fetch-atlas";
import { fileFindings, readingOf } from "./core/ship-file-words";
import { type StudiedTrack, studyTrack, trackCaption } from "./core/ship-report";
import { speedChart } from "./core/speed-chart";
import { drawTrack, type TrackDrawing } from "./core/track-drawing";
import { trackSvg } from "./core/track-svg";
import { trackCsv, trackDatawrapper, trackGeoJson, trackGpx, trackKml } from "./core/write-track";
import type { ShipNews, ShipRequest, TrackFormat } from "./ship-messages";

/** As much of a file as tells how it is written, bytes. */
const BEGINNING = 400_000;
/** Width of the drawing that is taken away, pixels. */
const SAVED_WIDTH_PX = 1000;
/** Ships that are named to choose from; more are found by their number. */
const MOST_LISTED = 500;
/** Interval at which the page is told of the progress, milliseconds: each report costs it a drawing. */
const TELL_MS = 150;

let brought: Blob | null = null;
let read: ShipFile | null = null;
/** Of which kind the file is. */
let source = "";
let world: Promise<ComposedWorld> | null = null;
let present: { readonly ship: FleetShip; readonly studied: StudiedTrack } | null = null;
/** The reading that goes on; another one stops it. */
let running = 0;

const tell = (news: ShipNews) => self.postMessage(news);

async function theWorld(): Promise<ComposedWorld> {
  world ??= fetchAtlas("world").then((json) => composeWorld(readAtlas(json, WORLD_LISTS)));
  try {
    return await world;
  } catch (error) {
    // The next order tries again.
    world = null;
    throw error;
  }
}

/** The file as text, unpacked when it is gzip. */
async function textOf(file: Blob): Promise<ReadableStream<string>> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  const isPacked = first === 0x1f && second === 0x8b;
  const bytes = isPacked ? file.stream().pipeThrough(new DecompressionStream("gzip")) : file.stream();
  return bytes.pipeThrough(new TextDecoderStream());
}

async function beginningOf(file: Blob): Promise<string> {
  const reader = (await textOf(file)).getReader();
  let text = "";
  for (let piece = await reader.read(); !piece.done && text.length < BEGINNING; piece = await reader.read())
    text += piece.value;
  await reader.cancel();
  return text.slice(0, BEGINNING);
}

async function readFile(run: number, file: Blob, reading: ShipFileReading): Promise<void> {
  running = run;
  const reader = createShipFileReader(reading);
  let bytes = 0;
  let toldMs = performance.now();
  const stream = (await textOf(file)).getReader();
  for (let piece = await stream.read(); !piece.done; piece = await stream.read()) {
    reader.push(piece.value);
    bytes += piece.value.length;
    // Of a packed file nobody knows how much comes out: it stays short of the end.
    if (performance.now() - toldMs >= TELL_MS) {
      toldMs = performance.now();
      tell({ kind: "reading", run, share: Math.min(0.99, bytes / file.size) });
    }
    if (running !== run) return stream.cancel();
  }
  read = reader.end();
  const ships = read.fleet.ships().slice(0, MOST_LISTED);
  tell({ kind: "ships", run, ships, findings: fileFindings(read), looked: read.looked });
}

/** Forms that tell by themselves what is what: nobody has anything to confirm. */
const PLAIN_FORMS: ReadonlySet<string> = new Set(["nmea", "xml", "json"]);

/** Tells how a file seems to be written. It is read as itself, here and by nobody else: another one may have come meanwhile. */
async function open(run: number, file: Blob, isExample: boolean): Promise<void> {
  running = run;
  brought = file;
  const guess = guessShipFile(await beginningOf(file));
  if (running !== run) return;
  source = guess.source;
  tell({ kind: "guess", run, guess });
  if (isExample || PLAIN_FORMS.has(guess.form)) await readFile(run, file, readingOf(guess));
}

async function drawn(studied: StudiedTrack, widthPx: number): Promise<TrackDrawing | null> {
  return drawTrack(studied.simple, await theWorld(), widthPx);
}

async function study(file: ShipFile, id: string, toleranceM: number, widthPx: number): Promise<void> {
  const ship = file.fleet.ships().find((one) => one.id === id);
  if (ship === undefined) return;
  const studied = studyTrack(ship, file.fleet.positionsOf(id), toleranceM, source);
  present = { ship, studied };
  const { report } = studied;
  const seen = { ship, report, chart: report.isRefused ? null : speedChart(studied.clean) };
  // What is known is told before the atlas has come, and stays if it never does.
  tell({ kind: "studied", studied: { ...seen, drawing: null } });
  if (report.isRefused) return;
  const drawing = await drawn(studied, widthPx);
  // Another file has been read meanwhile, whose ship may have the same name.
  if (read === file) tell({ kind: "studied", studied: { ...seen, drawing } });
}

const WRITERS = {
  geojson: trackGeoJson,
  gpx: trackGpx,
  kml: trackKml,
  csv: trackCsv,
  datawrapper: trackDatawrapper,
} as const;

async function write(format: TrackFormat, isSimple: boolean): Promise<string> {
  if (present === null || present.studied.report.isRefused) return "";
  const { ship, studied } = present;
  const note = trackCaption(studied.report);
  if (format !== "svg") return WRITERS[format]({ ship, track: isSimple ? studied.simple : studied.clean, note });
  const drawing = await drawn(studied, SAVED_WIDTH_PX);
  return drawing === null ? "" : trackSvg(drawing, note, ATTRIBUTIONS.world.line);
}

async function obey(order: ShipRequest): Promise<void> {
  if (order.kind === "open") await open(order.run, order.file, order.isExample);
  if (order.kind === "stop") running = 0;
  if (order.kind === "read" && brought !== null) await readFile(order.run, brought, order.reading);
  if (order.kind === "study" && read !== null) await study(read, order.id, order.toleranceM, order.widthPx);
  if (order.kind === "write")
    tell({ kind: "file", id: order.id, content: new Blob([await write(order.format, order.isSimple)]) });
}

self.onmessage = ({ data }: MessageEvent<ShipRequest>) => {
  obey(data).catch((error: unknown) => {
    tell({ kind: "failed", what: error instanceof Error ? error.message : String(error) });
  });
};
