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

/** A form about something that does not exist yet. */
interface NewForm<Draft> {
  readonly form: VersionedForm<Draft>;
  readonly isBusy: boolean;
  readonly failure: CallFailure | null;
  /** What the server said beside fields. */
  readonly refused: FormProblems;
  /** Saves it, and forgets what was written. @param register - The call, which answers with what was made. */
  readonly save: (register: () => Promise<{ readonly id: string }>) => Promise<void>;
}

/** Keeps and saves a form about something new. @param onSaved - Told the id of what was made. */
export function useNewForm<Draft>(
  setup: Omit<VersionedFormSetup<Draft>, "version">,
  onSaved: (id: string) => void,
): NewForm<Draft> {
  const form = useVersionedDraft({ ...setup, version: 0 });
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
        setFailure(toCallFailure(error));
        setIsBusy(false);
      }
    },
  };
}
