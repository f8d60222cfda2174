/** What the service says of passwords. */
interface PasswordSettings {
  /** Fewest characters; a service that does not say judges alone. */
  readonly password_min_length?: number;
}

/**
 * Words what a new password must be like, for who is about to choose one.
 *
 * @param settings - The service's; one that does not say how long a password must be gets no words: it alone judges.
 */
export function passwordRule(translate: (key: string) => string, settings: PasswordSettings | null): string | undefined {
  const min = settings?.password_min_length;
  return min === undefined ? undefined : translate("password_rule").replace("{min}", String(min));
}
