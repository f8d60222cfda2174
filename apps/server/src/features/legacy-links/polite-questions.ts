import type { Probed } from "../../platform/outside/outside-probe.ts";
import { createPace, type Pace } from "./core/pace.ts";
import type { LegacyLinksContext } from "./legacy-links-context.ts";

/** Questions a second to one host, which is asked one thing at a time. */
const OF_HOST_PER_SECOND = 4;

/** Questions a second, to all hosts together. */
const PER_SECOND = 20;

/** A host that fails so often, one time after the other, is asked nothing more in this look. */
const MOST_FAILURES = 3;

/** The beginning of a page is enough to see what it says of itself, bytes. */
const READ_BYTES = 300_000;

/** Failure of a host to answer: it is not there, it says nothing in time, or it wants to be asked less. */
export type HostFailure = "unreachable" | "timeout" | "busy";

/** Result of a question, or the reason why a host was spared it. */
export type Asked = Probed | { readonly kind: "spared"; readonly failure: HostFailure };

/** Asks one question, when it is its turn. */
export type AskInTurn = (question: { readonly url: string; readonly method: "GET" | "HEAD" }) => Promise<Asked>;

/** Memory of a host while a list is looked at. */
interface Host {
  readonly pace: Pace;
  /** Failures since its last answer. */
  failures: number;
  failure: HostFailure;
}

const TOO_MANY_REQUESTS = 429;

function failureOf(probed: Probed): HostFailure | null {
  if (probed.kind === "fault") return probed.fault === "tls" ? null : probed.fault;
  return probed.kind === "answer" && probed.answer.status === TOO_MANY_REQUESTS ? "busy" : null;
}

/**
 * Asks politely: each host one thing at a time and a few a second, whoever asks; one that does not answer, or asks to be left alone, is
 * left alone. That many hosts are asked at the same time is no burden to any of them.
 */
export function askPolitely(
  { outsideProbe, runExclusive, wait, now }: Pick<LegacyLinksContext, "outsideProbe" | "runExclusive" | "wait" | "now">,
  signal: AbortSignal,
): AskInTurn {
  const pace = createPace(PER_SECOND, now);
  const hosts = new Map<string, Host>();
  const hostOf = (name: string) => {
    const host = hosts.get(name) ?? { pace: createPace(OF_HOST_PER_SECOND, now), failures: 0, failure: "timeout" };
    hosts.set(name, host);
    return host;
  };

  return ({ url, method }) => {
    const name = URL.canParse(url) ? new URL(url).host : "";
    return runExclusive(`legacy-links ${name}`, async () => {
      const host = hostOf(name);
      if (host.failures >= MOST_FAILURES) return { kind: "spared", failure: host.failure };
      await wait(host.pace.take(), signal);
      await wait(pace.take(), signal);
      const probed = await outsideProbe({ url, method, mostBytes: method === "HEAD" ? 0 : READ_BYTES, signal });
      const failure = failureOf(probed);
      host.failures = failure === null ? 0 : host.failures + 1;
      host.failure = failure ?? host.failure;
      return probed;
    });
  };
}
