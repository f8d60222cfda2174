import { isRecord } from "./schema.ts";

/** Names of what a record says: JSON leaves out what is undefined. */
const said = (record: Readonly<Record<string, unknown>>) =>
  Object.keys(record).filter((name) => record[name] !== undefined);

/**
 * Whether two values say the same as JSON, in whatever order their names stand. What both share is not looked into: of a story of sixty blocks
 * in which one is written, that one alone.
 */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((item: unknown, place) => sameJson(item, other[place]))
    );
  if (!isRecord(one) || !isRecord(other) || Array.isArray(other)) return Object.is(one, other);
  const names = said(one);
  return names.length === said(other).length && names.every((name) => sameJson(one[name], other[name]));
}
