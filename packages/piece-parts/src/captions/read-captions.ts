import { readTime } from "./caption-time.ts";
import type { Cue } from "./cue.ts";
import { plainText } from "./cue-text.ts";

/** Problem in a file of captions, as a sentence for the person who uploaded it. */
export interface CaptionProblem {
  /** Of the text as it was brought, from 1; `null` for what is of no line. */
  readonly line: number | null;
  readonly message: string;
  /** Whether a text is missing for it; else it is among the cues. */
  readonly isLost: boolean;
}

/** Captions that were read from a file, and its problems. */
export interface ReadCaptions {
  /** In the order of their beginnings. */
  readonly cues: readonly Cue[];
  /** In the order of their lines. */
  readonly problems: readonly CaptionProblem[];
}

/** Most captions of a video: four hours at more than one every three seconds. */
export const MOST_CUES = 5000;

/** Most characters of a file: what is longer is no file of captions. */
const MOST_CHARACTERS = 2_000_000;

/** Longest text of a caption, characters. */
const MOST_TEXT = 1000;

/** Problems that are told: a file of another kind has one in each line. */
const MOST_PROBLEMS = 50;

/** Longest line of times with its settings, characters. */
const MOST_TIMES = 500;

/** Parts of WebVTT that hold no caption. */
const ASIDE = /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/;

/** A cue, with the line of its times. */
interface PlacedCue extends Cue {
  readonly line: number;
}

/** Lines without an empty one between them. */
interface Block {
  readonly lines: readonly string[];
  /** Of the first of them, from 1. */
  readonly line: number;
}

function blocksOf(text: string): readonly Block[] {
  const blocks: Block[] = [];
  let open: { readonly lines: string[]; readonly line: number } | null = null;
  let position = 0;
  for (const line of text.split(/\r\n|\n|\r/)) {
    position += 1;
    if (line.trim() === "") open = null;
    else if (open !== null) open.lines.push(line);
    else {
      open = { lines: [line], line: position };
      blocks.push(open);
    }
  }
  return blocks;
}

/** Finds the line of a block that holds its times: below a number or a name, where there is one. `-1` for nowhere. */
const timesAt = ({ lines }: Block): number => lines.slice(0, 2).findIndex((line) => line.includes("->"));

/** The two times of a line; what stands after them is where the text is put, which is the player's. */
function timesIn(line: string): readonly [string, string] {
  const [from = "", to = ""] = line.length > MOST_TIMES ? [] : line.split(/-{1,2}>/);
  return [from.trim(), to.trim().split(/\s/)[0] ?? ""];
}

/** Reads the times of a cue. @returns A sentence when they cannot be. */
function readTimes(line: string): Pick<Cue, "startMs" | "endMs"> | string {
  const [from, to] = timesIn(line);
  const [startMs, endMs] = [readTime(from), readTime(to)];
  if (from.startsWith("-") || to.startsWith("-")) return "un tiempo no puede ser negativo";
  if (startMs === null || endMs === null)
    return "no se entienden los tiempos; deben ser como 00:01:02.500 --> 00:01:04.000";
  if (endMs < startMs) return "el final va antes que el principio";
  if (endMs === startMs) return "el subtítulo no dura nada";
  return { startMs, endMs };
}

/** Reads a block that holds a cue. @returns A problem when it cannot be read. */
function readBlock(block: Block, at: number): PlacedCue | CaptionProblem {
  const line = block.line + at;
  const wrong = (message: string): CaptionProblem => ({ line, message: `Línea ${line}: ${message}`, isLost: true });
  const times = readTimes(block.lines[at] ?? "");
  if (typeof times === "string") return wrong(times);
  const text = plainText(block.lines.slice(at + 1));
  if (text === "") return wrong("el subtítulo no tiene texto");
  if (text.length > MOST_TEXT) return wrong(`el subtítulo tiene ${text.length} caracteres y caben ${MOST_TEXT}`);
  return { ...times, text, line };
}

/** Cues that begin before the one above them, and those that begin before it ends. */
function orderProblems(cues: readonly PlacedCue[]): readonly CaptionProblem[] {
  let before: PlacedCue | undefined;
  let latest: PlacedCue | undefined;
  return cues.flatMap((cue) => {
    const [above, longest] = [before, latest];
    before = cue;
    if (longest === undefined || cue.endMs > longest.endMs) latest = cue;
    if (above !== undefined && cue.startMs < above.startMs)
      return [
        {
          line: cue.line,
          message: `Línea ${cue.line}: empieza antes que el subtítulo anterior; se han puesto en orden`,
          isLost: false,
        },
      ];
    if (longest !== undefined && cue.startMs < longest.endMs)
      return [
        {
          line: cue.line,
          message: `Línea ${cue.line}: empieza antes de que acabe el subtítulo de la línea ${longest.line}`,
          isLost: false,
        },
      ];
    return [];
  });
}

const wholeProblem = (message: string): ReadCaptions => ({
  cues: [],
  problems: [{ line: null, message, isLost: true }],
});

const without = ({ startMs, endMs, text }: PlacedCue): Cue => ({ startMs, endMs, text });

/** Puts problems in the order of their lines, as many as a person reads. */
function firstProblems(problems: readonly CaptionProblem[]): readonly CaptionProblem[] {
  const ordered = problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
  const more = ordered.length - MOST_PROBLEMS;
  if (more <= 0) return ordered;
  return [
    ...ordered.slice(0, MOST_PROBLEMS),
    {
      line: null,
      message: `Y ${more} más como estos`,
      isLost: ordered.slice(MOST_PROBLEMS).some(({ isLost }) => isLost),
    },
  ];
}

/**
 * Reads captions in WebVTT or SRT, whatever of the two they say that they are, as forgiving as a person: line ends of any
 * system, comma or dot, hours or none, numbers or none. Texts come plain; colours, places and voices go.
 *
 * @returns What was understood, and a sentence for each part that was not, or that came out of order. Captions with a
 *   problem of their own are not among the cues; those that are out of order or overlap are.
 */
export function readCaptions(text: string): ReadCaptions {
  if (text.length > MOST_CHARACTERS) return wholeProblem("El archivo es demasiado largo para ser de subtítulos");
  const cues: PlacedCue[] = [];
  const problems: CaptionProblem[] = [];
  for (const block of blocksOf(text.replace(/^\ufeff/, ""))) {
    const at = timesAt(block);
    const isHeader = block.line === 1 && block.lines[0]?.startsWith("WEBVTT");
    if (at === -1) {
      if (isHeader || ASIDE.test(block.lines[0] ?? "")) continue;
      problems.push({ line: block.line, message: `Línea ${block.line}: falta cuándo se ve este texto`, isLost: true });
      continue;
    }
    const read = readBlock(block, at);
    if ("message" in read) problems.push(read);
    else cues.push(read);
    if (cues.length > MOST_CUES)
      return wholeProblem(`Hay más de ${MOST_CUES} subtítulos: son demasiados para un vídeo`);
  }
  if (cues.length === 0 && problems.length === 0) return wholeProblem("No hay ningún subtítulo");
  const ordered = cues.toSorted((a, b) => a.startMs - b.startMs || a.endMs - b.endMs);
  return { cues: ordered.map(without), problems: firstProblems([...problems, ...orderProblems(cues)]) };
}
