import { ConflictNotice, type ConflictNoticeProps } from "@nv/ui";
import { FailureNotice } from "@nv/web";
import type { ReactNode } from "react";
import type { SavedForm } from "./use-saved-form";

interface Props<Draft, Detail> {
  readonly of: SavedForm<Draft, Detail>;
  readonly draftOf: (detail: Detail) => Draft;
  /** Lists the fields that both changed, each in another way. */
  readonly conflicts: (base: Draft, theirs: Draft, mine: Draft) => ConflictNoticeProps["conflicts"];
}

/** Notice of a reason why a form cannot be saved: somebody saved it meanwhile, or a call failed. */
export function SavedFormTrouble<Draft, Detail extends { readonly changedBy: string }>({
  of,
  draftOf,
  conflicts,
}: Props<Draft, Detail>): ReactNode {
  const { form, isBusy, failure, newer, keepMine, takeTheirs } = of;
  return (
    <>
      {newer !== null && (
        <ConflictNotice
          conflicts={conflicts(form.base, draftOf(newer), form.draft)}
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
