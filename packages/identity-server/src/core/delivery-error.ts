/** Longest reason that is kept, characters. */
const REASON_MAX_LENGTH = 300;

/** Our links, and what looks like one of our secrets: a mail server may quote the mail that it refuses. */
const LINK = /https?:\/\/\S+/gi;
const SECRET = /[\w-]{22,}/g;

/** Fields of the error of a failed delivery; `nodemailer` adds the last two to its errors. */
interface DeliveryError {
  readonly message: string;
  /** `ECONNREFUSED`, `EAUTH`, `EENVELOPE`… */
  readonly code?: unknown;
  /** Response of the SMTP server. */
  readonly response?: unknown;
  readonly responseCode?: unknown;
}

function asDeliveryError(error: unknown): DeliveryError {
  return error instanceof Error ? error : { message: String(error) };
}

/** Takes links and secrets out of what a server said, and puts it on one line of a sane length. */
export function withoutSecrets(text: string): string {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, " ").trim();
  return line.replaceAll(LINK, "[…]").replaceAll(SECRET, "[…]").slice(0, REASON_MAX_LENGTH);
}

/**
 * Returns the text that is kept of a failed delivery: the server's own words, else those of the connection. Never a
 * link of the mail.
 *
 * @param error - What the transport threw; anything.
 * @example deliveryReason(error) // "550 5.1.1 no such user"
 */
export function deliveryReason(error: unknown): string {
  const { message, response, code } = asDeliveryError(error);
  if (typeof response === "string" && response !== "") return withoutSecrets(response);
  const said = withoutSecrets(message);
  return typeof code === "string" && !said.includes(code) ? `${code}: ${said}` : said;
}

/**
 * Tells whether a server refused the recipient for good, so that trying again gives the same answer.
 *
 * @see RFC 5321, 4.2.1; RFC 3463, 3.2 (X.1: addressing)
 */
export function isRecipientRefused(error: unknown): boolean {
  const { code, response, responseCode } = asDeliveryError(error);
  if (code !== "EENVELOPE" || typeof response !== "string") return false;
  const isPermanent = responseCode === 550 || responseCode === 551 || responseCode === 553;
  // A sender or policy that is refused (5.7.x) is ours to mend, so those mails wait.
  return isPermanent && (/\b5\.1\.[1-36]\b/.test(response) || !/\b5\.\d{1,3}\.\d{1,3}\b/.test(response));
}

/** Reason why a test mail did not leave, as far as the person in front of the screen can do something about it. */
export type DeliveryFailure =
  | "unreachable"
  | "unknownHost"
  | "timeout"
  | "credentials"
  | "encryption"
  | "refused"
  | "other";

/** Patterns of each failure in code and message, the particular before the general. */
const FAILURES: readonly (readonly [RegExp, DeliveryFailure])[] = [
  [/EAUTH|ENOAUTH|EOAUTH2/, "credentials"],
  [/ENOTFOUND|EAI_AGAIN|EDNS/, "unknownHost"],
  [/ETLS|EREQUIRETLS|\bCERT_|certificate|\bSSL|ERR_TLS|wrong version number/i, "encryption"],
  [/ETIMEDOUT|ETIMEOUT|timed? ?out/i, "timeout"],
  [/ECONN|ESOCKET|EHOSTUNREACH|ENETUNREACH|EPIPE/, "unreachable"],
  [/EENVELOPE|EMESSAGE|EPROTOCOL/, "refused"],
];

/** Sorts a failed delivery by what can be done about it. */
export function deliveryFailure(error: unknown): DeliveryFailure {
  const { message, code } = asDeliveryError(error);
  const said = `${typeof code === "string" ? code : ""} ${message}`;
  return FAILURES.find(([pattern]) => pattern.test(said))?.[1] ?? "other";
}
