/** The person behind a session, as the identity service tells the site. */
export interface Session {
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  /** Display name; empty when the person gave none. */
  readonly name: string;
  /** The groups that the person is of, by name. */
  readonly groups: readonly string[];
  readonly isAdministrator: boolean;
}
