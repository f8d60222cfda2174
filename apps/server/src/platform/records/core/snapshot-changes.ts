import { z } from "zod";

/** Snapshot of a record at one version: the fields that people write, its address and its stage. */
export const Snapshot = z.record(z.string(), z.unknown());
export type Snapshot = Readonly<z.infer<typeof Snapshot>>;

/** A difference between two versions, in texts for people. */
export interface SnapshotChange {
  /** Path of what changed: `config.items.0.label`. */
  readonly field: string;
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** Words in which a collection describes changes. */
export interface SnapshotWords {
  /** Label of a field at the top, Spanish; fields without one are not told. Their order is that of the list. */
  readonly labels: Readonly<Record<string, string>>;
  /**
   * Label of a setting inside a field that holds settings: `config.items.0.label`.
   *
   * @param versions - The later one first.
   */
  labelOf?(path: string, versions: readonly Snapshot[]): string;
  /** A value as people read it, when it is not a plain text: the label of a stage, of a type. */
  textOf?(path: string, value: string): string;
}

function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.join(", ");
  if (value === undefined || value === null) return "—";
  return typeof value === "object" ? JSON.stringify(value, null, 2) : String(value);
}

const isSettings = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether it is a list of figures: a line on a map, which nobody reads figure by figure. */
const isFigures = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === "number");

/** Settings, each by its path: `config.items.0.label` → `Galicia`. */
function leavesOf(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value !== "object" || value === null || isFigures(value)) return [[path, textOf(value)]];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, `${path}.${key}`));
}

/** Figures that are told of a list of them. */
const TOLD_FIGURES = 6;
const SEPARATOR = ", ";

/** A long list of figures by its beginning and how many there are; every other text as it is. */
function withoutTail(text: string): string {
  const parts = text.split(SEPARATOR);
  const isLong = parts.length > 2 * TOLD_FIGURES && parts.every((part) => part !== "" && Number.isFinite(Number(part)));
  return isLong ? `${parts.slice(0, TOLD_FIGURES).join(SEPARATOR)}… (${parts.length} cifras)` : text;
}

/** Lists what is different between a version and the one before it. @param before - `null` for the first version. */
export function snapshotChanges(
  before: Snapshot | null,
  after: Snapshot,
  { labels, labelOf, textOf: wordsOf }: SnapshotWords,
): readonly SnapshotChange[] {
  if (before === null) return [];
  return Object.entries(labels)
    .flatMap(([field, label]): readonly SnapshotChange[] => {
      const [old, fresh] = [before[field], after[field]];
      const shown = (path: string, text = "") => wordsOf?.(path, text) ?? text;
      if (!isSettings(old) && !isSettings(fresh))
        return [{ field, label, before: shown(field, textOf(old)), after: shown(field, textOf(fresh)) }];
      const [oldLeaves, freshLeaves] = [new Map(leavesOf(old, field)), new Map(leavesOf(fresh, field))];
      return [...new Set([...oldLeaves.keys(), ...freshLeaves.keys()])].map((path) => ({
        field: path,
        label: labelOf?.(path, [after, before]) ?? `${label}: ${path.slice(field.length + 1)}`,
        before: shown(path, oldLeaves.get(path)),
        after: shown(path, freshLeaves.get(path)),
      }));
    })
    .filter((change) => change.before !== change.after)
    .map((change) => ({ ...change, before: withoutTail(change.before), after: withoutTail(change.after) }));
}
