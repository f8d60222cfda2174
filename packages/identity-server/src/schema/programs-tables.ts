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
  /** Service that the session came by; `null` for none. */
  readonly provider: string | null;
  readonly created_at_ms: number;
  readonly expires_at_ms: number;
  readonly last_used_at_ms: number | null;
  /** Directory that refused its person: it opens nothing until that one vouches for them again; `null` for none. */
  readonly held_by: string | null;
}

/** A permission for an assistant, until it is fetched and for a while after. */
export interface ProgramGrantRow {
  /** SHA-256 of the code. */
  readonly code_hash: string;
  readonly user_id: string;
  readonly client_id: string;
  readonly client_name: string;
  readonly redirect_uri: string;
  readonly challenge: string;
  /** With spaces between. */
  readonly scopes: string;
  readonly resource: string;
  readonly method: string;
  readonly second_method: string | null;
  /** Service that the session came by; `null` for none. */
  readonly provider: string | null;
  readonly expires_at_ms: number;
  /** Key that it was changed for, or would have been; `null` until somebody brings the code. */
  readonly key_id: string | null;
}

/** Tables that keys of programs add. */
export interface ProgramsTables {
  identity_program_services: ProgramServiceRow;
  identity_program_keys: ProgramKeyRow;
  identity_program_grants: ProgramGrantRow;
}
