import { GRAPHICS_API_PATH } from "@nv/contracts";
import { addressOf, type Query, readQuery } from "@nv/web/address";

/** What narrows the list; empty texts narrow nothing. */
export interface RegistryFilters {
  readonly q: string;
  readonly type: string;
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
  readonly filters: RegistryFilters;
  /** Where the page of the list begins; empty at the beginning. */
  readonly cursor: string;
  readonly look: "table" | "grid";
}

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

const PATH = "/embed_data";

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
    filters: { ...NO_FILTERS, ...filters },
    cursor: query.text("desde"),
    look: query.text("vista") === "cuadricula" ? "grid" : "table",
  };
}

/** Writes an address of the registry. @example writeAddress({ filters: { ...NO_FILTERS, q: "ipc" } }) // "/embed_data?buscar=ipc" */
export function writeAddress(address: Partial<RegistryAddress>): string {
  const { part = "list", id = "", filters = NO_FILTERS, cursor = "", look = "table" } = address;
  if (part === "graphic" || part === "edit") return addressOf(PATH, { grafico: id, editar: part === "edit" });
  if (part === "new" || part === "import")
    return addressOf(PATH, { nuevo: part === "new", importar: part === "import" });
  const narrowed = Object.fromEntries(FILTERS.map((name) => [NAMES[name], filters[name]]));
  return addressOf(PATH, { ...narrowed, desde: cursor, vista: look === "grid" ? "cuadricula" : null });
}

/** Writes the call that asks the server for a page of the list. */
export function listCall({ filters, cursor }: Pick<RegistryAddress, "filters" | "cursor">): string {
  return addressOf(GRAPHICS_API_PATH, { ...filters, cursor });
}

/** Whether anything narrows the list. */
export function isNarrowed(filters: RegistryFilters): boolean {
  return FILTERS.some((name) => filters[name] !== "");
}
