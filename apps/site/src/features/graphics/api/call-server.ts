import type { FieldProblem, GraphicProblem } from "@nv/contracts/schemas";

/** Said when the server cannot be reached. */
const NO_ANSWER = "El servidor no responde. Lo que has escrito sigue aquí: vuelve a intentarlo.";

/** Said when the session ended while somebody was at work. */
const SIGNED_OUT =
  "Tu sesión ha terminado. Lo que has escrito se guarda en esta pestaña: entra otra vez y sigue donde estabas.";

/** A call that did not succeed. Its message is what the person reads. */
export class CallFailure extends Error {
  override readonly name = "CallFailure";
  /** Code of the server's catalogue; `OFFLINE` when nothing answered. */
  readonly code: string;
  /** What to correct, field by field. */
  readonly fields: readonly FieldProblem[];
  /** The whole answer, when the server gave one. */
  readonly problem: GraphicProblem | null;

  constructor(code: string, message: string, problem: GraphicProblem | null = null, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.fields = problem?.fields ?? [];
    this.problem = problem;
  }
}

/** Any thrown value as a failure that can be shown. */
export function toCallFailure(error: unknown): CallFailure {
  return error instanceof CallFailure ? error : new CallFailure("OFFLINE", NO_ANSWER, null, { cause: error });
}

/** Tells an answer by a property that it has; the server checks its own answers. */
function has<Body>(body: unknown, property: string): body is Body {
  return typeof body === "object" && body !== null && property in body;
}

/** Reads a refusal. @param body - Parsed answer; anything. */
export function failureOf(status: number, body: unknown): CallFailure {
  if (status === 401) return new CallFailure("SESSION_MISSING", SIGNED_OUT);
  return has<GraphicProblem>(body, "code") ? new CallFailure(body.code, body.message, body) : toCallFailure(body);
}

/** One call. */
export interface Call {
  readonly method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Sent as JSON. */
  readonly json?: object;
  readonly signal?: AbortSignal;
}

/**
 * Calls a route of the server.
 *
 * @param property - A property that the right answer has.
 * @throws {CallFailure} When it is refused, or nothing that can be read comes back.
 */
export async function callServer<Body>(property: string, address: string, call: Call = {}): Promise<Body> {
  const { method = "GET", json, signal } = call;
  const headers = new Headers({ accept: "application/json" });
  if (json !== undefined) headers.set("content-type", "application/json");
  try {
    const body = json === undefined ? undefined : JSON.stringify(json);
    const response = await fetch(address, { method, signal, body, headers });
    const answer: unknown = await response.json();
    if (response.ok && has<Body>(answer, property)) return answer;
    throw failureOf(response.status, answer);
  } catch (error) {
    if (signal?.aborted) throw error;
    throw toCallFailure(error);
  }
}
