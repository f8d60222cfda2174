import { IDENTITY_ERRORS, type IdentityErrorCode } from "@nv/contracts";
import { describeFailure, type FailureView, isRecord, kindOf, SENTENCES } from "@nv/web";

/** Said to who does not administer, or no longer does. */
const FORBIDDEN = `${SENTENCES.forbidden} Si administrabas el sitio, alguien ha cambiado tu rol.`;

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
  const text = isRecord(body)
    ? [body.msg, body.error_description].find((value) => typeof value === "string")
    : undefined;
  const known = typeof text === "string" ? identityFailure(text) : null;
  if (known?.code === "ADMIN_REQUIRED") return { kind: "forbidden", sentence: FORBIDDEN, code: known.code, body };
  // The server's own routes answer in Spanish; the identity service in the English that existing clients compare.
  const kind = kindOf(status);
  if (known === null || kind === "signed-out")
    return {
      ...describeFailure(status, body, { ...SENTENCES, forbidden: FORBIDDEN }),
      ...(known && { code: known.code }),
    };
  return { kind, sentence: known.sentence, code: known.code, body };
}
