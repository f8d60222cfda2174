import { IDENTITY_PATH } from "@nv/contracts";

/** Address of the first administrator of a server that is measured. */
export const ADMINISTRATOR = "ana@ejemplo.org";
/** Password of theirs, long enough for any rule. */
export const PASSWORD = "una frase larga para medir";
const INVITATION = /#invite_token=([^&\s]+)/;
/** The invitation is printed when all of it has started, which on a busy machine takes most of a minute. */
const OUTPUT_POLLS = 900;
const POLL_MS = 100;

async function readInvitation(output: () => string): Promise<string> {
  for (let poll = 0; poll < OUTPUT_POLLS; poll += 1) {
    const token = INVITATION.exec(output())?.[1];
    if (token !== undefined) return token;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`The server printed no invitation:\n${output()}`);
}

/**
 * Makes the first administrator of a fresh server and gives their session cookie.
 *
 * @param url - Address of the server.
 * @param output - What the server has printed so far.
 * @returns `Cookie` header.
 */
export async function signedInCookie(url: string, output: () => string): Promise<string> {
  const body = {
    type: "signup",
    token: await readInvitation(output),
    password: PASSWORD,
    email: ADMINISTRATOR,
  };
  const response = await fetch(`${url}${IDENTITY_PATH}/verify`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: url },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The invitation was not accepted: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";", 1)[0])
    .join("; ");
}
