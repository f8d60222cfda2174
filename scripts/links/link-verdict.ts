/** Verdict on an address of another site. */
export type LinkVerdict = "alive" | "moved" | "dead" | "unsure";

/** Outcome of a request to another site. */
export type LinkAnswer =
  | { readonly kind: "answered"; readonly status: number; readonly finalUrl: string }
  /** `code` of the system's error: `ENOTFOUND`, `ECONNREFUSED`, `TIMEOUT`… */
  | { readonly kind: "failed"; readonly code: string };

/** Names that nobody holds any more: waiting does not bring them back. */
const GONE_CODES = new Set(["ENOTFOUND", "EAI_NONAME"]);
const GONE_STATUSES = new Set([404, 410]);

/** Signs that may stand at the end of an address without naming another page. */
const END_SIGNS = new Set(["/", "?", "#"]);

function withoutNoise(url: string): string {
  const address = url.replace(/^https?:\/\/(www\.)?/, "");
  let end = address.length;
  while (END_SIGNS.has(address[end - 1] ?? "")) end -= 1;
  return address.slice(0, end);
}

/**
 * Judges an address by its answer. A site that refuses robots, asks for a session or is ill says nothing about the address.
 *
 * @param url - As it is written in the page.
 */
export function linkVerdict(url: string, answer: LinkAnswer): LinkVerdict {
  if (answer.kind === "failed") return GONE_CODES.has(answer.code) ? "dead" : "unsure";
  if (GONE_STATUSES.has(answer.status)) return "dead";
  if (answer.status >= 400 || answer.status < 200) return "unsure";
  return withoutNoise(url.split("#", 1)[0] ?? "") === withoutNoise(answer.finalUrl) ? "alive" : "moved";
}
