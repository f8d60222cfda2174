import type { ReactNode } from "react";

interface Props {
  /** `new` is not registered, `draft` is and nobody has published it, `out` is what readers have. */
  readonly kind: "new" | "draft" | "out";
  /** Whether the form holds what is not saved. */
  readonly isDirty: boolean;
}

const STATES = {
  new: { clean: "Borrador", dirty: "Borrador · lo que escribes se queda en este navegador" },
  draft: { clean: "Borrador · guardado", dirty: "Borrador · con cambios sin guardar, que se quedan en esta pestaña" },
  out: { clean: "Publicado", dirty: "Publicado · con cambios sin guardar, que se quedan en esta pestaña" },
} as const;

/** State of a form in a few words, with its mark: where what is written is kept, and whether readers have it. */
export function DraftState({ kind, isDirty }: Props): ReactNode {
  const { clean, dirty } = STATES[kind];
  return (
    <p>
      <span className="nv-bench__dot" data-kind={isDirty ? "changed" : kind} aria-hidden="true" />
      {isDirty ? dirty : clean}
    </p>
  );
}
