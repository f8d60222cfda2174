/**
 * Words what a new password must be like, for who is about to choose one.
 *
 * @param minLength - Code points, as the service says; one that does not say gets no words: it alone judges.
 */
export function passwordRule(translate: (key: string) => string, minLength: number | undefined): string | undefined {
  return minLength === undefined ? undefined : translate("password_rule").replace("{min}", String(minLength));
}
