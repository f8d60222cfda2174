/** Looks into JSON of which nothing is known. */

/** Whether it is an object with parts by name. */
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Parts by name; none when it is no object. */
export const record = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/** Parts in a row; none when it is no list. */
export const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A whole number from 0; `null` when it is anything else. */
export const whole = (value: unknown): number | null =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : null;

/** A text; empty when it is none. */
export const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** So many figures in a row; others when they are not all there. */
export function figures(value: unknown, otherwise: readonly number[]): readonly number[] {
  const found = list(value).filter((one): one is number => typeof one === "number" && Number.isFinite(one));
  return found.length === otherwise.length ? found : otherwise;
}
