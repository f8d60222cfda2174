import {
  type FormEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
} from "react";

export interface DialogProps {
  /** Title of the dialog. Left out where something of its content names it. */
  readonly title?: ReactNode;
  /** `id` of what names it in place of a title. */
  readonly labelledBy?: string;
  /** It asks before something happens: the title has the focus, so that a key too many does nothing. */
  readonly isQuestion?: boolean;
  /** Whether a click outside closes it; by default only until something is written in it, which would be lost. */
  readonly closesOutside?: boolean | undefined;
  /** Layout of its own; `--nv-dialog-width` is its width. */
  readonly className?: string;
  /** The person leaves it: by Escape, by a click outside or by whatever its content offers. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog over the page, open while it is there: the browser keeps the keyboard inside and gives the focus back to what
 * opened it. A part of it whose class is `nv-dialog__actions` holds its buttons.
 */
export function Dialog(props: DialogProps) {
  const { title, labelledBy, isQuestion = false, closesOutside, className = "", onClose, children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const question = useRef<HTMLHeadingElement>(null);
  const isWritten = useRef(false);
  const isPressedOutside = useRef(false);
  const titleId = useId();

  // Closed while it is still in the page: once it is gone the browser gives the focus back to nobody.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Left to themselves, some browsers give it to the first button.
    question.current?.focus();
    return () => element?.close();
  }, []);

  /** Escape, before the browser acts on it: that it has closed is told a frame later, when the app may have opened it anew. */
  function handleCancel(event: SyntheticEvent) {
    // A choice of files that is left tells so here too.
    if (event.target !== dialog.current) return;
    event.preventDefault();
    onClose();
  }
  /** The browser closes it by itself too, and tells also when the app took it away: that is no wish of the person. */
  function handleClose() {
    if (dialog.current?.open === false) onClose();
  }
  function handleInput({ nativeEvent }: FormEvent) {
    // A choice is an event of another kind, and quickly made again.
    if (nativeEvent instanceof InputEvent) isWritten.current = true;
  }
  function handlePointerDown({ target }: PointerEvent) {
    isPressedOutside.current = target === dialog.current;
  }
  function handleClick({ target }: MouseEvent) {
    // The dialog's own box is its ground, what is drawn lies on a child. A text marked from the inside may end there.
    if (target !== dialog.current || !isPressedOutside.current) return;
    if (closesOutside ?? !isWritten.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape
    <dialog
      ref={dialog}
      className={`nv-dialog ${className}`}
      aria-labelledby={labelledBy ?? titleId}
      data-print="no"
      onCancel={handleCancel}
      onClose={handleClose}
      onInput={handleInput}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
    >
      <div className="nv-dialog__sheet">
        {title !== undefined && (
          <h2
            ref={isQuestion ? question : undefined}
            id={titleId}
            className="nv-dialog__title"
            tabIndex={isQuestion ? -1 : undefined}
          >
            {title}
          </h2>
        )}
        {children}
      </div>
    </dialog>
  );
}
