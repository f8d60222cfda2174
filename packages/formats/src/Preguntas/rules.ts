import type { FieldProblem } from "@nv/contracts/schemas";
import { emptySteps } from "../step-rules.ts";
import type { PreguntasBlock } from "./settings.ts";

/** Questions that nobody answers. */
export const preguntasRules = (block: PreguntasBlock): readonly FieldProblem[] => emptySteps(block, () => false);
