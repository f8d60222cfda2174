import type { FieldProblem } from "@nv/contracts/schemas";
import { emptySteps } from "../step-rules.ts";
import type { MetodologiaBlock } from "./settings.ts";

/** Parts that say nothing, and tasks that nobody did. */
export function metodologiaRules(block: MetodologiaBlock): readonly FieldProblem[] {
  const alone = block.steps.flatMap(({ data: { task, people } }, place): FieldProblem[] => {
    if (task !== "" && people === "")
      return [{ field: `steps.${place}.data.people`, message: "Falta quién la ha hecho" }];
    return task === "" && people !== "" ? [{ field: `steps.${place}.data.task`, message: "Falta la tarea" }] : [];
  });
  return [...alone, ...emptySteps(block, (place) => block.steps[place]?.data.task !== "")];
}
