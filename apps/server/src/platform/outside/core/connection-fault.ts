/** Reason why another site gave no answer. */
export type ConnectionFault = "tls" | "timeout" | "unreachable";

/** Error codes of Node and OpenSSL for a certificate or a handshake that is wrong. */
const TLS_CODE =
  /^(?:ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_(?:GET|VERIFY|DECRYPT)_|DEPTH_ZERO_|SELF_SIGNED_|EPROTO$|HOSTNAME_MISMATCH$)/;

const TIMEOUT_CODES: readonly unknown[] = ["ETIMEDOUT", "ESOCKETTIMEDOUT", "UND_ERR_CONNECT_TIMEOUT"];

/** Tells why a connection failed by what Node threw. */
export function connectionFault(error: unknown): ConnectionFault {
  if (!(error instanceof Error)) return "unreachable";
  const code = "code" in error ? error.code : undefined;
  if (error.name === "TimeoutError" || TIMEOUT_CODES.includes(code)) return "timeout";
  if (typeof code === "string" && TLS_CODE.test(code)) return "tls";
  return error.cause instanceof Error ? connectionFault(error.cause) : "unreachable";
}
