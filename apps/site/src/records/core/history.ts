/** History of a form: states that can be undone, and undone states that can be redone. */
export interface History<Value> {
  /** Former states, the last one last. */
  readonly past: readonly Value[];
  /** States that were taken back, the next one last. */
  readonly future: readonly Value[];
  /** The one text that the last change was of; empty for a change of any other kind. */
  readonly lastPath: string;
  /** Unix epoch, milliseconds. */
  readonly lastAtMs: number;
}

/** Nothing to take back. */
export const NO_HISTORY: History<never> = { past: [], future: [], lastPath: "", lastAtMs: 0 };

/** Changes that can be taken back: more than anybody remembers. */
const MOST_STEPS = 200;

/** A rest after which the next letters of the same text are a change of their own, milliseconds. */
const REST_MS = 1500;

const isParts = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/**
 * The one text in which two states differ: `config.blocks.2.steps.0.text`.
 *
 * @returns Empty when they differ in anything else, or in several places. What is the same object is not looked into.
 */
export function changedText(before: unknown, after: unknown, path = ""): string {
  if (!isParts(before) || !isParts(after)) return typeof before === "string" && typeof after === "string" ? path : "";
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  const [only, ...others] = [...names].filter((name) => !Object.is(before[name], after[name]));
  if (only === undefined || others.length > 0) return "";
  return changedText(before[only], after[only], path === "" ? only : `${path}.${only}`);
}

/** Notes a change. Letters written one after another into the same text are one change. */
export function record<Value>(history: History<Value>, before: Value, after: Value, nowMs: number): History<Value> {
  const lastPath = changedText(before, after);
  const goesOn = lastPath !== "" && lastPath === history.lastPath && nowMs - history.lastAtMs < REST_MS;
  const past = goesOn && history.past.length > 0 ? history.past : [...history.past, before].slice(-MOST_STEPS);
  return { past, future: [], lastPath, lastAtMs: nowMs };
}

/** A state, and what can be taken back from it. */
export interface Moved<Value> {
  readonly value: Value;
  readonly history: History<Value>;
}

/** Takes the last change back. @returns `null` when there is none. */
export function undo<Value>({ past, future }: History<Value>, now: Value): Moved<Value> | null {
  const value = past.at(-1);
  if (value === undefined) return null;
  return { value, history: { ...NO_HISTORY, past: past.slice(0, -1), future: [...future, now] } };
}

/** Does again what was taken back last. @returns `null` when nothing was. */
export function redo<Value>({ past, future }: History<Value>, now: Value): Moved<Value> | null {
  const value = future.at(-1);
  if (value === undefined) return null;
  return { value, history: { ...NO_HISTORY, past: [...past, now], future: future.slice(0, -1) } };
}

/** The same history over something newer: what others changed is in every state of it, so that taking back takes back mine alone. */
export const rebased = <Value>(history: History<Value>, join: (state: Value) => Value): History<Value> => ({
  ...history,
  past: history.past.map(join),
  future: history.future.map(join),
});
