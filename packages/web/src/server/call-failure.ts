import { isRecord } from "../schema.ts";

/** Kind of a failure, as far as a page behaves in another way. */
export type FailureKind =
  /** The server could not be reached: nothing is known about what it did. */
  | "offline"
  /** The session ended. */
  | "signed-out"
  /** The person may not do it, or no longer may. */
  | "forbidden"
  /** Request for something that does not exist. */
  | "missing"
  /** Somebody else changed it in the meantime. */
  | "conflict"
  /** Request that cannot be taken; the sentence says why. */
  | "refused"
  /** The server failed. */
  | "broken";

/** Said wherever the session turns out to be over, before what that means there. */
export const SESSION_OVER = "Tu sesión ha terminado";

/** Sentences for failures of which nobody else said anything better. */
export const SENTENCES: Readonly<Record<FailureKind, string>> = {
  offline: "No hay conexión con el servidor.",
  "signed-out": `${SESSION_OVER}. Vuelve a entrar.`,
  forbidden: "No tienes permiso para esto.",
  missing: "Esto ya no existe.",
  conflict: "Otra persona ha cambiado esto mientras tanto.",
  refused: "El servidor no lo acepta.",
  broken: "Algo ha fallado en el servidor. Vuelve a intentarlo dentro de un momento.",
};

const NOT_SAVED = "El servidor no responde y no se ha guardado. Lo que has escrito sigue aquí: vuelve a intentarlo.";

/** The same for a change that was on its way, where what was written stays in its field. */
export const UNSAVED_SENTENCES: Readonly<Record<FailureKind, string>> = {
  ...SENTENCES,
  offline: NOT_SAVED,
  "signed-out": `${SESSION_OVER} y no se ha guardado. Lo que has escrito se guarda en esta pestaña: entra y sigue donde estabas.`,
  broken: NOT_SAVED,
};

const NOT_DONE = "El servidor no responde y no sabemos si se ha hecho. Mira cómo está antes de repetirlo.";

/** The same for an order, which carries nothing that anybody wrote. */
export const ORDER_SENTENCES: Readonly<Record<FailureKind, string>> = {
  ...SENTENCES,
  offline: NOT_DONE,
  "signed-out": `${SESSION_OVER} y no se ha hecho. Entra y repítelo.`,
  broken: NOT_DONE,
};

/** In place of a status when nothing answered. */
export const NO_STATUS = 0;

const KINDS: Readonly<Record<number, FailureKind>> = {
  [NO_STATUS]: "offline",
  401: "signed-out",
  403: "forbidden",
  404: "missing",
  409: "conflict",
  412: "conflict",
};

/** Returns the kind of failure of a status. @param status - HTTP status, 400 to 599, or {@link NO_STATUS}. */
export function kindOf(status: number): FailureKind {
  return KINDS[status] ?? (status >= 500 ? "broken" : "refused");
}

/** A failed call as it is to be shown. */
export interface FailureView {
  readonly kind: FailureKind;
  /** Sentence that the person reads. */
  readonly sentence: string;
  /** Code of the failure in its catalogue; `null` when it has none. */
  readonly code?: string | null;
  /** Parsed body of the answer; `undefined` when there was none. */
  readonly body?: unknown;
}

/** A call that did not succeed. Its message is what the person reads. */
export class CallFailure extends Error {
  override readonly name = "CallFailure";
  readonly kind: FailureKind;
  readonly code: string | null;
  readonly body: unknown;

  constructor({ kind, sentence, code = null, body }: FailureView, options?: ErrorOptions) {
    super(sentence, options);
    this.kind = kind;
    this.code = code;
    this.body = body;
  }
}

/** Puts a refused answer in words. @param body - Parsed JSON, or `undefined` when the answer was none. */
export type DescribeFailure = (status: number, body: unknown) => FailureView | Promise<FailureView>;

/**
 * Reads a refusal of one of the server's own routes, which say in Spanish what is the matter.
 *
 * @param sentences - What is said where the route says nothing.
 */
export function describeFailure(status: number, body: unknown, sentences = SENTENCES): FailureView {
  const kind = kindOf(status);
  const own = isRecord(body) && typeof body.message === "string" && kind !== "signed-out" ? body.message : null;
  const code = isRecord(body) && typeof body.code === "string" ? body.code : null;
  return { kind, sentence: own ?? sentences[kind], code, body };
}

/** Any thrown value as a failure that can be shown; what nobody expected counts as `broken`. */
export function toCallFailure(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  return new CallFailure({ kind: "broken", sentence: SENTENCES.broken }, { cause: error });
}
