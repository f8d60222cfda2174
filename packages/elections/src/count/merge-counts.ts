import type { CountedArea, CountSnapshot } from "@nv/contracts/schemas";
import { type Correction, findCorrections } from "./corrections.ts";
import { areasByCode } from "./counted-area.ts";
import { type FaultOptions, type SnapshotFault, snapshotFaults } from "./snapshot-faults.ts";

/** A count put over the last good one. */
export interface MergedCount {
  /** Count that readers may see; `null` where there never was a good one. */
  readonly snapshot: CountSnapshot | null;
  /** Whether anything of what came is in it. */
  readonly isTaken: boolean;
  /** Codes of the areas that stand as they were: they did not come, or came wrong. */
  readonly kept: readonly string[];
  readonly faults: readonly SnapshotFault[];
  readonly corrections: readonly Correction[];
}

/** Nothing of what came is taken. */
const refused = (last: CountSnapshot | null, faults: readonly SnapshotFault[]): MergedCount => ({
  ...{ snapshot: last, isTaken: false, faults },
  ...{ kept: last?.areas.map(({ code }) => code) ?? [], corrections: [] },
});

/** Lists of both counts, those of the new one first. */
function joinedLists(last: CountSnapshot | null, brought: CountSnapshot): CountSnapshot["lists"] {
  const keys = new Set(brought.lists.map(({ key }) => key));
  return [...brought.lists, ...(last?.lists ?? []).filter(({ key }) => !keys.has(key))];
}

/**
 * Puts a count over the last good one: an area that came wrong, or not at all, stands as it was, with the instant of its figures. An older
 * count, or one that is wrong as a whole, changes nothing.
 *
 * @param last - `null` for the first one.
 */
export function mergeCounts(
  last: CountSnapshot | null,
  brought: CountSnapshot,
  options: FaultOptions = {},
): MergedCount {
  const faults = snapshotFaults(brought, options);
  if (faults.some(({ row }) => row === 0)) return refused(last, faults);
  if (last !== null && brought.takenAtMs < last.takenAtMs)
    return refused(last, [{ row: 0, code: "", text: "Es más antiguo que el último recuento bueno: no se usa." }]);
  const wrong = new Set(faults.map(({ code }) => code));
  const good = new Map(brought.areas.filter(({ code }) => !wrong.has(code)).map((area) => [area.code, area]));
  if (good.size === 0) return refused(last, faults);
  const isLeft = ({ code }: CountedArea) => !good.has(code);
  const left = (last?.areas ?? [])
    .filter(isLeft)
    .map((area) => ({ ...area, asOfMs: area.asOfMs ?? last?.takenAtMs ?? 0 }));
  const stand = areasByCode({ areas: left });
  const places = areasByCode(last ?? { areas: [] });
  const areas = [
    ...(last?.areas ?? []).map((area) => good.get(area.code) ?? stand.get(area.code) ?? area),
    ...[...good.values()].filter(({ code }) => !places.has(code)),
  ];
  // What stands as it was is not what the source says to be the end.
  const isFinal = brought.isFinal && left.length === 0;
  const snapshot: CountSnapshot = { ...brought, isFinal, lists: joinedLists(last, brought), areas };
  return {
    ...{ snapshot, isTaken: true, faults, kept: left.map(({ code }) => code) },
    corrections: last === null ? [] : findCorrections(last, snapshot),
  };
}
