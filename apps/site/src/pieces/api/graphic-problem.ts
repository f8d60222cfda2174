import { GraphicProblem } from "@nv/contracts/schemas";
import type { CallFailure } from "@nv/web";

/** Reads the details of a refusal of the registry besides its message: the current graphic, or the one that exists already. */
export function problemOf({ body }: CallFailure): Partial<GraphicProblem> {
  const read = GraphicProblem.safeParse(body);
  return read.success ? read.data : {};
}
