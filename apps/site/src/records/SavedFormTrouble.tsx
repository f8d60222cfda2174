import { ConflictNotice } from "@nv/ui";
import { FailureNotice } from "@nv/web";
import type { ReactNode } from "react";
import type { SavedForm } from "./use-saved-form";

interface Props<Draft, Detail> {
  readonly of: SavedForm<Draft, Detail>;
}

/** Notice of a reason why a form cannot be saved: somebody saved it meanwhile, or a call failed. */
export function SavedFormTrouble<Draft, Detail extends { readonly changedBy: string }>({
  of: { of, form, isBusy, failure, newer, keepMine, takeTheirs },
}: Props<Draft, Detail>): ReactNode {
  return (
    <>
      {newer !== null && (
        <ConflictNotice
          conflicts={of.conflicts(form.base, of.toDraft(newer), form.draft)}
          isBusy={isBusy}
          onKeepMine={() => keepMine(newer)}
          onTakeTheirs={() => takeTheirs(newer)}
        >
          {newer.changedBy} ha guardado cambios mientras editabas. Lo tuyo sigue aquí, sin guardar todavía.
        </ConflictNotice>
      )}
      {failure !== null && <FailureNotice error={failure} comfort="Lo que has escrito sigue aquí." />}
    </>
  );
}
