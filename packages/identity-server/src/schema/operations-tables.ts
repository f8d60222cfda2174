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
}

/** Tables that the operation of the service adds. */
export interface OperationsTables {
  identity_devices: DeviceRow;
  identity_link_wishes: LinkWishRow;
}
