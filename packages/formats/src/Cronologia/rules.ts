import type { FieldProblem } from "@nv/contracts/schemas";
import { emptySteps } from "../step-rules.ts";
import type { CronologiaBlock } from "./settings.ts";

/** Dates of which nothing is said. */
export const cronologiaRules = (block: CronologiaBlock): readonly FieldProblem[] => emptySteps(block, () => false);
