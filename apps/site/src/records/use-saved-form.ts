import {
  type CallFailure,
  type FormProblems,
  fieldsIn,
  NO_PROBLEMS,
  problemsByField,
  toCallFailure,
  useVersionedDraft,
  type VersionedForm,
  type VersionedFormSetup,
} from "@nv/web";
import { useMemo, useState } from "react";

/** Something saved, which others may change meanwhile. */
interface Saved {
  readonly version: number;
  readonly changedBy: string;
}

/** What a form about something saved needs. */
interface SavedFormSetup<Draft, Detail> extends Pick<VersionedFormSetup<Draft>, "key" | "read" | "isSame"> {
  readonly saved: Detail;
  readonly draftOf: (detail: Detail) => Draft;
  /** Joins two changes of the same: of what only one touched, as that one left it. */
  readonly merge: (base: Draft, theirs: Draft, mine: Draft) => Draft;
  /** Sends it; `null` for what cannot be sent as it is written. */
  readonly save: (draft: Draft, version: number) => Promise<Detail> | null;
  /** What there is now, when a refusal brings it. */
  readonly currentIn: (failure: CallFailure) => Detail | undefined;
  readonly onChanged: (detail: Detail) => void;
}

/** A form about something saved. */
export interface SavedForm<Draft, Detail> {
  readonly form: VersionedForm<Draft>;
  readonly isBusy: boolean;
  readonly failure: CallFailure | null;
  /** What the server said beside fields. */
  readonly refused: FormProblems;
  /** What somebody else saved meanwhile; `null` while nobody did. */
  readonly newer: Detail | null;
  readonly save: () => void;
  /** Saves what was written over what others saved, or both where they touched other fields. */
  readonly keepMine: (theirs: Detail) => void;
  readonly takeTheirs: (theirs: Detail) => void;
}

/** Keeps and saves a form about something saved: two people in it lose nothing of each other's. */
export function useSavedForm<Draft, Detail extends Saved>(
  setup: SavedFormSetup<Draft, Detail>,
): SavedForm<Draft, Detail> {
  const { key, saved, draftOf, read, isSame, merge, currentIn, onChanged } = setup;
  const form = useVersionedDraft({ key, start: draftOf(saved), version: saved.version, read, isSame });
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [newer, setNewer] = useState<Detail | null>(null);
  const refused = useMemo(() => (failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure))), [failure]);

  async function send(draft: Draft, version: number) {
    const saving = setup.save(draft, version);
    if (saving === null) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const after = await saving;
      form.discard();
      setNewer(null);
      onChanged(after);
    } catch (error) {
      const refusal = toCallFailure(error);
      const current = currentIn(refusal);
      if (current === undefined) setFailure(refusal);
      setNewer(current ?? null);
    } finally {
      setIsBusy(false);
    }
  }
  return {
    ...{ form, isBusy, failure, refused, newer },
    save: () => void send(form.draft, form.version),
    keepMine(theirs) {
      const base = draftOf(theirs);
      const mine = merge(form.base, base, form.draft);
      form.rebase(base, theirs.version, mine);
      void send(mine, theirs.version);
    },
    takeTheirs(theirs) {
      form.discard();
      setNewer(null);
      onChanged(theirs);
    },
  };
}
