/**
 * Origin of a person's sign-in: a device and network together, of which a mail tells when it is new; a network alone
 * and a browser alone, which are not shut out by strangers' guesses. The key is a hash, so that the table shows none of
 * them.
 */
export interface DeviceRow {
  readonly user_id: string;
  readonly device_hash: string;
  readonly last_seen_ms: number;
}

/** A link that somebody asked for by an address, which may have an account or not: nobody looked yet. */
export interface LinkWishRow {
  readonly id: string;
  /** `recovery` or `magiclink`. */
  readonly kind: string;
  readonly aud: string;
  readonly email_key: string;
  /** Origin of the request, for the audit. */
  readonly address: string;
  readonly user_agent: string;
  readonly created_at_ms: number;
  /** SHA-256 of the cookie of the browser that asks, for a code besides the link; `null` when it can hold none. */
  readonly browser_hash: string | null;
}

/** A code of six digits that somebody may type in the browser that asked for it. */
export interface MailCodeRow {
  /** SHA-256 of the cookie of that browser. */
  readonly browser_hash: string;
  readonly user_id: string;
  /** Made with a key of the service: six digits by themselves are guessed. */
  readonly code_hash: string;
  readonly attempts: number;
  readonly expires_at_ms: number;
}

/** Tables that the operation of the service adds. */
export interface OperationsTables {
  identity_devices: DeviceRow;
  identity_link_wishes: LinkWishRow;
  identity_mail_codes: MailCodeRow;
}
