/** Said when the server cannot be reached. */
const NO_ANSWER = "El servidor no responde y no se ha guardado. Lo que has escrito sigue aquí: vuelve a intentarlo.";

/** Said when the session is over; whoever keeps what was typed offers the way in. */
export const SIGNED_OUT =
  "Tu sesión ha terminado y no se ha guardado. Lo escrito se queda en esta pestaña: entra y sigue.";

const UNAUTHORIZED = 401;

function messageIn(body: unknown): string {
  return typeof body === "object" && body !== null && "message" in body ? String(body.message) : NO_ANSWER;
}

/**
 * Sends a change to the server.
 *
 * @returns Empty when it was kept; otherwise a sentence that says why not.
 */
export async function sendJson(address: string, body: object): Promise<string> {
  try {
    const response = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    if (response.status === UNAUTHORIZED) return SIGNED_OUT;
    return response.ok ? "" : messageIn(await response.json());
  } catch {
    // The network is down, or what answered is not our server.
    return NO_ANSWER;
  }
}
