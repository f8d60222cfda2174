import type { FieldProblem, JobView } from "@nv/contracts/schemas";
import type { StoryConfig } from "@nv/graphic-types";
import { CallFailure } from "@nv/web";
import { useRef, useState } from "react";

const NOT_MADE = "No se han podido preparar los archivos.";

const NOTHING: readonly string[] = [];

/** Continuation once all work is over: the page is asked for again, it comes by itself, or it is told why there is none. */
type AfterWork = "ask" | "leave" | CallFailure;

/** Work that makes what a page needs of its files. */
export interface AwaitedWork {
  /** Work that is followed; none where all is there. */
  readonly jobIds: readonly string[];
  /** Parts whose files it makes, by their paths in the form. */
  readonly waitsFor: readonly FieldProblem[];
  /** Tells whether any of this work is not known to be over. */
  readonly isAwaited: (jobIds: readonly string[]) => boolean;
  readonly follow: (jobIds: readonly string[], waitsFor: readonly FieldProblem[]) => void;
  readonly stopFollowing: () => void;
  /** Notes that all of it is over. */
  readonly end: (jobs: readonly JobView[]) => AfterWork;
}

/** Follows the work that makes what the page of a story needs of its files. */
export function useAwaitedWork(config: StoryConfig): AwaitedWork {
  const [jobIds, setJobIds] = useState<readonly string[]>(NOTHING);
  const [waitsFor, setWaitsFor] = useState<readonly FieldProblem[]>([]);
  /** Work that is over: nobody would tell again that it is. */
  const doneJobIds = useRef<ReadonlySet<string>>(new Set());
  /** Story that was asked for again after its work had failed: asked for a third time it would only fail again. */
  const askedAgain = useRef<StoryConfig | null>(null);

  function stopFollowing(): void {
    setJobIds(NOTHING);
    setWaitsFor([]);
  }
  return {
    ...{ jobIds, waitsFor, stopFollowing },
    isAwaited: (ids) => ids.some((one) => !doneJobIds.current.has(one)),
    follow(ids, parts) {
      setJobIds(ids);
      setWaitsFor(parts);
    },
    end(jobs) {
      doneJobIds.current = new Set(jobs.map(({ id }) => id));
      stopFollowing();
      // What somebody stopped is left out of the next page, which comes by itself.
      if (jobs.some(({ state }) => state === "cancelled") && waitsFor.length > 0) return "leave";
      const failed = jobs.find(({ state }) => state === "failed");
      if (failed === undefined || askedAgain.current !== config) {
        if (failed !== undefined) askedAgain.current = config;
        return "ask";
      }
      return new CallFailure({ kind: "refused", sentence: failed.message || NOT_MADE });
    },
  };
}
