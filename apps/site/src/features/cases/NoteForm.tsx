import { CASE_LIMITS } from "@nv/contracts";
import type { CasesPendingNote } from "@nv/contracts/schemas";
import { Button, TextArea } from "@nv/ui";
import { boundText, FailureNotice, fieldsIn, useAttempt } from "@nv/web";
import { type ReactNode, useState } from "react";
import { publicationCalls } from "./cases-calls";

interface Props {
  /** Of the publication whose note it is; `NEXT_CASES_NOTE` for the next one. */
  readonly number: number;
  readonly label: string;
  readonly hint: string;
  /** Text of the note while nobody has written another. */
  readonly text: string;
  /** Note that somebody has written, and that waits to be read. */
  readonly waiting: CasesPendingNote | null;
  /** Name of the order that keeps it. */
  readonly action: string;
  readonly onChanged: () => void;
}

/** The field of a note for readers, which is kept until somebody else gives it to them. */
export function NoteForm({ number, label, hint, text, waiting, action, onChanged }: Props): ReactNode {
  const [note, setNote] = useState(waiting?.text ?? text);
  const { isBusy, failure, attempt } = useAttempt();
  const isReady = note.trim() !== "" && note.trim() !== (waiting?.text ?? text);

  async function keep(next: string) {
    if (isBusy) return;
    await attempt(async () => {
      await publicationCalls.writeNote(number, { note: next });
      onChanged();
    });
  }
  const problems = failure === null ? [] : fieldsIn(failure);
  return (
    <>
      <TextArea
        label={label}
        hint={hint}
        isProse
        rows={2}
        maxLength={CASE_LIMITS.summary}
        {...boundText(note, setNote)}
        error={problems.map(({ message }) => message).join(". ") || undefined}
      />
      <div className="nv-row">
        <Button aria-disabled={isBusy || !isReady} onClick={() => isReady && void keep(note)}>
          {isBusy ? "Guardando…" : action}
        </Button>
        {waiting !== null && (
          <Button aria-disabled={isBusy} onClick={() => void keep("")}>
            Quitar la que espera
          </Button>
        )}
      </div>
      {failure !== null && problems.length === 0 && <FailureNotice error={failure} />}
    </>
  );
}
