import { type ReactNode, useId } from "react";

export interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A part of a screen with its own heading. */
export function Section({ title, children }: SectionProps) {
  const id = useId();
  return (
    <section className="section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
