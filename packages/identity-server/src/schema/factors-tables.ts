/** The secret that a person's authenticator application shares with the service. */
export interface TotpRow {
  readonly user_id: string;
  /** Base32, 160 bits. Kept in clear, because the code of every step is computed from it. */
  readonly secret: string;
  readonly created_at_ms: number;
  /** `null` until a first right code; before that it protects nothing. */
  readonly activated_at_ms: number | null;
  /** Newest time step whose code was used; that code and older ones are refused. */
  readonly last_step: number;
}

/** A recovery code; it is removed when it is used. */
export interface RecoveryCodeRow {
  readonly code_hash: string;
  readonly user_id: string;
  readonly created_at_ms: number;
}

/** A sign-in that waits for its second factor. */
export interface MfaTicketRow {
  readonly token_hash: string;
  readonly user_id: string;
  /** Method by which the person proved the first factor. */
  readonly method: string;
  /** Hash of the password's hash at that moment: a ticket does not outlive a change of password. */
  readonly credential_stamp: string;
  /** Password of a recovery, set when the second factor is right. */
  readonly password_hash: string | null;
  /** Service that proved the first factor; `null` for every other way in. */
  readonly provider: string | null;
  /** JSON of what a directory said of that sign-in, its token encrypted; `null` for every other one. */
  readonly arrival: string | null;
  readonly attempts: number;
  readonly created_at_ms: number;
  readonly expires_at_ms: number;
}

/** A passkey. */
export interface PasskeyRow {
  /** Credential id, base64url. */
  readonly id: string;
  readonly user_id: string;
  readonly name: string;
  /** COSE key, base64url. */
  readonly public_key: string;
  /** Signature counter; always 0 for passkeys that are synced between devices. */
  readonly counter: number;
  /** JSON list of how browsers reach it. */
  readonly transports: string;
  /** 1 when the person's devices share it, else 0. */
  readonly is_synced: number;
  readonly created_at_ms: number;
  readonly last_used_at_ms: number | null;
  /** Name of the host that it was made for, when that is not the site's any more; `null` for one that serves here. */
  readonly host: string | null;
}

/** A question that a passkey must sign; it is removed when it is answered, rightly or not. */
export interface PasskeyChallengeRow {
  readonly challenge_hash: string;
  /** Session that registers a passkey; `null` for a sign-in. */
  readonly session_id: string | null;
  readonly expires_at_ms: number;
}

/** The tables of second factors and passkeys. */
export interface FactorsTables {
  identity_totp: TotpRow;
  identity_recovery_codes: RecoveryCodeRow;
  identity_mfa_tickets: MfaTicketRow;
  identity_passkeys: PasskeyRow;
  identity_passkey_challenges: PasskeyChallengeRow;
}
