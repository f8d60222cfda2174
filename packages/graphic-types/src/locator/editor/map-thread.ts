import type { StreetsLack } from "@nv/contracts/schemas";
import { createContext, useContext, useEffect, useState } from "react";
import type { LocatorConfig } from "../config.ts";
import { FIRST_VIEWS, type FirstMap, type FirstView, isFirstMap } from "../first-map.ts";
import { streetsLackSentence } from "../streets/streets-lack.ts";
import { bringFirstMap } from "./bring-first-map.ts";
import type { DrawnMap, MapForm, MapNews, MapRequest, WrittenMap } from "./map-requests.ts";
import type { ViewName } from "./view-sizes.ts";

/** As much of a worker as is used. */
export interface MapPort {
  postMessage(order: MapRequest): void;
  terminate(): void;
  onmessage: ((event: MessageEvent<MapNews>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

/** A map that is wanted in a place of the page. */
interface Wanted {
  /** Of two maps for the same place the last one is drawn. */
  readonly place: string;
  readonly config: LocatorConfig;
  readonly view: ViewName;
}

/** Thread that draws maps, with the files of the atlas that it has read: a thread of its own, so that the page never waits for it. */
export interface MapThread {
  /** Begins, before there is anything to draw: what it is made of comes meanwhile. */
  open(): void;
  /**
   * Draws a map. Before it has begun, the one that the tool begins with comes drawn.
   *
   * @returns `null` when a later one was wanted in its place before; otherwise none comes after a later one.
   * @throws {Error} When the atlas does not come; the next order tries again.
   */
  draw(wanted: Wanted): Promise<DrawnMap | null>;
  /** Writes a map to be taken away. @throws {StreetsMissing} When it would be blank. @throws {Error} When the atlas does not come; the next order tries again. */
  write(config: LocatorConfig, form: MapForm): Promise<WrittenMap>;
  /** Ends it. What is not answered yet fails, and another order begins it again. */
  close(): void;
}

/** Refusal of a map that would be blank, in a sentence for people. */
export class StreetsMissing extends Error {
  constructor(lack: StreetsLack) {
    super(streetsLackSentence(lack));
  }
}

interface Waiting {
  readonly take: (news: MapNews) => void;
  readonly refuse: (cause: Error) => void;
}

const openWorker = (): MapPort => new Worker(new URL("./map.worker.ts", import.meta.url), { type: "module" });

const isFirstView = (view: ViewName): view is FirstView => FIRST_VIEWS.some((one) => one === view);

/** Makes a thread, which begins with its first order. @param openPort - What opens it. @param bring - Brings the map that the tool begins with. */
export function createMapThread(
  openPort: () => MapPort = openWorker,
  bring: (view: FirstView) => Promise<FirstMap> = bringFirstMap,
): MapThread {
  const waiting = new Map<number, Waiting>();
  /** Last map that was wanted in each place. */
  const newest = new Map<string, Wanted>();
  let port: MapPort | null = null;
  let orders = 0;

  function end(why: string) {
    port?.terminate();
    port = null;
    for (const { refuse } of waiting.values()) refuse(new Error(why));
    waiting.clear();
  }
  function begun(): MapPort {
    if (port !== null) return port;
    const opened = openPort();
    opened.onmessage = ({ data }) => {
      const one = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.kind === "lacking") one?.refuse(new StreetsMissing(data.lack));
      else if (data.kind === "failed") one?.refuse(new Error(data.what));
      else one?.take(data);
    };
    opened.onerror = () => end("The thread that draws maps does not go on.");
    port = opened;
    return opened;
  }
  function ask(orderOf: (id: number) => MapRequest): Promise<MapNews> {
    orders += 1;
    const order = orderOf(orders);
    return new Promise((take, refuse) => {
      waiting.set(order.id, { take, refuse });
      begun().postMessage(order);
    });
  }
  async function drawHere(wanted: Wanted): Promise<DrawnMap | null> {
    const news = await ask((id) => ({ kind: "draw", id, ...wanted }));
    const { config, view } = wanted;
    return news.kind === "drawn" ? { ...news.drawn, config, view } : null;
  }
  async function drawAhead(wanted: Wanted, view: FirstView): Promise<DrawnMap | null> {
    // What does not come is drawn here.
    const first = await bring(view).catch(() => null);
    if (newest.get(wanted.place) !== wanted) return null;
    return first === null
      ? drawHere(wanted)
      : { ...first, painted: [], around: [], config: wanted.config, view, isAhead: true };
  }
  return {
    open: () => void begun(),
    draw(wanted) {
      newest.set(wanted.place, wanted);
      const { config, view } = wanted;
      return port === null && isFirstView(view) && isFirstMap(config) ? drawAhead(wanted, view) : drawHere(wanted);
    },
    async write(config, form) {
      const news = await ask((id) => ({ kind: "write", id, config, form }));
      if (news.kind !== "written") throw new Error("The thread answered another question.");
      return news.written;
    },
    close: () => end("The thread that draws maps was closed."),
  };
}

/** Shares a thread between the editor of a map and what stands beside it; without one each has its own. */
export const MapThreadContext = createContext<MapThread | null>(null);

/** The thread that is shared, or one of one's own that ends with the page. */
export function useMapThread(): MapThread {
  const shared = useContext(MapThreadContext);
  const [own] = useState(createMapThread);
  useEffect(() => () => own.close(), [own]);
  return shared ?? own;
}
