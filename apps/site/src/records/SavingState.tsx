import { type ReactNode, useEffect, useState } from "react";
import { agoWords, type SavingView, savingWords } from "./core/saving-words";

/** Time after which the time is told anew, milliseconds. */
const TICK_MS = 1000;

/** Time of the last saving, which goes on; who listens is not told of each second. */
function SavedAgo({ atMs }: { readonly atMs: number }): ReactNode {
  const [nowMs, setNowMs] = useState(() => Date.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: each saving is another beginning
  useEffect(() => {
    setNowMs(Date.now());
    const ticking = window.setInterval(() => setNowMs(Date.now()), TICK_MS);
    return () => window.clearInterval(ticking);
  }, [atMs]);
  return <span aria-hidden="true"> {agoWords(atMs, nowMs)}</span>;
}

interface Props {
  readonly view: SavingView;
  /** Returns the label of a field. */
  readonly labelOf: (field: string) => string;
}

/** Whether what is written is safe and where, and whether readers have it, in a few words with their mark. */
export function SavingState({ view, labelOf }: Props): ReactNode {
  const { text, hasTime } = savingWords(view, labelOf);
  const isSafe = view.isSaved && view.trouble === null && view.clashes === 0 && view.leftOut.length === 0;
  const kind = isSafe && !(view.stage === "out" && view.hasUnpublishedChanges) ? view.stage : "changed";
  return (
    <p className="nv-flush">
      <span className="nv-bench__dot" data-kind={kind} aria-hidden="true" />
      {text}
      {hasTime && <SavedAgo atMs={view.savedAtMs} />}
    </p>
  );
}
