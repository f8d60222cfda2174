import { IDENTITY_ERRORS, type IdentityErrorCode, type IdentityErrorEntry } from "@nv/contracts";

interface IdentityErrorDetails {
  /** What fills the `{name}` places of the text on the wire. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Wait before trying again, whole seconds. */
  readonly retryAfterS?: number;
  /** What the body carries besides the text. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
}

/** A failure that callers can expect; its text on the wire comes from the catalogue of the contracts. */
export class IdentityError extends Error {
  readonly code: IdentityErrorCode;
  readonly entry: IdentityErrorEntry;
  readonly retryAfterS: number | null;
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(code: IdentityErrorCode, details: IdentityErrorDetails = {}) {
    const entry: IdentityErrorEntry = IDENTITY_ERRORS[code];
    super(
      entry.msg.replaceAll(/\{(\w+)\}/g, (_place, name: string) => String(details.values?.[name] ?? "")),
      { cause: details.cause },
    );
    this.name = "IdentityError";
    this.code = code;
    this.entry = entry;
    this.retryAfterS = details.retryAfterS ?? null;
    this.extra = details.extra ?? {};
  }
}
