import { SERVER_ERRORS, type ServerErrorCode } from "@nv/contracts";
import type { FieldProblem } from "@nv/contracts/schemas";

/** Details of an error response beyond its code and its sentence. */
export interface ProblemDetails {
  /** Problems to correct, field by field. */
  readonly fields?: readonly FieldProblem[];
  /** Time after which to try again, seconds. */
  readonly retryAfterS?: number;
  /** Anything else that the contract of the code names. */
  readonly [name: string]: unknown;
}

/** An expected failure of a route or its service; `answerErrors` makes the answer of it. */
export class Problem extends Error {
  override readonly name = "Problem";
  readonly code: ServerErrorCode;
  readonly details: ProblemDetails;

  constructor(code: ServerErrorCode, details: ProblemDetails = {}, options?: ErrorOptions) {
    super(SERVER_ERRORS[code].es, options);
    this.code = code;
    this.details = details;
  }
}

/** Refuses fields: `FIELDS_INVALID` with what is wrong. */
export function invalidFields(fields: readonly FieldProblem[]): Problem {
  return new Problem("FIELDS_INVALID", { fields });
}
