import { IDENTITY_PATH } from "@nv/contracts";

/**
 * Brings the client of the identity service, a file of the inside: once the session is over it can no longer be fetched.
 *
 * @returns The client; asked again, the same.
 */
export async function loadRenewal() {
  const { GoTrue } = await import("@nv/identity-client");
  return new GoTrue({ APIUrl: IDENTITY_PATH });
}

/**
 * Renews the session of this browser, whose tokens outlive the server's cookie.
 *
 * @returns Whether there is a session again; never throws.
 */
export async function renewSession(): Promise<boolean> {
  try {
    const person = (await loadRenewal()).currentUser();
    await person?.jwt(true);
    return person !== null;
  } catch {
    // Refused or unreachable, it stays as it is: the call that needed it says that the session is over.
    return false;
  }
}
