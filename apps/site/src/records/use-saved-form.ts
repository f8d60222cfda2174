import {
  type CallFailure,
  type FormProblems,
  fieldsIn,
  NO_PROBLEMS,
  problemsByField,
  toCallFailure,
  useVersionedDraft,
  type VersionedForm,
} from "@nv/web";
import { useMemo, useState } from "react";
import type { RecordForm } from "./core/draft-of";

/** Something saved, which others may change meanwhile. */
interface Saved {
  readonly id: string;
  readonly version: number;
  readonly changedBy: string;
}

/** Setup of a form about something saved. */
interface SavedFormSetup<Draft, Detail, Body extends object> {
  readonly of: RecordForm<Draft, Detail, Body>;
  readonly saved: Detail;
  readonly edit: (id: string, body: Body & { readonly version: number }) => Promise<Detail>;
  /** Returns what is saved now, when a refusal brings it. */
  readonly currentIn: (failure: CallFailure) => Detail | undefined;
  readonly onChanged: (detail: Detail) => void;
  /** Called instead with what somebody else saved, once it is taken over. */
  readonly onTaken?: (theirs: Detail) => void;
  /** Answers a refusal by itself, such as one that asks something; whether it did. */
  readonly takes?: (refusal: CallFailure) => boolean;
}

/** A form about something saved. */
export interface SavedForm<Draft, Detail, Body extends object = object> {
  readonly of: RecordForm<Draft, Detail, Body>;
  readonly form: VersionedForm<Draft>;
  readonly isBusy: boolean;
  readonly failure: CallFailure | null;
  /** Problems that the server reported, by field. */
  readonly refused: FormProblems;
  /** Record that somebody else saved meanwhile; `null` while nobody did. */
  readonly newer: Detail | null;
  /** @param more - Parts of the body that are not in the form, such as the answer to a question. */
  readonly save: (more?: Partial<Body>) => void;
  /** Saves what was written over what others saved, or both where they touched other fields. */
  readonly keepMine: (theirs: Detail) => void;
  readonly takeTheirs: (theirs: Detail) => void;
}

/** Keeps and saves a form about something saved: two people in it lose nothing of each other's. */
export function useSavedForm<Draft, Detail extends Saved, Body extends object>(
  setup: SavedFormSetup<Draft, Detail, Body>,
): SavedForm<Draft, Detail, Body> {
  const { of, saved, edit, currentIn, onChanged, onTaken = onChanged } = setup;
  const { id } = saved;
  const form = useVersionedDraft({
    ...{ key: of.keyOf(id), start: of.toDraft(saved), version: saved.version },
    ...{ read: of.read, isSame: of.isSame },
  });
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const [newer, setNewer] = useState<Detail | null>(null);
  const refused = useMemo(() => (failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure))), [failure]);

  async function send(draft: Draft, version: number, more?: Partial<Body>) {
    const { body } = of.fromDraft(draft);
    if (body === null) return;
    setIsBusy(true);
    setFailure(null);
    try {
      const after = await edit(id, { ...body, ...more, version });
      form.discard();
      setNewer(null);
      onChanged(after);
    } catch (error) {
      const refusal = toCallFailure(error);
      const current = currentIn(refusal);
      if (current === undefined && setup.takes?.(refusal) !== true) setFailure(refusal);
      setNewer(current ?? null);
    } finally {
      setIsBusy(false);
    }
  }
  return {
    ...{ of, form, isBusy, failure, refused, newer },
    save: (more) => void send(form.draft, form.version, more),
    keepMine(theirs) {
      const base = of.toDraft(theirs);
      const mine = of.merge(form.base, base, form.draft);
      form.rebase(base, theirs.version, mine);
      void send(mine, theirs.version);
    },
    takeTheirs(theirs) {
      form.discard();
      setNewer(null);
      onTaken(theirs);
    },
  };
}
