import type { FieldProblem } from "@nv/contracts/schemas";
import { storyProblems, wordProblems } from "@nv/graphic-types";
import { CallFailure } from "@nv/web";
import type { GraphicDraft } from "../../graphics/core/graphic-draft";

/** What a saved story lacks before readers get it, files aside; `null` for nothing. @param leftOut - What could not be saved of it. */
export function missingToPublish(draft: GraphicDraft, leftOut: readonly FieldProblem[]): CallFailure | null {
  const { config } = draft;
  const blocks = config.type === "story" ? storyProblems(config) : [];
  const inBlocks = blocks.map(({ field, message }) => ({ field: `config.${field}`, message }));
  const known = new Set(leftOut.map(({ field }) => field));
  const fields = [...leftOut, ...wordProblems(draft).filter(({ field }) => !known.has(field)), ...inBlocks];
  const sentence = "Falta algo antes de publicarla: mira «Qué falta para publicar». Lo escrito está guardado.";
  return fields.length === 0 ? null : new CallFailure({ kind: "refused", sentence, body: { fields } });
}
