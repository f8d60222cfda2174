/** Said when the server cannot be reached. */
const NO_ANSWER = "El servidor no responde y no se ha guardado. Lo que has escrito sigue aquí: vuelve a intentarlo.";

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
    return response.ok ? "" : messageIn(await response.json());
  } catch {
    // The network is down, or what answered is not our server.
    return NO_ANSWER;
  }
}
