/** The person behind a session, as the identity service tells the site. */
export interface Session {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  /** Display name; empty when the person gave none. */
  readonly name: string;
  /** The one group that the person is of; empty for none. */
  readonly role: string;
  readonly isAdministrator: boolean;
}
