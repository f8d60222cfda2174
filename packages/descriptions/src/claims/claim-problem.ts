import type { FieldProblem } from "@nv/contracts/schemas";
import type { CheckedSentence } from "./check-claims.ts";

/** Problem of a field that its data contradict or cannot settle, with the sentence that somebody may publish all the same. */
export type ClaimProblem = FieldProblem & { readonly claim: string };

/** Tells what is wrong with a sentence beside its field; nothing for one that the data bear out, or that nobody can check. */
export function claimProblem(field: string, { verdict, evidence, text }: CheckedSentence): readonly ClaimProblem[] {
  if (verdict !== "false" && verdict !== "doubt") return [];
  const message = verdict === "false" ? evidence || "Los datos no dicen eso" : `No lo puedo asegurar. ${evidence}`;
  return [{ field, message, claim: text.trim() }];
}
