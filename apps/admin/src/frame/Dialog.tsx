import { type ReactNode, useEffect, useId, useRef } from "react";

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** Called when the person leaves it: Escape, or whatever its content offers. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog, the browser's own: it keeps the focus inside and gives it back. Its content exists only while it is open. */
export function Dialog({ title, isOpen, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = element.current;
    if (dialog === null) return;
    if (isOpen && !dialog.open) dialog.showModal();
    if (!isOpen && dialog.open) dialog.close();
  }, [isOpen]);

  /** The browser also tells when the app itself closed the dialog: that is no wish of the person. */
  const handleClose = () => {
    if (isOpen) onClose();
  };

  return (
    <dialog ref={element} className="dialog" aria-labelledby={titleId} onClose={handleClose}>
      {isOpen && (
        <>
          <h2 id={titleId}>{title}</h2>
          {children}
        </>
      )}
    </dialog>
  );
}
