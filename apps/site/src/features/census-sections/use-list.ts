import { useCallback } from "react";
import { useWorkThread } from "../../tools/use-work-thread";
import type { ListCorrections, ListNews, ListRequest, UnderstoodList } from "./list-messages";

/** State of a list as the page knows it; the list is read elsewhere. */
interface ListState extends UnderstoodList {
  readonly share: null;
  /** Reason why it does not go on; empty when it does. */
  readonly failure: string;
}

const START: ListState = {
  ...{ list: null, asked: [], isExchanged: false, notice: "", fault: "" },
  ...{ share: null, failure: "" },
};

const THREAD = {
  start: START,
  open: () => new Worker(new URL("./list.worker.ts", import.meta.url), { type: "module" }),
  withNews: (state: ListState, news: ListNews): ListState =>
    news.kind === "failed" ? { ...state, failure: news.what } : { ...state, ...news.understood, failure: "" },
};

/** A list, and the ways to bring it. */
export interface ImportedList extends ListState {
  readonly importText: (text: string) => void;
  readonly importFile: (bytes: Uint8Array) => void;
  readonly correct: (corrections: ListCorrections) => void;
}

/** Reads lists in a thread of its own: of ten thousand rows the page would wait for it. */
export function useList(): ImportedList {
  const { state, order, nextRun } = useWorkThread<ListRequest, ListNews, ListState>(THREAD);
  const importText = useCallback((text: string) => order({ kind: "text", run: nextRun(), text }), [order, nextRun]);
  const importFile = useCallback(
    (bytes: Uint8Array) => order({ kind: "file", run: nextRun(), bytes }),
    [order, nextRun],
  );
  const correct = useCallback(
    (corrections: ListCorrections) => order({ kind: "correct", run: nextRun(), corrections }),
    [order, nextRun],
  );
  return { ...state, importText, importFile, correct };
}
