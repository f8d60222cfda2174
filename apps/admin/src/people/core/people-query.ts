import { addressOf, pageField, readQuery } from "@nv/web/address";
import type { PersonState } from "./person-facts.ts";

/** Fields that the list may be ordered by, as the service names them. */
export const ORDER_FIELDS = ["name", "email", "last_sign_in_at", "created_at"] as const;
export type OrderField = (typeof ORDER_FIELDS)[number];

/** An order of the list. */
export interface Order {
  readonly field: OrderField;
  readonly direction: "asc" | "desc";
}

/** Query of the list of people: all of it is in the address, so that it can be sent and come back to. */
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

const STATES = ["confirmed", "invited", "unconfirmed", "banned"] as const satisfies readonly PersonState[];

function readOrder(text: string): Order {
  const [name, direction] = text.split(" ");
  const field = ORDER_FIELDS.find((known) => known === name);
  return field === undefined ? DEFAULT_ORDER : { field, direction: direction === "desc" ? "desc" : "asc" };
}

/**
 * Reads what the list shows from the query of the address; whatever is wrong in it counts as left out.
 *
 * @param search - `?buscar=ana&estado=banned`, with or without its question mark.
 */
export function readPeopleQuery(search: string): PeopleQuery {
  const query = readQuery(search);
  return {
    search: query.text("buscar"),
    state: query.oneOf(STATES, "estado"),
    role: query.has("rol") ? query.text("rol") : null,
    order: readOrder(query.text("orden")),
    page: query.page(),
  };
}

/** A role as an address says it: a name alone for people without one. */
const roleField = (role: string | null) => (role === "" ? true : role);

const orderField = ({ field, direction }: Order) => `${field} ${direction}`;

/** Writes the query of the address, without what is as it would be anyway. */
export function peopleAddress({ search, state, role, order, page }: PeopleQuery): string {
  const orden = orderField(order) === orderField(DEFAULT_ORDER) ? null : orderField(order);
  const fields = { buscar: search, estado: state, rol: roleField(role), orden, pagina: pageField(page) };
  return addressOf("/admin/people", fields);
}

/** Writes the call that asks the service for the page. */
export function peopleCall({ search, state, role, order, page }: PeopleQuery): string {
  const filter = search.trim() === "" ? null : search;
  const fields = { filter, state, role: roleField(role), sort: orderField(order), page, per_page: PER_PAGE };
  return addressOf("/admin/users", fields);
}

/** The order after a column was chosen: the other way round if it was the same, else from A to Z, and from the latest. */
export function nextOrder(order: Order, field: OrderField): Order {
  if (order.field === field) return { field, direction: order.direction === "asc" ? "desc" : "asc" };
  return { field, direction: field === "name" || field === "email" ? "asc" : "desc" };
}
