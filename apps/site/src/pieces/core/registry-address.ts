import { GRAPHICS_API_PATH } from "@nv/contracts";
import { addressOf, type Query, readQuery } from "@nv/web/address";
import { type ListLook, lookName, readLook } from "../../records/core/list-look";
import { editAddress, graphicAddress, REGISTRY_PATH } from "./graphic-address";
import { type ListOrder, orderName, readOrder, usualOrder } from "./list-order";

/** Filters of the list; empty texts filter nothing. */
export interface RegistryFilters {
  readonly q: string;
  readonly type: string;
  /** A stage of a graphic's life; empty for all in which it is in use, {@link EVERY_STATUS} for the retired ones too. */
  readonly status: string;
  readonly author: string;
  readonly section: string;
  readonly tag: string;
  /** `yes` or `no`. */
  readonly hasAlt: string;
  readonly health: string;
  /** Whole days. */
  readonly staleDays: string;
}

/** Which part of the registry is on screen. */
export type RegistryPart = "list" | "new" | "import" | "graphic" | "edit";

/** Everything that the address of the registry says. */
export interface RegistryAddress {
  readonly part: RegistryPart;
  /** Id of the graphic, for its parts; empty for the others. */
  readonly id: string;
  /** Type of the new graphic, by its name in the address: `selector`, or {@link FOUND}; empty while it is chosen. */
  readonly making: string;
  /** Text that somebody pasted, in its one spelling, for a new one that is {@link FOUND}. */
  readonly source: string;
  readonly filters: RegistryFilters;
  /** Start of the page of the list; empty at the beginning. */
  readonly cursor: string;
  /** Look of the list that the address asks for; `null` for the one that somebody prefers. */
  readonly look: ListLook | null;
  /** The order that somebody chose; `null` for the usual one. */
  readonly order: ListOrder | null;
}

/** The filter that leaves out no stage. */
export const EVERY_STATUS = "all";

/** Name in the address of a new graphic that belongs to somebody else; the address also holds its link. */
export const FOUND = "enlace";

/** A list that nothing narrows. */
export const NO_FILTERS: RegistryFilters = {
  q: "",
  type: "",
  status: "",
  author: "",
  section: "",
  tag: "",
  hasAlt: "",
  health: "",
  staleDays: "",
};

/** Names in the address, which people read and share. */
const NAMES = {
  q: "buscar",
  type: "tipo",
  status: "estado",
  author: "autoria",
  section: "seccion",
  tag: "etiqueta",
  hasAlt: "alternativo",
  health: "salud",
  staleDays: "dias",
} as const satisfies Record<keyof RegistryFilters, string>;

const FILTERS = Object.keys(NAMES).filter((name): name is keyof RegistryFilters => Object.hasOwn(NAMES, name));

function partOf(query: Query): RegistryPart {
  if (query.has("grafico")) return query.has("editar") ? "edit" : "graphic";
  if (query.has("nuevo")) return "new";
  return query.has("importar") ? "import" : "list";
}

/** Reads the query of the registry's address; what makes no sense is left out. */
export function readAddress(search: string): RegistryAddress {
  const query = readQuery(search);
  const filters = Object.fromEntries(FILTERS.map((name) => [name, query.text(NAMES[name])]));
  return {
    part: partOf(query),
    id: query.text("grafico"),
    making: query.text("nuevo"),
    source: query.text("fuente"),
    filters: { ...NO_FILTERS, ...filters },
    cursor: query.text("desde"),
    look: readLook(query.text("vista")),
    order: readOrder(query.text("orden")),
  };
}

/** Writes an address of the registry. @example writeAddress({ filters: { ...NO_FILTERS, q: "ipc" } }) // "/embed_data?buscar=ipc" */
export function writeAddress(address: Partial<RegistryAddress>): string {
  const {
    part = "list",
    id = "",
    making = "",
    source = "",
    filters = NO_FILTERS,
    cursor = "",
    look = null,
    order = null,
  } = address;
  if (part === "graphic") return graphicAddress(id);
  if (part === "edit") return editAddress(id);
  if (part === "new") return addressOf(REGISTRY_PATH, { nuevo: making || true, fuente: source });
  if (part === "import") return addressOf(REGISTRY_PATH, { importar: true });
  const narrowed = Object.fromEntries(FILTERS.map((name) => [NAMES[name], filters[name]]));
  const shown = { orden: orderName(order), vista: lookName(look) };
  return addressOf(REGISTRY_PATH, { ...narrowed, desde: cursor, ...shown });
}

/** The order of a list: the one that was chosen, or the usual one. */
export const orderOf = ({ filters, order }: Pick<RegistryAddress, "filters" | "order">): ListOrder =>
  order ?? usualOrder(filters.q);

/** Writes the call that asks the server for a page of the list. */
export function listCall(address: Pick<RegistryAddress, "filters" | "cursor" | "order">): string {
  const { filters, cursor } = address;
  const { by, direction } = orderOf(address);
  const status = filters.status === EVERY_STATUS ? "" : filters.status;
  const inUse = filters.status === "" ? "yes" : null;
  return addressOf(GRAPHICS_API_PATH, { ...filters, status, inUse, order: by, direction, cursor });
}

/** Whether anything narrows the list. */
export function isNarrowed(filters: RegistryFilters): boolean {
  return FILTERS.some((name) => filters[name] !== "");
}
