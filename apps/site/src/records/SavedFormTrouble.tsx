import { ConflictNotice } from "@nv/ui";
import { FailureNotice } from "@nv/web";
import type { ReactNode } from "react";
import type { SavedForm } from "./use-saved-form";

interface Props<Draft, Detail, Body extends object> {
  readonly of: SavedForm<Draft, Detail, Body>;
  /** Words about somebody who saved something meanwhile, after their name. */
  readonly saved?: string;
}

/** Notice of a reason why a form cannot be saved: somebody saved it meanwhile, or a call failed. */
export function SavedFormTrouble<Draft, Detail extends { readonly changedBy: string }, Body extends object>({
  of: { of, form, isBusy, failure, newer, keepMine, takeTheirs },
  saved = "ha guardado cambios mientras editabas. Lo tuyo sigue aquí, sin guardar todavía.",
}: Props<Draft, Detail, Body>): ReactNode {
  return (
    <>
      {newer !== null && (
        <ConflictNotice
          conflicts={of.conflicts(form.base, of.toDraft(newer), form.draft)}
          isBusy={isBusy}
          onKeepMine={() => keepMine(newer)}
          onTakeTheirs={() => takeTheirs(newer)}
        >
          {newer.changedBy} {saved}
        </ConflictNotice>
      )}
      {failure !== null && <FailureNotice error={failure} comfort="Lo que has escrito sigue aquí." />}
    </>
  );
}
