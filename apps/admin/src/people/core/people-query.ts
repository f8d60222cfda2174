import { type PersonState, STATE_WORDS } from "./person-facts.ts";

/** What the list may be ordered by, as the service names it. */
export const ORDER_FIELDS = ["name", "email", "last_sign_in_at", "created_at"] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];

/** An order of the list. */
export interface Order {
  readonly field: OrderField;
  readonly direction: "asc" | "desc";
}

/** What the list shows: all of it is in the address, so that it can be sent and come back to. */
export interface PeopleQuery {
  readonly search: string;
  readonly state: PersonState | null;
  /** `null` for any, empty for people without one. */
  readonly role: string | null;
  readonly order: Order;
  /** From 1. */
  readonly page: number;
}

/** People on a page of the list. */
export const PER_PAGE = 50;

/** The newest first: who has just been invited is who one looks for. */
const DEFAULT_ORDER: Order = { field: "created_at", direction: "desc" };

function isState(text: string | null): text is PersonState {
  return text !== null && Object.hasOwn(STATE_WORDS, text);
}

function readOrder(text: string | null): Order {
  const [name, direction] = (text ?? "").split(" ");
  const field = ORDER_FIELDS.find((known) => known === name);
  return field === undefined ? DEFAULT_ORDER : { field, direction: direction === "desc" ? "desc" : "asc" };
}

function readPageNumber(text: string | null): number {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : 1;
}

/**
 * Reads what the list shows from the query of the address; whatever is wrong in it counts as left out.
 *
 * @param query - `?buscar=ana&estado=banned`, with or without its question mark.
 */
export function readPeopleQuery(query: string): PeopleQuery {
  const fields = new URLSearchParams(query);
  const state = fields.get("estado");
  return {
    search: fields.get("buscar") ?? "",
    state: isState(state) ? state : null,
    role: fields.get("rol"),
    order: readOrder(fields.get("orden")),
    page: readPageNumber(fields.get("pagina")),
  };
}

function present(fields: Readonly<Record<string, string | null>>): URLSearchParams {
  const given = Object.entries(fields).filter((field): field is [string, string] => field[1] !== null);
  return new URLSearchParams(given);
}

/** Writes the query of the address, without what is as it would be anyway. */
export function peopleAddress({ search, state, role, order, page }: PeopleQuery): string {
  const isDefault = order.field === DEFAULT_ORDER.field && order.direction === DEFAULT_ORDER.direction;
  const query = present({
    buscar: search === "" ? null : search,
    estado: state,
    rol: role,
    orden: isDefault ? null : `${order.field} ${order.direction}`,
    pagina: page === 1 ? null : String(page),
  }).toString();
  return query === "" ? "/admin/people" : `/admin/people?${query}`;
}

/** Writes the call that asks the service for the page. */
export function peopleCall({ search, state, role, order, page }: PeopleQuery): string {
  const query = present({
    filter: search.trim() === "" ? null : search,
    state,
    role,
    sort: `${order.field} ${order.direction}`,
    page: String(page),
    per_page: String(PER_PAGE),
  });
  return `/admin/users?${query}`;
}

/** The order after a column was chosen: the other way round if it was the same, else from A to Z, and from the latest. */
export function nextOrder(order: Order, field: OrderField): Order {
  if (order.field === field) return { field, direction: order.direction === "asc" ? "desc" : "asc" };
  return { field, direction: field === "name" || field === "email" ? "asc" : "desc" };
}
