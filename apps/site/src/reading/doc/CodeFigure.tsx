import { usePassing } from "@nv/ui";
import { saveFile } from "@nv/web";
import { type ReactNode, useId, useRef } from "react";

/** Time that the button shows the outcome of a click, milliseconds. */
const OUTCOME_MS = 1600;

/** Outcome of the last click on the button; `null` before the first and once it was said. */
type Outcome = "copied" | "failed" | null;

function buttonText(outcome: Outcome): string {
  if (outcome === "copied") return "Copiado";
  if (outcome === "failed") return "No se ha podido copiar";
  return "Copiar";
}

interface Props {
  /** Name of the file or what the code is for; empty for none. */
  readonly title: string;
  /** Shown in the corner when there is no title; empty for none. */
  readonly language: string;
  /** No test runs it, and its bar says so. */
  readonly isUntested?: boolean;
  /** Name under which the code can be downloaded; without it there is no such button. */
  readonly fileName?: string;
  /** The `<code>` element. */
  readonly children: ReactNode;
}

/** A block of code with its title, a button that copies it and, for a whole file, one that downloads it. */
export function CodeFigure({ title, language, isUntested = false, fileName, children }: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const [outcome, setOutcome] = usePassing<Outcome>(null, OUTCOME_MS);
  // A page has many buttons that say the same: each is told apart by its block.
  const titleId = useId();

  async function copy() {
    // Browsers refuse where a policy forbids it, and leave the clipboard out of pages without https.
    await navigator.clipboard?.writeText(pre.current?.textContent ?? "").then(
      () => setOutcome("copied"),
      () => setOutcome("failed"),
    );
    if (navigator.clipboard === undefined) setOutcome("failed");
  }

  function download(name: string) {
    saveFile({ name, content: `${pre.current?.textContent ?? ""}\n` });
  }

  return (
    <figure className="nv-code" aria-labelledby={titleId}>
      <figcaption className="nv-code__bar">
        <span id={titleId} className="nv-code__title">
          {title || language}
        </span>
        {isUntested && <span className="nv-caption">No lo ejecuta ninguna prueba</span>}
        {fileName !== undefined && (
          <button className="nv-code__copy" type="button" aria-describedby={titleId} onClick={() => download(fileName)}>
            Descargar
          </button>
        )}
        <button className="nv-code__copy" type="button" aria-describedby={titleId} onClick={copy}>
          <span aria-live="polite">{buttonText(outcome)}</span>
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls sideways must be reachable by keyboard */}
      <pre ref={pre} tabIndex={0} className="nv-code__text">
        {children}
      </pre>
    </figure>
  );
}
