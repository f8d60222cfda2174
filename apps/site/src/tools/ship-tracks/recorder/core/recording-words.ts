import type { ShipRecording } from "@nv/contracts/schemas";
import { formatMoment, formatNumber } from "@nv/spanish";

const MINUTE_MS = 60_000;
/** A shorter one is nothing that a route would show. */
const LEAST_SILENCE_MS = 2 * MINUTE_MS;

/** A text of numbers of ships as the server takes them: one a line, with commas or with spaces. */
export function shipsIn(text: string): readonly string[] {
  return text.split(/[\s,;]+/).filter((part) => part !== "");
}

/** Lists the spells in which nobody was listening although it was being recorded: what ships sent then is lost. */
export function unheard(
  { createdAtMs, endsAtMs, heard, state }: Pick<ShipRecording, "createdAtMs" | "endsAtMs" | "heard" | "state">,
  nowMs: number,
): readonly { readonly fromMs: number; readonly toMs: number }[] {
  const isGoingOn = state === "recording";
  const untilMs = Math.min(endsAtMs, nowMs);
  const starts = [
    ...heard.map(({ fromMs }) => fromMs),
    isGoingOn ? Math.max(untilMs - LEAST_SILENCE_MS, createdAtMs) : untilMs,
  ];
  const ends = [createdAtMs, ...heard.map(({ toMs }) => toMs)];
  return starts
    .map((toMs, at) => ({ fromMs: ends[at] ?? toMs, toMs }))
    .filter(({ fromMs, toMs }) => toMs - fromMs >= LEAST_SILENCE_MS);
}

const STATES: Readonly<Record<ShipRecording["state"], string>> = {
  recording: "Grabando",
  ended: "Terminada",
  stopped: "Parada",
  full: "Llena",
};

/** Writes the state of a recording, in a line. */
export function recordingState({ state, endsAtMs, positions, trouble }: ShipRecording): string {
  const count = `${formatNumber(positions, { decimals: 0 })} ${positions === 1 ? "posición" : "posiciones"}`;
  const until = state === "recording" ? ` hasta el ${formatMoment(endsAtMs)}` : "";
  const why = trouble === "" ? "" : ` Ahora no se oye: ${trouble}. Se intenta cada medio minuto.`;
  return `${STATES[state]}${until}; ${count}.${why}`;
}

/** Writes the spells without listening, as a sentence; empty when there are none. */
export function unheardText(spells: ReturnType<typeof unheard>): string {
  if (spells.length === 0) return "";
  const [first] = spells;
  if (spells.length === 1 && first !== undefined)
    return `Sin escuchar desde el ${formatMoment(first.fromMs)} hasta el ${formatMoment(first.toMs)}: lo que emitió entonces no está.`;
  return `Sin escuchar en ${formatNumber(spells.length)} ratos, el último desde el ${formatMoment(spells.at(-1)?.fromMs ?? 0)}: lo que emitió entonces no está.`;
}
