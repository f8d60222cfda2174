import type { FieldProblem } from "@nv/contracts/schemas";
import { configProblems, typeOf, wordProblems } from "@nv/graphic-types";
import type { GraphicDraft } from "./graphic-draft";

/** Lists what a graphic lacks before readers get it, as far as it is known without the server; what its files lack, the server knows. */
export function missingIn(draft: GraphicDraft): readonly FieldProblem[] {
  const { config } = draft;
  const ofConfig = typeOf(config.type).keptSchema.safeParse(config).success ? configProblems(config) : [];
  return [...wordProblems(draft), ...ofConfig.map(({ field, message }) => ({ field: `config.${field}`, message }))];
}

/** Lists what a saved graphic lacks before readers get it, files aside. @param leftOut - Problems of what could not be saved of it. */
export function missingToPublish(draft: GraphicDraft, leftOut: readonly FieldProblem[]): readonly FieldProblem[] {
  const known = new Set(leftOut.map(({ field }) => field));
  return [...leftOut, ...missingIn(draft).filter(({ field }) => !known.has(field))];
}
