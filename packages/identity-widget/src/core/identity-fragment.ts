// A whole parameter, not the end of another one's name: pages have parameters of their own.
const TOKEN = /(?:^|[^\w-])(?:confirmation|invite|recovery|email_change|magiclink|access|mfa)_token=[^&]/;
const ERROR = /(?:^|[^\w-])error=[^&]/;
const DESCRIPTION = /(?:^|[^\w-])error_description=[^&]/;
const EMAIL_CHANGE = /(?:^|[^\w-])email_change_token=[^&]/;

/**
 * Tells whether the fragment of an address is for the widget rather than a place on the page: links of mails, and ways
 * back from outside sign-ins. The widget itself asks this, and so do pages that bring it only when it is needed.
 *
 * @param hash - `location.hash`, with or without its `#`.
 */
export function isIdentityFragment(hash: string): boolean {
  // Both, as OAuth has them: `#error=` alone may be a place of the page's own.
  return TOKEN.test(hash) || (ERROR.test(hash) && DESCRIPTION.test(hash));
}

/**
 * Tells whether the address is the link that confirms a changed e-mail address.
 *
 * @param hash - `location.hash`, with or without its `#`.
 */
export const isEmailChange = (hash: string): boolean => EMAIL_CHANGE.test(hash);
