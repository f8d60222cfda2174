/** Name of the errors whose text came with the address of the page: anybody can write it. */
const ADDRESS_ERROR = "AddressError";

/** Error code of OAuth for when somebody, or a rule, said no. */
const DENIED = "access_denied";

/**
 * Creates the error of an outside sign-in that the address reports.
 *
 * @param code - OAuth's code, such as `access_denied`.
 * @param description - The service's text, with or without its status in front, or the outside service's own.
 */
export function addressError(code: string, description: string): Error {
  const error = new Error(description.replace(/^\d{3}: /, ""));
  error.name = ADDRESS_ERROR;
  return Object.assign(error, { code });
}

/**
 * Chooses the key of the text for an error that came with the address, when its own text is not one of ours.
 *
 * A link can carry any text, and the dialog must not say it in the site's name.
 *
 * @returns `null` for every other error.
 */
export function keyOfAddressError(error: unknown): "address_denied" | "address_failure" | null {
  if (!(error instanceof Error) || error.name !== ADDRESS_ERROR) return null;
  return "code" in error && error.code === DENIED ? "address_denied" : "address_failure";
}
