import type { ReactNode } from "react";

interface Props {
  /** Words on how it was read; empty where nobody has read it. */
  readonly summary?: string;
  /** Called when somebody opens or folds it: what takes its place stands the same. */
  readonly onToggle: (isOpen: boolean) => void;
}

/** Stands where it is told how a table was read, until what reads it has come. */
export function UnreadTable({ summary = "", onToggle }: Props): ReactNode {
  return (
    <div className="nv-reading">
      <details className="nv-reading__table" onToggle={({ currentTarget: { open } }) => onToggle(open)}>
        <summary>
          <strong>Cómo se ha leído</strong> <span className="nv-quiet">{summary}</span>
        </summary>
      </details>
    </div>
  );
}
