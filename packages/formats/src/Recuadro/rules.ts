import type { FieldProblem } from "@nv/contracts/schemas";
import { emptySteps } from "../step-rules.ts";
import type { RecuadroBlock } from "./settings.ts";

/** Texts that say nothing. */
export const recuadroRules = (block: RecuadroBlock): readonly FieldProblem[] => emptySteps(block, () => false);
