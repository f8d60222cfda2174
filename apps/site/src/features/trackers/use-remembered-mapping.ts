import type { FixedCells, RememberedMapping, TableMapping } from "@nv/contracts/schemas";
import { useRemote } from "@nv/web";
import { useEffect, useState } from "react";
import { trackersCalls } from "./trackers-calls";

/** Whether nobody has said anything of the columns of a table. */
export const isUntouched = (
  { date, sourceUrl, columns }: TableMapping,
  { house, sourceUrl: all }: FixedCells,
): boolean => [date, sourceUrl, house, all, ...Object.values(columns)].every((text) => text === "");

/**
 * Recalls how a table of the same names was understood, whoever brought it.
 *
 * @param names - Of its columns.
 * @param mayRecall - Whether nobody has said anything of this one.
 * @param recall - Takes what was said; the same from one drawing to the next.
 * @returns Whether what stands there was recalled.
 */
export function useRememberedMapping(
  names: readonly string[],
  mayRecall: boolean,
  recall: (remembered: RememberedMapping) => void,
): boolean {
  const { body } = useRemote("mappings", trackersCalls.mappings);
  const layout = names.join("\t");
  const [recalled, setRecalled] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each table: what is chosen then goes before
  useEffect(() => {
    const before = body?.items.find((one) => one.names.join("\t") === layout);
    if (layout === "" || before === undefined || !mayRecall) return;
    setRecalled(layout);
    recall(before);
  }, [layout, body]);
  return layout !== "" && recalled === layout;
}
