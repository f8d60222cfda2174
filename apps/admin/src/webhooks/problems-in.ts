import { FieldProblem } from "@nv/contracts/schemas";
import type { CallFailure } from "@nv/web";
import * as z from "zod/mini";

const Refused = z.object({ fields: z.array(FieldProblem) });

/** Reads the problems of single fields from a refusal; none when it is about no field. */
export function problemsIn({ body }: Pick<CallFailure, "body">): readonly FieldProblem[] {
  const read = Refused.safeParse(body);
  return read.success ? read.data.fields : [];
}
