import { GraphicProblem } from "@nv/contracts/schemas";
import { CallFailure, describeFailure, parseJson, SENTENCES } from "@nv/web";
import type { GraphicDraft } from "../core/graphic-draft";
import { refusalOf } from "../form/refusal-of";

/** Status of a refused page when there is something to correct. */
const UNPROCESSABLE = 422;

/** Every page of ours tells with this what it is. */
const OURS = "nv-config";

/** Reads the refusal in a frame that a form was sent into; `null` when the frame shows a page of ours. */
export function refusalIn({ contentDocument }: HTMLIFrameElement, draft: GraphicDraft): CallFailure | null {
  // The browser's own page, that nothing answered, belongs to nobody.
  if (contentDocument === null) return new CallFailure({ kind: "offline", sentence: SENTENCES.offline });
  if (contentDocument.getElementById(OURS) !== null) return null;
  const isProblem = contentDocument.contentType === "application/json";
  const text = isProblem ? (contentDocument.querySelector("pre")?.textContent ?? null) : null;
  const body = parseJson(text, GraphicProblem);
  // Whoever stands before the server answers in its own words.
  if (body === null) return new CallFailure({ kind: "broken", sentence: SENTENCES.broken });
  return refusalOf(new CallFailure(describeFailure(UNPROCESSABLE, body)), draft);
}
