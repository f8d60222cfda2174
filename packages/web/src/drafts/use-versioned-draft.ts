import { useKept } from "./use-kept.ts";
import { useLeaveQuestion } from "./use-leave-question.ts";

/** Draft that somebody left half written, and the version that it started from. */
export interface VersionedDraft<Values> {
  /** Values that were saved when it began. */
  readonly base: Values;
  readonly mine: Values;
  /** Version that it started from; 0 for something new. */
  readonly version: number;
}

/** A form about something that others may change meanwhile. */
export interface VersionedForm<Values> {
  readonly draft: Values;
  /** Values that the form started from. */
  readonly base: Values;
  /** Version that it started from; 0 for something new. */
  readonly version: number;
  readonly isDirty: boolean;
  /** Whether it was written before this page was opened. */
  readonly isRestored: boolean;
  /** Reads the draft as it is now, for what was asked for before it was last changed. */
  readonly latest: () => Values;
  readonly change: (part: Partial<Values>) => void;
  /** Starts again from something saved, keeping `mine` in the fields. */
  readonly rebase: (base: Values, version: number, mine: Values) => void;
  /** Forgets what was written. */
  readonly discard: () => void;
}

/** Setup of a form about something with versions. */
export interface VersionedFormSetup<Values> {
  /** Names the form in the browser's storage. */
  readonly key: string;
  /** Values that it shows while nothing is written. */
  readonly start: Values;
  /** 0 for something new. */
  readonly version: number;
  /** Takes up what is stored; `null` for what cannot be read. */
  readonly read: (stored: string | null) => VersionedDraft<Values> | null;
  readonly isSame: (one: Values, other: Values) => boolean;
  /** Whether whoever uses it saves by itself, and knows better when closing the tab loses something. */
  readonly savesItself?: boolean;
}

/** Keeps a form in this tab through a reload, a lost connection and the end of the session, with what it started from. */
export function useVersionedDraft<Values>(setup: VersionedFormSetup<Values>): VersionedForm<Values> {
  const { key, start, read, isSame } = setup;
  const { value, isRestored, latest, keep } = useKept(key, read);
  const stateOf = (kept: VersionedDraft<Values> | null) => kept ?? { base: start, mine: start, version: setup.version };
  const { base, mine, version } = stateOf(value);
  // What was typed and taken back is nothing to keep, unless it starts from something newer than the form was opened with.
  const put = (next: VersionedDraft<Values>) =>
    keep(next.version === setup.version && isSame(next.base, next.mine) ? null : next);
  const isDirty = !isSame(base, mine);
  useLeaveQuestion(isDirty && setup.savesItself !== true);
  return {
    draft: mine,
    base,
    version,
    isDirty,
    isRestored,
    latest: () => stateOf(latest()).mine,
    change(part) {
      const state = stateOf(latest());
      put({ ...state, mine: { ...state.mine, ...part } });
    },
    rebase: (newBase, newVersion, newMine) => put({ base: newBase, version: newVersion, mine: newMine }),
    discard: () => keep(null),
  };
}
