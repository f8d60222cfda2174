import { createHash, createHmac, randomBytes } from "node:crypto";
import { INSTANCE_ID } from "./message-of.ts";

/** Before a secret, so that people and programs know what it is. */
const SECRET_START = "whsec_";

/** As many as the hash has. */
const SECRET_BYTES = 32;

/** A new secret: 256 random bits. */
export const newSecret = (): string => SECRET_START + randomBytes(SECRET_BYTES).toString("base64");

/** Message to sign, with its secret. */
interface SignedMessage {
  readonly id: string;
  readonly event: string;
  readonly body: string;
  readonly secret: string;
  /** Unix epoch, seconds: of this try. */
  readonly atS: number;
}

const base64Url = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** The signature of the original service: a JWS that holds the hash of the body. Its key is the secret as it is written. */
function jwsOf({ body, secret, atS }: SignedMessage): string {
  const sha256 = createHash("sha256").update(body).digest("hex");
  const signed = `${base64Url({ alg: "HS256", typ: "JWT" })}.${base64Url({ iat: atS, iss: "gotrue", sub: INSTANCE_ID, sha256 })}`;
  return `${signed}.${createHmac("sha256", secret).update(signed).digest("base64url")}`;
}

const ACCOUNT = "account.";

/**
 * The headers by which a receiver knows that a message is ours, whole, and of now.
 *
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 * @see docs/contracts/webhooks.md
 */
export function signMessage(message: SignedMessage): Readonly<Record<string, string>> {
  const { id, event, body, secret, atS } = message;
  const key = Buffer.from(secret.slice(SECRET_START.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${atS}.${body}`).digest("base64");
  return {
    "content-type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": String(atS),
    "webhook-signature": `v1,${signature}`,
    ...(event.startsWith(ACCOUNT) && {
      "x-netlify-event": `identity_${event.slice(ACCOUNT.length)}`,
      "x-webhook-signature": jwsOf(message),
    }),
  };
}
