import type { FieldProblem } from "@nv/contracts/schemas";
import { storyProblems, wordProblems } from "@nv/graphic-types";
import type { GraphicDraft } from "../../../pieces/core/graphic-draft";

/** Lists what a saved story lacks before readers get it, files aside. @param leftOut - Problems of what could not be saved of it. */
export function missingToPublish(draft: GraphicDraft, leftOut: readonly FieldProblem[]): readonly FieldProblem[] {
  const { config } = draft;
  const blocks = config.type === "story" ? storyProblems(config) : [];
  const inBlocks = blocks.map(({ field, message }) => ({ field: `config.${field}`, message }));
  const known = new Set(leftOut.map(({ field }) => field));
  return [...leftOut, ...wordProblems(draft).filter(({ field }) => !known.has(field)), ...inBlocks];
}
