import type { FieldProblem } from "@nv/contracts/schemas";
import type { Captions } from "./captions.ts";

/** Lists the problems with the times of captions, each beside its own: a caption ends after it begins, and comes after the one before. */
export function cueProblems(cues: Captions): readonly FieldProblem[] {
  return cues.flatMap(({ startMs, endMs }, index): FieldProblem[] => {
    const before = cues[index - 1];
    if (endMs <= startMs) return [{ field: `captions.${index}.endMs`, message: "Sale antes de entrar" }];
    if (before === undefined || startMs >= before.endMs) return [];
    return [{ field: `captions.${index}.startMs`, message: "Entra antes de que salga el anterior" }];
  });
}
