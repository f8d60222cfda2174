/** The order of a list of people, or why it cannot be one. */
export type Sort = { readonly direction: "asc" | "desc" } | { readonly reason: string };

/** Enough of a wrong value to recognise it in an error. */
const SHOWN_LENGTH = 40;

/**
 * Reads the `sort` of a list of people: `created_at asc`, `created_at desc` or `created_at`, newest first by default.
 *
 * @param values - Every `sort` of the query; the first decides, as all name the same column.
 */
export function readSort(values: readonly string[]): Sort {
  for (const value of values) {
    const [field = "", direction = "desc"] = value.trim().split(/\s+/);
    if (field !== "created_at") return { reason: `bad field for sort '${field.slice(0, SHOWN_LENGTH)}'` };
    if (direction !== "asc" && direction !== "desc") {
      const shown = direction.slice(0, SHOWN_LENGTH);
      return { reason: `bad direction for sort '${shown}', only 'asc' and 'desc' allowed` };
    }
  }
  const first = values[0]?.trim().split(/\s+/)[1];
  return { direction: first === "asc" ? "asc" : "desc" };
}
