import type { FleetShip, ShipFileGuess, ShipFileReading } from "@nv/geography";
import type { Finding } from "@nv/ui/finding";
import { useCallback } from "react";
import { useWorkThread } from "../use-work-thread";
import type { WrittenFile } from "../work-thread";
import type { ShipNews, ShipRequest, StudiedShip, TrackFormat } from "./ship-messages";

/** State of the work as the page knows it; the work itself runs in a worker. */
export interface ShipTracksState {
  /** Apparent form of the file; `null` until one is imported. */
  readonly guess: ShipFileGuess | null;
  /** From 0 to 1 while it is being read; `null` otherwise. */
  readonly share: number | null;
  readonly ships: readonly FleetShip[] | null;
  readonly findings: readonly Finding[];
  readonly looked: number;
  readonly studied: StudiedShip | null;
  /** Reason why it does not go on; empty when it does. */
  readonly failure: string;
}

const START: ShipTracksState = {
  guess: null,
  share: null,
  ships: null,
  findings: [],
  looked: 0,
  studied: null,
  failure: "",
};

type ShipWorkNews = Exclude<ShipNews, WrittenFile>;

/** Takes in what the worker says. */
function withNews(state: ShipTracksState, news: ShipWorkNews): ShipTracksState {
  if (news.kind === "guess") return { ...START, guess: news.guess };
  if (news.kind === "reading") return { ...state, share: news.share };
  if (news.kind === "ships")
    return { ...state, share: null, ships: news.ships, findings: news.findings, looked: news.looked, studied: null };
  if (news.kind === "studied") return { ...state, studied: news.studied };
  return { ...state, share: null, failure: news.what };
}

/** The work and the ways to order it. */
export interface ShipTracks extends ShipTracksState {
  readonly open: (file: Blob, options: { readonly isExample: boolean }) => void;
  readonly read: (reading: ShipFileReading) => void;
  readonly stop: () => void;
  readonly study: (id: string, toleranceM: number, widthPx: number) => void;
  readonly write: (format: TrackFormat, isSimple: boolean) => Promise<Blob>;
}

const THREAD = {
  start: START,
  open: () => new Worker(new URL("./ship-tracks.worker.ts", import.meta.url), { type: "module" }),
  withNews,
};

/** Reads, cleans and draws in a thread of its own, so that the page never waits for it. */
export function useShipTracks(): ShipTracks {
  const thread = useWorkThread<ShipRequest, ShipWorkNews, ShipTracksState>(THREAD);
  const { state, setState, order, nextRun, write: writeBy } = thread;
  const open = useCallback(
    (file: Blob, { isExample }: { readonly isExample: boolean }) => {
      setState(START);
      order({ kind: "open", run: nextRun(), file, isExample });
    },
    [order, nextRun, setState],
  );
  const read = useCallback(
    (reading: ShipFileReading) => {
      setState((before) => ({ ...before, share: 0, ships: null, studied: null, failure: "" }));
      order({ kind: "read", run: nextRun(), reading });
    },
    [order, nextRun, setState],
  );
  const stop = useCallback(() => {
    nextRun();
    setState((before) => ({ ...before, share: null }));
    order({ kind: "stop" });
  }, [order, nextRun, setState]);
  const study = useCallback(
    (id: string, toleranceM: number, widthPx: number) => order({ kind: "study", id, toleranceM, widthPx }),
    [order],
  );
  const write = useCallback(
    (format: TrackFormat, isSimple: boolean) => writeBy((id) => ({ kind: "write", id, format, isSimple })),
    [writeBy],
  );
  return { ...state, open, read, stop, study, write };
}
