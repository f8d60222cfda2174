import type { FieldProblem } from "@nv/contracts/schemas";
import type { Block } from "./block.ts";

/**
 * Lists what is missing in the steps of a block whatever its format: somebody who does not see must be told what is seen.
 *
 * @param altTextOf - What the file of a step says of itself; empty for nothing.
 */
export function stepProblems(
  { steps }: Pick<Block, "steps">,
  altTextOf: (place: number) => string,
): readonly FieldProblem[] {
  return steps.flatMap(({ alt }, place) =>
    alt.trim() !== "" || altTextOf(place).trim() !== ""
      ? []
      : [{ field: `steps.${place}.alt`, message: "Falta decir qué se ve: quien no lo ve no lo sabe" }],
  );
}

/** Steps that say nothing. @param changes - Whether what is seen changes at a step. */
export function emptySteps(
  { steps }: Pick<Block, "steps">,
  changes: (place: number) => boolean,
): readonly FieldProblem[] {
  return steps.flatMap(({ text }, place) =>
    text.trim() !== "" || changes(place)
      ? []
      : [{ field: `steps.${place}.text`, message: `El paso ${place + 1} no tiene texto ni cambia lo que se ve` }],
  );
}
