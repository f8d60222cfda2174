/** Names that the query may use, and the column each one looks into. */
const SCOPES = { author: "actor_key", action: "action", type: "log_type" } as const;

/** Filter that the `query` of the original service asks for. */
type AuditQuery = { readonly scope: (typeof SCOPES)[keyof typeof SCOPES]; readonly text: string };

/** Which entries a list shows: those that pass every part. */
export interface AuditFilter {
  readonly query: AuditQuery | null;
  /** Somebody who did it, or to whom it was done. */
  readonly userId: string | null;
  /** Folded words that the people of the entry must hold, each of them. */
  readonly words: readonly string[];
  readonly action: string | null;
  /** From this moment on, Unix epoch in milliseconds. */
  readonly fromMs: number | null;
  /** Before this moment. */
  readonly toMs: number | null;
}

function isScope(name: string): name is keyof typeof SCOPES {
  return Object.hasOwn(SCOPES, name);
}

/**
 * Reads the `query` of the audit: `author:ana`, `action:login`, `type:team`.
 *
 * @returns The filter, `null` for an empty query, `"invalid"` for a scope that does not exist.
 */
export function readAuditQuery(query: string): AuditQuery | null | "invalid" {
  if (query === "") return null;
  const colon = query.indexOf(":");
  const name = colon === -1 ? "" : query.slice(0, colon);
  return isScope(name) ? { scope: SCOPES[name], text: query.slice(colon + 1) } : "invalid";
}

/** RFC 3339 with its zone: without one, the day would depend on where the server stands. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/**
 * Reads one end of a stretch of time.
 *
 * @param text - RFC 3339, such as `2026-11-20T09:00:00Z`; empty for an open end.
 * @returns Unix epoch in milliseconds, `null` for an open end, `"invalid"` for what is no time.
 */
export function readAuditTime(text: string): number | null | "invalid" {
  if (text === "") return null;
  const timeMs = TIME.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(timeMs) ? "invalid" : timeMs;
}
