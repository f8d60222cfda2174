import { CASE_LIMITS } from "@nv/contracts";
import { TextArea } from "@nv/ui";
import { boundText } from "@nv/web";
import type { ReactNode } from "react";

interface Props {
  /** Words of the note that may be somebody's name. */
  readonly doubts: readonly string[];
  readonly reason: string;
  /** Fault of the reason; none where nothing is wrong. */
  readonly error?: string | undefined;
  readonly onChange: (reason: string) => void;
}

/** Asks whoever gives a note to readers why what looks like a name in it is nobody's; nothing where nothing does. */
export function NoteReason({ doubts, reason, error, onChange }: Props): ReactNode {
  if (doubts.length === 0) return null;
  const names = doubts.map((name) => `«${name}»`).join(", ");
  return (
    <TextArea
      label={`Por qué no nombra a nadie ${names}`}
      hint="Una frase que lo cite con las mismas palabras. Queda guardada con la publicación, y los lectores no la leen"
      isProse
      rows={2}
      maxLength={CASE_LIMITS.nameReason}
      {...boundText(reason, onChange)}
      error={error}
    />
  );
}
