import { useKept } from "@nv/web";
import { type KeyboardEvent, useRef, useState } from "react";
import { type History, type Moved, NO_HISTORY, record, redo, undo } from "../../records/core/history";
import { historyOrder } from "../../records/saving/use-form-history";
import { type BolsasDraft, NEW_BOLSAS, readBolsasDraft } from "./core/bolsas-draft";
import type { MarketDraft } from "./core/market-draft";

/** The form, with what can be taken back. */
export interface Bolsas {
  readonly draft: BolsasDraft;
  /** Whether it is what the page opens with. */
  readonly isNew: boolean;
  readonly change: (part: Partial<BolsasDraft>) => void;
  readonly changeMarket: (id: string, part: Partial<MarketDraft>) => void;
  /** Begins again; it can be taken back. */
  readonly startOver: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Ctrl Z and its like, wherever the focus is in the form. */
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Keeps the form in this tab, through a reload too, and its former states for as long as the page is open. */
export function useBolsas(): Bolsas {
  const { value, keep } = useKept("nv.bolsas", readBolsasDraft);
  const [history, setHistory] = useState<History<BolsasDraft>>(NO_HISTORY);
  const draft = value ?? NEW_BOLSAS;
  // What comes from the server meets the form as it is then, not as it was when it was asked for.
  const latest = useRef(draft);
  latest.current = draft;

  function put(make: (before: BolsasDraft) => BolsasDraft) {
    const before = latest.current;
    const after = make(before);
    latest.current = after;
    setHistory((known) => record(known, before, after, Date.now()));
    keep(after);
  }
  function move(to: Moved<BolsasDraft> | null) {
    if (to === null) return;
    setHistory(to.history);
    keep(to.value);
  }
  const steps = { undo: () => move(undo(history, draft)), redo: () => move(redo(history, draft)) };
  return {
    draft,
    isNew: value === null,
    change: (part) => put((before) => ({ ...before, ...part })),
    changeMarket: (id, part) =>
      put((before) => ({
        ...before,
        markets: before.markets.map((market) => (market.id === id ? { ...market, ...part } : market)),
      })),
    startOver: () => put(() => NEW_BOLSAS),
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    ...steps,
    onKeyDown(event) {
      const order = historyOrder(event);
      if (order === null) return;
      event.preventDefault();
      steps[order]();
    },
  };
}
