import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";

interface Props {
  /** `id` of the element that names it. */
  readonly labelledBy: string;
  readonly className: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog over the page: the browser keeps the keyboard inside, closes it with Escape and gives the focus back where it was.
 * A click outside closes it too.
 */
export function ModalDialog({ labelledBy, className, onClose, children }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);

  // Closed while it is still in the page: once it is gone the browser gives the focus back to nobody.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  function onClick(event: MouseEvent) {
    // The dialog's own box is its backdrop; what is drawn lies on a child.
    if (event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape
    <dialog
      ref={dialog}
      className={`nv-modal ${className}`}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onClick={onClick}
    >
      <div className="nv-modal__sheet">{children}</div>
    </dialog>
  );
}
