import type { ReactNode } from "react";
import { useDialogs } from "../../frame/dialogs/dialogs-context";
import { overdueWords, reviewState } from "./core/review-state";
import { useToday } from "./use-today";

interface Props {
  /** Front matter's `revisado`. */
  readonly reviewedOn: unknown;
  /** Front matter's `revisar_cada`. */
  readonly every: unknown;
  readonly owner: string;
}

/** Warns that nobody has checked a page for longer than it promises. */
export function ReviewBanner({ reviewedOn, every, owner }: Props): ReactNode {
  const { open } = useDialogs();
  const state = reviewState(reviewedOn, every, useToday());
  if (state === null || state.daysOver < 0) return null;
  return (
    <aside className="nv-note nv-overdue" data-type="warning" aria-label="Revisión pendiente">
      <p className="nv-note__title">Revisión pendiente</p>
      <p className="nv-note__text">
        Esta página tenía que haberse revisado: le toca {overdueWords(state.daysOver)}. Comprueba lo importante con{" "}
        {owner} antes de publicar, y si ves algo que ya no es cierto,{" "}
        <button className="nv-inline-action" type="button" onClick={() => open("proposal")}>
          propón el cambio
        </button>
        .
      </p>
    </aside>
  );
}
