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

/** A form about something that does not exist yet. */
interface NewForm<Draft> {
  readonly form: VersionedForm<Draft>;
  readonly isBusy: boolean;
  readonly failure: CallFailure | null;
  /** Problems that the server reported, by field. */
  readonly refused: FormProblems;
  /** Saves it, and forgets what was written. @param register - The call, which answers with what was made. */
  readonly save: (register: () => Promise<{ readonly id: string }>) => Promise<void>;
}

interface Setup<Draft> {
  readonly of: Pick<RecordForm<Draft, never>, "keyOf" | "read" | "isSame">;
  /** Tells the new ones of a kind apart, where it has several: `new:mandate`. */
  readonly name?: string;
  readonly start: Draft;
  /** Called with the id of what was made. */
  readonly onSaved: (id: string) => void;
  /** Answers a refusal by itself, such as one that asks something; whether it did. */
  readonly takes?: (refusal: CallFailure) => boolean;
}

/** Keeps and saves a form about something new. */
export function useNewForm<Draft>({ of, name = "new", start, onSaved, takes }: Setup<Draft>): NewForm<Draft> {
  const form = useVersionedDraft({ key: of.keyOf(name), start, version: 0, read: of.read, isSame: of.isSame });
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<CallFailure | null>(null);
  const refused = useMemo(() => (failure === null ? NO_PROBLEMS : problemsByField(fieldsIn(failure))), [failure]);
  return {
    ...{ form, isBusy, failure, refused },
    async save(register) {
      setIsBusy(true);
      setFailure(null);
      try {
        const { id } = await register();
        form.discard();
        onSaved(id);
      } catch (error) {
        const refusal = toCallFailure(error);
        if (takes?.(refusal) !== true) setFailure(refusal);
        setIsBusy(false);
      }
    },
  };
}
