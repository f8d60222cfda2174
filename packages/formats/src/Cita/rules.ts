import type { FieldProblem } from "@nv/contracts/schemas";
import { emptySteps } from "../step-rules.ts";
import type { CitaBlock } from "./settings.ts";

/** Quotes without words. */
export const citaRules = (block: CitaBlock): readonly FieldProblem[] => emptySteps(block, () => false);
