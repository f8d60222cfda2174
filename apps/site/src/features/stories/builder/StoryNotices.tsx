import type { GraphicDetail } from "@nv/contracts/schemas";
import { ConflictNotice, Notice } from "@nv/ui";
import type { ReactNode } from "react";
import { draftConflicts, draftOf, type GraphicDraft } from "../../graphics/core/graphic-draft";
import type { Newer } from "../../graphics/form/use-newer";
import type { StoryForm } from "./use-story-form";

interface Props {
  readonly form: StoryForm;
  readonly saved: GraphicDetail;
  readonly newer: Newer;
  readonly isBusy: boolean;
  /** Saves what both sides were joined into. */
  readonly onSave: (mine: GraphicDraft) => void;
}

/** What happened to what is written: it was found again, or somebody else saved meanwhile. */
export function StoryNotices({ form, saved, newer, isBusy, onSave }: Props): ReactNode {
  const { isClash, news, keepMine, keepTheirs } = newer;
  return (
    <>
      {form.isRestored && form.isDirty && (
        <Notice tone="plain">
          <p>Hemos recuperado lo que habías escrito.</p>
        </Notice>
      )}
      {news !== "" && <Notice tone="plain">{news}</Notice>}
      {isClash && (
        <ConflictNotice
          conflicts={draftConflicts(form.base, draftOf(saved), form.draft)}
          isBusy={isBusy}
          onKeepMine={() => onSave(keepMine())}
          onTakeTheirs={keepTheirs}
        >
          {saved.changedBy} ha guardado cambios mientras editabas. Lo tuyo sigue aquí, sin guardar todavía.
        </ConflictNotice>
      )}
    </>
  );
}
