import { loadType } from "@nv/graphic-types";
import { toCallFailure } from "@nv/web";
import { graphicsCalls } from "../../pieces/api/graphics-calls";
import { draftOf, fieldsOf, type GraphicDraft } from "../../pieces/core/graphic-draft";

/** Graphics of one thing that have an address of their own; with more, the title gives one. */
const MOST_OF_ONE = 9;

/** Registers it at its own address, or at the next one that nobody has: it says what is drawn, and no day's claim. */
export async function registerFree(draft: GraphicDraft) {
  for (let turn = 1; turn <= MOST_OF_ONE; turn += 1) {
    const slug = turn === 1 ? draft.slug : `${draft.slug}-${turn}`;
    try {
      return await graphicsCalls.register(fieldsOf({ ...draft, slug }));
    } catch (error) {
      if (toCallFailure(error).code !== "SLUG_TAKEN") throw error;
    }
  }
  return graphicsCalls.register(fieldsOf({ ...draft, slug: "" }));
}

/** Puts today's close over yesterday's: what people wrote about the graphic besides stays. */
export async function bringUpToDate(id: string, { title, altText, sourceLine, config }: GraphicDraft) {
  // It is read by its type, which no other part of this page needs.
  const [saved] = await Promise.all([graphicsCalls.detail(id), loadType("figure")]);
  const next: GraphicDraft = { ...draftOf(saved), title, altText, sourceLine, config };
  return graphicsCalls.edit(id, { ...fieldsOf(next), version: saved.version });
}
