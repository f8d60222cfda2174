import { TextArea } from "@nv/ui";
import type { ReactNode } from "react";

interface Props {
  readonly note: string;
  readonly error: string;
  readonly onChange: (note: string) => void;
}

/** What the team writes for itself about data that are published. */
export function InternalNote({ note, error, onChange }: Props): ReactNode {
  return (
    <TextArea
      label="Nota interna"
      rows={2}
      isProse
      error={error}
      value={note}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
