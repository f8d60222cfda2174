import { CallFailure, fieldsIn, toCallFailure } from "@nv/web";
import type { GraphicDraft } from "../core/graphic-draft";
import { longestText } from "../core/longest-text";

/** Turns an error into the refusal of a form. For a bare «too large» from the server, which names no field, it names the longest one. */
export function refusalOf(error: unknown, draft: GraphicDraft): CallFailure {
  const failure = toCallFailure(error);
  const longest = failure.code === "BODY_TOO_LARGE" && fieldsIn(failure).length === 0 ? longestText(draft) : null;
  if (longest === null) return failure;
  const { kind, message: sentence, code } = failure;
  return new CallFailure({ kind, sentence, code, body: { fields: [longest] } }, { cause: failure });
}
