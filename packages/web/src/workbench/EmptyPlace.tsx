import type { ReactNode } from "react";

interface Props {
  /** Sentence about what will stand here, and what it takes. */
  readonly children: ReactNode;
  /** Whether it is read aloud when it comes: it stands in for something that is on its way, or is gone. */
  readonly isNews?: boolean;
}

/** Place of what cannot be seen yet: an article of the paper with a sentence where the piece will be. */
export function EmptyPlace({ children, isNews = false }: Props): ReactNode {
  return (
    // No paragraph: what a tool says of the margins of its own is not said of this.
    <div className="nv-bench__empty" role={isNews ? "status" : undefined}>
      <span>{children}</span>
    </div>
  );
}
