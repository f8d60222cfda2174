import type { Cue } from "./cue.ts";

/** A line of a file of captions that says nothing that we understand. */
export interface CaptionProblem {
  /** From 1. */
  readonly line: number;
  readonly message: string;
}

/** What a file of captions says. */
export interface ReadCaptions {
  readonly cues: readonly Cue[];
  readonly problems: readonly CaptionProblem[];
}

/** Hours before the minutes, or none; a comma in SRT, a point in VTT. */
const MOMENT = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})$/;

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", nbsp: "\u00a0" };

function momentIn(text: string): number | null {
  const found = MOMENT.exec(text);
  if (found === null) return null;
  const [, hours = "0", minutes = "0", seconds = "0", thousandths = "0"] = found;
  const wholeS = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds);
  return wholeS * 1000 + Number(thousandths.padEnd(3, "0"));
}

/** The text without marks: who speaks and in which letters is the player's business. */
const plain = (text: string) =>
  text
    .replaceAll(/<[^<>]*>/g, "")
    .replaceAll(/&(amp|lt|gt|nbsp);/g, (_entity, name: string) => ENTITIES[name] ?? "")
    .trim();

/**
 * Reads what editors of captions write: SRT and VTT.
 *
 * @returns What is understood, in its order, and what is not, by its line.
 */
export function readCaptions(text: string): ReadCaptions {
  const lines = text.replace(/^\ufeff/, "").split(/\r\n|\r|\n/);
  const cues: Cue[] = [];
  const problems: CaptionProblem[] = [];
  lines.forEach((line, index) => {
    if (!line.includes("-->")) return;
    const [start = "", rest = ""] = line.split("-->").map((part) => part.trim());
    const [startMs, endMs] = [momentIn(start), momentIn(rest.split(/\s/)[0] ?? "")];
    if (startMs === null || endMs === null) {
      problems.push({ line: index + 1, message: `Línea ${index + 1}: no se entienden los tiempos` });
      return;
    }
    const end = lines.findIndex((other, at) => at > index && other.trim() === "");
    const said = plain(lines.slice(index + 1, end === -1 ? undefined : end).join("\n"));
    if (said === "") problems.push({ line: index + 1, message: `Línea ${index + 1}: el subtítulo no tiene texto` });
    else cues.push({ startMs, endMs, text: said });
  });
  if (cues.length === 0 && problems.length === 0) problems.push({ line: 1, message: "No hay ningún subtítulo" });
  return { cues, problems };
}
