import { Button } from "@nv/ui";
import { type ReactNode, useId } from "react";
import { ModalDialog } from "../../frame/dialogs/ModalDialog";

interface Props {
  readonly title: string;
  /** What the button that does it says: a verb. */
  readonly order: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** What will happen, and to whom. */
  readonly children: ReactNode;
}

/** Asks before something that readers notice. The question has the focus, so that a key too many does nothing. */
export function AskDialog({ title, order, onConfirm, onClose, children }: Props): ReactNode {
  const titleId = useId();
  return (
    <ModalDialog labelledBy={titleId} className="nv-modal--small" onClose={onClose}>
      <h2 id={titleId} className="nv-modal__title" tabIndex={-1}>
        {title}
      </h2>
      {children}
      <div className="nv-modal__actions">
        <Button
          rank="main"
          onClick={() => {
            onConfirm();
            onClose();
          }}
        >
          {order}
        </Button>
        <Button onClick={onClose}>Cancelar</Button>
      </div>
    </ModalDialog>
  );
}
