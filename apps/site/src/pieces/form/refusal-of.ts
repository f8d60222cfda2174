import { CallFailure, fieldsIn, toCallFailure } from "@nv/web";
import type { GraphicDraft } from "../core/graphic-draft";
import { longestText } from "../core/longest-text";

/** Why a form was not taken. A server that has read only that it is too large names no field: what fills it is named here. */
export function refusalOf(error: unknown, draft: GraphicDraft): CallFailure {
  const failure = toCallFailure(error);
  const longest = failure.code === "BODY_TOO_LARGE" && fieldsIn(failure).length === 0 ? longestText(draft) : null;
  if (longest === null) return failure;
  const { kind, message: sentence, code } = failure;
  return new CallFailure({ kind, sentence, code, body: { fields: [longest] } }, { cause: failure });
}
