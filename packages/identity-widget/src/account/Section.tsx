import { type ReactNode, useEffect, useRef } from "react";
import type { Said } from "./use-act.ts";

/** Props of {@link Section}. */
export interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly said: Said | null;
  /** Names what the section shows; when it changes and took the focus away with it, the title gets the focus. */
  readonly stage?: string;
  readonly children: ReactNode;
}

/** A part of the account page, with a place for what it says. */
export function Section({ id, title, said, stage = "", children }: SectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(stage);

  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    const element = heading.current;
    const inner = element?.ownerDocument;
    const hasLost = inner?.activeElement === null || inner?.activeElement === inner?.body;
    if (hasLost) element?.focus();
  }, [stage]);

  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <div role="alert">{said?.isBad && <p className="flashMessage error">{said.text}</p>}</div>
      <div role="status">{said && !said.isBad && <p className="flashMessage success">{said.text}</p>}</div>
    </section>
  );
}
