import { readLocation } from "@nv/geography";
import { parseIsoDate, parseSpanishNumber } from "@nv/spanish";
import { localTime, momentOf } from "./local-time";
import type { Quake } from "./quake";

/** Entry of an earthquake, as it is typed. */
export interface ManualEntry {
  /** Empty while nobody has one. */
  readonly magnitude: string;
  readonly agency: string;
  /** Kilometres; empty for unknown. */
  readonly depth: string;
  /** In any notation, or the address of a map. */
  readonly where: string;
  readonly place: string;
  /** By the clock of the Peninsula: `2026-11-20`, `12:40`. */
  readonly day: string;
  readonly time: string;
}

/** Faults by field; fields that are right are left out. */
export type ManualProblems = Readonly<Partial<Record<keyof ManualEntry, string>>>;

/** Result of reading an entry. */
export interface ReadEntry {
  /** `null` while something is wrong. */
  readonly quake: Quake | null;
  readonly problems: ManualProblems;
  /** Remark on something that is right and worth a look; empty for none. */
  readonly notice: string;
}

const MAGNITUDES = { least: -1, most: 10 } as const;
const DEEPEST_KM = 800;
const DAY_MS = 86_400_000;

/** As long as the agencies list what was. */
const LISTED_DAYS = 10;

type Figure = { readonly value: number | null; readonly problem: string };

/** A figure with a comma or a point for its decimals: none of these has thousands. */
function figureOf(text: string, words: { readonly name: string; readonly example: string }): Figure {
  if (text.trim() === "") return { value: null, problem: "" };
  const value = parseSpanishNumber(text.trim().replace(".", ","));
  if (value !== null) return { value, problem: "" };
  return { value: null, problem: `«${text.trim()}» no es un número. Escribe ${words.name} como ${words.example}.` };
}

function magnitudeOf(text: string): Figure {
  const read = figureOf(text, { name: "la magnitud", example: "5,1" });
  const isOut = read.value !== null && !(read.value >= MAGNITUDES.least && read.value <= MAGNITUDES.most);
  return isOut ? { value: null, problem: "La magnitud va de −1 a 10." } : read;
}

function depthOf(text: string): Figure {
  const read = figureOf(text, { name: "la profundidad", example: "8,4" });
  if (read.value === null) return read;
  if (read.value < 0) return { value: null, problem: "La profundidad no puede ser negativa: se cuenta hacia abajo." };
  if (read.value > DEEPEST_KM)
    return { value: null, problem: `Ningún terremoto es tan profundo: como mucho, ${DEEPEST_KM} km.` };
  return read;
}

function dayProblem(day: string): string {
  if (day === "") return "Falta el día.";
  try {
    parseIsoDate(day);
    return "";
  } catch (error) {
    if (error instanceof RangeError) return "Ese día no está en el calendario.";
    throw error;
  }
}

const TIME = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/;

/** Reads what somebody wrote, each field by itself. @param nowMs - Unix epoch, milliseconds. */
export function readManualEntry(entry: ManualEntry, nowMs: number): ReadEntry {
  const [magnitude, depth] = [magnitudeOf(entry.magnitude), depthOf(entry.depth)];
  const [, hours, minutes] = TIME.exec(entry.time.trim()) ?? [];
  const day = dayProblem(entry.day);
  const time = hours === undefined ? "Escribe la hora como 12:40, la de la Península." : "";
  const local = { day: entry.day, hours: Number(hours), minutes: Number(minutes) };
  const atMs = day === "" && time === "" ? momentOf(local, "peninsula") : Number.NaN;
  const location = readLocation(entry.where.trim());
  const point = location.kind === "point" ? location.point : null;
  const where =
    entry.where.trim() === ""
      ? "Faltan las coordenadas del epicentro."
      : location.kind === "problem"
        ? location.text
        : point === null
          ? "Escribe las coordenadas, como 37,75, −1,64, o pega la dirección de un mapa."
          : "";
  const agency = entry.agency.trim();
  const said: ManualProblems = {
    magnitude: magnitude.problem,
    depth: depth.problem,
    where,
    day,
    time: time === "" && atMs > nowMs ? "Esa hora todavía no ha llegado." : time,
    agency: agency === "" ? "Falta quién lo dice: IGN, USGS…" : "",
  };
  const problems = Object.fromEntries(Object.entries(said).filter(([, sentence]) => sentence !== ""));
  const isOld = atMs < nowMs - LISTED_DAYS * DAY_MS;
  const notices = [
    location.kind === "point" ? location.notice : "",
    isOld
      ? "Hace más de diez días: búscalo en el archivo del USGS, que guarda todos, y no tendrás que copiar sus cifras."
      : "",
  ];
  const notice = notices.filter((sentence) => sentence !== "").join(" ");
  if (point === null || Object.keys(problems).length > 0) return { quake: null, problems, notice };
  const quake: Quake = {
    ...{ id: "manual", atMs, lon: point.lon, lat: point.lat, place: entry.place.trim() },
    depth: depth.value === null ? null : { km: depth.value, agency },
    magnitudes: magnitude.value === null ? [] : [{ agency, value: magnitude.value, kind: "" }],
    ...{ agencies: [agency], felt: null, automatic: [], reports: [] },
  };
  return { quake, problems, notice };
}

/** Returns the initial entry of the form: an invented earthquake, dated yesterday. @param nowMs - Unix epoch, milliseconds. */
export function exampleEntry(nowMs: number): ManualEntry {
  return {
    ...{ magnitude: "5,1", agency: "Agencia de muestra", depth: "8,4", where: "37,75, -1,64" },
    ...{ place: "Ejemplo inventado", day: localTime(nowMs - DAY_MS, "peninsula").day, time: "12:40" },
  };
}
