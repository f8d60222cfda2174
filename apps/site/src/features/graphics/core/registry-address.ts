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
  ...{ q: "", type: "", status: "", author: "", section: "", tag: "", hasAlt: "", health: "", staleDays: "" },
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

function partOf(query: URLSearchParams): RegistryPart {
  if (query.has("grafico")) return query.has("editar") ? "edit" : "graphic";
  if (query.has("nuevo")) return "new";
  return query.has("importar") ? "import" : "list";
}

/** Reads the query of the registry's address; what makes no sense is left out. */
export function readAddress(search: string): RegistryAddress {
  const query = new URLSearchParams(search);
  const filters = Object.fromEntries(FILTERS.map((name) => [name, query.get(NAMES[name]) ?? ""]));
  return {
    part: partOf(query),
    id: query.get("grafico") ?? "",
    filters: { ...NO_FILTERS, ...filters },
    cursor: query.get("desde") ?? "",
    look: query.get("vista") === "cuadricula" ? "grid" : "table",
  };
}

/** Writes an address of the registry. @example writeAddress({ filters: { ...NO_FILTERS, q: "ipc" } }) // "/embed_data?buscar=ipc" */
export function writeAddress(address: Partial<RegistryAddress>): string {
  const { part = "list", id = "", filters = NO_FILTERS, cursor = "", look = "table" } = address;
  const query = new URLSearchParams();
  if (part === "graphic" || part === "edit") query.set("grafico", id);
  if (part === "edit") query.set("editar", "");
  if (part === "new") query.set("nuevo", "");
  if (part === "import") query.set("importar", "");
  if (part === "list") {
    for (const name of FILTERS) if (filters[name] !== "") query.set(NAMES[name], filters[name]);
    if (cursor !== "") query.set("desde", cursor);
    if (look === "grid") query.set("vista", "cuadricula");
  }
  const text = query.toString();
  return text === "" ? PATH : `${PATH}?${text}`;
}

/** What the server is asked for a page of the list. */
export function listQuery({ filters, cursor }: Pick<RegistryAddress, "filters" | "cursor">): URLSearchParams {
  const query = new URLSearchParams();
  for (const name of FILTERS) if (filters[name] !== "") query.set(name, filters[name]);
  if (cursor !== "") query.set("cursor", cursor);
  return query;
}

/** Whether anything narrows the list. */
export function isNarrowed(filters: RegistryFilters): boolean {
  return FILTERS.some((name) => filters[name] !== "");
}
