import type { GraphicDetail } from "@nv/contracts/schemas";
import { ConflictNotice, Notice } from "@nv/ui";
import { type ReactNode, useState } from "react";
import { bothTexts } from "../../../pieces/core/both-texts";
import type { GraphicDraft } from "../../../pieces/core/graphic-draft";
import type { GraphicFormState } from "../../../pieces/form/use-graphic-form";
import type { Newer } from "../../../pieces/form/use-newer";

interface Props {
  readonly form: GraphicFormState;
  readonly saved: GraphicDetail;
  readonly newer: Newer;
  /** Whether something was found that a tab had left which was closed at once. */
  readonly isFound: boolean;
  readonly isBusy: boolean;
  /** Saves what both sides were joined into. */
  readonly onSave: (mine: GraphicDraft) => void;
}

/** Notices about what is written: it was found again, or somebody else saved meanwhile. */
export function StoryNotices({ form, saved, newer, isFound, isBusy, onSave }: Props): ReactNode {
  const [wasRestored] = useState(form.isRestored && form.isDirty);
  const { isClash, conflicts, news, keepMine, keepTheirs, keepBoth } = newer;
  const hasBoth = conflicts.some(({ field, theirs, mine }) => bothTexts(field, theirs, mine) !== null);
  return (
    <>
      {(wasRestored || isFound) && form.changes === 0 && (
        <Notice tone="plain">
          <p>Hemos recuperado lo que habías escrito.</p>
        </Notice>
      )}
      {news !== "" && <Notice tone="plain">{news}</Notice>}
      {isClash && (
        <ConflictNotice
          conflicts={conflicts}
          isBusy={isBusy}
          keepMine="Quedarme con lo mío"
          onKeepMine={() => onSave(keepMine())}
          onTakeTheirs={keepTheirs}
          {...(hasBoth && { onKeepBoth: () => onSave(keepBoth()) })}
        >
          {saved.changedBy} ha escrito en el mismo sitio que tú. Lo tuyo sigue aquí, sin guardar todavía; lo demás se
          sigue guardando.
        </ConflictNotice>
      )}
    </>
  );
}
