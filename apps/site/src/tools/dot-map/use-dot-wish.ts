import { useEffect, useMemo, useState } from "react";
import { readSeed } from "./core/dot-amount";
import type { DotDraft } from "./core/dot-draft";
import type { DotChoices } from "./core/dot-table";
import type { DotWish } from "./dot-messages";
import type { DotMap } from "./use-dot-map";

/** Time that a person is left typing before the work begins, milliseconds. */
export const PAUSE_MS = 350;

/** The choices that were made, as long as the table still has those columns. */
function validChoices(kept: DotChoices | null, columns: number): DotChoices | null {
  if (kept === null) return null;
  const all = [kept.codeColumn, kept.categoryColumn, ...kept.valueColumns];
  return all.every((column) => column < columns) ? kept : null;
}

/** Orders the map that is wished for as it is written, after a moment of rest. */
export function useDotWish({ table, own, mask, place }: DotMap, draft: DotDraft) {
  const seed = readSeed(draft.seedText);
  const choices = validChoices(draft.choices, table?.columns.length ?? 0) ?? table?.suggested ?? null;
  const isReady = choices !== null && choices.valueColumns.length > 0 && seed !== null;
  const ownKey = own.keys.includes(draft.ownKey) ? draft.ownKey : (own.keys[0] ?? "");
  const wish: DotWish | null =
    isReady && (choices.layer !== "own" || ownKey !== "")
      ? { choices, padsZeros: draft.padsZeros, way: draft.way, amountText: draft.amountText, seed, ownKey }
      : null;
  // What is wished for, as one text: the same asked again is no work. Another table, other areas and another mask are.
  const wished = wish === null ? "" : JSON.stringify(wish);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same wish again is the same work
  const work = useMemo(() => wish && { wish }, [wished, table, own, mask]);
  const [ordered, setOrdered] = useState<typeof work>(null);
  useEffect(() => {
    if (work === null) return;
    const order = () => {
      setOrdered(work);
      place(work.wish);
    };
    const timer = window.setTimeout(order, PAUSE_MS);
    return () => window.clearTimeout(timer);
  }, [work, place]);
  return {
    /** Choices about the table: those that were made, or those that it suggests; `null` while it is not understood. */
    choices,
    /** Property of one's own areas with their code; empty for none. */
    ownKey,
    /** Whether something else is wished for than what was ordered. */
    isWaiting: work !== null && work !== ordered,
  };
}
