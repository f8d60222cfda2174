import type { FieldProblem } from "@nv/contracts/schemas";

/** Says beside the kind that it cannot show the table. */
export const refusal = (message: string): readonly FieldProblem[] => [{ field: "kind", message }];
