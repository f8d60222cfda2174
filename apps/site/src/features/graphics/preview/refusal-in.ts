import { GraphicProblem } from "@nv/contracts/schemas";
import { CallFailure, describeFailure, parseJson, SENTENCES } from "@nv/web";
import type { GraphicDraft } from "../core/graphic-draft";
import { refusalOf } from "../form/refusal-of";

/** What a page is refused with when there is something to correct. */
const UNPROCESSABLE = 422;

/** What a frame into which a form was sent shows instead of a page; `null` for a page. */
export function refusalIn({ contentDocument }: HTMLIFrameElement, draft: GraphicDraft): CallFailure | null {
  // The browser's own page, that nothing answered, belongs to nobody.
  if (contentDocument === null) return new CallFailure({ kind: "offline", sentence: SENTENCES.offline });
  if (contentDocument.contentType !== "application/json") return null;
  const body = parseJson(contentDocument.querySelector("pre")?.textContent ?? null, GraphicProblem);
  return refusalOf(new CallFailure(describeFailure(UNPROCESSABLE, body)), draft);
}
