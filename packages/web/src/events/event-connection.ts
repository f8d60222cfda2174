import { EVENTS_API_PATH } from "@nv/contracts";
import { createContext, useContext, useEffect, useRef } from "react";
import { parseJson, type Schema } from "../schema.ts";

/** A kind of event, and what it must carry. */
export interface Topic<Data> {
  readonly name: string;
  readonly schema: Schema<Data>;
}

/** Connection to the events that the server sends while the page is in sight. */
export interface EventConnection {
  /** @returns What ends it. */
  subscribe<Data>(topic: Topic<Data>, listener: (data: Data) => void): () => void;
  /** Something may have been missed: whoever listens asks again for what is on screen. @returns What ends it. */
  onReconnect(listener: () => void): () => void;
  /** The line is open: what is announced now can be answered. Called at once when it is open already. @returns What ends it. */
  onOpen(listener: () => void): () => void;
  /** Ends it for good. */
  close(): void;
}

/** The event by which the server itself says that something may have been missed. */
const RECONNECTED = "reconnected";

/** Never sent by the server: the line itself. */
const OPENED = "opened here";

/**
 * Opens the connection. It is closed while nobody sees the tab, because browsers keep few connections to one server; whoever comes
 * back asks again.
 */
export function openEvents(): EventConnection {
  const handlers = new Map<string, Set<(text: string) => void>>();
  let source: EventSource | null = null;
  let hasBeenOpen = false;
  const publish = (name: string, text: string) => {
    for (const handle of handlers.get(name) ?? []) handle(text);
  };
  const attach = (to: EventSource, name: string) =>
    to.addEventListener(name, ({ data }) => publish(name, typeof data === "string" ? data : ""));

  function add(name: string, handle: (text: string) => void) {
    const all = handlers.get(name) ?? new Set<(text: string) => void>();
    if (!handlers.has(name)) {
      handlers.set(name, all);
      if (source !== null) attach(source, name);
    }
    all.add(handle);
    return () => void all.delete(handle);
  }
  function connect() {
    const opened = new EventSource(EVENTS_API_PATH);
    source = opened;
    for (const name of handlers.keys()) attach(opened, name);
    opened.addEventListener("open", () => {
      publish(OPENED, "");
      if (hasBeenOpen) publish(RECONNECTED, "");
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
    subscribe: ({ name, schema }, listener) =>
      add(name, (text) => {
        const data = parseJson(text, schema);
        if (data !== null) listener(data);
      }),
    onReconnect: (listener) => add(RECONNECTED, listener),
    onOpen(listener) {
      if (source?.readyState === EventSource.OPEN) listener();
      return add(OPENED, listener);
    },
    close() {
      document.removeEventListener("visibilitychange", follow);
      disconnect();
    },
  };
}

/** Carries the connection; `null` until it is open. */
export const EventsContext = createContext<EventConnection | null>(null);

/** Listens to a kind of event for as long as the component is on screen. @param topic - The same at every drawing. */
export function useEvent<Data>(topic: Topic<Data>, listener: (data: Data) => void): void {
  const connection = useContext(EventsContext);
  const current = useRef(listener);
  current.current = listener;
  useEffect(() => connection?.subscribe(topic, (data) => current.current(data)), [connection, topic]);
}

/** Asks again for what is on screen when events may have been missed. */
export function useReconnect(listener: () => void): void {
  const connection = useContext(EventsContext);
  const current = useRef(listener);
  current.current = listener;
  useEffect(() => connection?.onReconnect(() => current.current()), [connection]);
}
