import { SERVER_ERRORS } from "@nv/contracts";
import { Problem, type ProblemDetails } from "../../http/problem.ts";

/** An outside service, as failures name it. */
export interface ServiceName {
  /** As people call it: `Datawrapper`. */
  readonly name: string;
  /** Environment variable without which it is off. */
  readonly variable: string;
}

/** Failures that an outside service can be the cause of. */
type ServiceCode =
  | "SERVICE_OFF"
  | "SERVICE_REFUSED"
  | "SERVICE_FORBIDDEN"
  | "SERVICE_NOT_FOUND"
  | "SERVICE_BUSY"
  | "SERVICE_ASKED_TOO_OFTEN"
  | "SERVICE_FAILED";

/** Writes the sentence about a failure of a service, for people. */
export function serviceSentence(code: ServiceCode, { name, variable }: ServiceName): string {
  return SERVER_ERRORS[code].es.replace("{service}", name).replace("{variable}", variable);
}

/** An outside service cannot do what was asked for; the sentence names it. */
export class ServiceProblem extends Problem {
  /** Status that the service answered; `null` when it did not, or nobody asked it. */
  readonly status: number | null;

  constructor(
    code: ServiceCode,
    service: ServiceName,
    details: ProblemDetails = {},
    { status = null, ...options }: ErrorOptions & { readonly status?: number | null } = {},
  ) {
    super(code, details, options);
    this.message = serviceSentence(code, service);
    this.status = status;
  }
}

/** Returns the error code for a response status of a service. @param status - 400 or more. */
export function codeOfStatus(status: number): ServiceCode {
  switch (status) {
    case 401:
      return "SERVICE_REFUSED";
    case 403:
      return "SERVICE_FORBIDDEN";
    case 404:
      return "SERVICE_NOT_FOUND";
    case 429:
      return "SERVICE_BUSY";
    default:
      return "SERVICE_FAILED";
  }
}
