/** Names that the query may use, and the column each one looks into. */
const SCOPES = { author: "actor_key", action: "action", type: "log_type" } as const;

type AuditQuery = { readonly scope: (typeof SCOPES)[keyof typeof SCOPES]; readonly text: string };

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
