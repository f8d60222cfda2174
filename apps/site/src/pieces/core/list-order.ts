/** Sort orders of the list, with their labels. */
export const ORDERS = {
  fit: "Lo que mejor encaja",
  changed: "Lo último cambiado",
  title: "Título",
  status: "Estado",
  health: "Salud, lo roto primero",
  author: "Autoría",
} as const;

/** Name of a sort order of the list. */
export type OrderName = keyof typeof ORDERS;

/** The order of a list. */
export interface ListOrder {
  readonly by: OrderName;
  readonly direction: "asc" | "desc";
}

/** Names in the address. */
const NAMES = {
  fit: "ajuste",
  changed: "cambio",
  title: "titulo",
  status: "estado",
  health: "salud",
  author: "autoria",
} as const satisfies Record<OrderName, string>;

/** The direction that people mean when they name an order: the latest change first, all else from its beginning. */
const firstDirection = (by: OrderName) => (by === "changed" ? "desc" : "asc");

/** An order as one names it. */
export const orderBy = (by: OrderName): ListOrder => ({ by, direction: firstDirection(by) });

/** The order in which a list comes when nobody chose one: what fits a search, else what changed last. */
export const usualOrder = (search: string): ListOrder => orderBy(search.trim() === "" ? "changed" : "fit");

/** The order after a click on the head of a column: that column's, and the other way round at the second click. */
export function orderAfter(order: ListOrder, by: OrderName): ListOrder {
  if (order.by !== by) return orderBy(by);
  return { by, direction: order.direction === "asc" ? "desc" : "asc" };
}

/** An order as the address says it; a line before it turns it round. @example orderName(orderBy("title")) // "titulo" */
export function orderName(order: ListOrder | null): string | null {
  if (order === null) return null;
  return `${order.direction === firstDirection(order.by) ? "" : "-"}${NAMES[order.by]}`;
}

/** Whether the list can be put in order by something. */
export const isOrder = (name: string): name is OrderName => Object.hasOwn(ORDERS, name);

/** Reads what {@link orderName} wrote. @returns `null` for anything else. */
export function readOrder(text: string): ListOrder | null {
  const isTurned = text.startsWith("-");
  const [by] = Object.entries(NAMES).find(([, name]) => name === text.slice(isTurned ? 1 : 0)) ?? [];
  if (by === undefined || !isOrder(by)) return null;
  const order = orderBy(by);
  return isTurned ? orderAfter(order, by) : order;
}
