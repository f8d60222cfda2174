/** Field by which a list of people may be ordered. */
export type SortField = "created_at" | "email" | "name" | "last_sign_in_at";

/** The order of a list of people. */
export interface SortOrder {
  readonly field: SortField;
  readonly direction: "asc" | "desc";
}

/** The order of a list of people, or why it cannot be one. */
export type Sort = SortOrder | { readonly reason: string };

const FIELDS: readonly SortField[] = ["created_at", "email", "name", "last_sign_in_at"];

/** Enough of a wrong value to recognise it in an error. */
const SHOWN_LENGTH = 40;

function readOne(value: string): Sort {
  const [name = "", direction = "desc"] = value.trim().split(/\s+/);
  const field = FIELDS.find((known) => known === name);
  if (field === undefined) return { reason: `bad field for sort '${name.slice(0, SHOWN_LENGTH)}'` };
  if (direction !== "asc" && direction !== "desc") {
    const shown = direction.slice(0, SHOWN_LENGTH);
    return { reason: `bad direction for sort '${shown}', only 'asc' and 'desc' allowed` };
  }
  return { field, direction };
}

/**
 * Reads the `sort` of a list of people: `name asc`, `created_at desc` or `created_at`, newest first by default.
 *
 * @param values - Every `sort` of the query; the first decides.
 */
export function readSort(values: readonly string[]): Sort {
  const orders = values.map(readOne);
  const wrong = orders.find((order) => "reason" in order);
  return wrong ?? orders[0] ?? { field: "created_at", direction: "desc" };
}
