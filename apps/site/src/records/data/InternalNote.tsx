import { TextArea } from "@nv/ui";
import type { ReactNode } from "react";

interface Props {
  readonly note: string;
  readonly error: string;
  readonly onChange: (note: string) => void;
}

/** Field of the team's internal note on published data. */
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
