import { TextArea } from "@nv/ui";
import { boundText } from "@nv/web";
import type { ReactNode } from "react";

interface Props {
  readonly value: string;
  readonly error: string;
  readonly onChange: (note: string) => void;
}

/** Field of the team's internal note on published data. */
export function InternalNote({ value, error, onChange }: Props): ReactNode {
  return <TextArea label="Nota interna" rows={2} isProse error={error} {...boundText(value, onChange)} />;
}
