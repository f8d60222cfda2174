import type { LinkAnswer } from "./link-verdict.ts";

/** Longest wait for an answer, milliseconds. */
const ANSWER_MS = 15_000;
/** Some sites refuse to say the head of what they gladly give whole. */
const HEAD_REFUSED = new Set([400, 403, 404, 405, 501]);
const HEADERS = { "user-agent": "Mozilla/5.0 (compatible; comprobador de enlaces)", accept: "text/html,*/*" };

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "UNKNOWN";
  if (error.name === "TimeoutError") return "TIMEOUT";
  const { cause } = error;
  return cause instanceof Error && "code" in cause ? String(cause.code) : error.name;
}

async function ask(url: string, method: "HEAD" | "GET"): Promise<LinkAnswer> {
  try {
    const response = await fetch(url, { method, headers: HEADERS, signal: AbortSignal.timeout(ANSWER_MS) });
    await response.body?.cancel();
    return { kind: "answered", status: response.status, finalUrl: response.url };
  } catch (error) {
    return { kind: "failed", code: codeOf(error) };
  }
}

/** Asks for an address on another site, politely: its head first, and the whole of it only where that is refused. */
export async function visitLink(url: string): Promise<LinkAnswer> {
  const answer = await ask(url, "HEAD");
  return answer.kind === "answered" && HEAD_REFUSED.has(answer.status) ? ask(url, "GET") : answer;
}
