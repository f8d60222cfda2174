import type { FleetShip, ShipFileGuess, ShipFileReading } from "@nv/geography";
import type { Finding } from "@nv/ui/finding";
import { useCallback, useEffect, useRef, useState } from "react";
import type { ShipNews, ShipOrder, StudiedShip, TrackFormat } from "./ship-messages";

/** What the page knows of the work, which goes on elsewhere. */
export interface ShipTracksState {
  /** How the file seems to be written; `null` until one is brought. */
  readonly guess: ShipFileGuess | null;
  /** From 0 to 1 while it is being read; `null` otherwise. */
  readonly share: number | null;
  readonly ships: readonly FleetShip[] | null;
  readonly findings: readonly Finding[];
  readonly looked: number;
  readonly studied: StudiedShip | null;
  /** Why it does not go on; empty when it does. */
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

/** Takes in what the worker says. */
function withNews(state: ShipTracksState, news: Exclude<ShipNews, { kind: "file" }>): ShipTracksState {
  if (news.kind === "guess") return { ...START, guess: news.guess };
  if (news.kind === "reading") return { ...state, share: news.share };
  if (news.kind === "ships")
    return { ...state, share: null, ships: news.ships, findings: news.findings, looked: news.looked, studied: null };
  if (news.kind === "studied") return { ...state, studied: news.studied };
  return { ...state, share: null, failure: news.what };
}

/** The work and the ways to order it. */
export interface ShipTracks extends ShipTracksState {
  readonly open: (file: Blob) => void;
  readonly read: (reading: ShipFileReading) => void;
  readonly stop: () => void;
  readonly study: (mmsi: string, toleranceM: number, widthPx: number) => void;
  readonly write: (format: TrackFormat, isSimple: boolean) => Promise<Blob>;
}

/** Reads, cleans and draws in a thread of its own, so that the page never waits for it. */
export function useShipTracks(): ShipTracks {
  const [state, setState] = useState(START);
  const worker = useRef<Worker | null>(null);
  const run = useRef(0);
  const files = useRef(new Map<number, (content: Blob) => void>());

  useEffect(() => {
    const made = new Worker(new URL("./ship-tracks.worker.ts", import.meta.url), { type: "module" });
    made.onmessage = ({ data }: MessageEvent<ShipNews>) => {
      if (data.kind === "file") {
        files.current.get(data.id)?.(data.content);
        files.current.delete(data.id);
      } else if (!("run" in data) || data.run === run.current) setState((before) => withNews(before, data));
    };
    made.onerror = () => setState((before) => ({ ...before, share: null, failure: "no se ha podido empezar" }));
    worker.current = made;
    return () => made.terminate();
  }, []);

  const order = useCallback((message: ShipOrder) => worker.current?.postMessage(message), []);
  const open = useCallback(
    (file: Blob) => {
      run.current += 1;
      order({ kind: "open", file });
    },
    [order],
  );
  const read = useCallback(
    (reading: ShipFileReading) => {
      run.current += 1;
      setState((before) => ({ ...before, share: 0, ships: null, studied: null, failure: "" }));
      order({ kind: "read", run: run.current, reading });
    },
    [order],
  );
  const stop = useCallback(() => {
    run.current += 1;
    setState((before) => ({ ...before, share: null }));
    order({ kind: "stop" });
  }, [order]);
  const study = useCallback(
    (mmsi: string, toleranceM: number, widthPx: number) => order({ kind: "study", mmsi, toleranceM, widthPx }),
    [order],
  );
  const write = useCallback(
    (format: TrackFormat, isSimple: boolean) =>
      new Promise<Blob>((take) => {
        const id = performance.now();
        files.current.set(id, take);
        order({ kind: "write", id, format, isSimple });
      }),
    [order],
  );
  return { ...state, open, read, stop, study, write };
}
