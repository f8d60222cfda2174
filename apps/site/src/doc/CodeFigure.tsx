import { translate } from "@docusaurus/Translate";
import { type ReactNode, useEffect, useRef, useState } from "react";

/** How long the button says that it has copied, milliseconds. */
const COPIED_MS = 1600;

interface Props {
  /** Name of the file or what the code is for; empty for none. */
  readonly title: string;
  /** Shown in the corner when there is no title; empty for none. */
  readonly language: string;
  /** The `<code>` element. */
  readonly children: ReactNode;
}

/** A block of code with its title and a button that copies it. */
export function CodeFigure({ title, language, children }: Props): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const [isCopied, setIsCopied] = useState(false);

  useEffect(() => {
    if (!isCopied) return;
    const timer = window.setTimeout(() => setIsCopied(false), COPIED_MS);
    return () => window.clearTimeout(timer);
  }, [isCopied]);

  async function copy() {
    await navigator.clipboard.writeText(pre.current?.textContent ?? "");
    setIsCopied(true);
  }

  return (
    <figure className="nv-code">
      <figcaption className="nv-code__bar">
        <span className="nv-code__title">{title || language}</span>
        <button className="nv-code__copy" type="button" onClick={copy}>
          <span aria-live="polite">
            {isCopied
              ? translate({ id: "theme.CodeBlock.copied", message: "Copied" })
              : translate({ id: "theme.CodeBlock.copy", message: "Copy" })}
          </span>
        </button>
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a block that scrolls sideways must be reachable by keyboard */}
      <pre ref={pre} tabIndex={0} className="nv-code__text">
        {children}
      </pre>
    </figure>
  );
}
