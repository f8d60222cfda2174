import type { FieldProblem } from "@nv/contracts/schemas";
import { typeOf, wordProblems } from "@nv/graphic-types";
import type { GraphicDraft } from "./graphic-draft";

/** Lists what a graphic lacks before readers get it, as far as it is known without the server; what its files lack, the server knows. */
export function missingIn(draft: GraphicDraft): readonly FieldProblem[] {
  const { config } = draft;
  const { keptSchema, problems } = typeOf(config.type);
  const ofConfig = keptSchema.safeParse(config).success ? problems(config) : [];
  return [...wordProblems(draft), ...ofConfig.map(({ field, message }) => ({ field: `config.${field}`, message }))];
}
