import type { ReactNode } from "react";

interface Props {
  /** Id of its heading, which addresses name. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** Section of the screen of a graphic, with its heading. */
export function GraphicSection({ id, title, children }: Props): ReactNode {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
