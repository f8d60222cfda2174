import type { ReactNode } from "react";
import { usePassing } from "../use-passing.ts";

/** Time that the answer stays, milliseconds: enough to read three words twice. */
const ANSWER_MS = 2500;

export interface CopyButtonProps {
  /** Text that goes to the clipboard. */
  readonly text: string;
  /** Label of the button; `Copiar` when left out. */
  readonly children?: ReactNode;
  /** Name of what is copied, for somebody who does not see the button's place: «el color papel». */
  readonly what?: string;
  /** Drawn as a small text button; `false` leaves the look to `className`. */
  readonly className?: string;
  /** Writes to the clipboard; the browser's own when left out. */
  readonly write?: (text: string) => Promise<void>;
}

const ANSWERS = {
  idle: "",
  done: "Copiado",
  failed: "No se ha podido copiar: selecciónalo y usa Ctrl+C",
} as const;

async function writeToClipboard(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}

/**
 * Copies a text and says whether it could, in its own place: nothing beside it moves. Browsers refuse without a secure page or the
 * reader's leave; then the way to do it by hand is said after it.
 */
export function CopyButton({
  text,
  children = "Copiar",
  what,
  className = "nv-copy",
  write = writeToClipboard,
}: CopyButtonProps) {
  const [answer, setAnswer] = usePassing<keyof typeof ANSWERS>("idle", ANSWER_MS);

  async function handleClick() {
    try {
      await write(text);
      setAnswer("done");
    } catch {
      // Whatever the browser's reason, the reader's way out is the same, and the message tells it.
      setAnswer("failed");
    }
  }

  return (
    <>
      <button type="button" className={className} data-answer={answer} onClick={handleClick}>
        <span className="nv-copy__face">
          <span className="nv-copy__words">
            {children}
            {what !== undefined && <span className="nv-visually-hidden"> {what}</span>}
          </span>
          <span className="nv-copy__done" aria-hidden="true">
            {ANSWERS.done}
          </span>
        </span>
      </button>
      <output className={answer === "failed" ? "nv-copy__answer" : "nv-visually-hidden"}>{ANSWERS[answer]}</output>
    </>
  );
}
