import type { ReactNode } from "react";

interface Props {
  readonly id: string;
  readonly title: string;
  /** The way to all of it. */
  readonly more?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the home, under its rule. */
export function HomeSection({ id, title, more, children }: Props): ReactNode {
  return (
    <section className="nv-home__section" aria-labelledby={id}>
      <div className="nv-home__section-head nv-split">
        <h2 id={id}>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  );
}
