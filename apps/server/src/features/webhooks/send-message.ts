import { Problem } from "../../http/problem.ts";
import type { WebhookRow } from "./schema/tables.ts";
import { signMessage } from "./sign-message.ts";
import type { WebhooksContext } from "./webhooks-context.ts";

/** Outcome of sending a message. */
export interface Receipt {
  readonly isTaken: boolean;
  /** Status that came back; `null` when nothing did. */
  readonly status: number | null;
  /** Text of the answer, or the reason why none came. */
  readonly answer: string;
}

/** Connection errors of the system, in words for people. */
const CAUSES: Readonly<Record<string, string>> = {
  ECONNREFUSED: "Nadie escucha en esa dirección.",
  ECONNRESET: "Ha cortado la conexión.",
  ENOTFOUND: "Ese nombre no existe.",
  EAI_AGAIN: "No se ha podido buscar ese nombre.",
  TimeoutError: "No ha respondido en diez segundos.",
  CERT_HAS_EXPIRED: "Su certificado ha caducado.",
  DEPTH_ZERO_SELF_SIGNED_CERT: "Su certificado no es de confianza.",
};

function wordsFor({ message, cause }: Problem): string {
  if (!(cause instanceof Error)) return message;
  const code = "code" in cause && typeof cause.code === "string" ? cause.code : cause.name;
  return CAUSES[code] ?? CAUSES[cause.name] ?? message;
}

/** Sends a message to an address, signed for this try. @throws When the work is stopped. */
export async function sendMessage(
  { outside, now }: Pick<WebhooksContext, "outside" | "now">,
  { url, secret }: Pick<WebhookRow, "url" | "secret">,
  message: { readonly id: string; readonly event: string; readonly body: string },
  signal: AbortSignal,
): Promise<Receipt> {
  const headers = signMessage({ ...message, secret, atS: Math.floor(now() / 1000) });
  try {
    const { status, text } = await outside.send(url, { headers, body: Buffer.from(message.body) }, signal);
    return { isTaken: status >= 200 && status < 300, status, answer: text };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { isTaken: false, status: null, answer: wordsFor(error) };
  }
}
