import type { ReactNode } from "react";
import "./OpenRecord.css";

interface Props {
  readonly onOpen: () => void;
  /** Its title. */
  readonly children: ReactNode;
}

/** The title of a record in a list: a press opens it. */
export function OpenRecord({ onOpen, children }: Props): ReactNode {
  return (
    <button type="button" className="nv-open-record" onClick={onOpen}>
      {children}
    </button>
  );
}
