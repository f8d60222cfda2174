import { SERVER_ERRORS, type ServerErrorCode } from "@nv/contracts";

/**
 * An expected failure of what administrators do from their screens. Its code is of the server's catalogue, because the
 * server's own routes answer with it.
 */
export class AdministrationError extends Error {
  override readonly name = "AdministrationError";
  readonly code: ServerErrorCode;
  /** Fields of the answer besides the sentence. */
  readonly extra: Readonly<Record<string, unknown>>;

  constructor(code: ServerErrorCode, options?: ErrorOptions, extra: Readonly<Record<string, unknown>> = {}) {
    super(SERVER_ERRORS[code].es, options);
    this.code = code;
    this.extra = extra;
  }
}
