import { GraphicFields } from "@nv/contracts/schemas";
import { withTypes } from "@nv/graphic-types";
import { fieldsOf, type GraphicDraft } from "../../graphics/core/graphic-draft";

const Fields = withTypes(GraphicFields);

/** A form as the server would keep it, as text; `null` for what it would not take. */
function keptText(draft: GraphicDraft): string | null {
  const { data } = Fields.safeParse(fieldsOf(draft));
  return data === undefined ? null : JSON.stringify([data, draft.slug.trim(), draft.isPinned]);
}

/** What is to be done with what is written: nothing, saving it, or waiting until it is right. */
export type Savable = "saved" | "savable" | "wrong";

/** Whether what is written can be saved, and differs from what is saved by more than spaces around a text. */
export function savable(draft: GraphicDraft, saved: GraphicDraft): Savable {
  if (draft === saved) return "saved";
  const text = keptText(draft);
  if (text === null) return "wrong";
  return text === keptText(saved) ? "saved" : "savable";
}
