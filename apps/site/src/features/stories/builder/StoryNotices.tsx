import { Notice } from "@nv/ui";
import { type ReactNode, useState } from "react";
import type { GraphicFormState } from "../../../pieces/form/use-graphic-form";
import type { Newer } from "../../../pieces/form/use-newer";
import { RecoveredNotice } from "../../../records/saving/RecoveredNotice";
import { isDrawnInPlace } from "../core/drawn-clashes";
import { ClashCard } from "./ClashCard";

interface Props {
  readonly form: GraphicFormState;
  readonly newer: Newer;
  /** Whether something was found that a tab had left which was closed at once. */
  readonly isFound: boolean;
  /** Name of who saved last. */
  readonly by: string;
}

/** Notices about what is written: it was found again, or somebody else saved meanwhile. */
export function StoryNotices({ form, newer, isFound, by }: Props): ReactNode {
  const [wasRestored] = useState(form.isRestored && form.isDirty);
  const { conflicts, news, decideOne } = newer;
  // All others are told where they are.
  const placeless = conflicts.filter((conflict) => !isDrawnInPlace(conflict));
  return (
    <>
      {(wasRestored || isFound) && form.changes === 0 && <RecoveredNotice />}
      {news !== "" && <Notice tone="plain">{news}</Notice>}
      {placeless.map((conflict) => (
        <ClashCard
          key={conflict.id}
          conflict={conflict}
          by={by}
          onDecide={(choice) => decideOne(conflict.id, choice)}
        />
      ))}
    </>
  );
}
