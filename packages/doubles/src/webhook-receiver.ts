import { createHmac, timingSafeEqual } from "node:crypto";
import { listen } from "./listen.ts";

/** A message as it came. */
export interface ReceivedMessage {
  readonly id: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether its signature is of the secret that the receiver knows, and of the last five minutes. */
  readonly isGenuine: boolean;
}

/** Ways in which the receiver answers. */
export type ReceiverMood = "well" | "down" | "redirecting" | "gone" | "silent";

/** A system of others that is told of what happens. */
export interface WebhookReceiver {
  readonly url: string;
  readonly origin: string;
  /** Every message that came, whatever it was answered with, in the order in which they came. */
  readonly received: readonly ReceivedMessage[];
  /** Messages that it took. */
  readonly taken: readonly ReceivedMessage[];
  become(mood: ReceiverMood): void;
  /** Learns what messages are signed with. */
  learn(secret: string): void;
  stop(): Promise<void>;
}

/** As old as a message may be, seconds. */
const REPLAY_WINDOW_S = 300;
const SECRET_START = "whsec_";

const STATUS: Readonly<Record<Exclude<ReceiverMood, "silent">, number>> = {
  well: 204,
  down: 503,
  redirecting: 302,
  gone: 410,
};

function isSigned(secret: string, body: string, headers: Readonly<Record<string, string>>, nowS: number): boolean {
  const { "webhook-id": id = "", "webhook-timestamp": at = "", "webhook-signature": signature = "" } = headers;
  const key = Buffer.from(secret.slice(SECRET_START.length), "base64");
  const expected = Buffer.from(`v1,${createHmac("sha256", key).update(`${id}.${at}.${body}`).digest("base64")}`);
  const given = Buffer.from(signature);
  const isOfNow = Math.abs(nowS - Number(at)) <= REPLAY_WINDOW_S;
  return isOfNow && given.length === expected.length && timingSafeEqual(given, expected);
}

/**
 * Starts a receiver of webhooks that checks them as the contract says.
 *
 * @param nowMs - Its clock; that of the machine when left out.
 */
export async function startWebhookReceiver(nowMs: () => number = Date.now): Promise<WebhookReceiver> {
  const received: ReceivedMessage[] = [];
  const taken: ReceivedMessage[] = [];
  let mood: ReceiverMood = "well";
  let secret = "";
  const { url, stop } = await listen(() => ({ headers: sent, body }) => {
    const headers = Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)]));
    const isGenuine = isSigned(secret, body, headers, nowMs() / 1000);
    const message = { id: headers["webhook-id"] ?? "", headers, body, isGenuine };
    received.push(message);
    if (mood === "well") taken.push(message);
    if (mood === "silent") return { status: 0, body: "", isSilent: true };
    return { status: STATUS[mood], headers: { location: "/otra" }, body: mood === "down" ? "En obras\u0007" : "" };
  });
  return {
    url: `${url}/avisos`,
    origin: url,
    received,
    taken,
    become(next) {
      mood = next;
    },
    learn(learnt) {
      secret = learnt;
    },
    stop,
  };
}
