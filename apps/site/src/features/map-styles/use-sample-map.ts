import { useEffect, useState } from "react";
import { useWorkThread } from "../../tools/use-work-thread";
import type { SampleMap, SampleNews, SampleRequest } from "./sample-messages";

interface SampleState {
  /** The last one that was drawn; `null` before the first. */
  readonly sample: SampleMap | null;
  readonly share: null;
  readonly failure: string;
}

const START: SampleState = { sample: null, share: null, failure: "" };

const THREAD = {
  start: START,
  open: () => new Worker(new URL("./sample.worker.ts", import.meta.url), { type: "module" }),
  withNews: (state: SampleState, news: SampleNews): SampleState =>
    news.kind === "failed" ? { ...state, failure: news.what } : { ...state, sample: news.sample, failure: "" },
};

/** A map on its way. */
interface ComingSample {
  readonly sample: SampleMap | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** Lays a map out in a thread of its own, again with each change of what is asked. @param asked - `null` while there is no room for it. */
export function useSampleMap(asked: SampleRequest | null): ComingSample {
  // Another try begins another thread: what did not come may have been the thread itself.
  const [thread, setThread] = useState(THREAD);
  const { state, order, setState } = useWorkThread<SampleRequest, SampleNews, SampleState>(thread);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is asked is the same when it says the same
  useEffect(() => {
    if (asked !== null) order(asked);
  }, [thread, order, JSON.stringify(asked)]);
  function retry() {
    setState((before) => ({ ...before, failure: "" }));
    setThread({ ...THREAD });
  }
  return { sample: state.sample, hasFailed: state.failure !== "", retry };
}
