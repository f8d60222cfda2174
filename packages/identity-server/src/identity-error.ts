import { IDENTITY_ERRORS, type IdentityErrorCode, type IdentityErrorEntry } from "@nv/contracts";
import type { UserRow } from "./schema/tables.ts";

interface IdentityErrorDetails {
  /** Values of the `{name}` places of the text on the wire. */
  readonly values?: Readonly<Record<string, string | number>>;
  /** Wait before trying again, whole seconds. */
  readonly retryAfterS?: number;
  /** Fields of the body besides the text. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** Facts that the audit may tell of it, and the answer never does. */
  readonly about?: Refusal;
  readonly cause?: unknown;
}

/** Person who was refused, when that is known, and limit that refused them. */
interface Refusal {
  readonly actor?: UserRow;
  readonly limit?: string;
}

/** A failure that callers can expect; its text on the wire comes from the catalogue of the contracts. */
export class IdentityError extends Error {
  readonly code: IdentityErrorCode;
  readonly entry: IdentityErrorEntry;
  readonly retryAfterS: number | null;
  readonly extra: Readonly<Record<string, unknown>>;
  readonly about: Refusal;

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
    this.about = details.about ?? {};
  }
}
