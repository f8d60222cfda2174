import { wordProblems } from "@nv/graphic-types";
import { CallFailure } from "@nv/web";
import type { GraphicDraft } from "../core/graphic-draft";

/** Why a form cannot be published as it is, before anything is sent; `null` when nothing is lacking. */
export function lacking(draft: GraphicDraft): CallFailure | null {
  const fields = wordProblems(draft);
  const sentence = "Falta algo antes de publicarlo. No se ha guardado nada todavía.";
  return fields.length === 0 ? null : new CallFailure({ kind: "refused", sentence, body: { fields } });
}
