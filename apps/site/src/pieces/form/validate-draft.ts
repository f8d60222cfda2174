import { wordProblems } from "@nv/graphic-types";
import { CallFailure } from "@nv/web";
import type { GraphicDraft } from "../core/graphic-draft";
import { longTexts } from "../core/long-texts";

/** Checks a draft and returns the reason why it cannot be sent; `null` when it can. @param isToPublish - Readers need more than the registry does. */
export function validateDraft(draft: GraphicDraft, isToPublish: boolean): CallFailure | null {
  const long = longTexts(draft);
  const fields = long.length > 0 || !isToPublish ? long : wordProblems(draft);
  const sentence =
    long.length > 0
      ? "Hay un texto demasiado largo. No se ha guardado nada todavía."
      : "Falta algo antes de publicarlo. No se ha guardado nada todavía.";
  return fields.length === 0 ? null : new CallFailure({ kind: "refused", sentence, body: { fields } });
}
