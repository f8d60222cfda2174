import { useCallback, useEffect, useRef, useState } from "react";
import { useReconnect } from "../events/event-connection.ts";
import { type CallFailure, toCallFailure } from "./call-failure.ts";

/** Something that the server has, as far as it is known here. */
export interface Remote<Body> {
  /** The last answer; `null` before the first. */
  readonly body: Body | null;
  /** Failure of the last request; `null` when it did not fail. */
  readonly failure: CallFailure | null;
  readonly isLoading: boolean;
  /** Asks again and keeps what is shown meanwhile. */
  readonly reload: () => void;
  /** Puts a newer answer in its place, as calls that change something give one. */
  readonly replace: (body: Body) => void;
}

interface Known<Body> {
  readonly key: string;
  readonly body: Body | null;
  readonly failure: CallFailure | null;
  readonly isLoading: boolean;
}

/**
 * Asks the server for something and keeps the answer. What met no server is asked again by itself once the line of events is back.
 *
 * @param key - Names what is asked for; another key is another question, and an answer to the former one is not shown.
 * @param version - Of what is asked about: with another one it is asked again, and what is shown stays meanwhile.
 */
export function useRemote<Body>(
  key: string,
  ask: (signal: AbortSignal) => Promise<Body>,
  version: number | string = "",
): Remote<Body> {
  const [turn, setTurn] = useState(0);
  const [known, setKnown] = useState<Known<Body>>({ key, body: null, failure: null, isLoading: true });
  const asking = useRef(ask);
  asking.current = ask;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the turn and the version are not read, their change asks again
  useEffect(() => {
    const controller = new AbortController();
    setKnown((before) => ({ key, body: before.key === key ? before.body : null, failure: null, isLoading: true }));
    asking.current(controller.signal).then(
      (body) => {
        if (!controller.signal.aborted) setKnown({ key, body, failure: null, isLoading: false });
      },
      (error: unknown) => {
        if (controller.signal.aborted) return;
        setKnown((before) => ({ ...before, failure: toCallFailure(error), isLoading: false }));
      },
    );
    return () => controller.abort();
  }, [key, turn, version]);

  const reload = useCallback(() => setTurn((number) => number + 1), []);
  useReconnect(() => {
    if (known.failure?.kind === "offline") reload();
  });
  const replace = useCallback((body: Body) => setKnown({ key, body, failure: null, isLoading: false }), [key]);
  const isOther = known.key !== key;
  return {
    body: isOther ? null : known.body,
    failure: isOther ? null : known.failure,
    isLoading: isOther || known.isLoading,
    reload,
    replace,
  };
}
