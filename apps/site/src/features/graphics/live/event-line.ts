import { EVENTS_API_PATH } from "@nv/contracts";
import type { GraphicEvent, JobView } from "@nv/contracts/schemas";
import { createContext, useContext, useEffect, useRef } from "react";

/** What the line tells. */
export type LineEvent =
  | { readonly name: "graphic"; readonly data: GraphicEvent }
  | { readonly name: "job"; readonly data: Pick<JobView, "id" | "kind" | "subject" | "state"> }
  /** Something may have been missed: ask again for what is on screen. */
  | { readonly name: "reconnected" };

type Listener = (event: LineEvent) => void;

/** Hears what changes on the server while the page is in sight. */
export interface EventLine {
  /** @returns What stops it. */
  hear(listener: Listener): () => void;
  /** Hangs up for good. */
  close(): void;
}

/**
 * Opens the line. It hangs up while nobody sees the tab, because browsers keep few connections to one server; whoever comes
 * back asks again.
 */
export function openEventLine(): EventLine {
  const listeners = new Set<Listener>();
  let source: EventSource | null = null;
  let hasBeenOpen = false;
  const tell: Listener = (event) => {
    for (const listener of listeners) listener(event);
  };

  function connect() {
    const line = new EventSource(EVENTS_API_PATH);
    source = line;
    line.addEventListener("graphic", ({ data }) => tell({ name: "graphic", data: JSON.parse(data) }));
    line.addEventListener("job", ({ data }) => tell({ name: "job", data: JSON.parse(data) }));
    line.addEventListener("reconnected", () => tell({ name: "reconnected" }));
    line.addEventListener("open", () => {
      if (hasBeenOpen) tell({ name: "reconnected" });
      hasBeenOpen = true;
    });
  }
  function disconnect() {
    source?.close();
    source = null;
  }
  function follow() {
    if (document.visibilityState === "hidden") disconnect();
    else if (source === null) connect();
  }

  follow();
  document.addEventListener("visibilitychange", follow);
  return {
    hear(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      document.removeEventListener("visibilitychange", follow);
      disconnect();
    },
  };
}

/** Carries the line; `null` until it is open. */
export const EventLineContext = createContext<EventLine | null>(null);

/** Hears the line for as long as the component is on screen. */
export function useLineEvents(listener: Listener): void {
  const line = useContext(EventLineContext);
  const current = useRef(listener);
  current.current = listener;
  useEffect(() => line?.hear((event) => current.current(event)), [line]);
}
