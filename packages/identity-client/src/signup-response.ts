/** The answer to a sign-up. */
export interface SignupResponse {
  readonly id: string;
  readonly email: string;
  readonly confirmation_sent_at?: string;
  readonly confirmed_at?: string;
  readonly [other: string]: unknown;
}
