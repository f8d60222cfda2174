/** An outside identity that opens an account. Its key is the service, who vouches for the subject, and the subject. */
export interface IdentityRow {
  readonly aud: string;
  readonly provider: string;
  readonly issuer: string;
  readonly subject: string;
  readonly user_id: string;
  /** 1 when the service had verified the account's address as it was linked, else 0. */
  readonly proves_email: number;
  readonly created_at_ms: number;
  readonly last_sign_in_at_ms: number;
  /** JSON list of the groups that the directory stated last; `null` for who never came from one that states any. */
  readonly directory_groups: string | null;
}

/** A sign-in that went to an outside service and is not back yet. */
export interface ProviderFlowRow {
  /** SHA-256 of the state (OAuth) or RelayState (SAML). */
  readonly state_hash: string;
  /** SHA-256 of the cookie of the browser that started it. */
  readonly browser_hash: string;
  readonly provider: string;
  readonly aud: string;
  /** PKCE secret; worth nothing without the code and the client's secret. */
  readonly code_verifier: string;
  /** Nonce that the ID token must repeat; for SAML, the id of the request that the response must name. */
  readonly nonce: string;
  /** SHA-256 of the invitation that it accepts. */
  readonly invite_hash: string | null;
  /** Page of this site that it started from: path and query. */
  readonly return_path: string;
  /** JSON of the profile that a SAML response proved, while the browser brings its cookie. */
  readonly profile: string | null;
  /** 1 when nobody is to see anything of it: a failure goes back to the page without a word. */
  readonly is_silent: number;
  /** Person in whose account the service is linked, and the session that asked; `null` for a sign-in. */
  readonly link_user_id: string | null;
  readonly link_session_id: string | null;
  readonly created_at_ms: number;
  readonly expires_at_ms: number;
}

/** Tables that sign-in by outside services adds. */
export interface ProvidersTables {
  identity_identities: IdentityRow;
  identity_provider_flows: ProviderFlowRow;
}
