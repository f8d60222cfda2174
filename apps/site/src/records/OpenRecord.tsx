import type { ReactNode } from "react";

interface Props {
  readonly onOpen: () => void;
  /** Its title. */
  readonly children: ReactNode;
}

/** The title of a record in a list: a press opens it. */
export function OpenRecord({ onOpen, children }: Props): ReactNode {
  return (
    <button type="button" className="nv-text-action" onClick={onOpen}>
      {children}
    </button>
  );
}
