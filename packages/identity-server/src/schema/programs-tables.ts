/** An account of a program. Nobody signs in to it. Times are Unix epoch in milliseconds. */
export interface ProgramServiceRow {
  readonly id: string;
  readonly name: string;
  readonly purpose: string;
  readonly created_at_ms: number;
  /** Address of who made it. */
  readonly made_by: string;
}

/** A key of a program, or the token of an assistant; it has one of both owners. */
export interface ProgramKeyRow {
  readonly id: string;
  /** SHA-256 of the secret. */
  readonly secret_hash: string;
  /** `key` or `token`. */
  readonly kind: string;
  readonly user_id: string | null;
  readonly service_id: string | null;
  readonly name: string;
  /** First characters of the secret. */
  readonly start: string;
  /** With spaces between. */
  readonly scopes: string;
  /** The only address that it opens; `null` for a key. */
  readonly resource: string | null;
  /** Method by which the session was opened in which it was made: it proves as much as that one. */
  readonly method: string;
  readonly second_method: string | null;
  readonly created_at_ms: number;
  readonly expires_at_ms: number;
  readonly last_used_at_ms: number | null;
}

/** Tables that keys of programs add. */
export interface ProgramsTables {
  identity_program_services: ProgramServiceRow;
  identity_program_keys: ProgramKeyRow;
}
