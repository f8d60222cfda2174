import { createHmac, type KeyObject, sign } from "node:crypto";

/** Algorithm and key that a token is signed with. */
export interface JwsSigner {
  readonly algorithm: "EdDSA" | "ES256" | "HS256";
  readonly key: KeyObject;
  readonly id: string;
}

function signatureOf({ algorithm, key }: JwsSigner, content: string): Buffer {
  if (algorithm === "HS256") return createHmac("sha256", key).update(content).digest();
  const bytes = Buffer.from(content);
  // RFC 7518, 3.4 wants the two numbers one after the other, not in DER.
  return algorithm === "EdDSA" ? sign(null, bytes, key) : sign("sha256", bytes, { key, dsaEncoding: "ieee-p1363" });
}

/**
 * Signs claims as a compact JWS.
 *
 * At once, and not by WebCrypto: a signature takes less than the way to a thread and back.
 *
 * @see RFC 7515, 3.1 and RFC 8037, 3.1
 */
export function signCompactJws(signer: JwsSigner, claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const content = `${part({ alg: signer.algorithm, typ: "JWT", kid: signer.id })}.${part(claims)}`;
  return `${content}.${signatureOf(signer, content).toString("base64url")}`;
}
