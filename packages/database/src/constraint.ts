/** Extended result codes of SQLite for a unique index and for a primary key. */
const SQLITE_UNIQUE = new Set([2067, 1555]);

/** SQLSTATE of PostgreSQL for a unique violation. */
const POSTGRES_UNIQUE = "23505";

/**
 * Tells whether a failed write met a row with the same unique key, on either database.
 *
 * @param error - What the query threw; anything.
 */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ("errcode" in error && typeof error.errcode === "number") return SQLITE_UNIQUE.has(error.errcode);
  return "code" in error && error.code === POSTGRES_UNIQUE;
}
