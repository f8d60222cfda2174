import type { GraphicEvent } from "@nv/contracts/schemas";
import { type Remote, type Topic, useEvent, useReconnect, useRemote } from "@nv/web";
import { useState } from "react";
import { useSession } from "../frame/session/session-context";

interface Setup<Detail> {
  /** Its kind and id, which tell it from all that a page asks for. */
  readonly key: string;
  readonly id: string;
  readonly topic: Topic<GraphicEvent>;
  /** Asks for it; `null` for what is not begun. */
  readonly ask: (signal: AbortSignal) => Promise<Detail | null>;
  /** Words about a change of somebody else's, after their name. */
  readonly changed: string;
  /** Whether what happens to it without another version is asked for too. */
  readonly isAlways?: boolean;
}

/** Something published with versions, as it is now. */
export interface RecordRemote<Detail> extends Remote<Detail> {
  /** Sentence about what somebody else just did; empty for nothing. */
  readonly news: string;
  /** Grows with each thing that happened to it. */
  readonly turn: number;
}

/** Asks for something with versions, and again whenever it is changed; what a colleague did to it meanwhile is told. */
export function useRecord<Detail extends { readonly version: number }>(setup: Setup<Detail>): RecordRemote<Detail> {
  const { key, id, topic, ask, changed, isAlways = false } = setup;
  const remote = useRemote<Detail | null>(key, ask);
  const { body, reload } = remote;
  const { person } = useSession();
  const [news, setNews] = useState("");
  const [turn, setTurn] = useState(0);

  useReconnect(reload);
  useEvent(topic, ({ id: of, version, by, byId }) => {
    const isKnown = version === body?.version;
    if (of !== id || (isKnown && !isAlways)) return;
    if (by !== "" && byId !== person?.id && !isKnown) setNews(`${by} ${changed}`);
    setTurn((before) => before + 1);
    reload();
  });
  return { ...remote, news, turn };
}
