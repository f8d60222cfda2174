import { IDENTITY_ERRORS, type IdentityErrorCode } from "@nv/contracts";

/** What kind of failure it is, as far as a screen behaves in another way. */
export type FailureKind =
  /** The server could not be reached: nothing is known about what it did. */
  | "offline"
  /** The session ended, and nobody signed in again. */
  | "signed-out"
  /** The person does not administer, or no longer does. */
  | "forbidden"
  /** What was asked for does not exist. */
  | "missing"
  /** Somebody else changed it in the meantime. */
  | "conflict"
  /** What was sent cannot be taken; the sentence says why. */
  | "refused"
  /** The server failed. */
  | "broken";

/** A failed call, ready to be shown. */
export interface FailureView {
  readonly kind: FailureKind;
  /** What the person reads. */
  readonly sentence: string;
  /** Code of the failure in its catalogue, when it has one. */
  readonly code: string | null;
}

const KINDS: Readonly<Record<number, FailureKind>> = {
  403: "forbidden",
  404: "missing",
  409: "conflict",
  412: "conflict",
};

/** What is said when nobody else said anything better. */
export const SENTENCES: Readonly<Record<FailureKind, string>> = {
  offline: "No hay conexión con el servidor.",
  "signed-out": "Tu sesión ha terminado.",
  forbidden: "No tienes permiso para esto. Si administrabas el sitio, alguien ha cambiado tu rol.",
  missing: "Esto ya no existe.",
  conflict: "Otra persona ha cambiado esto mientras tanto.",
  refused: "El servidor no lo acepta.",
  broken: "Algo ha fallado en el servidor. Vuelve a intentarlo dentro de un momento.",
};

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

/** The text on the wire as a pattern whose holes take anything. */
function patternOf(msg: string): RegExp {
  const escaped = msg.replaceAll(/[.*+?^$()|[\]\\]/g, "\\$&").replaceAll(/\{(\w+)\}/g, "(?<$1>.*)");
  return new RegExp(`^${escaped}$`, "s");
}

function isIdentityCode(code: string): code is IdentityErrorCode {
  return Object.hasOwn(IDENTITY_ERRORS, code);
}

/** The failure of the identity service that has this text, with its holes filled in. */
function identityFailure(text: string): { readonly code: IdentityErrorCode; readonly sentence: string } | null {
  for (const code of Object.keys(IDENTITY_ERRORS).filter(isIdentityCode)) {
    const { msg, es } = IDENTITY_ERRORS[code];
    const match = msg === "" ? null : patternOf(msg).exec(text);
    if (match !== null)
      return { code, sentence: es.replaceAll(/\{(\w+)\}/g, (hole, name) => match.groups?.[name] ?? hole) };
  }
  return null;
}

/**
 * Reads a failed answer of the server or of the identity service.
 *
 * @param status - HTTP status, 400 to 599.
 * @param body - Parsed JSON, or anything else when the answer was not JSON.
 * @see docs/contracts/identity.md#failures
 */
export function failureOf(status: number, body: unknown): FailureView {
  const fields = isRecord(body) ? body : {};
  const text = [fields.msg, fields.error_description].find((value) => typeof value === "string") ?? "";
  const known = typeof text === "string" ? identityFailure(text) : null;
  if (known?.code === "ADMIN_REQUIRED") return { kind: "forbidden", sentence: SENTENCES.forbidden, code: known.code };
  if (status === 401) return { kind: "signed-out", sentence: SENTENCES["signed-out"], code: known?.code ?? null };
  const kind = KINDS[status] ?? (status >= 500 ? "broken" : "refused");
  // The server's own routes answer in Spanish; the identity service in the English that existing clients compare.
  const own = typeof fields.message === "string" ? fields.message : null;
  const code = typeof fields.code === "string" ? fields.code : (known?.code ?? null);
  return { kind, sentence: own ?? known?.sentence ?? SENTENCES[kind], code };
}
