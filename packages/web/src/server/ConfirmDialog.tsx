import { Button, Dialog, Field } from "@nv/ui";
import { type FormEvent, type ReactNode, useState } from "react";
import { type FormProblems, fieldsIn, problemsByField } from "../form-problems.ts";
import { type CallFailure, toCallFailure } from "./call-failure.ts";
import { FailureNotice } from "./FailureNotice.tsx";

export interface ConfirmDialogProps {
  readonly title: string;
  /** Label of the button, with a verb: «Bloquear». */
  readonly action: string;
  /** Label of the button that does nothing. */
  readonly cancel?: string;
  /** Text that must be typed first, for what cannot be undone. */
  readonly typed?: string;
  /** Does it; the dialog closes when it is done and says so when it is not. */
  readonly onConfirm: () => unknown;
  readonly onClose: () => void;
  /** Text on what will happen, to whom, and whether it can be undone; with fields of its own, a function of what is wrong with them. */
  readonly children: ReactNode | ((problems: FormProblems) => ReactNode);
}

/** Says what is about to happen and asks for it once more; a failure stays in sight, with what was typed. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const { title, action, cancel = "Cancelar", typed, onConfirm, onClose, children } = props;
  const [text, setText] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<CallFailure | null>(null);
  const fields = typeof children === "function" && error !== null ? fieldsIn(error) : [];
  const isReady = typed === undefined || text.trim().toLowerCase() === typed.toLowerCase();

  async function confirm(event?: FormEvent) {
    event?.preventDefault();
    if (!isReady || isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      await onConfirm();
      onClose();
    } catch (failure) {
      setError(toCallFailure(failure));
      setIsBusy(false);
    }
  }

  return (
    <Dialog title={title} isQuestion={typed === undefined} onClose={onClose}>
      <form onSubmit={(event) => void confirm(event)}>
        {typeof children === "function" ? children(problemsByField(fields)) : children}
        {typed !== undefined && (
          <Field
            label={`Escribe ${typed} para confirmarlo`}
            value={text}
            onChange={({ target }) => setText(target.value)}
            autoComplete="off"
            spellCheck={false}
          />
        )}
        {error !== null && fields.length === 0 && <FailureNotice error={error} onRetry={() => void confirm()} />}
        <div className="nv-dialog__actions">
          <Button rank="main" type="submit" disabled={!isReady || isBusy}>
            {isBusy ? "Un momento…" : action}
          </Button>
          <Button onClick={onClose}>{cancel}</Button>
        </div>
      </form>
    </Dialog>
  );
}
