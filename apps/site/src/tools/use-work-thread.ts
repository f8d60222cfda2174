import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from "react";
import { openThread, type ThreadNews, type ThreadPort, type WorkThread } from "./work-thread";

/** State that every tool shows of work that runs in a thread. */
interface Shown {
  /** From 0 to 1 while it is under way; `null` otherwise. */
  readonly share: number | null;
  /** Reason why it does not go on; empty when it does. */
  readonly failure: string;
}

/** Setup of a tool's worker thread. Made once, beside its hook. */
export interface ThreadSetup<State, News> {
  readonly start: State;
  readonly open: () => ThreadPort;
  /** Takes in what it says. */
  readonly withNews: (state: State, news: News) => State;
}

/** A thread, and what is known of its work. */
export interface ThreadInPage<Order, State> extends Omit<WorkThread<Order>, "close"> {
  readonly state: State;
  readonly setState: Dispatch<SetStateAction<State>>;
}

const ABSENT = "no se ha podido empezar";

/** Opens a thread with the page and ends it with it; what it gives are the same functions each time. */
export function useWorkThread<Order, News extends ThreadNews, State extends Shown>(
  setup: ThreadSetup<State, News>,
): ThreadInPage<Order, State> {
  const [state, setState] = useState(setup.start);
  const thread = useRef<WorkThread<Order> | null>(null);
  useEffect(() => {
    const opened = openThread<Order, News>({
      port: setup.open(),
      hear: (news) => setState((before) => setup.withNews(before, news)),
      fail: () => setState((before) => ({ ...before, share: null, failure: ABSENT })),
    });
    thread.current = opened;
    return () => opened.close();
  }, [setup]);
  const [orders] = useState(() => ({
    order: (order: Order) => thread.current?.order(order),
    nextRun: () => thread.current?.nextRun() ?? 0,
    write: (orderOf: (id: number) => Order) =>
      thread.current?.write(orderOf) ?? Promise.reject(new Error("There is no thread.")),
  }));
  return { state, setState, ...orders };
}
