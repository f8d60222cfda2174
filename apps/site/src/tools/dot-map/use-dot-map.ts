import type { Finding } from "@nv/ui/finding";
import { useCallback } from "react";
import { useWorkThread } from "../use-work-thread";
import type { WrittenFile } from "../work-thread";
import type {
  BroughtAreas,
  DotFileWords,
  DotFormat,
  DotLook,
  DotNews,
  DotRequest,
  DotWish,
  OwnAreas,
  PlacedSummary,
  TableSummary,
} from "./dot-messages";

/** State of the work as the page knows it; the work itself runs in a worker. */
export interface DotMapState {
  /** `null` until the first table has been read. */
  readonly table: TableSummary | null;
  readonly own: OwnAreas;
  readonly mask: BroughtAreas;
  readonly findings: readonly Finding[];
  readonly lostZeros: number;
  readonly refusal: { readonly problem: string; readonly suggested: string } | null;
  /** From 0 to 1 while dots are being put; `null` otherwise. */
  readonly share: number | null;
  readonly placed: PlacedSummary | null;
  readonly picture: ImageBitmap | null;
  /** Reason why it does not go on; empty when it does. */
  readonly failure: string;
}

const START: DotMapState = {
  table: null,
  own: { keys: [], count: 0, problem: "", left: "" },
  mask: { count: 0, problem: "", left: "" },
  findings: [],
  lostZeros: 0,
  refusal: null,
  share: null,
  placed: null,
  picture: null,
  failure: "",
};

type DotWorkNews = Exclude<DotNews, WrittenFile>;

/** Takes in what the worker says. */
function withNews(state: DotMapState, news: DotWorkNews): DotMapState {
  if (news.kind === "table") return { ...state, table: news.table, failure: "" };
  if (news.kind === "areas") return { ...state, own: news };
  if (news.kind === "mask") return { ...state, mask: news };
  if (news.kind === "read")
    return { ...state, findings: news.findings, lostZeros: news.lostZeros, refusal: null, failure: "" };
  if (news.kind === "refused") return { ...state, refusal: news, share: null, placed: null };
  if (news.kind === "placing") return { ...state, share: news.share };
  if (news.kind === "placed") return { ...state, share: null, placed: news.summary };
  if (news.kind === "picture") return { ...state, picture: news.picture };
  return { ...state, share: null, failure: news.what };
}

/** The work and the ways to order it. */
export interface DotMap extends DotMapState {
  readonly importTable: (bytes: Uint8Array) => void;
  readonly importAreas: (text: string) => void;
  /** Nothing is masked with `null`. */
  readonly importMask: (text: string | null) => void;
  readonly place: (wish: DotWish) => void;
  readonly stop: () => void;
  readonly paint: (look: DotLook) => void;
  readonly write: (format: DotFormat, words: DotFileWords) => Promise<Blob>;
}

const THREAD = {
  start: START,
  open: () => new Worker(new URL("./dot-map.worker.ts", import.meta.url), { type: "module" }),
  withNews,
};

/** Puts dots in a thread of its own, so that the page never waits for it. */
export function useDotMap(): DotMap {
  const {
    state,
    setState,
    order,
    nextRun,
    write: writeBy,
  } = useWorkThread<DotRequest, DotWorkNews, DotMapState>(THREAD);
  const place = useCallback(
    (wish: DotWish) => {
      setState((before) => ({ ...before, share: 0 }));
      order({ kind: "place", run: nextRun(), wish });
    },
    [order, nextRun, setState],
  );
  const stop = useCallback(() => {
    nextRun();
    setState((before) => ({ ...before, share: null }));
    order({ kind: "stop" });
  }, [order, nextRun, setState]);
  const write = useCallback(
    (format: DotFormat, words: DotFileWords) => writeBy((id) => ({ kind: "write", id, format, words })),
    [writeBy],
  );
  const importTable = useCallback((bytes: Uint8Array) => order({ kind: "table", bytes }), [order]);
  const importAreas = useCallback((text: string) => order({ kind: "areas", text }), [order]);
  const importMask = useCallback((text: string | null) => order({ kind: "mask", text }), [order]);
  const paint = useCallback((look: DotLook) => order({ kind: "paint", look }), [order]);
  return { ...state, importTable, importAreas, importMask, place, stop, paint, write };
}
