import { Button, Field } from "@nv/ui";
import { type CallFailure, FailureNotice, toCallFailure } from "@nv/web";
import { type FormEvent, type ReactNode, useState } from "react";
import { Dialog } from "./Dialog.tsx";

export interface ConfirmDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** What the button does, with a verb: «Bloquear». */
  readonly action: string;
  /** Text that must be typed first, for what cannot be undone. */
  readonly typed?: string;
  /** Does it; the dialog closes when it is done and says so when it is not. */
  readonly onConfirm: () => Promise<unknown>;
  /** What will happen, and whether it can be undone. */
  readonly children: ReactNode;
}

/** Says what is about to happen and asks for it once more; a failure stays in sight, with what was typed. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, isOpen, onClose, action, typed, onConfirm, children } = props;
  const [text, setText] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<CallFailure | null>(null);
  const isReady = typed === undefined || text.trim().toLowerCase() === typed.toLowerCase();

  function close() {
    setText("");
    setError(null);
    onClose();
  }

  async function confirm(event?: FormEvent) {
    event?.preventDefault();
    if (!isReady || isBusy) return;
    setIsBusy(true);
    setError(null);
    try {
      await onConfirm();
      close();
    } catch (failure) {
      setError(toCallFailure(failure));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <Dialog title={title} isOpen={isOpen} onClose={close}>
      <form onSubmit={confirm}>
        {children}
        {typed !== undefined && (
          <Field
            label={`Escribe ${typed} para confirmarlo`}
            value={text}
            onChange={({ target }) => setText(target.value)}
            autoComplete="off"
            spellCheck={false}
          />
        )}
        {error !== null && <FailureNotice error={error} onRetry={() => void confirm()} />}
        <div className="nv-row dialog-actions">
          <Button rank="main" type="submit" disabled={!isReady || isBusy}>
            {isBusy ? "Un momento…" : action}
          </Button>
          <Button onClick={close}>Cancelar</Button>
        </div>
      </form>
    </Dialog>
  );
}
